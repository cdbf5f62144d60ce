import FormModel
import FormText

extension FormBlockBuilder {
  /// Adds a box with its label and link.
  mutating func addBox(_ element: FormElement, _ state: FormElement.BoxState, _ look: FormElement.BoxLook) {
    guard let stop = element.stop else { return }
    let column = indent(element)
    let isFocused = focus.stop == stop
    var attributes = TextAttributes(color: state == .off ? nil : element.color ?? .green, bold: isFocused)
    if !element.isEnabled { attributes = TextAttributes(dim: true) }
    let first = rows.count
    let slot: Int
    switch look {
    case .square, .circle, .toggle:
      slot = look == .toggle ? BoxGlyphs.toggleSlot : BoxGlyphs.slot
      let sign = look == .toggle ? glyphs.toggle(state) : glyphs.sign(state, isRound: look == .circle)
      addText(element.name, at: column + slot + 1, element.isEnabled ? .plain : TextAttributes(dim: true))
      var marked = ScreenRow()
      marked.place(sign, at: column, attributes)
      rows[first] = marked.adding(rows[first])
    case .button(let isRound):
      slot = BoxGlyphs.slot + 2
      let isPressed = focus.pressed == stop
      addText(element.name, at: column + slot + 1, element.isEnabled ? .plain : TextAttributes(dim: true))
      let sides = element.isEnabled ? ("[", "]") : ("(", ")")
      var marked = ScreenRow()
      marked.place(sides.0 + (isPressed ? "*" : " "), at: column)
      marked.place(glyphs.sign(state, isRound: isRound), at: column + 2, attributes)
      rows[first] = marked.adding(rows[first])
      rows[rows.count - 1].append((isPressed ? "*" : " ") + sides.1)
    }
    let added = first..<rows.count
    register(stop, rows: added, cursor: ScreenPoint(column: column, row: first), cells: cells(of: added, from: column))
    if let link = element.link { add(link, at: column + slot + 1) }
  }

  /// Adds a link beside what stands in the last row, or below it where it does not fit.
  mutating func add(_ link: FormElement.LinkLabel, at column: Int) {
    let text = link.label + Self.arrow + (link.isRead ? readMark : "")
    var start = rows[rows.count - 1].end + 3
    if valueColumn != nil, column == valueColumn { start = Int.max / 2 }
    var added = rows.count - 1..<rows.count
    if start + text.escapedForDisplay().displayWidth > width - 1 {
      start = column + 1
      added = addLinkText(link.label, isRead: link.isRead, at: start, TextAttributes(underlined: true))
    } else {
      // The row has the mark of the focus; what else stands in it makes a second one tell which part it is.
      if focus.stop == link.stop { rows[added.lowerBound].place(">", at: start - 1, TextAttributes(bold: true)) }
      rows[added.lowerBound].place(text, at: start, TextAttributes(underlined: true))
    }
    mark(link.stop, hasError: false, row: added.lowerBound)
    register(
      link.stop, rows: added, cursor: ScreenPoint(column: start, row: added.lowerBound),
      cells: cells(of: added, from: start))
  }

  private static let arrow = " ->"

  private var readMark: String { " (\(words.states.read))" }

  /// Adds the text of a link. Its lines are the same once it is read; the mark of that follows where there is room.
  private mutating func addLinkText(
    _ label: String, isRead: Bool, at column: Int, _ attributes: TextAttributes
  ) -> Range<Int> {
    let first = rows.count
    addText(label, at: column, attributes, ending: Self.arrow)
    if isRead {
      let last = rows.count - 1
      if rows[last].end + readMark.displayWidth < width {
        rows[last].append(readMark, attributes)
      } else {
        addText(String(readMark.dropFirst()), at: column, attributes)
      }
    }
    return first..<rows.count
  }

  /// Adds a link that stands by itself.
  mutating func addLink(_ element: FormElement, _ isRead: Bool) {
    guard let stop = element.stop else { return }
    let column = indent(element)
    let attributes = TextAttributes(bold: focus.stop == stop, underlined: true)
    let added = addLinkText(element.name, isRead: isRead, at: column, attributes)
    register(
      stop, rows: added, cursor: ScreenPoint(column: column, row: added.lowerBound),
      cells: cells(of: added, from: column))
  }

  /// Adds buttons, in one row where they fit.
  mutating func add(buttons: [FormElement]) {
    let first = rows.count
    var isOneRow = valueColumn != nil
    let column = buttons.first.map { indent($0) } ?? 3
    let widths = buttons.map { $0.label.escapedForDisplay().displayWidth + 4 }
    let total = widths.reduce(0) { $0 + $1 + 3 }
    if column + total > width { isOneRow = false }
    isOneRow = isOneRow && buttons.allSatisfy { $0.hint == nil && $0.notices.isEmpty }
    var start = column
    for (button, cells) in zip(buttons, widths) {
      guard let stop = button.stop, case .button(let isReady, let color) = button.kind else { continue }
      let isPressed = isReady && focus.pressed == stop
      let isFocused = focus.stop == stop
      let attributes = TextAttributes(
        color: isReady ? color ?? .blue : nil, bold: isFocused, dim: !isReady, reversed: isPressed)
      let (side, other) = isReady ? ("[", "]") : ("(", ")")
      let filler = isPressed ? "*" : " "
      let (text, ending) = (side + filler + button.label, filler + other)
      if isOneRow {
        if rows.count == first { rows.append(ScreenRow()) }
        // The row has the mark of the focus; a second one tells which of several buttons it is.
        if isFocused, buttons.count > 1 { rows[first].place(">", at: start - 1, TextAttributes(bold: true)) }
        rows[first].place(text + ending, at: start, attributes)
        register(
          stop, rows: first..<first + 1, cursor: ScreenPoint(column: start + 2, row: first),
          cells: [FormBlock.Cells(row: first, columns: start..<start + cells)])
        if isFocused { mark(stop, hasError: false, row: first) }
        start += cells + 3
      } else {
        let added = addText(text, at: column, attributes, hanging: 2, ending: ending)
        register(
          stop, rows: added, cursor: ScreenPoint(column: column + 2, row: added.lowerBound),
          cells: self.cells(of: added, from: column))
        if let hint = button.hint { addText(hint, at: column + 2, TextAttributes(dim: true)) }
        addNotices(button)
        places[stop]?.rows = added.lowerBound..<rows.count
        mark(stop, hasError: button.hasError, row: added.lowerBound)
      }
    }
  }
}
