internal import FormDiagnostics

extension [UInt8] {
  /// The finding about the first byte from `start` on that is not UTF-8, or the first control character that no
  /// document may hold; nil when there is none.
  func firstBadCharacter(from start: Int) -> Diagnostic? {
    var offset = start
    while offset < count {
      let end = Swift.min(offset + 8, count)
      if let word = ByteWord(of: self, at: offset), word.isASCII, word.firstPlace(below: 0x20) == nil { offset = end }
      while offset < end {
        let byte = self[offset]
        switch byte {
        // Of the control characters below space, tabs and line breaks may stand in a text.
        case 0x20..<0x80, 0x09, 0x0A, 0x0D: offset += 1
        case 0x80...:
          let length = sequenceLength(at: offset)
          if length == 0 { return .notUTF8(byte, at: SourceRange(offset, offset + 1)) }
          offset += length
        default: return .forbiddenCharacter(Unicode.Scalar(byte), at: SourceRange(offset, offset + 1))
        }
      }
    }
    return nil
  }

  /// How many bytes the character at `offset`, past ASCII, has; 0 when the bytes there are not UTF-8.
  ///
  /// Source: The Unicode Standard, table 3-7 (well-formed UTF-8 byte sequences).
  func sequenceLength(at offset: Int) -> Int {
    let second: ClosedRange<UInt8>
    let length: Int
    switch self[offset] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard offset + length <= count, second.contains(self[offset + 1]) else { return 0 }
    for index in offset + 2..<Swift.max(offset + 2, offset + length) where !UTF8.isContinuation(self[index]) {
      return 0
    }
    return length
  }
}

extension Diagnostic {
  /// The finding about a byte that is not UTF-8.
  static func notUTF8(_ byte: UInt8, at range: SourceRange) -> Self {
    let spelling = String(byte, radix: 16, uppercase: true)
    return Diagnostic(
      .badEncoding, "the byte \(spelling) here is not UTF-8", at: range,
      hint: "the file may be in another encoding, such as EUC-KR or Windows-1252; save it as UTF-8")
  }

  /// The finding about a character that may not stand in a document.
  static func forbiddenCharacter(_ scalar: Unicode.Scalar, at range: SourceRange) -> Self {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
    let name = scalar.value == 0 ? "\(code) (NUL)" : code
    return Diagnostic(
      .badEncoding, "the character \(name) may not stand in a document", at: range,
      hint: scalar.value == 0
        ? "this may not be a text file; otherwise remove the character"
        : "remove it, or write it in double quotes as `\\u\(code.dropFirst(2))`")
  }
}
