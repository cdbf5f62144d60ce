import FormTerminal
import FormTestSupport
import Testing

/// Sentences of the contract about space, documents and the mouse, each quoted.
@Suite struct ScreenSpaceTests {
  private static let fields = (1...30).map { "  - {id: f\($0), type: email, label: Field \($0)}" }.joined(
    separator: "\n")

  /// "A form taller than the screen scrolls so that the focused stop, its label, cursor and error line are visible"
  @Test(arguments: [(80, 24), (80, 8), (40, 12), (20, 6)]) func theFocusIsOnTheScreenWithItsError(
    _ columns: Int, _ rows: Int
  ) throws {
    var driver = try ScreenDriver("form: f\nfields:\n\(Self.fields)\n", columns: columns, rows: rows)
    for number in 1...30 {
      try driver.press("x", "Tab", "BTab")
      #expect(driver.text.contains("Field \(number)\n") || driver.text.contains("Field \(number) "))
      #expect(driver.focused.hasPrefix(">!"))
      #expect(driver.lines.contains { $0.contains("Error:") })
      let (column, row) = driver.model.cursor
      #expect(driver.lines[row].dropFirst(column - 1).hasPrefix("x"))
      try driver.press("Tab")
    }
  }

  /// "`^ 3 more` / `v 5 more` mark hidden stops": what is disabled is none.
  @Test func onlyStopsAreCounted() throws {
    let fields = (1...20).map { "  - {id: f\($0), type: text, label: F\($0), enabled: \"f1 == 'x' || \($0) < 9\"}" }
    var driver = try ScreenDriver("form: f\nfields:\n\(fields.joined(separator: "\n"))\n", rows: 6)
    #expect(driver.lines[4] == "   v 5 more")
    try driver.press("x")
    #expect(driver.lines[4] == "   v 17 more")
  }

  /// In a small window the effect of Return is cut, not the key that leads to all others.
  @Test func theKeyForHelpIsNotCut() throws {
    let yaml = "form: f\nfields: [{id: a, type: text, label: A}]\nsubmit: {label: Send it to the office}\n"
    #expect(try ScreenDriver(yaml, columns: 80, rows: 6).hint == "Return: Send it to the office   F1: Keys")
    #expect(try ScreenDriver(yaml, columns: 40, rows: 6).hint == "Return: Send it to the office   F1")
    #expect(try ScreenDriver(yaml, columns: 20, rows: 6).hint == "Return: Send …   F1")
  }

  /// What was scrolled out of sight has no mark and no cursor, also not in the rows that tell of what lies beyond.
  @Test func aFocusThatWasScrolledAwayHasNoMark() throws {
    var driver = try ScreenDriver("form: f\nfields:\n\(Self.fields)\n", rows: 8)
    for _ in 0..<10 { try driver.press("Tab") }
    for _ in 0..<6 {
      try driver.press("PageUp")
      let isShown = driver.lines.contains { $0.contains("Field 11") }
      #expect(driver.focused.isEmpty != isShown)
      #expect((driver.model.cursor.row == 7) != isShown)
    }
  }

  /// "Title row if 12 rows or more; the hint row is last."
  @Test(arguments: [11, 12]) func theTitleNeedsTwelveRows(_ rows: Int) throws {
    let driver = try ScreenDriver("form: f\ntitle: The title\nfields: [{id: a, type: text, label: A}]\n", rows: rows)
    #expect((driver.lines[0] == "The title") == (rows == 12))
    #expect(driver.hint.hasPrefix("Return: "))
    #expect(driver.lines.count == rows)
  }

  /// "Minimum 20x6."
  @Test func theSmallestWindowShowsTheForm() throws {
    let yaml = "form: f\nfields: [{id: a, type: text, label: A}]\n"
    #expect(try ScreenDriver(yaml, columns: 20, rows: 6).focused.contains("____"))
    for (columns, rows) in [(19, 6), (20, 5)] {
      let driver = try ScreenDriver(yaml, columns: columns, rows: rows)
      #expect(driver.lines.prefix(2).joined(separator: " ").hasPrefix("Window too small: 20x6"))
    }
  }

  /// "A resize re-lays out and repaints from scratch, keeping focus, cursor and scroll."
  @Test func aResizeKeepsFocusCursorAndScroll() throws {
    var driver = try ScreenDriver("form: f\nfields:\n\(Self.fields)\n", rows: 10)
    for _ in 0..<15 { try driver.press("Tab") }
    try driver.press("abc", "Left", "PageDown")
    let (text, cursor) = (driver.text, driver.model.cursor)
    for (columns, rows) in [(40, 12), (19, 5), (200, 10), (80, 10)] { try driver.resize(columns: columns, rows: rows) }
    #expect(driver.text == text)
    #expect(driver.model.cursor == cursor)
    try driver.press("x")
    #expect(driver.focused.contains("Field 16"))
    #expect(driver.focused.hasSuffix(" abxc"))
  }

