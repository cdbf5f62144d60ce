import FormText

extension FormBlockBuilder {
  /// Adds a field that is typed: its label and, beside or below it, its value.
  mutating func addTyped(_ element: FormElement, _ kind: FormElement.TextKind, _ value: String) {
    guard let stop = element.stop else { return }
    let column = indent(element)
    let start = valueColumn.map { $0 > column + 6 ? $0 : column + 6 } ?? column
    let room = max(width - start - 1, 4)
    let valueWidth = valueColumn == nil ? room : min(room, 50)
    let first = rows.count
    let attributes = element.isEnabled ? TextAttributes.plain : TextAttributes(dim: true)
    let labelWidth = valueColumn == nil ? width - column - 1 : start - column - 1
    var isBold = attributes
    isBold.isBold = focus.stop == stop
    let label = lines(element.fullLabel, labelWidth, hanging: 2)
    let shown = typed(kind, value, focus.stop == stop ? focus.text : nil, width: valueWidth)
    let firstValue = valueColumn == nil ? label.count : 0
    for place in 0..<max(label.count, firstValue + shown.lines.count) {
      var row = ScreenRow()
      if place < label.count { row.place(label[place], at: column, isBold) }
      let line = place - firstValue
      if shown.lines.indices.contains(line) {
        row.place(shown.lines[line], at: start, attributes)
        if shown.marks.indices.contains(line) { row.place(shown.marks[line], at: start + valueWidth) }
      }
      rows.append(row)
    }
    let top = first + firstValue
    var place = FormBlock.Place(
      stop: stop, rows: first..<rows.count,
      cursor: ScreenPoint(column: start + shown.cursor.column, row: top + shown.cursor.row))
    place.text = (ScreenPoint(column: start, row: top), valueWidth)
    place.cells =
      (first..<first + label.count).map { FormBlock.Cells(row: $0, columns: column..<column + labelWidth) }
      + (top..<top + shown.lines.count).map { FormBlock.Cells(row: $0, columns: start..<start + valueWidth) }
    places[stop] = place
    if let link = element.link { add(link, at: start) }
  }

  /// What the value of a text shows.
  private struct Typed {
    var lines: [String]
    var marks: [String] = []
    var cursor = ScreenPoint(column: 0, row: 0)
  }

  private func typed(_ kind: FormElement.TextKind, _ value: String, _ edited: EditedText?, width: Int) -> Typed {
    switch kind {
    case .paragraph: return paragraph(value, edited, width: width)
    case .line, .secret:
      if edited?.isEmpty ?? value.isEmpty { return Typed(lines: [Self.blank(width)]) }
      if let edited {
        let window = TextWindow(edited, width: width, isMasked: kind == .secret)
        return Typed(lines: [window.text], cursor: ScreenPoint(column: window.cursorColumn, row: 0))
      }
      if kind == .secret { return Typed(lines: [String(repeating: "*", count: min(8, width))]) }
      var resting = EditedText(value)
      resting.moveCursor(to: 0)
      return Typed(lines: [TextWindow(resting, width: width).text])
    }
  }

  /// What stands where nothing was typed yet.
  private static func blank(_ width: Int) -> String { String(repeating: "_", count: width) }

  private func paragraph(_ value: String, _ edited: EditedText?, width: Int) -> Typed {
    let count = Self.paragraphRows
    var text = edited ?? EditedText(value)
    if text.isEmpty { return Typed(lines: [String](repeating: Self.blank(width), count: count)) }
    if edited == nil { text.moveCursor(to: 0) }
    let layout = ParagraphLayout(text, width: width)
    let first = min(max(0, layout.cursor.row - count + 1), max(0, layout.rows.count - count))
    let shown = layout.rows[first..<min(first + count, layout.rows.count)].map(\.text)
    var typed = Typed(lines: shown + [String](repeating: "", count: count - shown.count))
    typed.marks = [String](repeating: "", count: count)
    if first > 0 { typed.marks[0] = "^" }
    if first + count < layout.rows.count { typed.marks[count - 1] = "v" }
    typed.cursor = ScreenPoint(column: layout.cursor.column, row: layout.cursor.row - first)
    return typed
  }
}
