extension Function {
  /// `int(number)`, `int(text)` and `int(moment)`.
  static let toInt = Function(
    "int", "a whole number; fractions are dropped",
    [
      .global(.int, gives: .int), .global(.uint, gives: .int), .global(.double, gives: .int),
      .global(.string, gives: .int), .global(.timestamp, gives: .int),
    ], revealsText: true,
    .unary { (value, _) throws(Fault) in
      let number: Int64?
      switch value {
      case .int: return value
      case .uint(let value): number = Int64(exactly: value)
      case .double(let value): number = whole(value)
      case .timestamp(let moment): number = moment.seconds
      case .string(let text):
        guard let value = Int64(text) else { throw Fault(.invalidArgument, "\(value) spells no whole number") }
        number = value
      default: throw .noSuchOverload("int", value)
      }
      guard let number else { throw Fault(.range, "\(value) does not fit into a whole number") }
      return .int(number)
    })

  /// The number without its fraction. Both ends of the range are excluded, because they stand for numbers beyond them
  /// too.
  private static func whole(_ number: Double) -> Int64? {
    number > -0x1p63 && number < 0x1p63 ? Int64(number) : nil
  }
}
