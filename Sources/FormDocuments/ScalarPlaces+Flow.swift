// Plain and quoted scalars: characters that stand for themselves, escapes, and lines that are folded into one.
//
// Source: YAML 1.2.2, sections 5.7 (escapes), 6.5 (line folding) and 7.3 (flow scalar styles).

extension ScalarPlaces {
  /// Walks the content of a plain or quoted scalar.
  mutating func walkFlow(_ content: Range<Int>) {
    var offset = content.lowerBound
    while offset < content.upperBound {
      if isBlank(offset) || breakLength(at: offset) > 0 {
        offset = walkBlanks(from: offset, to: content.upperBound, isEscaped: false)
      } else if scalar.style == .doubleQuoted, bytes[offset] == UInt8(ascii: "\\") {
        offset = walkEscape(at: offset, to: content.upperBound)
      } else if scalar.style == .singleQuoted, bytes[offset] == UInt8(ascii: "'") {
        add(offset..<min(offset + 2, content.upperBound), as: 1)
        offset += 2
      } else {
        let start = offset
        while offset < content.upperBound, isVerbatim(offset) { offset += 1 }
        offset = max(offset, start + 1)
        add(start..<offset)
      }
    }
  }

  /// Whether the byte at `offset` stands for itself wherever it is.
  private func isVerbatim(_ offset: Int) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\\"), UInt8(ascii: "'"): false
    default: breakLength(at: offset) == 0
    }
  }

  /// Walks a run of blanks and line breaks, and returns where it ends. Behind an escaped line break (`isEscaped`),
  /// blanks are skipped and only further breaks count.
  private mutating func walkBlanks(from start: Int, to end: Int, isEscaped: Bool) -> Int {
    var offset = start
    var breaks: [Range<Int>] = []
    while offset < end, isBlank(offset) || breakLength(at: offset) > 0 {
      let length = breakLength(at: offset)
      if length > 0 { breaks.append(offset..<offset + length) }
      offset += max(length, 1)
    }
    if breaks.isEmpty {
      if !isEscaped { add(start..<offset) }
    } else if isEscaped || breaks[0].count == 3 {
      for line in breaks { addBreak(line) }
    } else if breaks.count == 1 {
      add(start..<offset, as: 1)
    } else {
      for line in breaks.dropFirst() { addBreak(line) }
    }
    return offset
  }

  /// Walks the escape at `start`, and returns where it ends.
  private mutating func walkEscape(at start: Int, to end: Int) -> Int {
    guard start + 1 < end else {
      add(start..<end)
      return end
    }
    let lineBreak = breakLength(at: start + 1)
    if lineBreak > 0 { return walkBlanks(from: start + 1 + lineBreak, to: end, isEscaped: true) }
    let digits: Int
    switch bytes[start + 1] {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    case UInt8(ascii: "N"), UInt8(ascii: "_"):
      add(start..<start + 2, as: 2)
      return start + 2
    case UInt8(ascii: "L"), UInt8(ascii: "P"):
      add(start..<start + 2, as: 3)
      return start + 2
    default:
      add(start..<start + 2, as: 1)
      return start + 2
    }
    let escapeEnd = min(start + 2 + digits, end)
    let value = hexadecimal(start + 2..<escapeEnd)
    if let scalar = Unicode.Scalar(value) {
      add(start..<escapeEnd, as: UTF8.width(scalar))
      return escapeEnd
    }
    // JSON spells characters past U+FFFF as two escapes.
    let pairEnd = min(escapeEnd + 6, end)
    add(start..<pairEnd, as: 4)
    return pairEnd
  }

  private func hexadecimal(_ digits: Range<Int>) -> UInt32 {
    bytes[digits].reduce(0) { $0 << 4 | UInt32(hexadecimalValue($1) ?? 0) }
  }
}
