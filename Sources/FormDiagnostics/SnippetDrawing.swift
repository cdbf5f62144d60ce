import FormText

/// Draws the source lines of one finding, with their numbers, marks and labels.
struct SnippetDrawing {
  let layout: SnippetLayout
  let lines: LineIndex
  /// The cells right of the gutter.
  let width: Int
  /// The digits of the greatest line number.
  let gutter: Int
  let palette: Palette

  /// A line to be drawn, with its marks.
  private struct Item {
    let line: Int
    var marks: [SnippetLayout.Mark]
  }

  /// Everything between the path and the notes.
  func rows() -> [String] {
    var result: [String] = []
    var last: Int?
    for item in items() {
      if let last, item.line == last + 2 {
        result += draw(Item(line: last + 1, marks: []))
      } else if let last, item.line > last + 2 {
        result.append(elision(after: last))
      }
      result += draw(item)
      last = item.line
    }
    return result
  }

  /// The lines in ascending order; a line stands twice when one window cannot hold all its marks.
  private func items() -> [Item] {
    var items: [Item] = layout.block?.shownLines.map { Item(line: $0, marks: []) } ?? []
    for mark in layout.marks {
      let place = items.lastIndex { $0.line == mark.line && fits(mark, beside: $0.marks) }
      if let place { items[place].marks.append(mark) } else { items.append(Item(line: mark.line, marks: [mark])) }
    }
    return items.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
  }

  private func fits(_ mark: SnippetLayout.Mark, beside others: [SnippetLayout.Mark]) -> Bool {
    guard let first = others.first else { return true }
    // Either the whole line finds room, or the marks with a little around them.
    return fits(lines.contents(ofLine: mark.line), in: width) || fits(first.range.union(mark.range), in: width - 8)
  }

  private func fits(_ range: SourceRange, in cells: Int) -> Bool {
    // A cluster of that many bytes a cell is no text that anyone reads.
    range.count <= 8 * width && lines.source[range].displayWidth <= cells
  }

  private func draw(_ item: Item) -> [String] {
    let contents = lines.contents(ofLine: item.line)
    let lead = layout.block == nil ? 0 : 2
    let line = SnippetLine(
      contents, in: lines.source, focus: focus(of: item, in: contents), available: width - lead)
    let number = String(item.line)
    let padding = String(repeating: " ", count: gutter - number.utf8.count)
    let text = sourceRow(item.line, line)
    let numbered = palette.paint(padding + number + " |", as: .gutter)
    let blank = palette.paint(String(repeating: " ", count: gutter) + " |", as: .gutter)
    var rows = [text.isEmpty ? numbered : numbered + " " + text]
    for row in blockRows(below: item.line, line) { rows.append(blank + " " + row.painted(by: palette)) }
    let marks = item.marks.map {
      MarkRows.Mark(
        cells: line.cells(of: $0.range), label: $0.label.escapedForDisplay(lineBreaks: true),
        isPrimary: $0.isPrimary)
    }
    let bar = isInsideBlock(below: item.line) ? paintedBar : String(repeating: " ", count: lead)
    for row in MarkRows(width: width - lead, severity: layout.severity).rows(for: marks) {
      rows.append(blank + " " + bar + row.painted(by: palette))
    }
    return rows
  }

  private func focus(of item: Item, in contents: SourceRange) -> SourceRange {
    if let first = item.marks.first { return item.marks.reduce(first.range) { $0.union($1.range) } }
    return SourceRange(at: contents.start)
  }

  private var paintedBar: String { palette.paint("|", as: .severity(layout.severity)) + " " }

  private func isInsideBlock(below line: Int) -> Bool {
    layout.block.map { $0.lines.lowerBound <= line && line < $0.lines.upperBound } ?? false
  }

  private func sourceRow(_ number: Int, _ line: SnippetLine) -> String {
    guard let block = layout.block else { return line.text }
    if number == block.lines.lowerBound {
      return (block.startsItsLine ? palette.paint("/", as: .severity(layout.severity)) : " ") + " " + line.text
    }
    return (block.lines.contains(number) ? paintedBar : "  ") + line.text
  }

  /// The row that shows where the block begins or ends, if it does so in line `number`.
  private func blockRows(below number: Int, _ line: SnippetLine) -> [MarkRows.Row] {
    guard let block = layout.block else { return [] }
    let role = Palette.Role.severity(layout.severity)
    var row = MarkRows.Row()
    if number == block.lines.lowerBound, !block.startsItsLine {
      let cell = line.cells(of: block.start.range).lowerBound + 2
      for place in 1..<cell { row.put("_", at: place, as: role) }
      row.put("^", at: cell, as: role)
      return [row]
    }
    guard number == block.lines.upperBound else { return [] }
    let cell = line.cells(of: block.end.range).upperBound + 1
    row.put("|", at: 0, as: role)
    for place in 1..<cell { row.put("_", at: place, as: role) }
    row.put("^", at: cell, as: role)
    return labelled(row, block.end.label.escapedForDisplay(lineBreaks: true), role)
  }

  /// The end of a block with its label beside it, or below when there is no room.
  private func labelled(_ row: MarkRows.Row, _ label: String, _ role: Palette.Role) -> [MarkRows.Row] {
    var row = row
    row.labelRole = role
    if row.characters.count + 1 + label.displayWidth <= width, !label.contains("\n") {
      row.label = label.isEmpty ? "" : " " + label
      return [row]
    }
    return [row]
      + label.wrapped(to: width - 2).map {
        var below = MarkRows.Row()
        below.label = "  " + $0
        below.labelRole = role
        return below
      }
  }

  private func elision(after line: Int) -> String {
    let dots = palette.paint("...", as: .gutter)
    guard isInsideBlock(below: line) else { return dots }
    return dots + String(repeating: " ", count: gutter) + palette.paint("|", as: .severity(layout.severity))
  }
}
