public import FormDiagnostics

/// A value of a form together with the place it was written at.
///
/// Two located values are equal when what they say is equal: a form read back from its export equals the form it was
/// exported from, although every place differs.
public struct Placed<Value> {
  /// What was written.
  public let value: Value
  /// Where it was written.
  public let range: SourceRange

  /// `value`, written at `range`.
  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Placed: Sendable where Value: Sendable {}

extension Placed: Equatable where Value: Equatable {
  /// Compares what was written, not where.
  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }
}
