import FormTerminal
import FormTestSupport
import Testing

/// The table of keys of the contract, and what it says of focus and presses, each sentence quoted.
@Suite struct ScreenKeysTests {
  private static let form = """
    form: f
    documents: {terms: {file: terms.md, title: The terms}}
    fields:
      - {id: t, type: text, label: Text}
      - {id: c, type: checkbox, label: Check}
      - {id: s, type: select, label: Select, options: [s1, s2, s3]}
      - {id: m, type: multiselect, label: Multi, options: [m1, m2, m3]}
      - {type: link, label: Terms, document: terms}
      - {id: x, type: button, label: One, action: reset}
      - {id: y, type: button, label: Two, action: {set: {t: "'set'"}}}
    """

  private func driver(at steps: Int = 0, rows: Int = 40) throws -> ScreenDriver {
    var driver = try ScreenDriver(Self.form, rows: rows, documents: ["terms.md": "text"])
    for _ in 0..<steps { try driver.press("Tab") }
    return driver
  }

  /// "Left, Right: one cluster"; "Home, End: start, end of the text"; "Backspace / Delete: cluster before / at the
  /// cursor"; "Ctrl-K / Ctrl-U"; "Ctrl-W"; "Alt-B, Ctrl-Left / Alt-F, Ctrl-Right: one word"; "Ctrl-D: like Delete"
  @Test(arguments: [
    (["Left", "Backspace"], "one two thre"), (["\u{2}", "\u{2}", "\u{6}", "x"], "one two threxe"),
    (["Home", "Delete"], "ne two three"), (["C-a", "C-d"], "ne two three"), (["C-a", "C-e", "x"], "one two threex"),
    (["Home", "Right", "C-k"], "o"), (["End", "Left", "C-u"], "e"), (["C-w"], "one two "),
    (["\u{1B}\u{7F}", "\u{8}"], "one two"), (["\u{1B}b", "x"], "one two xthree"),
    (["\u{1B}[1;5D", "\u{1B}[1;5D", "x"], "one xtwo three"), (["Home", "\u{1B}f", "x"], "onex two three"),
    (["Home", "\u{1B}[1;5C", "\u{1B}[1;5C", "x"], "one twox three"), (["Home", "Space"], " one two three"),
  ]) func editing(_ keys: [String], _ text: String) throws {
    var driver = try driver()
    try driver.press("one two three")
    for key in keys { try driver.press(key) }
    #expect(driver.focused == (">  Text   " + text).trimmingSpaces)
  }

  /// What Left, Right, Home, End, Ctrl-A, Delete, Backspace, Ctrl-K, Ctrl-U, Ctrl-W and letters do at a checkbox: nothing.
  @Test func aCheckboxHasFewKeys() throws {
    var driver = try driver(at: 1)
    let before = driver.text
    for key in ["Left", "Right", "Home", "End", "C-a", "C-e", "Delete", "Backspace", "C-k", "C-u", "C-w", "x", "\u{2}"]
    {
      try driver.press(key)
      #expect(driver.text == before)
    }
    // "Return: by section 3, never toggles"; "Space: toggle"
    try driver.press("Return")
    #expect(driver.text.contains("☐   Check") && driver.focused.contains("Select"))
    try driver.press("BTab", "Space")
    #expect(driver.focused == ">  ☑   Check")
    try driver.press("C-d")
    #expect(driver.text.contains("Leave the form?"))
  }

  /// "Down, Up: next / previous option; stays at the ends"; "Home, End: first / last option"; "single: choose, then next
  /// stop"; "one page of options"
  @Test func aSelectHasItsKeys() throws {
    var driver = try driver(at: 2)
    try driver.press("Down", "C-n", "Down", "Down")
    #expect(driver.text.contains("> ○   s3"))
    try driver.press("C-p", "Up", "Up")
    #expect(driver.text.contains("> ○   s1"))
    try driver.press("End", "Home", "C-e", "Left", "Right")
    #expect(driver.text.contains("> ○   s3"))
    try driver.press("C-a", "PageDown")
    #expect(driver.text.contains("> ○   s3"))
    try driver.press("PageUp", "Return")
    #expect(driver.text.contains("◉   s1") && driver.focused.contains("Multi"))
  }

