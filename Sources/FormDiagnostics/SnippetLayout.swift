/// Which lines a finding shows, and what is marked in them.
struct SnippetLayout {
  /// A marked stretch of one line.
  struct Mark {
    let line: Int
    /// The bytes, within the line and without its line break.
    let range: SourceRange
    let label: String
    let isPrimary: Bool
  }

  /// How many related places are drawn at most.
  static let relatedLimit = 12

  /// How grave the finding is.
  let severity: Severity
  /// The marks in the order of the text. When ``block`` is set, the primary range is not among them.
  let marks: [Mark]
  /// The primary range, when it runs over several lines.
  let block: Block?
  /// The greatest line number that is shown.
  let lastLine: Int

  /// A range over several lines.
  struct Block {
    let start: Mark
    let end: Mark
    let lines: ClosedRange<Int>
    /// Whether nothing but white space stands before the range in its first line.
    let startsItsLine: Bool

    /// The lines that are shown: all of a few, otherwise the first two and the last one.
    var shownLines: [Int] {
      if lines.count <= 5 { return Array(lines) }
      return [lines.lowerBound, lines.lowerBound + 1, lines.upperBound]
    }
  }

  init(_ diagnostic: Diagnostic, in lines: LineIndex) {
    severity = diagnostic.severity
    var marks: [Mark] = []
    let first = Self.firstMark(diagnostic.range, diagnostic.label ?? "", isPrimary: true, in: lines)
    let last = Self.lastMark(diagnostic.range, diagnostic.label ?? "", in: lines)
    var lastLine = max(first.line, last.line)
    if last.line > first.line {
      block = Block(
        start: first, end: last, lines: first.line...last.line,
        startsItsLine: Self.isBlank(before: first, in: lines))
    } else {
      block = nil
      marks.append(first)
    }
    for related in diagnostic.related.prefix(Self.relatedLimit) {
      let mark = Self.firstMark(related.range, related.message, isPrimary: false, in: lines)
      lastLine = max(lastLine, mark.line)
      marks.append(mark)
    }
    self.lastLine = lastLine
    self.marks = marks.sorted { ($0.line, $0.range.start, $0.range.end) < ($1.line, $1.range.start, $1.range.end) }
  }

  private static func isBlank(before mark: Mark, in lines: LineIndex) -> Bool {
    let start = lines.contents(ofLine: mark.line).start
    return lines.source.bytes[start..<mark.range.start].allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
  }

  /// The part of `range` in the line it begins in.
  private static func firstMark(
    _ range: SourceRange, _ label: String, isPrimary: Bool, in lines: LineIndex
  ) -> Mark {
    let line = lines.position(at: range.start).line
    let contents = lines.contents(ofLine: line)
    let start = min(max(range.start, contents.start), contents.end)
    let end = min(max(range.end, start), contents.end)
    return Mark(line: line, range: SourceRange(start, end), label: label, isPrimary: isPrimary)
  }

  /// The part of `range` in the line it ends in; a range that ends with a line break ends in the line of the break.
  private static func lastMark(_ range: SourceRange, _ label: String, in lines: LineIndex) -> Mark {
    let last = max(range.start, min(range.end, lines.source.bytes.count) - 1)
    let line = lines.position(at: last).line
    let contents = lines.contents(ofLine: line)
    let start = max(min(range.start, contents.end), contents.start)
    let end = min(max(range.end, start), contents.end)
    return Mark(line: line, range: SourceRange(start, end), label: label, isPrimary: true)
  }
}
