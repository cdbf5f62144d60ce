/// Where an evaluation reads the values of its variables.
public protocol VariableSource {
  /// The value of the variable with this number, as ``Environment`` gave it out.
  func value(ofVariable slot: Int) -> Value
}

extension [Value]: VariableSource {
  /// The element at `slot`; the unknown value beyond the end.
  public func value(ofVariable slot: Int) -> Value { slot < count ? self[slot] : .unknown }
}
