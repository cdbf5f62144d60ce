import FormText

/// A message with buttons, drawn as a box over everything else: an alert, or a question of this program.
public struct MessageBox: Hashable, Sendable {
  /// The headline; nil for none.
  public let title: String?
  /// What it says; line breaks count. Web addresses in it are shown as hyperlinks.
  public let message: String
  /// The labels of the buttons; there is at least one.
  public let buttons: [String]
  /// The button that Return presses.
  public private(set) var focus: Int
  /// The button that the mouse holds down; nil for none.
  private var pressed: Int?
  /// The first line of the message that is shown, as far as there are that many.
  private var scroll = 0

  /// A box whose button at `focus` has the focus.
  public init(title: String?, message: String, buttons: [String], focus: Int = 0) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.focus = buttons.indices.contains(focus) ? focus : 0
  }

  /// What a key does to the box.
  public enum Outcome: Hashable, Sendable {
    /// The box stays.
    case none
    /// The button at a place was pressed.
    case pressed(Int)
    /// The box was dismissed without a button.
    case dismissed
  }

  /// Takes a key.
  public mutating func take(_ key: Key, size: ScreenSize) -> Outcome {
    switch key {
    case Key(.return): return .pressed(focus)
    case Key(.escape), .control("d"): return .dismissed
    case Key(.tab), Key(.right), .control("f"): focus = (focus + 1) % buttons.count
    case Key(.tab, .shift), Key(.left), .control("b"): focus = (focus + buttons.count - 1) % buttons.count
    case Key(.down), .control("n"): scroll(by: 1, size)
    case Key(.up), .control("p"): scroll(by: -1, size)
    case Key(.pageDown): scroll(by: layout(size).messageRows, size)
    case Key(.pageUp): scroll(by: -layout(size).messageRows, size)
    case Key(.home): scroll = 0
    case Key(.end): scroll(by: Int.max / 2, size)
    default: break
    }
    return .none
  }

  /// Moves the message by `lines`.
  private mutating func scroll(by lines: Int, _ size: ScreenSize) {
    let layout = layout(size)
    scroll = min(max(0, min(scroll, layout.lastScroll) + lines), layout.lastScroll)
  }

  /// The mouse goes down or up: a press shows the pressed look, a release on the same button acts, elsewhere it cancels.
  public mutating func take(_ event: MouseEvent, size: ScreenSize) -> Outcome {
    let button = button(at: ScreenPoint(column: event.column, row: event.row), size: size)
    switch event.action {
    case .wheelDown: scroll(by: 1, size)
    case .wheelUp: scroll(by: -1, size)
    case .press:
      pressed = button
      focus = button ?? focus
    case .release:
      defer { pressed = nil }
      if let button, button == pressed { return .pressed(button) }
    }
    return .none
  }

  /// The button at a cell of the screen; nil when there is none.
  func button(at point: ScreenPoint, size: ScreenSize) -> Int? {
    let layout = layout(size)
    return layout.buttons.firstIndex { place in
      place.row + layout.top == point.row
        && place.column..<place.column + place.width ~= point.column
    }
  }

  /// Draws the box over the rows of `frame`.
  public func draw(over frame: Frame) -> Frame {
    let layout = layout(frame.size)
    var rows = frame.rows
    let lastRow = min(layout.top + layout.height, frame.size.rows)
    for place in layout.top..<lastRow { rows[place] = row(place - layout.top, layout) }
    let button = layout.buttons[focus]
    return Frame(
      size: frame.size, rows: rows,
      cursor: ScreenPoint(column: button.column + 2, row: button.row + layout.top))
  }

  private func row(_ place: Int, _ layout: Layout) -> ScreenRow {
    var row = ScreenRow()
    let right = layout.left + layout.width - 1
    // A mark right behind a text would be read as a part of it.
    let marks = layout.hasBorder ? right - 1 : right
    if layout.hasBorder, place == 0 || place == layout.height - 1 {
      row.place("+" + String(repeating: "-", count: layout.width - 2) + "+", at: layout.left)
      return row
    }
    if layout.hasBorder { row.place("|", at: layout.left) }
    let line = place - (layout.hasBorder ? 1 : 0)
    if line < layout.title.count {
      row.place(layout.title[line], at: layout.inner, TextAttributes(bold: true))
    } else if line < layout.title.count + layout.messageRows {
      let first = min(scroll, layout.lastScroll)
      let index = first + line - layout.title.count
      if layout.message.indices.contains(index) {
        let isCut = layout.message.count > layout.messageRows
        var column = layout.inner
        for part in layout.message[index] {
          let attributes = part.address == nil ? TextAttributes.plain : TextAttributes(underlined: true)
          row.place(part.text, at: column, attributes, address: part.address)
          column = row.end
        }
        let isFirst = line == layout.title.count
        let isLast = line == layout.title.count + layout.messageRows - 1
        if isCut, isFirst, first > 0 { row.place("^", at: marks) }
        if isCut, isLast, first < layout.lastScroll { row.place("v", at: marks) }
      }
    }
    for (index, button) in layout.buttons.enumerated() where button.row == place {
      let label = buttons[index].escapedForDisplay().truncated(to: layout.innerWidth - 4)
      let isFocused = index == focus
      let isPressed = index == pressed
      if isFocused { row.place(">", at: button.column - 1, TextAttributes(bold: true)) }
      row.place(
        isPressed ? "[*\(label)*]" : "[ \(label) ]", at: button.column,
        TextAttributes(color: .blue, bold: isFocused, reversed: isPressed))
    }
    if layout.hasBorder { row.place("|", at: right) }
    return row
  }
}

