public import FormDiagnostics

extension SourceText {
  /// The text that the bytes of a file spell, and what is wrong with it.
  ///
  /// UTF-8 and UTF-16 are read, with or without a byte order mark; a mark stays part of the text. A text with
  /// findings is good for showing them and for nothing else: bytes that spell no character stand in it as U+FFFD,
  /// and it is empty when the file is too large.
  ///
  /// Reports `too-large` and `bad-encoding`. Characters that only YAML forbids are the YAML reader's to find.
  ///
  /// Source: YAML 1.2.2, sections 5.1 (character set) and 5.2 (character encodings).
  public static func reading(
    _ bytes: [UInt8], name: String, limits: DocumentLimits = .standard
  ) -> (source: SourceText, diagnostics: [Diagnostic]) {
    guard bytes.count <= limits.size else {
      let source = SourceText(name: name, bytes: [])
      return (source, [.tooLarge(bytes.count, limits, at: SourceRange(at: 0))])
    }
    switch FileEncoding(of: bytes) {
    case .utf8: return checked(SourceText(name: name, bytes: bytes))
    case .utf16LittleEndian: return decoding(bytes, name: name, encoding: .utf16LittleEndian)
    case .utf16BigEndian: return decoding(bytes, name: name, encoding: .utf16BigEndian)
    case .utf32:
      let source = SourceText(name: name, bytes: [])
      let finding = Diagnostic(
        .badEncoding, "the file is UTF-32, which is not read", at: SourceRange(at: 0), hint: "save it as UTF-8")
      return (source, [finding])
    }
  }

  /// The bytes of a file that holds `bytes`, which are UTF-8, in `encoding`: the way back after an edit.
  ///
  /// A byte order mark is written when `bytes` begin with one. Bytes that are not UTF-8 become U+FFFD in UTF-16.
  public static func encoded(_ bytes: [UInt8], as encoding: Encoding) -> [UInt8] {
    if encoding == .utf8 { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * 2)
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      result += encoding == .utf16BigEndian ? [high, low] : [low, high]
    }
    return result
  }

  private static func decoding(
    _ bytes: [UInt8], name: String, encoding: Encoding
  ) -> (source: SourceText, diagnostics: [Diagnostic]) {
    let (high, low) = encoding == .utf16BigEndian ? (0, 1) : (1, 0)
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for start in stride(from: 0, to: bytes.count - 1, by: 2) {
      units.append(UInt16(bytes[start + high]) << 8 | UInt16(bytes[start + low]))
    }
    var text: [UInt8] = []
    text.reserveCapacity(units.count)
    var firstHole: SourceRange?
    var decoder = UTF16()
    var iterator = units.makeIterator()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      case .error:
        firstHole = firstHole ?? SourceRange(text.count, text.count + 3)
        text += UTF8.encodedReplacementCharacter
      case .emptyInput: break decoding
      }
    }
    if bytes.count % 2 == 1 {
      firstHole = firstHole ?? SourceRange(text.count, text.count + 3)
      text += UTF8.encodedReplacementCharacter
    }
    let source = SourceText(name: name, bytes: text, encoding: encoding)
    guard let firstHole else { return checked(source) }
    let finding = Diagnostic(
      .badEncoding, "the file is UTF-16, and half a character is missing here", at: firstHole,
      hint: "save the file as UTF-8")
    return (source, [finding])
  }

  /// `source` with the finding about its first bad byte or forbidden character.
  private static func checked(_ source: SourceText) -> (source: SourceText, diagnostics: [Diagnostic]) {
    guard let finding = source.bytes.firstBadCharacter(from: source.byteOrderMarkCount) else { return (source, []) }
    return (source, [finding])
  }
}

/// How the bytes of a file spell text, guessed from its first four.
private enum FileEncoding {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian
  case utf32

  /// Source: YAML 1.2.2, section 5.2. Without a mark, a NUL decides; it must come with a text that reads as UTF-16
  /// throughout, because a file with a stray NUL is better called that.
  init(of bytes: [UInt8]) {
    func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
    switch (byte(0), byte(1), byte(2), byte(3)) {
    case (0, 0, 0xFE, 0xFF), (0xFF, 0xFE, 0, 0), (0, 0, 0, .some(1...)), (.some(1...), 0, 0, 0): self = .utf32
    case (0xFE, 0xFF, _, _): self = .utf16BigEndian
    case (0xFF, 0xFE, _, _): self = .utf16LittleEndian
    case (0, .some(1...), _, _) where bytes.looksLikeUTF16(highByte: 0): self = .utf16BigEndian
    case (.some(1...), 0, _, _) where bytes.looksLikeUTF16(highByte: 1): self = .utf16LittleEndian
    default: self = .utf8
    }
  }
}

extension [UInt8] {
  /// Whether the bytes are whole UTF-16 units none of which is NUL.
  fileprivate func looksLikeUTF16(highByte: Int) -> Bool {
    guard count.isMultiple(of: 2) else { return false }
    return !stride(from: 0, to: count, by: 2).contains { self[$0] == 0 && self[$0 + 1] == 0 }
  }
}

extension UTF8 {
  /// U+FFFD in UTF-8.
  fileprivate static var encodedReplacementCharacter: UTF8.EncodedScalar { encode("\u{FFFD}") ?? EncodedScalar() }
}
