import FormTerminal
import FormTestSupport
import Testing

/// What people met in small windows and with long texts: nothing that is needed is cut off, counted wrongly, or stands
/// where it is taken for something else.
@Suite struct ScreenRoomTests {
  /// An arrow or a bracket on a row of its own says nothing, and a link that wraps has its mark in its first row.
  @Test(arguments: [20, 24, 32, 33, 34, 35, 36, 37, 40]) func noSignStandsOnARowOfItsOwn(_ columns: Int) throws {
    var driver = try ScreenDriver(
      """
      form: f
      language: ko
      documents: {terms: {file: terms.md}}
      fields:
        - {id: ok, type: checkbox, label: 동의, link: {label: 개인정보 수집 및 이용에 관한 약관 보기, document: terms}}
        - {type: link, label: 개인정보 수집 및 이용에 관한 약관 보기, document: terms}
        - {id: reset, type: button, label: 입력한 내용을 모두 지우고 처음부터, action: reset}
      submit: {label: 위의 내용에 동의하고 회원으로 가입합니다}
      """, columns: columns, rows: 24, documents: ["terms.md": "약관"])
    let signs: Set = ["->", "]", ")"]
    for _ in 0..<2 {
      #expect(driver.lines.allSatisfy { !signs.contains($0.filter { $0 != " " }) })
      #expect(driver.lines.count { $0.contains(" ->") } == 2)
      try driver.press("Tab")
      #expect(driver.focused.contains("개인정보"))
      try driver.press("Return", "q", "Tab")
      #expect(driver.focused.contains("개인정보"))
      try driver.press("Return", "q", "BTab", "BTab")
    }
  }

  /// A title is cut as it is shown, its escapes included, and never takes the number of the page away.
  @Test func theEndOfALongTitleIsMarkedAndThePageStays() throws {
    let fields = """
      fields:
        - {type: page, label: One, fields: [{id: a, type: text, label: A}]}
        - {type: page, label: Two, fields: [{id: b, type: text, label: B}]}
      """
    let title = "A form of pages with a title that is far too long for every screen of this world"
    var driver = try ScreenDriver("form: f\ntitle: \(title)\n\(fields)\n", columns: 80)
    #expect(driver.lines[0] == "A form of pages with a title that is far too long for every scree… - Page 1 of 2")
    try driver.resize(columns: 40, rows: 12)
    #expect(driver.lines[0] == "A form of pages with a ti… - Page 1 of 2")
    try driver.resize(columns: 20, rows: 12)
    #expect(driver.lines[0] == "A for… - Page 1 of 2")
    let escaped = try ScreenDriver(
      "form: f\ntitle: \"\\e[31m\\a\\e[0m red and so on\"\nfields: [{id: a, type: text, label: A}]\n", columns: 20,
      rows: 12)
    #expect(escaped.lines[0] == "^[[31m^G^[[0m red a…")
  }

  /// The word on Return is cut as it is shown, so that the key for help stays.
  @Test func theKeyForHelpStaysBehindEscapes() throws {
    let yaml = "form: f\nfields: [{id: a, type: text, label: A}]\nsubmit: {label: \"\\a\\a\\a\\a\\a\\a\\a\\a\\a\"}\n"
    #expect(try ScreenDriver(yaml, columns: 20, rows: 6).hint == "Return: ^G^G^…   F1")
  }

  /// In the smallest window the option at the cursor, and the link with the focus, are seen whole.
  @Test func whatIsInHandIsSeenWhole() throws {
    var driver = try ScreenDriver(
      """
      form: f
      documents: {terms: {file: terms.md}}
      fields:
        - {id: s, type: select, label: Choose one of these, options: [the first of them, another one of those]}
        - {id: ok, type: checkbox, label: I have read all of it, link: {label: Read the terms, document: terms}}
      """, columns: 20, rows: 6, documents: ["terms.md": "text"])
    try driver.press("Home")
    #expect(driver.text.contains("> ○   the\n"))
    #expect(driver.text.contains("them\n"))
    try driver.press("Down")
    #expect(driver.text.contains("> ○   another\n"))
    #expect(driver.text.contains("those\n"))
    try driver.press("Tab", "Tab")
    #expect(driver.text.contains("Read the"))
    #expect(driver.text.contains("terms ->"))
    #expect(driver.model.cursor.column == 8)
    #expect(driver.lines[driver.model.cursor.row].hasPrefix(">"))
  }

