extension Function {
  /// `type(value)`.
  static let typeOf = Function(
    "type", "the type of the value", [.global(.parameter("A"), gives: .type)],
    .unary { (value, _) throws(Fault) in value.typeName.map(Value.type) ?? .unknown })
}
