import FormEngine
import FormModel
import FormTerminal
import FormTestSupport
import Testing

@Suite struct FormScreenTests {
  static let login = """
    form: login
    title: Sign in
    fields:
      - {id: email, type: email, label: E-mail, placeholder: name@example.com, validators: [required]}
      - {id: password, type: password, label: Password, validators: [required]}
      - {id: keep, type: checkbox, label: Keep me signed in}
    submit: {label: Log in, enabled: email != '' && password != ''}
    """

  @Test func theFirstScreen() throws {
    let driver = try ScreenDriver(Self.login, columns: 70, rows: 12)
    #expect(
      driver.text == """
        Sign in
        >  E-mail* (name@example.com) _______________________________________
           Password*                  _______________________________________

           ☐   Keep me signed in

           ( Log in )




        Return: next   F1: Keys

        """)
    #expect(driver.model.cursor == (30, 1))
  }

  @Test func typingMasksAndSubmitting() throws {
    var driver = try ScreenDriver(Self.login)
    try driver.press("mina@example.com", "Tab", "moon")
    #expect(driver.focused.hasSuffix(" ****"))
    try driver.press("Tab", "Space", "Tab")
    #expect(driver.text.contains("********"))
    #expect(driver.text.contains("☑   Keep me signed in"))
    #expect(driver.text.contains("[ Log in ]"))
    try driver.press("Return")
    #expect(driver.text.contains("[*Log in*]"))
    #expect(driver.effects.isEmpty)
    try driver.press("Return")
    try driver.wait(119)
    #expect(driver.effects.isEmpty)
    try driver.wait(1)
    #expect(driver.effects == [.submitted])
    #expect(driver.submission == #"{"email":"mina@example.com","password":"••••••","keep":true}"#)
  }

  @Test func returnActsOnTheWholeTextThatCameWithIt() throws {
    var driver = try ScreenDriver(Self.login)
    try driver.type("mina@example.com\rmoon\r\r")
    #expect(driver.submission == #"{"email":"mina@example.com","password":"••••••","keep":false}"#)
  }

  @Test func aButtonThatIsNotReadySaysWhatIsNeeded() throws {
    var driver = try ScreenDriver(Self.login)
    try driver.press("Tab", "Tab", "Tab", "Return")
    #expect(driver.hint == "Still needed: E-mail, Password")
    #expect(!driver.text.contains("Error"))
    try driver.press("Up")
    #expect(driver.hint.hasPrefix("Return: next"))
  }

  @Test func errorsAppearWhenAnEditedFieldIsLeftAndNeverKeepTheFocus() throws {
    var driver = try ScreenDriver(Self.login)
    try driver.press("mina")
    #expect(!driver.text.contains("Error"))
    try driver.press("Tab")
    #expect(driver.focused.contains("Password"))
    #expect(driver.lines[1].hasPrefix(" ! E-mail"))
    #expect(driver.text.contains("Error: This is not an e-mail address"))
    try driver.press("BTab", "@example.com")
    #expect(!driver.text.contains("Error"))
    try driver.press("Tab", "Tab")
    #expect(!driver.text.contains("Error"), "an empty field that nobody edited is not told of")
  }

  @Test func theFocusGoesRoundAndDownIsTheNextStop() throws {
    var driver = try ScreenDriver(Self.login)
    for label in ["Password", "Keep", "Log in", "E-mail"] {
      try driver.press("Tab")
      #expect(driver.focused.contains(label))
    }
    for label in ["Log in", "Keep", "Password", "E-mail"] {
      try driver.press("BTab")
      #expect(driver.focused.contains(label))
    }
    try driver.press("Down", "C-n")
    #expect(driver.focused.contains("Keep"))
    try driver.press("Up", "C-p")
    #expect(driver.focused.contains("E-mail"))
  }

  @Test func escapeAsksBeforeItLeaves() throws {
    var driver = try ScreenDriver(Self.login)
    try driver.press("mina")
    try driver.escape()
    #expect(driver.text.contains("Leave the form?"))
    #expect(driver.text.contains(">[ Stay ]"))
    try driver.press("Return")
    #expect(driver.focused.hasSuffix("mina"))
    #expect(driver.effects.isEmpty)
    try driver.press("C-u", "C-d")
    #expect(driver.text.contains("Leave the form?"))
    try driver.press("Tab", "Return")
    #expect(driver.effects == [.leave])
  }

  @Test(arguments: [
    ("C-c", FormScreen.Effect.interrupt), ("C-\\", .quit), ("C-z", .suspend), ("C-l", .repaint),
  ]) func someKeysActAnywhere(_ key: String, _ effect: FormScreen.Effect) throws {
    var driver = try ScreenDriver(Self.login)
    try driver.press(key)
    try driver.escape()
    try driver.press(key)
    try driver.press("Return", "F1", key)
    #expect(driver.effects == [effect, effect, effect])
  }

  @Test func pastesAreOneEditAndKeysInThemDoNothing() throws {
    var driver = try ScreenDriver(Self.login)
    try driver.type("\u{1B}[200~mina@\rexample.com\r\u{1B}[201~")
    #expect(driver.focused.hasSuffix("mina@ example.com"))
    try driver.press("C-_")
    #expect(driver.focused.contains("____"))
    try driver.press("Tab")
    try driver.type("\u{1B}[200~mo\ron\u{1B}[201~")
    #expect(driver.focused.contains("____"))
    #expect(driver.hint.hasPrefix("Not accepted"))
    try driver.press("Tab")
    try driver.type("\u{1B}[200~ \r\u{1B}[201~")
    #expect(driver.text.contains("☐   Keep me signed in"))
    #expect(driver.focused.contains("Keep"))
  }

  @Test func editsAreTakenBackAndDoneAgainAsAWhole() throws {
    var driver = try ScreenDriver(Self.login)
    try driver.press("mina", "Tab", "Tab", "Space")
    #expect(driver.text.contains("☑"))
    try driver.press("C-_")
    #expect(driver.text.contains("☐"))
    try driver.press("C-_")
    #expect(!driver.text.contains("mina"))
    try driver.press("C-y", "C-y")
    #expect(driver.text.contains("mina"))
    #expect(driver.text.contains("☑"))
  }

  @Test func aLetterWritesFewBytes() throws {
    var driver = try ScreenDriver(Self.login)
    try driver.press("m")
    for letter in "ina@example.com" {
      try driver.press(String(letter))
      #expect(driver.byteCount < 60)
    }
    try driver.press("Left")
    try driver.press("x")
    #expect(driver.byteCount < 60)
  }

  @Test func aWindowThatIsTooSmallLosesNothing() throws {
    var driver = try ScreenDriver(Self.login)
    try driver.press("mi")
    try driver.resize(columns: 19, rows: 5)
    #expect(driver.text == "Window too small:\n20x6\n")
    try driver.press("na")
    try driver.resize(columns: 80, rows: 24)
    #expect(driver.focused.hasSuffix(" mina"))
    try driver.resize(columns: 10, rows: 3)
    try driver.press("C-c")
    #expect(driver.effects.last == .interrupt)
  }

  @Test func entriesAreAddedAndRemovedWithAQuestion() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: list, type: repeat, label: People, itemLabel: "Person ${index + 1}", fields: [{id: who, type: text, label: Who}]}
      """)
    try driver.press("Return", "Mina", "Tab", "Tab", "Return", "Yuna")
    #expect(driver.text.contains("Person 2"))
    try driver.press("Tab", "Return")
    #expect(driver.text.contains("Remove this entry and its answers?"))
    try driver.press("Return")
    #expect(driver.text.contains("Yuna"))
    try driver.press("Return", "Tab", "Return")
    #expect(!driver.text.contains("Yuna"))
    #expect(driver.focused.contains("Remove"))
    try driver.press("Tab", "Tab", "Return")
    #expect(driver.submission == #"{"list":[{"who":"Mina"}]}"#)
  }

  @Test func pagesHaveBackAndNext() throws {
    var driver = try ScreenDriver(
      """
      form: f
      title: T
      fields:
        - {type: page, label: One, fields: [{id: a, type: text, label: A, validators: [required]}]}
        - {type: page, label: Two, fields: [{id: b, type: text, label: B}]}
      """)
    #expect(driver.lines[0] == "T - Page 1 of 2")
    #expect(!driver.text.contains("Submit"))
    try driver.press("Tab", "Return")
    #expect(driver.lines[0] == "T - Page 2 of 2")
    #expect(driver.focused.contains("B"))
    #expect(driver.text.contains("[ Back ]   [ Submit ]"))
    try driver.press("Tab", "Right", "Return")
    #expect(driver.lines[0] == "T - Page 1 of 2", "the first failing field is on the first page")
    #expect(driver.focused.hasPrefix(">! A"))
    try driver.press("x", "Return", "Return")
    #expect(driver.submission == #"{"a":"x","b":""}"#)
  }

  @Test func aLongFormScrollsAndCountsWhatIsHidden() throws {
    let fields = (1...30).map { "  - {id: f\($0), type: text, label: Field \($0)}" }.joined(separator: "\n")
    var driver = try ScreenDriver("form: f\nfields:\n\(fields)\n", rows: 10)
    #expect(driver.lines[8] == "   v 23 more")
    for _ in 0..<15 { try driver.press("Tab") }
    #expect(driver.focused.contains("Field 16"))
    #expect(driver.lines[0].hasPrefix("   ^ "))
    try driver.press("PageDown")
    #expect(!driver.text.contains("Field 16"))
    try driver.press("x")
    #expect(driver.focused.hasSuffix(" x"))
    try driver.press("BTab")
    for _ in 0..<20 { try driver.press("BTab") }
    #expect(driver.text.contains("Submit"))
  }

  @Test func aParagraphHasLinesAndIsLeftAtItsEnds() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: a, type: textarea, label: A}
        - {id: b, type: text, label: B}
      """)
    try driver.press("one", "Return", "two", "Up")
    #expect(driver.focused.contains("one"))
    try driver.press("x", "Down", "Down")
    #expect(driver.focused.contains("B"))
    try driver.press("Return", "Return")
    #expect(driver.submission == #"{"a":"onxe\ntwo","b":""}"#.replacing("onxe", with: "onex"))
  }

  @Test func theMousePressesAndReleases() throws {
    var driver = try ScreenDriver(Self.login)
    let row = try #require(driver.lines.firstIndex { $0.contains("Keep") })
    try driver.mouse(.press, column: 4, row: row)
    try driver.mouse(.release, column: 4, row: row)
    #expect(driver.text.contains("☑"))
    try driver.mouse(.press, column: 4, row: row)
    try driver.mouse(.release, column: 70, row: row)
    #expect(driver.text.contains("☑"))
    try driver.mouse(.press, column: 33, row: 1)
    try driver.press("abc", "Left")
    try driver.mouse(.press, column: 32, row: 1)
    try driver.press("x")
    #expect(driver.focused.hasSuffix("axbc"))
    try driver.mouse(.press, column: 60, row: 20)
    #expect(driver.focused.isEmpty)
    try driver.press("Tab")
    #expect(!driver.focused.isEmpty)
  }

  @Test func aLongNoticeTakesSeveralRows() throws {
    let fields = (1...6).map { "  - {id: f\($0), type: text, label: A rather long label \($0)}" }
    let condition = (1...6).map { "f\($0) != ''" }.joined(separator: " && ")
    var driver = try ScreenDriver(
      "form: f\nfields:\n\(fields.joined(separator: "\n"))\nsubmit: {enabled: \"\(condition)\"}\n", columns: 40,
      rows: 20)
    try driver.press("BTab", "Return")
    for number in 1...6 { #expect(driver.lines.suffix(6).joined(separator: " ").contains("label \(number)")) }
    #expect(driver.focused.contains("Submit"))
  }

  @Test func readOnlyFieldsAreStopsThatRefuseTypingAndDisabledOnesAreSkipped() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: a, type: text, label: A, default: x, readOnly: true}
        - {id: b, type: text, label: B, enabled: "a == 'y'"}
        - {id: c, type: checkbox, label: C, readOnly: true}
        - {id: d, type: button, label: D, enabled: "a == 'y'", action: reset}
      """)
    try driver.press("y", "Backspace")
    #expect(driver.focused.contains("A (read-only)"))
    #expect(driver.focused.hasSuffix(" x"))
    try driver.press("Tab", "Space")
    #expect(driver.focused == ">  ☐   C (read-only)")
    #expect(driver.text.contains("(B)"))
    #expect(driver.text.contains("( D )"))
    try driver.press("Tab")
    #expect(driver.focused.contains("Submit"))
  }
}
