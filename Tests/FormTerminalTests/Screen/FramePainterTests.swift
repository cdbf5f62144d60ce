import FormTerminal
import FormTestSupport
import Testing

@Suite struct FramePainterTests {
  private static let size = ScreenSize(columns: 20, rows: 4)

  private func frame(_ rows: [ScreenRow], cursor: (Int, Int) = (0, 0)) -> Frame {
    Frame(size: Self.size, rows: rows, cursor: ScreenPoint(column: cursor.0, row: cursor.1))
  }

  private func row(_ text: String, at column: Int = 0, _ attributes: TextAttributes = .plain) -> ScreenRow {
    var row = ScreenRow()
    row.place(text, at: column, attributes)
    return row
  }

  private func written(_ old: Frame?, _ new: Frame, usesColor: Bool = true) -> String {
    String(decoding: FramePainter(usesColor: usesColor).bytes(from: old, to: new), as: UTF8.self)
  }

  @Test func aLetterTypedWritesOneLetter() {
    let old = frame([row("name"), row("ab", at: 3)], cursor: (5, 1))
    let new = frame([row("name"), row("abc", at: 3)], cursor: (6, 1))
    #expect(written(old, new) == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[2;6Hc\u{1B}[?25h\u{1B}[?2026l")
    #expect(written(new, new).isEmpty)
  }

  @Test func nothingFromATextReachesTheTerminalAsACommand() {
    let hostile = "a\u{1B}[31mb\u{7}\u{9B}2J\u{202E}c"
    let shown = written(
      nil,
      Frame(
        size: ScreenSize(columns: 60, rows: 1), rows: [row(hostile)], cursor: ScreenPoint(column: 0, row: 0)))
    #expect(shown.contains("a^[[31mb^G<U+009B>2J<U+202E>c"))
  }

  @Test func coloursAreLeftOutWhereNoneAreWanted() {
    let red = frame([row("x", TextAttributes(color: .red, bold: true))])
    #expect(written(nil, red).contains("\u{1B}[0;1;31mx"))
    #expect(written(nil, red, usesColor: false).contains("\u{1B}[0;1mx"))
  }

  @Test func whatStandsRightOfUncertainTextIsPlacedByColumn() {
    var line = row("\u{1F468}\u{200D}\u{1F469}")
    line.place("|", at: 10)
    #expect(written(nil, frame([line])).contains("\u{1B}[1;11H|"))
  }

  /// The law of the painter: on the model of a screen, the bytes turn any frame into any other.
  @Test func anyFrameTurnsIntoAnyOther() throws {
    var generator = SeededGenerator(seed: 11)
    var screen = ScreenModel(columns: Self.size.columns, rows: Self.size.rows)
    var old: Frame?
    for _ in 0..<500 {
      let new = randomFrame(&generator)
      try screen.write(FramePainter(usesColor: true).bytes(from: old, to: new))
      try #require(screen.text == new.text)
      #expect(screen.cursor.column == new.cursor.column)
      #expect(screen.cursor.row == new.cursor.row)
      #expect(screen.isCursorShown)
      old = new
    }
  }

  private func randomFrame(_ generator: inout SeededGenerator) -> Frame {
    let pieces = ["a", "bc", "한글", "☑", "\u{1F468}\u{200D}\u{1F469}", "  ", "é", "가나다라마바사아자차카"]
    let styles = [TextAttributes.plain, TextAttributes(color: .green), TextAttributes(reversed: true)]
    let rows = (0..<4).map { _ in
      var row = ScreenRow()
      for _ in 0..<Int.random(in: 0..<4, using: &generator) {
        row.append(
          pieces.randomElement(using: &generator) ?? "", gap: Int.random(in: 0..<4, using: &generator),
          styles.randomElement(using: &generator) ?? .plain)
      }
      return row
    }
    return frame(rows, cursor: (Int.random(in: 0..<20, using: &generator), Int.random(in: 0..<4, using: &generator)))
  }
}