  /// "Return … multi: next stop"; "Space: choose / toggle"; "in multi-select Ctrl-A is all, then none"
  @Test func aMultiselectHasItsKeys() throws {
    var driver = try driver(at: 3)
    try driver.press("Down", "Space")
    #expect(driver.text.contains("> ☑   m2"))
    try driver.press("Space")
    #expect(driver.text.contains("> ☐   m2"))
    try driver.press("C-a")
    #expect(driver.lines.filter { $0.contains("☑   m") }.count == 3)
    try driver.press("C-a")
    #expect(!driver.text.contains("☑   m"))
    try driver.press("Return")
    #expect(!driver.text.contains("☑   m") && driver.focused == ">  Terms ->")
  }

  /// "Return, Space: press / open"; "Left, Right: previous / next button of the row"
  @Test(arguments: ["Return", "Space"]) func linksAndButtonsArePressed(_ key: String) throws {
    var driver = try driver(at: 4)
    try driver.press(key)
    #expect(driver.lines[0] == "The terms")
    try driver.press("q", "Tab", "Right")
    #expect(driver.focused.contains(">[ Two ]"))
    try driver.press("Left", "Right", key)
    #expect(driver.focused.contains("[*Two*]"))
    #expect(driver.lines.contains { $0.contains("Text") && $0.hasSuffix("set") })
    try driver.wait(119)
    #expect(driver.focused.contains("[*Two*]"))
    try driver.wait(1)
    #expect(driver.focused.contains("[ Two ]"))
  }

  /// "Tab / Shift-Tab … round at the ends", also in CSI u and modified forms; Ctrl-L repaints; F1 shows the keys.
  @Test func formsOfOneKeyAreTheSame() throws {
    var driver = try driver()
    for (bytes, label) in [
      ("\u{1B}[9u", "Check"), ("\u{1B}[9;2u", "Text"), ("\u{1B}OB", "Check"), ("\u{1B}[A", "Text"),
      ("\u{1B}[1;2B", "Check"), ("\u{1B}OA", "Text"), ("\u{1B}[13u", "Check"), ("\n", "Select"),
    ] {
      try driver.type(bytes)
      #expect(driver.focused.contains(label))
    }
    try driver.press("\u{1B}[11~")
    #expect(driver.lines[0] == "Keys")
  }

