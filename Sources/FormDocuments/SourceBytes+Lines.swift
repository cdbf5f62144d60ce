internal import FormDiagnostics

/// A line of a text, as explanations look at it.
struct SourceLine: Equatable {
  /// The first byte.
  let start: Int
  /// The byte behind the last one, the line break left out.
  let end: Int
  /// The first byte that is neither space nor tab; `end` when the line is blank.
  let content: Int
  /// The byte behind the last one that is no blank and no part of a comment.
  let contentEnd: Int

  var indentation: Int { content - start }
  var isBlank: Bool { contentEnd <= content }
  /// What stands on the line, without indentation and comment.
  var contentRange: SourceRange { SourceRange(content, Swift.max(content, contentEnd)) }
}

extension [UInt8] {
  /// The line that the byte at `offset` stands on; its line break belongs to it.
  func line(at offset: Int) -> SourceLine {
    var start = Swift.min(offset, count)
    while start > 0, !isLineBreak(start - 1) { start -= 1 }
    var end = start
    while end < count, !isLineBreak(end) { end += 1 }
    if start == 0, starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    var content = start
    while content < end, isSpaceOrTab(content) { content += 1 }
    return SourceLine(start: start, end: end, content: content, contentEnd: valueEnd(from: content, to: end))
  }

  /// The line above `line` that is no blank line or comment; nil when there is none.
  func line(above line: SourceLine) -> SourceLine? {
    var start = line.start
    while start > 0 {
      let above = self.line(at: start - 1)
      if !above.isBlank { return above }
      if above.start >= start || above.start == 0 { return nil }
      start = above.start
    }
    return nil
  }

  /// The line below `line`; nil at the end of the text.
  func line(below line: SourceLine) -> SourceLine? {
    guard line.end < count else { return nil }
    let isPair = self[line.end] == 0x0D && line.end + 1 < count && self[line.end + 1] == 0x0A
    return self.line(at: line.end + (isPair ? 2 : 1))
  }

  /// Where the value that begins at `start` ends, on a line that ends at `end`: before a comment and blanks.
  func valueEnd(from start: Int, to end: Int) -> Int {
    var last = start
    var offset = start
    while offset < end {
      if self[offset] == UInt8(ascii: "#"), offset == start || isSpaceOrTab(offset - 1) { break }
      if !isSpaceOrTab(offset) { last = offset + 1 }
      offset += 1
    }
    return last
  }

  /// The first colon from `start` on that ends a key: outside quotes, with a blank or the line's end behind it.
  func keyColon(from start: Int, to end: Int) -> Int? {
    var offset = start
    if offset < end, self[offset] == UInt8(ascii: "\"") || self[offset] == UInt8(ascii: "'") {
      let quote = self[offset]
      offset += 1
      while offset < end, self[offset] != quote { offset += self[offset] == UInt8(ascii: "\\") ? 2 : 1 }
      offset += 1
    }
    while offset < end {
      if self[offset] == UInt8(ascii: ":"), offset + 1 >= end || isSpaceOrTab(offset + 1) { return offset }
      offset += 1
    }
    return nil
  }

  /// Where the content behind the dashes of list items begins, from `start` on.
  func behindDashes(from start: Int, to end: Int) -> Int {
    var offset = start
    while isDash(offset) { offset = behindDash(at: offset, to: end) }
    return offset
  }

  /// Where the content behind the dash at `offset` begins.
  func behindDash(at offset: Int, to end: Int) -> Int {
    var offset = offset + 1
    while offset < end, isSpaceOrTab(offset) { offset += 1 }
    return offset
  }

  /// The directive behind `count` others, in the lines before a document, from the first that begins at `start` or behind; nil when there are
  /// no more.
  func directive(after count: Int, from start: Int) -> SourceRange? {
    var found = 0
    let first = line(at: start)
    var current = first.start < start ? line(below: first) : first
    while let line = current, line.start < self.count {
      if self[line.start] == UInt8(ascii: "%") {
        found += 1
        if found > count { return line.contentRange }
      } else if !line.isBlank {
        return nil
      }
      current = self.line(below: line)
    }
    return nil
  }

  /// Whether a dash that begins a list item stands at `offset`.
  func isDash(_ offset: Int) -> Bool {
    guard offset < count, self[offset] == UInt8(ascii: "-") else { return false }
    return offset + 1 == count || isSpaceOrTab(offset + 1) || isLineBreak(offset + 1)
  }

  func isSpaceOrTab(_ offset: Int) -> Bool { self[offset] == UInt8(ascii: " ") || self[offset] == UInt8(ascii: "\t") }

  func isLineBreak(_ offset: Int) -> Bool { self[offset] == 0x0A || self[offset] == 0x0D }
}