  /// A field whose label alone is out of sight is not hidden.
  @Test func theFieldInHandIsNotCountedAsHidden() throws {
    let yaml = "form: f\nfields: [{id: a, type: text, label: A label that takes more rows than there are}]\n"
    let driver = try ScreenDriver(yaml, columns: 20, rows: 6)
    #expect(driver.lines[0] == "   ^")
    #expect(driver.focused.contains("____"))
  }

  /// The mark of what lies beyond is not read as the end of a web address.
  @Test func theMarkOfALongAlertStandsByItself() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields: [{id: a, type: checkbox, label: A}]
      submit:
        checks: [{constraint: a, alert: {message: "https://www.example.com/help/age?lang=en&topic=too-young and more, with the reasons why this is so"}}]
      """, columns: 20, rows: 6)
    try driver.press("Tab", "Return")
    #expect(driver.lines.contains { $0.hasSuffix(" v") })
  }

  /// Side by side nobody could tell which of two repeats a button belongs to.
  @Test func theButtonThatRemovesAnEntryStandsApartFromARepeatInIt() throws {
    let driver = try ScreenDriver(
      """
      form: f
      fields:
        - id: people
          type: repeat
          min: 0
          label: People
          fields: [{id: pets, type: repeat, label: Pets, fields: [{id: pet, type: text, label: Pet}]}]
      """)
    var grown = driver
    try grown.press("Return")
    #expect(grown.text.contains("[ + Add ]\n\n     [ Remove ]\n"))
  }

  /// "The hint row names the effect": in a textarea Return breaks the line.
  @Test func returnInATextareaMakesANewLine() throws {
    let fields = "{id: a, type: textarea, label: A}, {id: b, type: text, label: B, input: {submitLabel: return}}"
    var driver = try ScreenDriver("form: f\nfields: [\(fields), {id: c, type: text, label: C}]\n")
    #expect(driver.hint.hasPrefix("Return: new line "))
    try driver.press("Tab")
    #expect(driver.hint.hasPrefix("Return: next "))
  }

  /// A note that says something only at times leaves no gap at others.
  @Test func anEmptyNoteTakesNoRows() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: a, type: text, label: A}
        - {type: note, label: "${a == 'x' ? 'An x' : ''}"}
        - {id: b, type: checkbox, label: B}
      """)
    #expect(driver.text.contains("___\n\n   ☐   B\n"))
    try driver.press("x")
    #expect(driver.text.contains("x\n\n   An x\n\n   ☐   B\n"))
  }

  /// In a review the answer at the cursor is seen whole, and signs tell that more lies above and below.
  @Test func theReviewTellsWhatLiesBeyond() throws {
    let fields = (1...6).map { "  - {id: f\($0), type: text, label: A label of two rows \($0)}" }
    var driver = try ScreenDriver(
      "form: f\nfields:\n\(fields.joined(separator: "\n"))\nsubmit: {label: Send it to the office at once}\n",
      columns: 20, rows: 6, reviews: true)
    try driver.press("BTab", "Return")
    #expect(driver.lines[1...4] == [" ^   rows 6: empty", ">  [ Send it to", "     the office", "     at once ]"])
    try driver.press("Up")
    #expect(driver.lines[3] == ">  A label of two")
    #expect(driver.lines[4] == " v   rows 6: empty")
    try driver.press("Home")
    #expect(driver.lines[1] == ">  A label of two")
    #expect(driver.lines[4].hasPrefix(" v "))
  }
}
