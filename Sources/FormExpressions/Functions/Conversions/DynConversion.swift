extension Function {
  /// `dyn(value)`.
  static let toDyn = Function(
    "dyn", "the same value, unchecked", [.global(.parameter("A"), gives: .dyn)],
    .unary { (value, _) throws(Fault) in value })
}
