extension Function {
  /// `text.format(list)`.
  ///
  /// Source: the strings extension of cel-go: `%s`, `%d`, `%f`, `%e`, `%b`, `%o`, `%x`, `%X` and `%%`.
  static let format = Function(
    "format", "the text with `%s`, `%d` and their like filled in", [.on(.string, .list(.dyn), gives: .string)],
    .binary { (text, list, frame) throws(Fault) in
      guard let written = text.text, case .list(let operands) = list else {
        throw .noSuchOverload("format", text, list)
      }
      var filler = Filler(operands)
      let filled = try filler.fill(Array(written.utf8), &frame)
      return filler.isSecret ? .secret(filled) : .string(filled)
    })
}

/// Fills operands into a text.
private struct Filler {
  private let operands: [Value]
  private var next = 0
  /// Whether an operand that was filled in is a secret.
  var isSecret = false

  /// How many digits may stand after the point: what the longest fraction of a number has.
  private static let longestPrecision = 1074

  init(_ operands: [Value]) { self.operands = operands }

  mutating func fill(_ text: [UInt8], _ frame: inout Frame) throws(Fault) -> String {
    var result: [UInt8] = []
    var cursor = 0
    while cursor < text.count {
      if text[cursor] != ascii("%") {
        result.append(text[cursor])
        cursor += 1
      } else if cursor + 1 < text.count, text[cursor + 1] == ascii("%") {
        result.append(ascii("%"))
        cursor += 2
      } else {
        let filled = try clause(in: text, at: &cursor)
        try frame.takeText(filled.utf8.count)
        result += Array(filled.utf8)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func clause(in text: [UInt8], at cursor: inout Int) throws(Fault) -> String {
    cursor += 1
    let precision = try precision(in: text, at: &cursor)
    guard cursor < text.count else {
      throw Fault(.invalidArgument, "The text ends inside a clause that begins with `%`")
    }
    let letter = text[cursor]
    cursor += 1
    guard next < operands.count else {
      throw Fault(.invalidArgument, "The text has more clauses than the \(operands.count) values of the list")
    }
    let operand = operands[next]
    next += 1
    if case .secret = operand { isSecret = true }
    return try spell(operand, letter, precision)
  }

  private func precision(in text: [UInt8], at cursor: inout Int) throws(Fault) -> Int? {
    guard cursor < text.count, text[cursor] == ascii(".") else { return nil }
    let digits = text[(cursor + 1)...].prefix { $0.isDigit }
    cursor += 1 + digits.count
    guard let precision = Int(String(decoding: digits, as: UTF8.self)), precision <= Self.longestPrecision else {
      throw Fault(.invalidArgument, "The digits after the point are a number up to \(Self.longestPrecision)")
    }
    return precision
  }

  private func spell(_ operand: Value, _ letter: UInt8, _ precision: Int?) throws(Fault) -> String {
    let spelt: String?
    switch letter {
    case ascii("s"):
      if case .secret(let text) = operand { return text }
      spelt = operand.shown
    case ascii("d"): spelt = operand.converted == nil ? nil : operand.shown
    case ascii("f"): spelt = operand.converted.map { DecimalExpansion.fixed($0, precision ?? 6) }
    case ascii("e"): spelt = operand.converted.map { DecimalExpansion.scientific($0, precision ?? 6) }
    case ascii("b"): spelt = digits(operand, radix: 2)
    case ascii("o"): spelt = digits(operand, radix: 8)
    case ascii("x"): spelt = hexadecimal(operand)
    case ascii("X"): spelt = hexadecimal(operand)?.uppercased()
    default:
      throw Fault(.invalidArgument, "`%\(UnicodeScalar(letter))` is no clause; `%s`, `%d` and `%f` are some")
    }
    guard let spelt else {
      throw Fault(
        .invalidArgument,
        "`%\(UnicodeScalar(letter))` is not for values of type \(operand.typeName?.rawValue ?? "unset")")
    }
    return spelt
  }

  private func digits(_ operand: Value, radix: Int) -> String? {
    switch operand {
    case .int(let value): String(value, radix: radix)
    case .uint(let value): String(value, radix: radix)
    case .bool(let value) where radix == 2: value ? "1" : "0"
    default: nil
    }
  }

  private func hexadecimal(_ operand: Value) -> String? {
    switch operand {
    case .string(let text), .secret(let text): Self.pairs(Array(text.utf8))
    case .bytes(let bytes): Self.pairs(bytes)
    case .bool: nil
    default: digits(operand, radix: 16)
    }
  }

  private static func pairs(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
