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
    let edited = focus.stop == stop ? focus.text : nil
    let shown = typed(kind, value, edited, width: valueWidth)
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
    var cursor = ScreenPoint(column: start + shown.cursor.column, row: top + shown.cursor.row)
    if kind != .paragraph, let edited {
      let slot = FormBlock.Slot(
        stop: stop, row: top, column: start, width: valueWidth, isMasked: kind == .secret, attributes: attributes)
      cursor = slot.place(edited, in: &rows[top])
      self.slot = slot
    }
    var place = FormBlock.Place(stop: stop, rows: first..<rows.count, cursor: cursor)
    place.text = (ScreenPoint(column: start, row: top), valueWidth)
    place.cells =
      (first..<first + label.count).map { FormBlock.Cells(row: $0, columns: column..<column + labelWidth) }
      + (top..<top + shown.lines.count).map { FormBlock.Cells(row: $0, columns: start..<start + valueWidth) }
    places[stop] = place
    if let link = element.link { add(link, at: start) }
  }

  /// What the value of a text shows; of one that is edited in one row only how many rows it takes.
  private struct Typed {
    var lines: [String]
    var marks: [String] = []
    var cursor = ScreenPoint(column: 0, row: 0)
  }

  private func typed(_ kind: FormElement.TextKind, _ value: String, _ edited: EditedText?, width: Int) -> Typed {
    switch kind {
    case .paragraph: return paragraph(value, edited, width: width)
    case .line, .secret:
      if edited != nil { return Typed(lines: [""]) }
      if value.isEmpty { return Typed(lines: [FormBlock.Slot.blank(width)]) }
      if kind == .secret { return Typed(lines: [String(repeating: "*", count: min(8, width))]) }
      var resting = EditedText(value)
      resting.moveCursor(to: 0)
      return Typed(lines: [TextWindow(resting, width: width).text])
    }
  }

  private func paragraph(_ value: String, _ edited: EditedText?, width: Int) -> Typed {
    let count = Self.paragraphRows
    var text = edited ?? EditedText(value)
    if text.isEmpty { return Typed(lines: [String](repeating: FormBlock.Slot.blank(width), count: count)) }
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
