import FormEngine
import FormModel
import FormTestSupport
import Testing

@testable import FormTerminal

/// Sentences of the contract about how states look and when errors are told, each quoted.
@Suite struct ScreenStatesTests {
  /// "option at the cursor / chosen: `>` / on-glyph"; "`menu` and `radio` selects use circles, multi-selects squares"
  @Test(arguments: [
    ("select", "", BoxGlyphs.unicode, "○", "◉"), ("select", ", appearance: menu", .unicode, "○", "◉"),
    ("select", ", appearance: radio", .ascii, "( )", "(*)"), ("multiselect", "", .unicode, "☐", "☑"),
    ("multiselect", "", .ascii, "[ ]", "[x]"),
  ]) func options(_ type: String, _ more: String, _ glyphs: BoxGlyphs, _ off: String, _ on: String) throws {
    var driver = try ScreenDriver(
      "form: f\nfields: [{id: a, type: \(type), label: A, options: [one, two]\(more)}]\n", glyphs: glyphs)
    let gap = String(repeating: " ", count: 4 - off.count)
    #expect(driver.lines.contains("     > \(off)\(gap)one"))
    try driver.press("Down", "Space")
    #expect(driver.lines.contains("     > \(on)\(gap)two"))
    #expect(driver.lines.contains("       \(off)\(gap)one"))
  }

  /// "button ready / not ready / pressed", with ASCII as with Unicode
  @Test(arguments: [BoxGlyphs.unicode, .ascii]) func buttons(_ glyphs: BoxGlyphs) throws {
    var driver = try ScreenDriver(
      "form: f\nfields: [{id: a, type: text, label: A}]\nsubmit: {label: Log in, enabled: a != ''}\n", glyphs: glyphs)
    #expect(driver.text.contains("   ( Log in )\n"))
    try driver.press("x")
    #expect(driver.text.contains("   [ Log in ]\n"))
    try driver.press("Return")
    #expect(driver.text.contains("   [*Log in*]\n"))
  }

