import FormDiagnostics
import FormEngine
import FormExpressions
import FormModel
import FormTestSupport
import Testing

@testable import FormTerminal

/// A person at a form on the whole screen: types keys, and looks.
struct ScreenDriver {
  struct NoForm: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var screen: FormScreen
  private(set) var effects: [FormScreen.Effect] = []
  private var decoder = KeyDecoder(readsMouse: true)
  /// The clock, in milliseconds.
  private(set) var now = 0
  /// What a terminal shows that was sent the bytes of every frame.
  private(set) var model: ScreenModel
  private var shown: Frame?
  /// How many letters were shown before anything was worked out about them.
  private(set) var echoCount = 0
  /// How many bytes the last event took.
  private(set) var byteCount = 0

  init(
    _ yaml: String, columns: Int = 80, rows: Int = 24, glyphs: BoxGlyphs = .unicode, documents: [String: String] = [:],
    reviews: Bool = false
  ) throws {
    let form = try Self.form(yaml)
    let surroundings = FormSurroundings(readDocument: { path in documents[path].map { Array($0.utf8) } })
    try self.init(form, surroundings: surroundings, columns: columns, rows: rows, glyphs: glyphs, reviews: reviews)
  }

  init(
    _ form: Form, surroundings: FormSurroundings = FormSurroundings(), columns: Int, rows: Int,
    glyphs: BoxGlyphs = .unicode, reviews: Bool = false, keepsAnswers: Bool = true
  ) throws {
    let session = FormSession(form, surroundings: surroundings, now: Self.moment)
    let look = FormScreen.Look(
      words: Words.best(for: session.language.description), glyphs: glyphs, reviews: reviews,
      keepsAnswers: keepsAnswers)
    screen = FormScreen(session, look: look, size: ScreenSize(columns: columns, rows: rows))
    model = ScreenModel(columns: columns, rows: rows)
    try draw()
  }

  static let moment = Timestamp(CivilDate(daysSinceEpoch: 20_000))

  static func form(_ yaml: String) throws -> Form {
    let loaded = FormLoader.load(SourceText(name: "form.yaml", bytes: Array(yaml.utf8)))
    guard let form = loaded.form else {
      throw NoForm(description: loaded.diagnostics.map(\.message).joined(separator: "\n"))
    }
    return form
  }

  /// Types bytes as a terminal sends them.
  mutating func type(_ text: String) throws {
    let events = decoder.decode(text.utf8)
    let echo = shown?.echo(of: events)
    if let echo {
      try model.write(Array(echo.utf8))
      shown?.show(echo: echo)
      echoCount += 1
    }
    let echoed = shown
    take(events)
    if echo != nil, !screen.frame.hasText(of: echoed) {
      Issue.record("An echo has to be drawn over:\n\(screen.frame.text)")
    }
    try draw()
  }

  /// Types bytes while nobody looks: nothing is drawn.
  mutating func send(_ text: String) { take(decoder.decode(text.utf8)) }

  /// Presses keys by name, such as `Tab`, `Down`, `C-a`; anything else is typed.
  mutating func press(_ keys: String...) throws {
    for key in keys { try type(Self.bytes[key] ?? key) }
  }

  /// A lone ESC that nothing follows.
  mutating func escape() throws {
    try type("\u{1B}")
    take(decoder.settle())
    try draw()
  }

  /// Lets time pass.
  mutating func wait(_ milliseconds: Int) throws {
    now += milliseconds
    effects += screen.update(.timePassed, at: now)
    try draw()
  }

  mutating func resize(columns: Int, rows: Int) throws {
    effects += screen.update(.resized(ScreenSize(columns: columns, rows: rows)), at: now)
    model.resize(columns: columns, rows: rows)
    shown = nil
    try draw()
  }

  mutating func mouse(_ action: MouseEvent.Action, column: Int, row: Int) throws {
    take([.mouse(MouseEvent(action, column: column, row: row))])
    try draw()
  }

  private mutating func take(_ events: [InputEvent]) {
    for event in events {
      effects += screen.update(.input(event), at: now)
    }
  }

  /// Draws what has changed, and holds the terminal to it.
  mutating func draw() throws {
    let frame = screen.frame
    let bytes = FramePainter(usesColor: true).bytes(from: shown, to: frame)
    byteCount = bytes.count
    try model.write(bytes)
    shown = frame
    #expect(model.text == frame.text)
    let anew = screen.drawnAnew
    if frame != anew { Issue.record("Taken over from the frame before:\n\(frame.text)\nDrawn anew:\n\(anew.text)") }
  }

  /// The rows of the screen.
  var lines: [String] { model.lines }
  /// The whole screen.
  var text: String { model.text }
  /// The last row.
  var hint: String { model.lines.last ?? "" }
  /// The row with the mark of the focus.
  var focused: String { model.lines.first { $0.hasPrefix(">") } ?? "" }
  /// What was submitted, with secrets masked.
  var submission: String? { screen.session.submission?.description }

  private static let bytes = [
    "Tab": "\t", "BTab": "\u{1B}[Z", "Return": "\r", "Down": "\u{1B}[B", "Up": "\u{1B}[A", "Left": "\u{1B}[D",
    "Right": "\u{1B}[C", "Home": "\u{1B}[H", "End": "\u{1B}[F", "PageUp": "\u{1B}[5~", "PageDown": "\u{1B}[6~",
    "Backspace": "\u{7F}", "Delete": "\u{1B}[3~", "Space": " ", "F1": "\u{1B}OP", "C-a": "\u{1}", "C-c": "\u{3}",
    "C-d": "\u{4}", "C-e": "\u{5}", "C-k": "\u{B}", "C-l": "\u{C}", "C-n": "\u{E}", "C-p": "\u{10}", "C-u": "\u{15}",
    "C-w": "\u{17}", "C-y": "\u{19}", "C-z": "\u{1A}", "C-_": "\u{1F}", "C-\\": "\u{1C}",
  ]
}

extension Frame {
  /// Whether `other` shows the same text before the cursor, be it on another row.
  fileprivate func hasText(of other: Frame?) -> Bool {
    guard let other, cursor.column == other.cursor.column else { return false }
    return rows[cursor.row].spans.last == other.rows[other.cursor.row].spans.last
  }
}

extension FormScreen {
  /// The frame when nothing is taken over from what was shown before.
  fileprivate var drawnAnew: Frame {
    var screen = self
    screen.replaceSession(with: session)
    screen.layout = FormLayout()
    screen.layOut()
    return screen.frame
  }
}
