import FormDiagnostics

/// The lines of an issue's body.
///
/// A body whose first line ends in CRLF was written so throughout, as browsers send it: its line breaks are then LF in
/// every answer. In any other body only LF ends a line, and a CR belongs to the answer.
struct BodyLines {
  private let bytes: [UInt8]
  private let lines: [SourceRange]

  /// The lines of `text`; a line break at its end begins no further one.
  init(_ text: [UInt8]) {
    bytes = text
    let newline = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    let firstBreak = text.firstIndex(of: newline)
    let endsInPairs = firstBreak.map { $0 > 0 && text[$0 - 1] == carriageReturn } ?? false
    var lines: [SourceRange] = []
    var start = 0
    for index in text.indices where text[index] == newline {
      let isPair = endsInPairs && index > start && text[index - 1] == carriageReturn
      lines.append(SourceRange(start, isPair ? index - 1 : index))
      start = index + 1
    }
    if start < text.count { lines.append(SourceRange(start, text.count)) }
    self.lines = lines
  }

  /// How many lines there are.
  var count: Int { lines.count }

  /// The bytes of the line at `index`, without its line break.
  func range(_ index: Int) -> SourceRange {
    lines.indices.contains(index) ? lines[index] : SourceRange(at: bytes.count)
  }

  /// The text of the line at `index`.
  func text(_ index: Int) -> String { String(decoding: content(index), as: UTF8.self) }

  /// The bytes of the line at `index`.
  func content(_ index: Int) -> ArraySlice<UInt8> { bytes[lines[index].offsets] }

  /// Whether the line at `index` is there and empty.
  func isEmpty(_ index: Int) -> Bool { lines.indices.contains(index) && lines[index].isEmpty }

  /// The text of several lines, with a line break between each two.
  func text(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    for index in range {
      if index > range.lowerBound { text.append(UInt8(ascii: "\n")) }
      text += content(index)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes from the first of several lines to the end of the last one.
  func range(_ range: Range<Int>) -> SourceRange {
    guard let first = range.first, let last = range.last else { return SourceRange(at: bytes.count) }
    return SourceRange(lines[first].start, lines[last].end)
  }
}
