import FormTerminal
import Testing

/// What lies over the form: help, documents, alerts, the review.
@Suite struct ScreenOverlaysTests {
  /// "The hint row names the effect": of the keys that there are, and not of those of the form below.
  @Test func theLastRowTellsWhatReturnDoesInABox() throws {
    var driver = try ScreenDriver("form: f\nfields: [{id: a, type: text, label: A}]\n")
    try driver.escape()
    #expect(driver.hint == "Return: Stay")
    try driver.press("Tab")
    #expect(driver.hint == "Return: Leave")
    try driver.escape()
    #expect(driver.hint == "Return: Submit   F1: Keys")
  }

  @Test func theLastRowTellsTheKeysOfTheReview() throws {
    var driver = try ScreenDriver(
      "form: f\nfields: [{id: a, type: text, label: A}]\nsubmit: {label: Send}\n", reviews: true)
    try driver.press("x", "Return")
    #expect(driver.hint == "Return: Send   Esc: Back")
    try driver.press("Up")
    #expect(driver.hint == "Return: A   Esc: Back")
    try driver.press("Return")
    #expect(driver.focused.hasSuffix("x"))
  }

  @Test func documentsOpenAndComeBackToTheSamePlace() throws {
    let yaml = """
      form: f
      documents: {terms: {file: terms.md, title: The terms}}
      fields:
        - {id: ok, type: checkbox, label: I agree, link: {label: Show, document: terms}, validators: [required, viewed]}
      """
    var driver = try ScreenDriver(
      yaml, rows: 12, documents: ["terms.md": (1...40).map { "line \($0)" }.joined(separator: "\n")])
    try driver.press("Space", "Tab")
    #expect(driver.text.contains("☑   I agree*  >Show ->"))
    try driver.press("Return")
    #expect(driver.lines[0] == "The terms")
    try driver.press("q", "Return", "End", "q")
    #expect(driver.text.contains(">Show -> (read)"))
    try driver.press("Tab", "Return")
    #expect(driver.submission?.hasPrefix(#"{"ok":true,"$receipts":"#) == true)
    var missing = try ScreenDriver(yaml)
    try missing.press("Tab", "Return")
    #expect(missing.text.contains("The document cannot be shown: The terms"))
    try missing.press("Return")
    #expect(missing.text.contains(">Show ->"))
  }

  @Test func alertsTakeAllInputAndGiveTheFocusBack() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields: [{id: a, type: text, label: A}]
      submit: {checks: [{constraint: a == 'x', alert: {title: Sorry, message: Not x, dismiss: Fine}}]}
      """)
    try driver.press("y", "Return")
    #expect(driver.text.contains("Sorry"))
    #expect(driver.text.contains(">[ Fine ]"))
    try driver.press("z", "Tab", "Return")
    #expect(!driver.text.contains("Sorry"))
    #expect(driver.focused.hasSuffix(" y"))
    try driver.press("Backspace", "x", "Return")
    #expect(driver.submission == #"{"a":"x"}"#)
  }

  @Test func theReviewShowsAllAnswersAndLeadsToEach() throws {
    var driver = try ScreenDriver(FormScreenTests.login, reviews: true)
    try driver.press("mina@example.com", "Tab", "moon", "Tab", "Tab", "Return")
    #expect(driver.text.contains("E-mail: mina@example.com"))
    #expect(driver.text.contains("Password: ********"))
    #expect(driver.text.contains("Keep me signed in: not checked"))
    // The wheel scrolls here as everywhere.
    for _ in 0..<3 { try driver.mouse(.wheelUp, column: 0, row: 0) }
    try driver.mouse(.wheelDown, column: 0, row: 0)
    try driver.press("Down", "Return")
    #expect(driver.focused.contains("Keep"))
    try driver.press("Space", "Tab", "Return", "Return")
    #expect(driver.submission == #"{"email":"mina@example.com","password":"••••••","keep":true}"#)
  }

  @Test func returnOnTheLastFieldShowsTheReviewToo() throws {
    var driver = try ScreenDriver("form: f\nfields: [{id: a, type: text, label: A}]\n", reviews: true)
    try driver.press("x", "Return")
    #expect(driver.text.contains("A: x"))
    #expect(driver.submission == nil)
    try driver.press("Return")
    #expect(driver.submission == #"{"a":"x"}"#)
  }

  @Test func keysThatFollowASpaceAreForWhatItOpened() throws {
    var driver = try ScreenDriver(
      """
      form: f
      documents: {terms: {file: terms.md}}
      fields:
        - {type: link, label: Terms, document: terms}
        - {id: ok, type: checkbox, label: OK}
      """, documents: ["terms.md": "text"])
    try driver.type(" q\t ")
    #expect(driver.text.contains("Terms -> (read)"))
    #expect(driver.text.contains("☑   OK"))
  }

  @Test func helpShowsTheKeys() throws {
    var driver = try ScreenDriver(FormScreenTests.login)
    try driver.press("F1")
    #expect(driver.text.contains("Ctrl-C: leave at once"))
    try driver.escape()
    #expect(driver.focused.contains("E-mail"))
  }
}
