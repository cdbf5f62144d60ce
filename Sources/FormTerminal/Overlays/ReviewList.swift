import FormModel
import FormText

/// All answers of a form in a list, to be looked over before they are submitted.
struct ReviewList: Hashable, Sendable {
  /// What a key did.
  enum Outcome: Hashable {
    case none
    /// Back to the form.
    case closed
    /// Back to the form, to an answer.
    case jumped(Stop)
    /// Submit it.
    case submitted
  }

  private struct Row: Hashable {
    let stop: Stop?
    /// What is answered, or what stands on the button.
    let label: String
    /// The answer; nil for the button.
    var answer: String?

    /// The row in lines of at most `width` cells.
    func lines(_ width: Int) -> [String] {
      let (text, ending) = answer.map { ("\(label): \($0)", "") } ?? ("[ \(label)", " ]")
      return text.escapedForDisplay(lineBreaks: true).wrapped(to: width, hangingIndent: 2, ending: ending)
    }
  }

  private let rows: [Row]
  private let title: String
  private var cursor: Int
  private var scroll = 0

  init(_ outline: FormOutline, words: Words) {
    title = (outline.title ?? "").escapedForDisplay()
    var rows: [Row] = []
    for element in outline.elements {
      guard let stop = element.stop else { continue }
      switch element.kind {
      case .text(.secret, let value):
        rows.append(Row(stop: stop, label: element.label, answer: value.isEmpty ? words.states.empty : "********"))
      case .text(_, let value):
        rows.append(Row(stop: stop, label: element.label, answer: value.isEmpty ? words.states.empty : value))
      case .box(let state, _):
        guard case .field = stop else { continue }
        let word =
          switch state {
          case .on: words.states.checked
          case .off: words.states.notChecked
          case .mixed: words.states.partlyChecked
          }
        rows.append(Row(stop: stop, label: element.label, answer: word))
      case .choice(let choices, _, _):
        let chosen = choices.filter(\.isChosen).map(\.label)
        let answer = chosen.isEmpty ? words.states.none : chosen.joined(separator: ", ")
        rows.append(Row(stop: stop, label: element.label, answer: answer))
      case .heading, .note, .link, .button: continue
      }
    }
    let submit = outline.elements.last { if case .button = $0.kind { true } else { false } }
    rows.append(Row(stop: nil, label: submit?.label ?? words.buttons.submit))
    self.rows = rows
    cursor = rows.count - 1
  }

  mutating func take(_ input: InputEvent, size: ScreenSize) -> Outcome {
    let page = max(1, size.rows - 3)
    switch input {
    case .key(Key(.escape)), .key(.control("d")): return .closed
    case .key(Key(.return)), .text(" "): return rows[cursor].stop.map { .jumped($0) } ?? .submitted
    case .key(Key(.down)), .key(Key(.tab)), .key(.control("n")): cursor = min(cursor + 1, rows.count - 1)
    case .key(Key(.up)), .key(Key(.tab, .shift)), .key(.control("p")): cursor = max(cursor - 1, 0)
    case .mouse(let mouse) where mouse.action == .wheelDown: cursor = min(cursor + 1, rows.count - 1)
    case .mouse(let mouse) where mouse.action == .wheelUp: cursor = max(cursor - 1, 0)
    case .key(Key(.pageDown)): cursor = min(cursor + page, rows.count - 1)
    case .key(Key(.pageUp)): cursor = max(cursor - page, 0)
    case .key(Key(.home)): cursor = 0
    case .key(Key(.end)): cursor = rows.count - 1
    case .key, .text, .paste, .mouse: break
    }
    return .none
  }

  /// The screen, with the rows around the cursor, and what the keys do in the last row.
  func frame(_ size: ScreenSize, words: Words) -> Frame {
    var lines: [ScreenRow] = []
    var inHand = 0..<0
    for (place, row) in rows.enumerated() {
      let start = lines.count
      for (number, part) in row.lines(max(size.columns - 4, 4)).enumerated() {
        var line = ScreenRow()
        if place == cursor, number == 0 { line.place(">", at: 0, TextAttributes(bold: true)) }
        line.place(part, at: 3, row.stop == nil ? TextAttributes(color: .blue) : .plain)
        lines.append(line)
      }
      if place == cursor { inHand = start..<lines.count }
    }
    var head = ScreenRow()
    head.place(title.truncated(to: size.columns), at: 0, TextAttributes(bold: true))
    let room = max(size.rows - 2, 1)
    // The answer at the cursor is seen whole, or else from its first row on.
    let middle = max(inHand.lowerBound - room / 2, inHand.upperBound - room)
    let first = min(max(0, min(middle, inHand.lowerBound)), max(0, lines.count - room))
    var shown = [head] + lines[first..<min(first + room, lines.count)]
    if first > 0 { shown[1] = shown[1].marked("^") }
    if first + room < lines.count { shown[room] = shown[room].marked("v") }
    while shown.count < size.rows - 1 { shown.append(ScreenRow()) }
    shown.append(hint(size, words: words))
    return Frame(size: size, rows: shown, cursor: ScreenPoint(column: 3, row: inHand.lowerBound - first + 1))
  }

  /// The last row: what the keys do.
  private func hint(_ size: ScreenSize, words: Words) -> ScreenRow {
    let closing = "Esc: \(words.buttons.back)"
    let effect = words.notice(.returnKey(does: rows[cursor].label.onOneLine)).escapedForDisplay()
    var row = ScreenRow()
    let room = size.columns - closing.displayWidth - 4
    row.place("\(effect.truncated(to: room))   \(closing)", at: 0, TextAttributes(dim: true))
    return row
  }
}

extension ScreenRow {
  /// The row with a sign that more lies beyond it.
  fileprivate func marked(_ sign: String) -> ScreenRow {
    var row = ScreenRow()
    // Beside the mark of the cursor, if the row has that.
    if hasFocusMark { row = .focusMark }
    row.place(sign, at: 1, TextAttributes(dim: true))
    let rest = hasFocusMark ? spans.dropFirst() : spans[...]
    for span in rest { row.place(span.text, at: span.column, span.attributes, address: span.address) }
    return row
  }
}
