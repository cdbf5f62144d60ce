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

  /// Everything that is on the screen.
  public var frame: Frame {
    if isTooSmall { return smallFrame }
    switch overlay {
    case .document(let pager), .help(let pager):
      return pager.frame(
        size, progress: { words.notice(.progress(percent: $0)) }, closing: "q: \(words.buttons.close)")
    case .review(let list): return list.frame(size, words: words)
    case .alert(let box), .message(let box), .leaving(let box), .removing(let box, _), .resuming(let box):
      return box.draw(over: formFrame)
    case nil:
      var frame = formFrame
      frame.echo = echo(in: frame)
      return frame
    }
  }

  /// What a letter does that is typed behind a text, without moving what stands there.
  private func echo(in frame: Frame) -> Frame.Echo? {
    guard let kind = textKind, let editor, editor.cursor == editor.clusters.count, !isFixed, !isLeaving else {
      return nil
    }
    if kind == .paragraph, !editor.endsWithSimpleWord { return nil }
    let column = frame.cursor.column
    guard let text = focus.flatMap({ layout.place(of: $0)?.text }), text.start.column < column,
      frame.rows[frame.cursor.row].isExtensible(at: column)
    else { return nil }
    return Frame.Echo(isMasked: kind == .secret, limit: text.start.column + text.width - 2)
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
    let last = min(first + bodyHeight, layout.height)
    var rows: [ScreenRow] = []
    rows.reserveCapacity(size.rows)
    rows += head
    let body = rows.count..<rows.count + bodyHeight
    layout.addRows(in: first..<last, to: &rows)
    while rows.count < body.upperBound { rows.append(ScreenRow()) }
    if first > 0 { rows[body.lowerBound] = mark("^", layout.stopCounts(around: first + 1).above) }
    if last < layout.height { rows[body.upperBound - 1] = mark("v", layout.stopCounts(around: last - 1).below) }
    let shown = (body.lowerBound + (first > 0 ? 1 : 0))..<(body.upperBound - (last < layout.height ? 1 : 0))
    var cursor = ScreenPoint(column: 0, row: size.rows - 1)
    if let point = focus.flatMap({ layout.cursor(of: $0) }), case let row = body.lowerBound + point.row - first,
      shown.contains(row)
    {
      cursor = ScreenPoint(column: point.column, row: row)
      // A part that is taller than the screen may have its first row, which has the mark, above it.
      if !rows[body].contains(where: \.hasFocusMark) { rows[row] = ScreenRow.focusMark.adding(rows[row]) }
    }
    rows += hints
    return Frame(size: size, rows: rows, cursor: cursor)
  }

  private func mark(_ sign: String, _ count: Int) -> ScreenRow {
    var row = ScreenRow()
    // Where only texts lie beyond, there is nothing to count.
    row.place(count > 0 ? "\(sign) \(words.notice(.more(count)))" : sign, at: 3, TextAttributes(dim: true))
    return row
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
    show(place.rowsInHand)
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
