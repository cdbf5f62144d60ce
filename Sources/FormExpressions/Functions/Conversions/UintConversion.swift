extension Function {
  /// `uint(number)` and `uint(text)`.
  static let toUint = Function(
    "uint", "a whole number without sign",
    [
      .global(.uint, gives: .uint), .global(.int, gives: .uint), .global(.double, gives: .uint),
      .global(.string, gives: .uint),
    ], revealsText: true,
    .unary { (value, _) throws(Fault) in
      let number: UInt64?
      switch value {
      case .uint: return value
      case .int(let value): number = UInt64(exactly: value)
      case .double(let value): number = value >= 0 && value < 0x1p64 ? UInt64(value) : nil
      case .string(let text):
        guard let value = UInt64(text) else { throw Fault(.invalidArgument, "\(value) spells no whole number") }
        number = value
      default: throw .noSuchOverload("uint", value)
      }
      guard let number else { throw Fault(.range, "\(value) does not fit into a whole number without sign") }
      return .uint(number)
    })
}