  /// "`q`, Esc or Return goes back to the same focus and scroll position"
  @Test(arguments: ["q", "Return", "Esc"]) func aDocumentGivesTheSameScreenBack(_ key: String) throws {
    var driver = try ScreenDriver(
      """
      form: f
      documents: {terms: {file: terms.md}}
      fields:
      \(Self.fields)
        - {id: ok, type: checkbox, label: OK, link: {label: Show, document: terms}}
      """, rows: 10, documents: ["terms.md": (1...40).map { "line \($0)" }.joined(separator: "\n")])
    for _ in 0..<31 { try driver.press("Tab") }
    try driver.press("PageUp", "PageDown", "PageUp")
    try driver.press("Tab", "BTab")
    let (text, cursor) = (driver.text, driver.model.cursor)
    try driver.press("Return", "PageDown")
    #expect(driver.hint.contains("%"))
    if key == "Esc" { try driver.escape() } else { try driver.press(key) }
    #expect(driver.text == text)
    #expect(driver.model.cursor == cursor)
  }

  /// "Esc dismisses" an alert; "The focus returns to where it was"
  @Test func anAlertIsDismissedByEsc() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields: [{id: a, type: text, label: A}, {id: b, type: text, label: B}]
      submit: {checks: [{constraint: a == 'x', alert: {message: Not x}}]}
      """)
    try driver.press("abc", "Tab", "def", "Left", "Return")
    #expect(driver.text.contains("Not x"))
    try driver.escape()
    #expect(!driver.text.contains("Not x"))
    #expect(driver.focused.contains("B"))
    try driver.wait(200)
    try driver.press("z")
    #expect(driver.focused.contains("z"))
  }

  private static let buttons = """
    form: f
    documents: {terms: {file: terms.md}}
    fields:
      - {id: n, type: integer, label: N, default: 0}
      - {id: up, type: button, label: Up, action: {set: {n: n + 1}}}
      - {id: s, type: select, label: S, options: [one, two]}
      - {type: link, label: Terms, document: terms}
    """

  private func row(_ text: String, _ driver: ScreenDriver) throws -> Int {
    try #require(driver.lines.firstIndex { $0.contains(text) })
  }

  /// "Press shows the pressed look; release on the same control acts, elsewhere cancels."
  @Test func theMouseHoldsButtonsDown() throws {
    var driver = try ScreenDriver(Self.buttons)
    let up = try row("[ Up ]", driver)
    try driver.mouse(.press, column: 5, row: up)
    #expect(driver.text.contains("[*Up*]"))
    try driver.mouse(.release, column: 40, row: up)
    #expect(driver.text.contains("[ Up ]") && driver.lines[1].hasSuffix(" 0"))
    try driver.mouse(.press, column: 5, row: up)
    try driver.mouse(.release, column: 4, row: up)
    #expect(driver.lines[1].hasSuffix(" 1"))
    let two = try row("two", driver)
    try driver.mouse(.press, column: 8, row: two)
    try driver.mouse(.release, column: 8, row: two - 1)
    #expect(driver.lines[two].contains("○"))
    try driver.mouse(.press, column: 8, row: two)
    try driver.mouse(.release, column: 8, row: two)
    #expect(driver.lines[two].contains("◉"))
  }

  /// A button that was held down when something came over the form is not held for ever.
  @Test func aReleaseThatIsMissedLocksNothing() throws {
    var driver = try ScreenDriver(Self.buttons)
    let up = try row("[ Up ]", driver)
    for isSeen in [true, false] {
      try driver.mouse(.press, column: 5, row: up)
      try driver.press("F1")
      if isSeen { try driver.mouse(.release, column: 5, row: up) }
      try driver.press("q", "Return")
      #expect(driver.lines[1].hasSuffix(isSeen ? " 1" : " 2"))
      try driver.wait(200)
    }
    try driver.mouse(.press, column: 5, row: up)
    try driver.mouse(.release, column: 5, row: up)
    #expect(driver.lines[1].hasSuffix(" 3"))
  }

  /// "The wheel scrolls."; "a click beside every control blurs the field": which is then checked.
  @Test func theWheelScrollsAndAClickBesideBlurs() throws {
    var driver = try ScreenDriver("form: f\nfields:\n\(Self.fields)\n", rows: 10)
    try driver.mouse(.wheelDown, column: 5, row: 5)
    #expect(driver.lines[0] == "   ^ 4 more")
    try driver.mouse(.wheelUp, column: 5, row: 5)
    try driver.press("x")
    try driver.mouse(.press, column: 79, row: 9)
    #expect(driver.focused.isEmpty)
    #expect(driver.text.contains("Error: This is not an e-mail address"))
  }
}
