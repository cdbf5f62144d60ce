internal import FormDiagnostics

extension JSONParser {
  /// A string, from its opening quote to its closing one.
  mutating func string() -> Node.Scalar? {
    let start = offset
    offset += 1
    var pending = offset
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        let content =
          text.isEmpty
          ? String(decoding: bytes[pending..<offset], as: UTF8.self)
          : String(decoding: text + bytes[pending..<offset], as: UTF8.self)
        offset += 1
        return Node.Scalar(text: content, range: SourceRange(start, offset), style: .doubleQuoted)
      case UInt8(ascii: "\\"):
        text += bytes[pending..<offset]
        guard let scalar = escape() else { return nil }
        text += UTF8.encode(scalar) ?? UTF8.EncodedScalar()
        pending = offset
      case 0x0A, 0x0D: return fail(unclosedString(start))
      case 0..<0x20: return fail(controlInString())
      default: offset += 1
      }
    }
    return fail(unclosedString(start))
  }

  /// An escape, from its backslash to its last character.
  private mutating func escape() -> Unicode.Scalar? {
    let start = offset
    offset += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return unicodeEscape(start)
    default: return fail(unknownEscape(start))
    }
  }

  /// The scalar of a `\u` escape that begins at `start`, or of two that form a surrogate pair.
  private mutating func unicodeEscape(_ start: Int) -> Unicode.Scalar? {
    guard let unit = hexadecimalUnit() else { return fail(shortEscape(start)) }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), current == UInt8(ascii: "\\"), offset + 1 < bytes.count,
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return fail(loneSurrogate(start)) }
    let second = offset
    offset += 2
    guard let trail = hexadecimalUnit() else { return fail(shortEscape(second)) }
    guard UTF16.isTrailSurrogate(trail) else {
      offset = second
      return fail(loneSurrogate(start))
    }
    return Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(trail & 0x3FF)))
  }

  /// Four hexadecimal digits.
  private mutating func hexadecimalUnit() -> UInt16? {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = current.flatMap(hexadecimalValue) else { return nil }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }

  /// A number: `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?`.
  mutating func number() -> Node? {
    let start = offset
    if current == UInt8(ascii: "-") { offset += 1 }
    let firstDigit = offset
    var isWellFormed = skipDigits() > 0 && (bytes[firstDigit] != UInt8(ascii: "0") || offset == firstDigit + 1)
    if current == UInt8(ascii: ".") {
      offset += 1
      isWellFormed = skipDigits() > 0 && isWellFormed
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      isWellFormed = skipDigits() > 0 && isWellFormed
    }
    guard isWellFormed, !isWordByte(current) else { return fail(badNumber(start)) }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    return .scalar(Node.Scalar(text: text, range: SourceRange(start, offset)))
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = current, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { offset += 1 }
    return offset - start
  }

  /// `true`, `false` or `null`; nil, without a finding, for anything else.
  mutating func word() -> Node? {
    for word in ["true", "false", "null"] where bytes[offset...].starts(with: word.utf8) {
      let end = offset + word.utf8.count
      if end < bytes.count, isWordByte(bytes[end]) { continue }
      defer { offset = end }
      return .scalar(Node.Scalar(text: word, range: SourceRange(offset, end)))
    }
    return nil
  }

  /// Whether `byte` may stand inside a name or number, so that a word goes on.
  func isWordByte(_ byte: UInt8?) -> Bool {
    switch byte ?? 0 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}

/// The value of a hexadecimal digit; nil for any other byte.
func hexadecimalValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
