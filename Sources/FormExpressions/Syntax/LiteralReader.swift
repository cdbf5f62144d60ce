/// Turns the text of a literal into its value.
struct LiteralReader {
  let lexer: Lexer
  let range: Range<Int>

  /// The whole number that the token, with a minus before it when `isNegative`, stands for.
  func int(isNegative: Bool) throws(Refusal) -> Int64 {
    let written = (isNegative ? "-" : "") + lexer.text(in: range)
    let value = isHexadecimal ? Int64(hexDigits(isNegative: isNegative), radix: 16) : Int64(written)
    guard let value else {
      throw Refusal(
        .syntax, "`\(written)` does not fit into a whole number of 64 bits", at: range,
        hint: "Whole numbers reach from \(Int64.min) to \(Int64.max); with `.0` at its end it is a number with fraction"
      )
    }
    return value
  }

  /// The whole number without sign.
  func uint() throws(Refusal) -> UInt64 {
    let digits = lexer.text(in: range).dropLast()
    guard let value = isHexadecimal ? UInt64(digits.dropFirst(2), radix: 16) : UInt64(digits) else {
      throw Refusal(
        .syntax, "`\(digits)u` does not fit into a whole number of 64 bits without sign", at: range,
        hint: "They reach from 0 to \(UInt64.max)")
    }
    return value
  }

  /// The number with fraction or exponent.
  func double(isNegative: Bool) throws(Refusal) -> Double {
    let written = lexer.text(in: range)
    guard let value = Double(written.hasPrefix(".") ? "0" + written : written), value.isFinite else {
      throw Refusal(.syntax, "`\(written)` is too large for a number", at: range)
    }
    return isNegative ? -value : value
  }

  private var isHexadecimal: Bool { lexer.byte(at: range.lowerBound + 1) | 0x20 == ascii("x") }

  private func hexDigits(isNegative: Bool) -> String {
    (isNegative ? "-" : "") + lexer.text(in: range.lowerBound + 2..<range.upperBound)
  }

  // MARK: Texts and bytes

  /// The text of a string literal, its escapes resolved.
  func string() throws(Refusal) -> String {
    String(decoding: try contents(isBytes: false), as: UTF8.self)
  }

  /// The bytes of a bytes literal, its escapes resolved.
  func byteString() throws(Refusal) -> [UInt8] { try contents(isBytes: true) }

  private func contents(isBytes: Bool) throws(Refusal) -> [UInt8] {
    var start = range.lowerBound
    var isRaw = false
    while lexer.bytes[start].isNameStart {
      if lexer.bytes[start] | 0x20 == ascii("r") { isRaw = true }
      start += 1
    }
    let mark = lexer.bytes[start]
    let isTriple =
      range.upperBound - start >= 6 && lexer.bytes[start + 1] == mark && lexer.bytes[start + 2] == mark
    let inside = start + (isTriple ? 3 : 1)..<range.upperBound - (isTriple ? 3 : 1)
    if isRaw || !lexer.bytes[inside].contains(ascii("\\")) { return Array(lexer.bytes[inside]) }
    var result: [UInt8] = []
    result.reserveCapacity(inside.count)
    var cursor = inside.lowerBound
    while cursor < inside.upperBound {
      let byte = lexer.bytes[cursor]
      if byte == ascii("\\") {
        try appendEscape(at: &cursor, within: inside.upperBound, isBytes: isBytes, to: &result)
      } else {
        result.append(byte)
        cursor += 1
      }
    }
    return result
  }

  private func appendEscape(
    at cursor: inout Int, within end: Int, isBytes: Bool, to result: inout [UInt8]
  ) throws(Refusal) {
    let start = cursor
    let letter = cursor + 1 < end ? lexer.bytes[cursor + 1] : 0
    if let byte = Self.simpleEscapes[letter] {
      result.append(byte)
      cursor += 2
      return
    }
    let (digits, radix): (Range<Int>, UInt32) =
      switch letter {
      case ascii("x"), ascii("X"): (start + 2..<start + 4, 16)
      case ascii("u") where !isBytes: (start + 2..<start + 6, 16)
      case ascii("U") where !isBytes: (start + 2..<start + 10, 16)
      case ascii("0")...ascii("3"): (start + 1..<start + 4, 8)
      default: throw unknownEscape(at: start, isBytes: isBytes)
      }
    guard digits.upperBound <= end, lexer.bytes[digits].allSatisfy({ $0.isHexDigit && $0.hexValue < radix }) else {
      throw Refusal(
        .syntax, "This escape has too few digits: `\\x` takes two, `\\u` four, `\\U` eight, an octal one three",
        at: start..<min(digits.upperBound, end))
    }
    let value = lexer.bytes[digits].reduce(0) { $0 &* radix &+ $1.hexValue }
    cursor = digits.upperBound
    if isBytes {
      result.append(UInt8(truncatingIfNeeded: value))
    } else if let scalar = UnicodeScalar(value) {
      result.append(contentsOf: Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter))
    } else {
      throw Refusal(
        .syntax, "`\(lexer.text(in: start..<cursor))` is no character of Unicode", at: start..<cursor,
        hint: "Characters reach to U+10FFFF, without the surrogates U+D800 to U+DFFF")
    }
  }

  private func unknownEscape(at start: Int, isBytes: Bool) -> Refusal {
    var end = start + 2
    while end < range.upperBound, UTF8.isContinuation(lexer.bytes[end]) { end += 1 }
    let written = lexer.text(in: start..<end)
    let isUnicode = written == "\\u" || written == "\\U"
    return Refusal(
      .syntax, isUnicode ? "`\(written)` has no meaning in bytes" : "`\(written)` is no escape of a text",
      at: start..<end,
      hint: "A backslash itself is written `\\\\`; in `r'…'` backslashes need no second one",
      replacement: isUnicode ? nil : .init(start..<start + 1, "\\\\"))
  }

  private static let simpleEscapes: [UInt8: UInt8] = [
    ascii("a"): 0x07, ascii("b"): 0x08, ascii("f"): 0x0C, ascii("n"): 0x0A, ascii("r"): 0x0D, ascii("t"): 0x09,
    ascii("v"): 0x0B, ascii("\\"): 0x5C, ascii("?"): 0x3F, ascii("\""): 0x22, ascii("'"): 0x27, ascii("`"): 0x60,
  ]
}
