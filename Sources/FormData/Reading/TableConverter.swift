import FormModel

/// Writes the rows of CSV as JSON.
///
/// An empty cell is no answer. The cells of numbers and of boxes are numbers, `true` and `false` where they read so, and
/// texts where they do not, which the judge then refuses. The chosen options of a list are separated by `;`.
struct TableConverter {
  let header: TableHeader

  /// Writes the row in `range` as a record; the fault when it has no right shape.
  func convert(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout ConvertedRecord) -> RecordFault? {
    record.removeAll()
    let (cells, problem) = bytes.cells(range)
    if let problem { return RecordFault(.badQuotes, at: problem) }
    if cells.count > header.columnCount {
      return RecordFault(.extraCell, at: cells[header.columnCount].range.lowerBound)
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let length = bytes.encodedLength(at: index)
      if length == 0 { return RecordFault(.badEncoding, at: index) }
      index += length
    }
    record.mark(range.lowerBound)
    write(header.root, bytes, cells, into: &record)
    return nil
  }

  private func write(
    _ node: TableHeader.Node, _ bytes: Span<UInt8>, _ cells: [(range: Range<Int>, isQuoted: Bool)],
    into record: inout ConvertedRecord
  ) {
    switch node {
    case .column(let column, let kind): write(bytes, cells[column], kind, into: &record)
    case .object(let members):
      record.append("{")
      var isFirst = true
      for member in members where hasAnswer(member.node, cells) {
        if !isFirst { record.append(",") }
        isFirst = false
        if case .column(let column, _) = member.node { record.mark(cells[column].range.lowerBound) }
        record.append(string: member.name.utf8)
        record.append(":")
        write(member.node, bytes, cells, into: &record)
      }
      record.append("}")
    case .list(let elements):
      record.append("[")
      var isFirst = true
      for element in elements where hasAnswer(element, cells) {
        if !isFirst { record.append(",") }
        isFirst = false
        if let place = firstPlace(element, cells) { record.mark(place) }
        write(element, bytes, cells, into: &record)
      }
      record.append("]")
    }
  }

  private func hasAnswer(_ node: TableHeader.Node, _ cells: [(range: Range<Int>, isQuoted: Bool)]) -> Bool {
    switch node {
    case .column(let column, _): column < cells.count && !cells[column].range.isEmpty
    case .object(let members): members.contains { hasAnswer($0.node, cells) }
    case .list(let elements): elements.contains { hasAnswer($0, cells) }
    }
  }

  /// Where the first answer of a part stands.
  private func firstPlace(_ node: TableHeader.Node, _ cells: [(range: Range<Int>, isQuoted: Bool)]) -> Int? {
    guard hasAnswer(node, cells) else { return nil }
    switch node {
    case .column(let column, _): return cells[column].range.lowerBound
    case .object(let members): return members.lazy.compactMap { firstPlace($0.node, cells) }.first
    case .list(let elements): return elements.lazy.compactMap { firstPlace($0, cells) }.first
    }
  }

  private func write(
    _ bytes: Span<UInt8>, _ cell: (range: Range<Int>, isQuoted: Bool), _ kind: ValueKind,
    into record: inout ConvertedRecord
  ) {
    let text = bytes.cell(cell)
    record.mark(cell.range.lowerBound)
    switch kind {
    case .integer where isNumber(text): record.append(text)
    case .number where isNumber(text): record.append(text)
    // Spreadsheets write TRUE, and data frames True.
    case .boolean where Self.isWord("true", text): record.append("true")
    case .boolean where Self.isWord("false", text): record.append("false")
    case .choices:
      record.append("[")
      for (place, part) in text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).enumerated() {
        if place > 0 { record.append(",") }
        record.append(string: part)
      }
      record.append("]")
    default: record.append(string: text)
    }
  }

  /// Whether the text is the word, whatever the case of its letters.
  private static func isWord(_ word: String, _ text: [UInt8]) -> Bool {
    text.count == word.utf8.count && zip(text, word.utf8).allSatisfy { $0 | 0x20 == $1 }
  }

  private func isNumber(_ text: [UInt8]) -> Bool {
    let span = text.span
    return (try? span.afterNumber(0)) == text.count
  }
}
