internal import FormDiagnostics

// Block scalars: lines without their indentation, kept (`|`) or folded (`>`).
//
// Source: YAML 1.2.2, section 8.1 (block scalar styles).

extension ScalarPlaces {
  /// Walks the lines below the header until the whole text is found.
  mutating func walkBlock() {
    let total = scalar.text.utf8.count
    var offset = lineEnd(from: scalar.range.start)
    offset += breakLength(at: offset)
    let indentation = self.indentation(ofLinesFrom: offset)
    // The line break above the current line, which is folded, kept or chomped when it is known what follows.
    var pending: Range<Int>?
    var emptyLines: [Range<Int>] = []
    var isAboveBlank = false
    while textCount + max(pending == nil ? 0 : 1, emptyLines.count) < total, offset < bytes.count {
      let content = skipIndentation(indentation, from: offset)
      let length = breakLength(at: content)
      if length > 0, content - offset <= indentation {
        emptyLines.append(content..<content + length)
        offset = content + length
        continue
      }
      guard content - offset == indentation else { break }
      let isBlankHere = isBlank(content)
      if let line = pending { join(line, emptyLines, isFolded: !isAboveBlank && !isBlankHere, nextContent: content) }
      if pending == nil { for line in emptyLines { addBreak(line) } }
      emptyLines = []
      isAboveBlank = isBlankHere
      let end = lineEnd(from: content)
      add(content..<end)
      let next = end + breakLength(at: end)
      pending = next > end ? end..<next : nil
      offset = next
    }
    for line in [pending].compactMap(\.self) + emptyLines where textCount < total { addBreak(line) }
  }

  /// Adds what the break `line` and the `empty` lines below it stand for, between two lines with content.
  private mutating func join(_ line: Range<Int>, _ empty: [Range<Int>], isFolded: Bool, nextContent: Int) {
    if scalar.style == .folded, isFolded, line.count < 3 {
      if empty.isEmpty { add(line.lowerBound..<nextContent, as: 1) }
    } else {
      addBreak(line)
    }
    for line in empty { addBreak(line) }
  }

  private func lineEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, breakLength(at: end) == 0 { end += 1 }
    return end
  }

  private func skipIndentation(_ indentation: Int, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, offset - start < indentation, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    return offset
  }

  /// How many spaces are taken from each line: what the first line with content has more than the text does there.
  private func indentation(ofLinesFrom start: Int) -> Int {
    var offset = start
    var lineStart = start
    while offset < bytes.count {
      let length = breakLength(at: offset)
      if length == 0, bytes[offset] != UInt8(ascii: " ") { break }
      offset += max(length, 1)
      if length > 0 { lineStart = offset }
    }
    var spaces = 0
    for byte in scalar.text.utf8 {
      if byte == UInt8(ascii: " ") {
        spaces += 1
      } else if byte == UInt8(ascii: "\n") {
        spaces = 0
      } else {
        return max(offset - lineStart - spaces, 0)
      }
    }
    // Nothing but blanks: the text has no line to measure, so each line of the source is an empty one.
    return .max
  }
}
