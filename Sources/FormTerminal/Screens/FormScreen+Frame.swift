import FormEngine
import FormModel
import FormText

extension FormScreen {
  /// Lays the form out as it is now.
  mutating func layOut() {
    // Where a text is edited there are no options.
    let focus = FormFocus(stop: focus, text: editor, option: editor == nil ? option : nil, pressed: pressed)
    layout.show(outline.elements, focus: focus, width: size.columns, glyphs: look.glyphs, words: words)
  }

  /// The rows above the form.
  var headHeight: Int { size.rows >= 12 ? 1 : 0 }

  /// The rows for the form.
  var bodyHeight: Int { max(size.rows - headHeight - (notice == nil ? 1 : hintLines.count), 1) }

  /// The last rows: one, or as many as a notice needs, up to a third of the screen.
  private var hintLines: [String] {
    guard notice != nil else { return [hint.truncated(to: size.columns - 1)] }
    let lines = hint.escapedForDisplay().wrapped(to: size.columns - 1)
    let most = max(size.rows / 3, 1)
    guard lines.count > most else { return lines }
    return lines.prefix(most - 1) + [lines[(most - 1)...].joined(separator: " ").truncated(to: size.columns - 1)]
  }

  /// Everything that is on the screen.
  public var frame: Frame {
    if isTooSmall { return smallFrame }
    switch overlay {
    case .document(let pager), .help(let pager):
      return pager.frame(
        size, progress: { words.notice(.progress(percent: $0)) }, closing: "q: \(words.buttons.close)")
    case .review(let list): return list.frame(size, hint: hint)
    case .alert(let box), .message(let box), .leaving(let box), .removing(let box, _), .resuming(let box):
      return box.draw(over: formFrame)
    case nil: return formFrame
    }
  }

  private var smallFrame: Frame {
    let text = words.notice(.windowTooSmall(columns: 20, rows: 6))
    let rows = text.wrapped(to: size.columns).map { line in
      var row = ScreenRow()
      row.place(line, at: 0)
      return row
    }
    return Frame(size: size, rows: rows, cursor: ScreenPoint(column: 0, row: 0))
  }

  private var formFrame: Frame {
    let first = settledScroll
    var rows: [ScreenRow] = []
    if headHeight > 0 {
      var row = ScreenRow()
      var title = outline.title ?? ""
      if outline.pageCount > 0 {
        let place = words.notice(.page(page + 1, of: outline.pageCount))
        title = title.isEmpty ? place : "\(title) - \(place)"
      }
      row.place(title.truncated(to: size.columns), at: 0, TextAttributes(bold: true))
      rows.append(row)
    }
    let last = min(first + bodyHeight, layout.height)
    var body = layout.rows(in: first..<last)
    while body.count < bodyHeight { body.append(ScreenRow()) }
    if first > 0 { body[0] = mark("^", layout.stopCounts(around: first + 1).above) }
    if last < layout.height { body[body.count - 1] = mark("v", layout.stopCounts(around: last - 1).below) }
    var cursor = ScreenPoint(column: 0, row: size.rows - 1)
    if let place = focus.flatMap({ layout.place(of: $0) }), case let row = place.cursor.row - first,
      body.indices.contains(row)
    {
      cursor = ScreenPoint(column: place.cursor.column, row: row + headHeight)
      // A part that is taller than the screen may have its first row, which has the mark, above it.
      if !body.contains(where: \.hasFocusMark) { body[row] = ScreenRow.focusMark.adding(body[row]) }
    }
    rows += body
    for line in hintLines {
      var row = ScreenRow()
      row.place(line, at: 0, TextAttributes(dim: notice == nil))
      rows.append(row)
    }
    return Frame(size: size, rows: rows, cursor: cursor)
  }

  private func mark(_ sign: String, _ count: Int) -> ScreenRow {
    var row = ScreenRow()
    // Where only texts lie beyond, there is nothing to count.
    row.place(count > 0 ? "\(sign) \(words.notice(.more(count)))" : sign, at: 3, TextAttributes(dim: true))
    return row
  }

  /// What the last row says: what happened, or what Return does.
  private var hint: String {
    if let notice { return notice }
    let help = "F1: \(words.keys.title)"
    return returnEffect.map { "\(words.notice(.returnKey(does: $0)))   \(help)" } ?? help
  }

  private var returnEffect: String? {
    if case .review = overlay { return nil }
    guard let focus, let element else { return words.submitLabels.next }
    if case .link = focus { return element.link?.label }
    switch element.kind {
    case .button, .link: return element.label
    case .text(.paragraph, _): return words.submitLabels.return
    case .text, .box, .choice, .heading, .note: break
    }
    if let label = element.submitLabel.flatMap({ words.submitLabels[$0] }) { return label }
    if case .choice = element.kind { return words.submitLabels.next }
    return (isLastField ? effectOnLastField : nil) ?? words.submitLabels.next
  }

  /// Whether no other field follows the one with the focus.
  private var isLastField: Bool {
    let last = outline.elements.last { element in
      switch element.kind {
      case .text, .box, .choice: element.isEnabled
      case .heading, .note, .link, .button: false
      }
    }
    return last?.stop == focus && page + 1 >= outline.pageCount
  }

  /// What Return submits from the last field; nil where it leads somewhere else.
  private var effectOnLastField: String? {
    guard case .field(let address)? = focus, session.form.fields[address.field].input?.next == nil,
      session.isSubmitEnabled
    else { return nil }
    return submitStop.flatMap { outline.element(at: $0)?.label }
  }

  // MARK: - Scrolling

  /// The first row of the form that is shown: where it was, or nearer to the focus.
  var settledScroll: Int {
    let total = layout.height
    if total <= bodyHeight { return 0 }
    let lastScroll = total - bodyHeight
    var first = min(max(scroll, 0), lastScroll)
    guard followsFocus, let focus, let place = layout.place(of: focus) else { return first }
    func show(_ rows: Range<Int>) {
      // The first and the last row may be taken by the marks of what lies beyond.
      let end = rows.upperBound + (rows.upperBound < total ? 1 : 0)
      if end > first + bodyHeight { first = min(end - bodyHeight, lastScroll) }
      let start = rows.lowerBound - (rows.lowerBound > 0 ? 1 : 0)
      if start < first { first = max(start, 0) }
    }
    show(place.rows)
    show(place.cursor.row..<place.cursor.row + 1)
    return first
  }

  /// Scrolls the form without moving the focus.
  mutating func scrollForm(by rows: Int) {
    let first = settledScroll
    scroll = min(max(first + rows, 0), max(0, layout.height - bodyHeight))
    followsFocus = false
  }
}

extension Words.SubmitLabels {
  /// The word for a submit label of a form file.
  fileprivate subscript(name: String) -> String? {
    switch name {
    case "continue": self.continue
    case "done": done
    case "go": go
    case "join": join
    case "next": next
    case "return": self.return
    case "route": route
    case "search": search
    case "send": send
    default: nil
    }
  }
}
