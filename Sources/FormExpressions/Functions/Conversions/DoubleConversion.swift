extension Function {
  /// `double(number)` and `double(text)`.
  static let toDouble = Function(
    "double", "a number with fraction",
    [
      .global(.double, gives: .double), .global(.int, gives: .double), .global(.uint, gives: .double),
      .global(.string, gives: .double),
    ], revealsText: true,
    .unary { (value, _) throws(Fault) in
      if let number = value.converted { return .double(number) }
      guard case .string(let text) = value else { throw .noSuchOverload("double", value) }
      guard let number = number(text) else { throw Fault(.invalidArgument, "\(value) spells no number") }
      return .double(number)
    })

  private static func number(_ text: String) -> Double? {
    let unsigned = text.hasPrefix("+") || text.hasPrefix("-") ? text.dropFirst() : text[...]
    switch unsigned.lowercased() {
    case "inf", "infinity": return text.hasPrefix("-") ? -.infinity : .infinity
    case "nan": return .nan
    default: break
    }
    let isDecimal = unsigned.utf8.allSatisfy { $0.isDigit || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }
    return isDecimal ? Double(text) : nil
  }
}