extension MessageBox {
  /// Where everything stands on a screen of one size. Rows are counted from the top of the box.
  private struct Layout {
    var hasBorder = true
    var left = 0
    var top = 0
    var width = 0
    var height = 0
    var inner = 0
    var innerWidth = 0
    var title: [String] = []
    var message: [[AddressMarks.Part]] = []
    var messageRows = 0
    var buttons: [(column: Int, row: Int, width: Int)] = []

    var lastScroll: Int { max(0, message.count - messageRows) }
  }

  private func layout(_ size: ScreenSize) -> Layout {
    var layout = Layout()
    layout.hasBorder = size.rows >= 10 && size.columns >= 24
    let border = layout.hasBorder ? 1 : 0
    layout.width = layout.hasBorder ? min(size.columns - 2, 64) : size.columns
    layout.left = (size.columns - layout.width) / 2
    layout.inner = layout.left + border + 1
    layout.innerWidth = max(layout.width - 2 * border - 2, 4)
    layout.title = (title ?? "").isEmpty ? [] : lines(title ?? "", layout.innerWidth)
    var marks = AddressMarks(message)
    layout.message = message.isEmpty ? [] : lines(message, layout.innerWidth - 1).map { marks.parts(of: $0) }
    let labels = buttons.map { min($0.escapedForDisplay().displayWidth + 4, layout.innerWidth) }
    let isOneRow = labels.reduce(0, +) + 2 * labels.count <= layout.innerWidth
    let buttonRows = isOneRow ? 1 : labels.count
    let room = size.rows - 2 * border - buttonRows
    // What of a long title has no room is read with the message.
    let titleRows = max(1, room / 2)
    layout.message.insert(contentsOf: layout.title.dropFirst(titleRows).map { [.init(text: $0, address: nil)] }, at: 0)
    layout.title = Array(layout.title.prefix(titleRows))
    let gap = room - layout.title.count - layout.message.count >= 2 && !layout.message.isEmpty ? 1 : 0
    layout.messageRows = min(layout.message.count, max(0, room - layout.title.count - gap))
    layout.height = 2 * border + layout.title.count + layout.messageRows + gap + buttonRows
    layout.top = max(0, (size.rows - layout.height) / 2)
    var column = layout.inner + 1
    var row = border + layout.title.count + layout.messageRows + gap
    for width in labels {
      layout.buttons.append((column, row, width))
      if isOneRow { column += width + 2 } else { row += 1 }
    }
    return layout
  }

  private func lines(_ text: String, _ width: Int) -> [String] {
    text.escapedForDisplay(lineBreaks: true).wrapped(to: width)
  }
}