  /// "No state changes the width of a control": nothing that follows a box or button moves.
  @Test(arguments: [BoxGlyphs.unicode, .ascii]) func labelsStayWhereTheyAre(_ glyphs: BoxGlyphs) throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: all, type: select-all, label: All, of: [a, b]}
        - {id: a, type: checkbox, label: A}
        - {id: b, type: checkbox, label: B, style: {shape: circle}}
        - {id: c, type: checkbox, label: C, appearance: switch}
        - {id: d, type: checkbox, label: D, appearance: button}
      """, glyphs: glyphs)
    let columns = { (driver: ScreenDriver) in
      driver.lines.compactMap { line in
        line.lastIndex { "ABCD".contains($0) }.map { line.distance(from: line.startIndex, to: $0) }
      }
    }
    let before = columns(driver)
    #expect(before.count == 5)
    for key in ["Space", "Tab", "Space", "Tab", "Tab", "Space", "Tab", "Space", "BTab"] {
      try driver.press(key)
      #expect(columns(driver) == before)
      try driver.wait(200)
    }
  }

  /// The values of all fields stay where they are when the longest label gets or loses its brackets.
  @Test(arguments: ["", ", validators: [required]"]) func valuesStayWhereTheyAre(_ rule: String) throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: a, type: text, label: A}
        - {id: b, type: text, label: A longer label, enabled: a != ''\(rule)}
      """)
    let place = { (driver: ScreenDriver) in driver.lines[2].distance(of: "_") }
    let before = place(driver)
    #expect(driver.text.contains("(A longer label)  ___"))
    try driver.press("BTab", "BTab", "x")
    #expect(driver.text.contains("   A longer label"))
    #expect(place(driver) == before)
  }

  /// "Only the 16 palette colours are used"; "Colours of a form's styles become the nearest palette colour on glyphs and
  /// buttons; texts keep the terminal's colour."; "green when on"
  @Test func stylesColourGlyphsAndButtons() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: a, type: checkbox, label: A, style: {checkColor: "#ff3b30"}}
        - {id: b, type: checkbox, label: B, style: {checkColor: white, backgroundColor: systemBlue}}
        - {id: c, type: checkbox, label: C}
        - {id: d, type: button, label: D, style: {color: orange, textColor: red}, action: reset}
      """)
    try driver.press("Space", "Tab", "Space", "Tab", "Space", "Tab")
    for (label, color) in [("A", 31), ("B", 34), ("C", 32)] {
      let row = try #require(driver.lines.firstIndex { $0.hasSuffix(" \(label)") })
      #expect(driver.model.attributes(column: 3, row: row) == [color])
      #expect(driver.model.attributes(column: 7, row: row).isEmpty)
    }
    let row = try #require(driver.lines.firstIndex { $0.contains("[ D ]") })
    #expect(driver.model.attributes(column: 5, row: row).contains(33))
  }

  /// "Symbol names that no glyph matches fall back to the shape."
  @Test(arguments: [
    ("{symbol: {on: checkmark.circle.fill, off: circle}}", "○"), ("{symbol: {on: heart.fill, off: heart}}", "☐"),
    ("{shape: circle, symbol: {on: heart.fill, off: heart}}", "○"),
    ("{symbol: {on: checkmark.square, off: square}}", "☐"),
  ]) func symbolsBecomeGlyphs(_ style: String, _ sign: String) throws {
    let driver = try ScreenDriver("form: f\nfields: [{id: a, type: checkbox, label: A, style: \(style)}]\n")
    #expect(driver.focused == ">  \(sign)   A")
  }

  /// "with none to count it is disabled"
  @Test func aBoxForAllThatStandsForNothingIsDisabled() throws {
    let driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: all, type: select-all, label: All, of: [a]}
        - {id: a, type: checkbox, label: A, enabled: "b != ''"}
        - {id: b, type: text, label: B}
      """)
    #expect(driver.text.contains("☐   (All)\n"))
    #expect(driver.focused.contains("B"))
  }

  /// "Numbers, dates, times, addresses and file paths are typed as text; the format stands beside the label"; "a
  /// placeholder stands beside the label, never in the value row"
  @Test func formatsStandBesideTheLabels() throws {
    let driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: a, type: date, label: Born}
        - {id: b, type: time, label: At, placeholder: in the morning}
        - {id: c, type: file, label: Photo}
        - {id: d, type: url, label: Page, placeholder: example.com}
      """)
    for label in [
      "Born (YYYY-MM-DD)", "At (HH:MM, in the morning)", "Photo (path of a file)", "Page (example.com)",
    ] { #expect(driver.lines.contains { $0.contains("\(label) ") && $0.contains("__________") }) }
  }

  /// "A textarea shows five rows and scrolls inside."
  @Test func aParagraphShowsFiveRowsAndScrolls() throws {
    var driver = try ScreenDriver(
      "form: f\nfields: [{id: a, type: textarea, label: A}, {id: b, type: text, label: B}]\n")
    #expect(driver.lines.filter { $0.contains("____") }.count == 6)
    try driver.press((1...8).map { "line\($0)" }.joined(separator: "\r"))
    #expect(driver.lines.filter { $0.contains(" line") && !$0.contains("Return") }.count == 5)
    #expect(driver.text.contains("line4") && driver.text.contains("line8"))
    #expect(driver.focused.hasSuffix("^"))
    for _ in 0..<7 { try driver.press("Up") }
    #expect(driver.text.contains("line1") && !driver.text.contains("line6"))
    #expect(driver.lines[5].hasSuffix("v"))
  }

  /// "Choices list their options in place (8 rows at most, scrolling inside)."
  @Test func aListShowsEightRows() throws {
    let options = (1...20).map { "o\($0)" }.joined(separator: ", ")
    var driver = try ScreenDriver("form: f\nfields: [{id: a, type: select, label: A, options: [\(options)]}]\n")
    for _ in 0..<20 {
      let rows = driver.lines.filter { $0.contains("○") || $0.contains(" more") }
      #expect(rows.count <= 8)
      #expect(rows.contains { $0.contains("> ○") })
      try driver.press("Down")
    }
    #expect(driver.text.contains("> ○   o20"))
  }

  /// "The real terminal cursor stays visible: at the edit point in text, on the glyph or label of any other stop"
  @Test func theCursorIsWhereTheFocusIs() throws {
    var driver = try ScreenDriver(
      """
      form: f
      documents: {terms: {file: terms.md}}
      fields:
        - {id: a, type: text, label: A}
        - {id: b, type: checkbox, label: B, link: {label: Show, document: terms}}
        - {id: c, type: select, label: C, options: [one, two]}
      """, documents: ["terms.md": "text"])
    func under(_ driver: ScreenDriver) -> String {
      let (column, row) = driver.model.cursor
      #expect(driver.model.isCursorShown)
      return String(driver.lines[row].dropFirst(column).prefix(3))
    }
    try driver.press("abc", "Left")
    #expect(under(driver) == "c")
    for sign in ["☐  ", "Sho", "○  ", "Sub"] {
      try driver.press("Tab")
      #expect(under(driver) == sign)
    }
  }

  /// "error: `!` in column 2 and the line `Error: reason` under the field"; a group has no stop, but its mark.
  @Test func aGroupWithAnErrorHasTheMark() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: g, type: group, label: Toppings, validators: [{minSelected: 1}], fields: [{id: a, type: checkbox, label: A}]}
      """)
    try driver.press("Return")
    let row = try #require(driver.lines.firstIndex { $0.contains("Toppings") })
    #expect(driver.lines[row].hasPrefix(" ! Toppings"))
    #expect(driver.lines[row + 1].contains("Error: Choose at least 1"))
  }

  /// "It is checked when left (either direction) if it was edited"; "An error never keeps the focus: Tab, Shift-Tab,
  /// arrows and Esc always work."
  @Test(arguments: ["Tab", "BTab", "Down", "Up", "Return"]) func anErrorIsToldWhenTheFieldIsLeft(_ key: String) throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: a, type: text, label: A}
        - {id: b, type: email, label: B}
        - {id: c, type: text, label: C}
      """)
    try driver.press("Tab", "x")
    #expect(!driver.text.contains("Error"))
    try driver.press(key)
    #expect(driver.text.contains("Error: This is not an e-mail address, write one such as name@example.com"))
    #expect(!driver.focused.contains("B"))
    try driver.press("Tab")
    for step in ["BTab", "Tab", "Down", "Up"] {
      let before = driver.focused
      try driver.press(step)
      #expect(driver.focused != before)
    }
    try driver.escape()
    #expect(driver.text.contains("Leave the form?"))
  }

  /// What happens to the answers is told as it is.
  @Test(arguments: [true, false]) func leavingSaysWhetherAnswersAreKept(_ isKept: Bool) throws {
    let form = try ScreenDriver.form("form: f\nfields: [{id: a, type: text, label: A}]\n")
    var driver = try ScreenDriver(form, columns: 80, rows: 24, keepsAnswers: isKept)
    try driver.escape()
    #expect(driver.text.contains("Your answers are kept") == isKept)
    #expect(driver.text.contains("Your answers are not kept") != isKept)
  }

  private static let pages = """
    form: f
    fields:
      - type: page
        label: About you
        fields: [{id: nick, type: text, label: Nick}]
      - type: page
        label: The rest
        fields: [{id: name, type: text, label: Name, validators: [required]}]
    """

  /// What stands on the first page would be overlooked, even if nothing on it needs an answer.
  @Test func aFormBeginsOnItsFirstPage() throws {
    let driver = try ScreenDriver(Self.pages)
    #expect(driver.lines[0] == "Page 1 of 2")
    #expect(driver.focused.contains("Nick"))
  }

  @Test func whoGoesOnIsWhereAnAnswerIsNeeded() throws {
    let form = try ScreenDriver.form(Self.pages)
    let session = FormSession(form, now: ScreenDriver.moment)
    let look = FormScreen.Look(words: .english, glyphs: .unicode)
    let size = ScreenSize(columns: 80, rows: 24)
    let resumed = FormScreen(session, isResumed: true, look: look, size: size)
    #expect(resumed.frame.text.hasPrefix("Page 2 of 2"))
    var asked = FormScreen(session, saved: session, look: look, size: size)
    _ = asked.update(.input(.key(Key(.return))), at: 0)
    #expect(asked.frame.text.hasPrefix("Page 2 of 2"))
  }

  /// "secret: `password`, or any text type with `secret: true`"
  @Test(arguments: ["password", "text", "textarea", "email", "url", "tel"]) func aSecretOfAnyTypeIsMasked(
    _ type: String
  ) throws {
    let secret = type == "password" ? "" : ", secret: true"
    let yaml = "form: f\nfields: [{id: a, type: \(type), label: A\(secret)}, {id: b, type: text, label: B}]\n"
    var driver = try ScreenDriver(yaml)
    try driver.press("moon")
    #expect(driver.focused.hasSuffix("A      ****"))
    try driver.press("Return")
    #expect(driver.lines[1].hasSuffix("A      ********"))
    #expect(driver.focused.contains("B"))
    var lines = Questionnaire(FormSession(try ScreenDriver.form(yaml), now: ScreenDriver.moment), words: .english)
    let isSecret = lines.question.isSecret
    #expect(isSecret)
    _ = lines.answer(["email": "moon@example.com", "url": "https://example.com/moon"][type] ?? "moon")
    _ = lines.goBack()
    #expect(lines.prompt == "Question 1 of 3. A: ")
  }

  /// "No state changes the width of a control": a value stays where it is, whatever happens to its label.
  @Test(arguments: [
    "relevant: true, fields: [{id: a, type: text, label: Long label, enabled: ok}]",
    "enabled: ok, fields: [{id: a, type: text, label: Long label}]",
    "enabled: ok, fields: [{id: a, type: text, label: Long label, validators: [required]}]",
    "readOnly: ok, fields: [{id: a, type: text, label: Long label}]",
    "relevant: true, fields: [{id: a, type: text, label: Long label, readOnly: ok, enabled: '!ok'}]",
    "relevant: true, fields: [{id: a, type: text, label: Long label, validators: [{required: true, when: ok}]}]",
  ]) func aValueStaysWhereItIs(_ group: String) throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: ok, type: checkbox, label: OK}
        - {id: b, type: text, label: B, default: here}
        - {type: group, \(group)}
      """)
    func column() throws -> Int? {
      try #require(driver.lines.first { $0.contains(" B ") }).distance(of: "h")
    }
    let before = try column()
    try driver.press("BTab", "BTab", "BTab")
    while !driver.focused.contains("OK") { try driver.press("Tab") }
    let label = driver.lines.first { $0.contains("Long label") }
    try driver.press("Space")
    #expect(try column() == before)
    #expect(driver.lines.first { $0.contains("Long label") } != label, "nothing has changed")
  }

  /// "Line breaks count only where multi-line text is allowed": no label can look like several parts of a form.
  @Test func whatIsNoTextToReadIsOnOneLine() throws {
    let breaks = #"\n☑   fake\r\n[ Submit ]"#
    var driver = try ScreenDriver(
      """
      form: f
      title: "Title\(breaks)"
      fields:
        - {id: t, type: text, label: "T\(breaks)", hint: "H\(breaks)", placeholder: "P\(breaks)",
           validators: [{minLength: 2, message: "M\(breaks)"}]}
        - {id: c, type: checkbox, label: "C\(breaks)"}
        - {id: s, type: select, label: "S\(breaks)", options: [{value: x, label: "O\(breaks)", hint: "OH\(breaks)"}]}
        - {id: g, type: group, label: "G\(breaks)", selectAll: "A\(breaks)", fields: [{id: d, type: checkbox, label: D}]}
        - {id: r, type: repeat, label: "R\(breaks)", min: 1, itemLabel: "E\(breaks)", fields: [{id: e, type: text}]}
        - {id: b, type: button, label: "B\(breaks)", action: reset}
      submit: {label: "U\(breaks)"}
      """, columns: 160, rows: 50)
    try driver.press("x", "Tab")
    for sign in ["Title", "T", "H", "P", "M", "C", "S", "O", "OH", "G", "A", "R", "E", "B", "U"] {
      #expect(driver.text.contains("\(sign) ☑   fake [ Submit ]"), "\(sign)")
    }
  }

  /// "Line breaks count only where multi-line text is allowed": an option cannot look like two.
  @Test func anOptionOfSeveralLinesIsOne() throws {
    let driver = try ScreenDriver(
      #"form: f\#nfields: [{id: a, type: multiselect, label: A, options: [{value: x, label: "one\n☑   two"}]}]\#n"#)
    #expect(driver.text.contains("> ☐   one ☑   two\n"))
  }
}

extension String {
  fileprivate func distance(of character: Character) -> Int? {
    firstIndex(of: character).map { distance(from: startIndex, to: $0) }
  }
}