  /// "Return in a field goes to its `input.next`"; "The hint row names the effect in the words of the `submitLabel`": of
  /// a choice as of a text, and of the last field that it submits.
  @Test func theHintSaysWhereReturnLeads() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: a, type: select, label: A, options: [x, y], input: {next: c, submitLabel: go}}
        - {id: b, type: text, label: B}
        - {id: c, type: checkbox, label: C}
      submit: {label: Log in, enabled: c}
      """)
    #expect(driver.hint.hasPrefix("Return: go "))
    try driver.press("Return")
    #expect(driver.focused.contains("C"))
    #expect(driver.text.contains("◉   x"))
    #expect(driver.hint.hasPrefix("Return: next "))
    try driver.press("Space")
    #expect(driver.hint.hasPrefix("Return: Log in "))
    // "on the last field it presses submit if that is ready, else it goes to the submit button"
    try driver.press("Space", "Return")
    #expect(driver.focused == ">  ( Log in )")
    #expect(driver.submission == nil)
    try driver.press("BTab", "Space", "Return")
    #expect(driver.submission == #"{"a":"x","b":"","c":true}"#)
  }

  /// "else it goes to the submit button", over a link and Back, which are no fields
  @Test func theLastFieldOfTheLastPageLeadsToSubmit() throws {
    var driver = try ScreenDriver(
      """
      form: f
      documents: {terms: {file: terms.md}}
      fields:
        - {type: page, label: One, fields: [{id: a, type: text, label: A}]}
        - {type: page, label: Two, fields: [{id: b, type: checkbox, label: B, link: {label: Show, document: terms}}]}
      submit: {enabled: b}
      """, documents: ["terms.md": "text"])
    // "Return … to the following field", on whatever page it is
    try driver.press("x", "Return")
    #expect(driver.lines[0] == "Page 2 of 2")
    #expect(driver.focused.contains("B"))
    try driver.press("Return")
    #expect(driver.focused.contains("( Submit )"))
    let row = driver.lines[driver.model.cursor.row]
    #expect(row.dropFirst(driver.model.cursor.column).hasPrefix("Submit"))
  }

  /// "Focus starts on the first stop that needs an answer."
  @Test func theFocusStartsWhereAnAnswerIsNeeded() throws {
    let driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: a, type: text, label: A}
        - {id: b, type: text, label: B, default: x, validators: [required]}
        - {id: c, type: checkbox, label: C, validators: [required]}
      """)
    #expect(driver.focused.contains("C"))
  }

  /// "A second press meanwhile does nothing": of the same button; another one is pressed as well.
  @Test func aSecondPressDoesNothing() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: n, type: integer, label: N, default: 0}
        - {id: up, type: button, label: Up, action: {set: {n: n + 1}}}
        - {id: ten, type: button, label: Ten, action: {set: {n: n + 10}}}
      """)
    try driver.press("Tab", "Return", "Return", "Space")
    #expect(driver.lines[1].hasSuffix(" 1"))
    try driver.wait(120)
    try driver.press("Return", "Tab", "Return")
    #expect(driver.lines[1].hasSuffix(" 12"))
    try driver.press("BTab", "Return")
    #expect(driver.lines[1].hasSuffix(" 13"))
  }

  /// The entries of two repeats have the same numbers.
  @Test func anEntryOfTheSecondRepeatGetsTheFocusWhenItIsAdded() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: a, type: repeat, label: A, min: 1, fields: [{id: a1, type: text, label: First}]}
        - {id: b, type: repeat, label: B, fields: [{id: b1, type: text, label: Second}]}
      """)
    try driver.press("BTab", "BTab", "Return")
    #expect(driver.focused.contains("Second"))
  }

  /// "A pressed button looks pressed at once", the one that adds an entry as well
  @Test func addingLooksPressed() throws {
    var driver = try ScreenDriver(
      "form: f\nfields: [{id: l, type: repeat, label: List, fields: [{id: a, type: text, label: A}]}]\n")
    try driver.press("Return")
    #expect(driver.text.contains("[*+ Add*]"))
    #expect(driver.focused.contains("A "))
    try driver.press("x", "Tab", "Tab", "Return")
    #expect(driver.text.contains("Entry 2"))
    try driver.wait(120)
    #expect(driver.text.contains("[ + Add ]"))
  }

  /// "Ctrl-C leaves at once from anywhere": also while the pressed button is still shown.
  @Test func anInterruptNeedsNoPatience() throws {
    var driver = try ScreenDriver("form: f\nfields: [{id: a, type: text, label: A}]\n")
    try driver.press("Return", "C-c")
    #expect(driver.effects == [.interrupt])
  }

  /// "a paste with an inner line break is refused in a secret"; what is wrong is told.
  @Test func aPasteOfSeveralLinesIntoASecretIsRefused() throws {
    var driver = try ScreenDriver("form: f\nfields: [{id: a, type: password, label: A}]\n")
    try driver.type("\u{1B}[200~one\rtwo\u{1B}[201~")
    #expect(driver.focused.contains("____"))
    #expect(driver.hint == "Not accepted: This holds several lines, paste one")
    try driver.type("\u{1B}[200~one\u{7}\r\n\u{1B}[201~")
    #expect(driver.focused.hasSuffix(" ***"))
  }

  /// "On any other stop a paste does nothing and no key of it acts." "inner ones stay in a textarea and become one space in
  /// a text field"
  @Test func pastesFollowTheStop() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: a, type: text, label: A}
        - {id: b, type: textarea, label: B}
        - {id: c, type: select, label: C, options: [x, y]}
        - {id: d, type: text, label: D, default: fixed, readOnly: true}
      """)
    let paste = "\u{1B}[200~one\r\n\ttwo\u{1B}[A\u{3}\n\n\u{1B}[201~"
    try driver.type(paste + "\t" + paste)
    #expect(driver.lines[1].hasSuffix(" one two[A"))
    try driver.press("Tab")
    let before = driver.text
    try driver.type(paste)
    try driver.press("Tab")
    try driver.type(paste)
    #expect(driver.focused.hasSuffix(" fixed"))
    #expect(before.contains("○   x"))
    #expect(driver.effects.isEmpty)
    try driver.press("Tab", "Return")
    #expect(driver.submission == #"{"a":"one two[A","b":"one\ntwo[A","c":"","d":"fixed"}"#)
  }
}

extension String {
  /// The text without the spaces at its end, which a screen does not tell from nothing.
  fileprivate var trimmingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }
}
