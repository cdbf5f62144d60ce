/// Takes an expression's text apart, one piece at a time, from left to right.
struct Lexer {
  /// The text as UTF-8.
  let bytes: [UInt8]
  /// Where the next piece is looked for.
  private(set) var cursor: Int

  /// Begins at byte `start` of the text.
  init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    cursor = start
  }

  /// The byte at `offset`; 0 past the end, which begins no piece.
  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The text in `range`.
  func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The next piece, or what is wrong with it.
  mutating func next() throws(Refusal) -> Token {
    skipBlanks()
    let start = cursor
    guard start < bytes.count else { return Token(kind: .end, range: start..<start) }
    let first = bytes[start]
    if first.isNameStart {
      if let quote = quoteAfterPrefix() { return try string(from: start, quote: quote) }
      return word()
    }
    if first.isDigit || (first == ascii(".") && byte(at: start + 1).isDigit) { return try number() }
    if first == ascii("'") || first == ascii("\"") { return try string(from: start, quote: start) }
    if first == ascii("`") { return try quotedIdentifier() }
    if let (kind, length) = punctuation(at: start) {
      cursor += length
      return Token(kind: kind, range: start..<cursor)
    }
    throw habit(at: start) ?? unexpectedCharacter(at: start)
  }

  /// The sign at `start` with its length; nil for what is no sign, or only the beginning of a habit such as `===`.
  private func punctuation(at start: Int) -> (Token.Kind, Int)? {
    let second = byte(at: start + 1)
    switch bytes[start] {
    case ascii("("): return (.leftParenthesis, 1)
    case ascii(")"): return (.rightParenthesis, 1)
    case ascii("["): return (.leftBracket, 1)
    case ascii("]"): return (.rightBracket, 1)
    case ascii("{"): return (.leftBrace, 1)
    case ascii("}"): return (.rightBrace, 1)
    case ascii("."): return (.dot, 1)
    case ascii(","): return (.comma, 1)
    case ascii(":"): return (.colon, 1)
    case ascii("+"): return (.arithmetic(.add), 1)
    case ascii("-"): return (.arithmetic(.subtract), 1)
    case ascii("/"): return (.arithmetic(.divide), 1)
    case ascii("%"): return (.arithmetic(.remainder), 1)
    case ascii("*"): return second == ascii("*") ? nil : (.arithmetic(.multiply), 1)
    case ascii("?"): return second == ascii("?") ? nil : (.question, 1)
    case ascii(">"): return second == ascii("=") ? (.relation(.greaterOrEqual), 2) : (.relation(.greater), 1)
    case ascii("&"): return second == ascii("&") ? (.logical(.and), 2) : nil
    case ascii("|"): return second == ascii("|") ? (.logical(.or), 2) : nil
    case ascii("<"):
      if second == ascii(">") { return nil }
      return second == ascii("=") ? (.relation(.lessOrEqual), 2) : (.relation(.less), 1)
    case ascii("="):
      return second == ascii("=") && byte(at: start + 2) != ascii("=") ? (.relation(.equal), 2) : nil
    case ascii("!"):
      if second != ascii("=") { return (.not, 1) }
      return byte(at: start + 2) == ascii("=") ? nil : (.relation(.notEqual), 2)
    default: return nil
    }
  }

  private mutating func skipBlanks() {
    while cursor < bytes.count {
      switch bytes[cursor] {
      case 0x09, 0x0A, 0x0C, 0x0D, 0x20: cursor += 1
      case ascii("/") where byte(at: cursor + 1) == ascii("/"):
        while cursor < bytes.count, bytes[cursor] != 0x0A { cursor += 1 }
      default: return
      }
    }
  }

  private mutating func word() -> Token {
    let start = cursor
    while byte(at: cursor).isNamePart { cursor += 1 }
    let kind: Token.Kind =
      switch text(in: start..<min(cursor, start + 6)) {
      case "true": .true
      case "false": .false
      case "null": .null
      case "in": .relation(.in)
      default: .identifier
      }
    return Token(kind: kind, range: start..<cursor)
  }

  private mutating func quotedIdentifier() throws(Refusal) -> Token {
    let start = cursor
    var end = start + 1
    while byte(at: end).isNamePart || [ascii("."), ascii("-"), ascii("/"), ascii(" ")].contains(byte(at: end)) {
      end += 1
    }
    guard byte(at: end) == ascii("`"), end > start + 1 else {
      if text(in: start..<min(bytes.count, start + 200)).contains("${") {
        throw Refusal(
          .syntax, "A text is not made with backticks and `${…}` here", at: start..<start + 1,
          hint: "Join the pieces by `+`: `first + ' ' + last`")
      }
      throw Refusal(
        .syntax, "This name in backticks is not closed or contains something that no name can have",
        at: start..<start + 1, hint: "Texts stand in single or double quotes: `'abc'`")
    }
    cursor = end + 1
    return Token(kind: .quotedIdentifier, range: start..<cursor)
  }

  // MARK: Numbers

  private mutating func number() throws(Refusal) -> Token {
    let start = cursor
    var kind = Token.Kind.int
    if bytes[start] == ascii("0"), byte(at: start + 1) | 0x20 == ascii("x"), byte(at: start + 2).isHexDigit {
      cursor += 2
      while byte(at: cursor).isHexDigit { cursor += 1 }
    } else {
      while byte(at: cursor).isDigit { cursor += 1 }
      if byte(at: cursor) == ascii("."), byte(at: cursor + 1).isDigit {
        kind = .double
        cursor += 1
        while byte(at: cursor).isDigit { cursor += 1 }
      }
      if let exponentEnd { (kind, cursor) = (.double, exponentEnd) }
    }
    if kind == .int, byte(at: cursor) | 0x20 == ascii("u") { (kind, cursor) = (.uint, cursor + 1) }
    let token = Token(kind: kind, range: start..<cursor)
    guard !byte(at: cursor).isNamePart else { throw malformedNumber(from: start) }
    if byte(at: cursor) >= 0x80, let unit = numberWithUnit(token.range) { throw unit }
    return token
  }

  private var exponentEnd: Int? {
    guard byte(at: cursor) | 0x20 == ascii("e") else { return nil }
    var end = cursor + 1
    if byte(at: end) == ascii("+") || byte(at: end) == ascii("-") { end += 1 }
    guard byte(at: end).isDigit else { return nil }
    while byte(at: end).isDigit { end += 1 }
    return end
  }

  // MARK: Texts

  /// Where the opening quote stands when the cursor is at `r`, `b`, `rb` or `br` (in either case) before one.
  private func quoteAfterPrefix() -> Int? {
    var end = cursor
    var seen: [UInt8] = []
    while end < cursor + 2, [ascii("r"), ascii("b")].contains(byte(at: end) | 0x20),
      !seen.contains(byte(at: end) | 0x20)
    {
      seen.append(byte(at: end) | 0x20)
      end += 1
    }
    return !seen.isEmpty && (byte(at: end) == ascii("'") || byte(at: end) == ascii("\"")) ? end : nil
  }

  private mutating func string(from start: Int, quote: Int) throws(Refusal) -> Token {
    let prefix = bytes[start..<quote].map { $0 | 0x20 }
    let isRaw = prefix.contains(ascii("r"))
    let mark = bytes[quote]
    let isTriple = byte(at: quote + 1) == mark && byte(at: quote + 2) == mark
    let opening = start..<quote + (isTriple ? 3 : 1)
    cursor = opening.upperBound
    while cursor < bytes.count {
      let here = bytes[cursor]
      if here == mark, !isTriple || (byte(at: cursor + 1) == mark && byte(at: cursor + 2) == mark) {
        cursor += isTriple ? 3 : 1
        return Token(kind: prefix.contains(ascii("b")) ? .bytes : .string, range: start..<cursor)
      }
      if !isTriple, here == 0x0A || here == 0x0D { break }
      cursor += !isRaw && here == ascii("\\") && cursor + 1 < bytes.count ? 2 : 1
    }
    cursor = min(cursor, bytes.count)
    let close = String(repeating: Character(UnicodeScalar(mark)), count: isTriple ? 3 : 1)
    throw Refusal(
      .syntax, "This text is never closed: the closing `\(close)` is missing", at: opening,
      hint: cursor < bytes.count
        ? "A text in single or double quotes ends on its line; write `\\n` for a line break"
        : opening.upperBound == bytes.count ? "An empty text is written `\(close)\(close)`" : nil)
  }
}

/// The byte of an ASCII character.
func ascii(_ scalar: UnicodeScalar) -> UInt8 { UInt8(ascii: scalar) }

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
  var isNameStart: Bool { (0x61...0x7A).contains(self | 0x20) || self == 0x5F }
  var isNamePart: Bool { isNameStart || isDigit }

  /// The value of a hexadecimal digit.
  var hexValue: UInt32 { UInt32(isDigit ? self - 0x30 : (self | 0x20) - 0x57) }
}
