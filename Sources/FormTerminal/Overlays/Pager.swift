import FormText

/// A document on the whole screen, with the keys that go through it.
public struct Pager: Hashable, Sendable {
  /// The headline.
  public let title: String
  private let text: String
  /// The first line that is shown.
  private var line = 0
  private var width = 0
  private var lines: [String] = []
  /// Whether the last line was on the screen once.
  public private(set) var wasReadToEnd = false

  /// A document called `title`.
  public init(title: String, text: String) {
    self.title = title.escapedForDisplay()
    self.text = text.escapedForDisplay(lineBreaks: true)
  }

  /// Lays the text out for a screen. It is to be called before anything is drawn, and whenever the size changes.
  public mutating func fit(_ size: ScreenSize) {
    let wanted = max(size.columns - 2, 2)
    if wanted != width {
      let share = lines.isEmpty ? 0 : Double(line) / Double(lines.count)
      width = wanted
      lines = text.wrapped(to: wanted)
      while lines.count > 1, lines.last == "" { lines.removeLast() }
      line = Int(share * Double(lines.count))
    }
    move(to: line, size)
  }

  /// Takes a key; false when the document is closed by it.
  public mutating func take(_ event: InputEvent, size: ScreenSize) -> Bool {
    let page = max(rows(size) - 1, 1)
    switch event {
    case .text(let typed):
      for letter in typed {
        switch letter {
        case "j": move(to: line + 1, size)
        case "k": move(to: line - 1, size)
        case " ": move(to: line + page, size)
        case "q": return false
        default: break
        }
      }
    case .key(Key(.return)), .key(Key(.escape)), .key(.control("d")): return false
    case .key(Key(.down)), .key(.control("n")): move(to: line + 1, size)
    case .key(Key(.up)), .key(.control("p")): move(to: line - 1, size)
    case .key(Key(.pageDown)), .key(.control("f")): move(to: line + page, size)
    case .key(Key(.pageUp)), .key(.control("b")): move(to: line - page, size)
    case .key(Key(.home)), .key(.control("a")): move(to: 0, size)
    case .key(Key(.end)), .key(.control("e")): move(to: lines.count, size)
    case .mouse(let mouse) where mouse.action == .wheelDown: move(to: line + 3, size)
    case .mouse(let mouse) where mouse.action == .wheelUp: move(to: line - 3, size)
    case .key, .paste, .mouse: break
    }
    return true
  }

  private mutating func move(to wanted: Int, _ size: ScreenSize) {
    let last = max(0, lines.count - rows(size))
    line = min(max(wanted, 0), last)
    if line == last { wasReadToEnd = true }
  }

  /// The rows for the text: all but the title and the last one.
  private func rows(_ size: ScreenSize) -> Int { max(size.rows - (Self.hasTitle(size) ? 2 : 1), 1) }

  private static func hasTitle(_ size: ScreenSize) -> Bool { size.rows >= 6 }

  /// How much of the text lies above the end of the screen, in per cent.
  private func percent(_ size: ScreenSize) -> Int {
    lines.isEmpty ? 100 : min(100, (line + rows(size)) * 100 / lines.count)
  }

  /// The screen; `progress` words a percentage, `closing` says how to go back.
  public func frame(_ size: ScreenSize, progress: (Int) -> String, closing: String) -> Frame {
    var screen: [ScreenRow] = []
    if Self.hasTitle(size) {
      var row = ScreenRow()
      row.place(title.truncated(to: size.columns), at: 0, TextAttributes(bold: true))
      screen.append(row)
    }
    for place in line..<line + rows(size) {
      var row = ScreenRow()
      if lines.indices.contains(place) { row.place(lines[place], at: 1) }
      screen.append(row)
    }
    var last = ScreenRow()
    last.place("\(progress(percent(size)))  \(closing)".truncated(to: size.columns), at: 0, TextAttributes(dim: true))
    screen.append(last)
    return Frame(size: size, rows: screen, cursor: ScreenPoint(column: 0, row: size.rows - 1))
  }
}
