import FormTerminal
import FormTestSupport
import Testing

/// Sentences of the contract about what is shown and what keys do, each quoted.
@Suite struct ScreenContractTests {
  /// "square box off / on / mixed", "circle box off / on / mixed", "Every state differs without colour, bold or reverse"
  @Test(arguments: [
    (false, BoxGlyphs.unicode, ["☐", "⊟", "☑"]), (true, .unicode, ["○", "◐", "◉"]),
    (false, .ascii, ["[ ]", "[-]", "[x]"]), (true, .ascii, ["( )", "(-)", "(*)"]),
  ]) func boxesOffMixedAndOn(_ isRound: Bool, _ glyphs: BoxGlyphs, _ signs: [String]) throws {
    let style = isRound ? ", style: {shape: circle}" : ""
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: all, type: select-all, label: All, of: [a, b]\(style)}
        - {id: a, type: checkbox, label: A}
        - {id: b, type: checkbox, label: B}
      """, glyphs: glyphs)
    let all = { (driver: ScreenDriver) in driver.lines.first { $0.hasSuffix(" All") } ?? "" }
    #expect(all(driver).contains(signs[0]))
    try driver.press("Tab", "Space")
    #expect(all(driver).contains(signs[1]))
    #expect(driver.submission == nil)
    // "Toggling checks all that count unless all of them are checked; then it unchecks them."
    try driver.press("BTab", "Space")
    #expect(all(driver).contains(signs[2]))
    try driver.press("Space")
    #expect(all(driver).contains(signs[0]))
  }

  /// "A `switch` is `[off]` / `[ON ]`; a checkbox as `button` is a button holding its box glyph"; "No state changes the
  /// width of a control."
  @Test func switchesAndButtonsKeepTheirWidth() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: a, type: checkbox, label: A, appearance: switch}
        - {id: b, type: checkbox, label: B, appearance: button}
      """)
    #expect(driver.focused == ">  [off] A")
    try driver.press("Space")
    #expect(driver.focused == ">  [ON ] A")
    try driver.press("Tab")
    #expect(driver.focused == ">  [ ☐   B ]")
    try driver.press("Space")
    #expect(driver.focused == ">  [*☑   B*]")
    try driver.wait(120)
    #expect(driver.focused == ">  [ ☑   B ]")
  }

  /// "Warnings and notes (`Warning: `, `Note: `) look alike but block nothing."
  @Test func warningsAndNotesBlockNothing() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: a, type: text, label: A, validators: [{minLength: 3, severity: warning, message: Rather short}]}
        - {id: b, type: text, label: B, validators: [{minLength: 3, severity: info, message: Could be longer}]}
      """)
    try driver.press("x", "Tab", "y", "Tab")
    #expect(driver.text.contains("     Warning: Rather short\n"))
    #expect(driver.text.contains("     Note: Could be longer\n"))
    #expect(!driver.lines.contains { $0.hasPrefix(" !") })
    try driver.press("Return")
    #expect(driver.submission == #"{"a":"x","b":"y"}"#)
  }

  /// "The hint row names the effect in the words of the `submitLabel`"; "Return in a field goes to its `input.next`"
  @Test func returnFollowsInputAndSaysSo() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: a, type: text, label: A, input: {submitLabel: search, next: c}}
        - {id: b, type: text, label: B}
        - {id: c, type: text, label: C}
      """)
    #expect(driver.hint.hasPrefix("Return: search"))
    try driver.press("Return")
    #expect(driver.focused.contains("C"))
  }

  /// "once it has shown an error it is rechecked on every edit"
  @Test func anErrorThatWasShownFollowsEveryEdit() throws {
    var driver = try ScreenDriver(
      "form: f\nfields: [{id: a, type: text, label: A, validators: [{minLength: 3}]}, {id: b, type: text, label: B}]\n")
    try driver.press("x", "Down")
    #expect(driver.text.contains("Error: Use at least 3 characters, this has 1"))
    try driver.press("Up", "y")
    #expect(driver.text.contains("this has 2"))
    try driver.press("z")
    #expect(!driver.text.contains("Error"))
    try driver.press("Backspace")
    #expect(driver.text.contains("this has 2"))
  }

  /// "Alerts queue, one at a time": after the first is dismissed and its cause is gone, the next one comes.
  @Test func alertsComeOneAtATime() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields: [{id: a, type: text, label: A}]
      submit:
        checks:
          - {constraint: size(a) > 1, alert: {message: First}}
          - {constraint: size(a) > 2, alert: {message: Second}}
      """)
    try driver.press("x", "Return")
    #expect(driver.text.contains("First"))
    #expect(!driver.text.contains("Second"))
    try driver.press("Return", "y", "Return")
    #expect(driver.text.contains("Second"))
    #expect(!driver.text.contains("First"))
  }

  /// "Below 60 columns labels stand above values and buttons stack."
  @Test func aNarrowWindowStacks() throws {
    let yaml = """
      form: f
      fields:
        - {id: a, type: text, label: A}
        - {id: b, type: button, label: One, action: reset}
        - {id: c, type: button, label: Two}
      """
    let wide = try ScreenDriver(yaml, columns: 60)
    #expect(wide.lines.contains { $0.contains("A ") && $0.contains("____") })
    #expect(wide.lines.contains { $0.contains("[ One ]   [ Two ]") })
    let narrow = try ScreenDriver(yaml, columns: 59)
    #expect(narrow.lines.contains("   A"))
    #expect(narrow.lines.contains("   [ One ]"))
    #expect(narrow.lines.contains("   [ Two ]"))
  }

  /// "A text past a maximum length is kept and is an error like any other"
  @Test func nothingThatIsTypedIsCut() throws {
    var driver = try ScreenDriver(
      "form: f\nfields: [{id: a, type: text, label: A, validators: [{maxLength: 3}]}, {id: b, type: text, label: B}]\n")
    try driver.press("abcde", "Tab")
    #expect(driver.text.contains("abcde"))
    #expect(driver.text.contains("Error: Use at most 3 characters, this has 5"))
  }

  /// "`Terms ->`, `Terms -> (read)`"; "disabled field: label in round brackets"; "secret: one `*` per cluster while
  /// focused, always eight once left"
  @Test func statesAreTextAsWell() throws {
    var driver = try ScreenDriver(
      """
      form: f
      documents: {terms: {file: terms.md}}
      fields:
        - {id: p, type: password, label: P}
        - {type: link, label: Terms, document: terms}
        - {id: b, type: text, label: B, enabled: "false"}
      """, documents: ["terms.md": "text"])
    #expect(driver.text.contains("(B)"))
    #expect(driver.text.contains("Terms ->\n"))
    try driver.press("한글x")
    #expect(driver.focused.hasSuffix(" ***"))
    try driver.press("Tab", "Return", "q")
    #expect(driver.text.contains(" ********"))
    #expect(driver.focused == ">  Terms -> (read)")
  }

  @Test func aButtonAloneInItsRowHasOneMark() throws {
    var driver = try ScreenDriver(
      "form: f\nfields: [{id: a, type: text, label: A}]\nsubmit: {label: Log in, enabled: a != ''}\n")
    try driver.press("BTab")
    #expect(driver.focused == ">  ( Log in )")
    driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: a, type: button, label: Clear, action: reset}
        - {id: b, type: button, label: Send}
      """)
    #expect(driver.focused == "> >[ Clear ]   [ Send ]")
    try driver.press("Right")
    #expect(driver.focused == ">  [ Clear ]  >[ Send ]")
  }

  @Test func aLinkBelowItsBoxHasOneMark() throws {
    var driver = try ScreenDriver(
      """
      form: f
      documents: {terms: {file: terms.md}}
      fields:
        - {id: ok, type: checkbox, label: I agree to everything, link: {label: Show, document: terms}}
      """, columns: 30, documents: ["terms.md": "text"])
    try driver.press("Tab")
    #expect(driver.focused == ">       Show ->")
  }

  @Test func aListTallerThanTheScreenKeepsTheMarkOfTheFocus() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields: [{id: a, type: select, label: A, options: [one, two, three, four, five, six, seven]}]
      """, columns: 20, rows: 6)
    try driver.press("End")
    #expect(driver.focused == ">    > ○   seven")
  }

  /// Every word of a long label can be read in the smallest window, whatever kind of field it is the label of.
  @Test(arguments: ["type: text", "type: textarea", "type: checkbox", "type: select, options: [yes, no]"])
  func aLongLabelIsReadByScrolling(_ kind: String) throws {
    let words = (1...40).map { "word\($0)" }
    var driver = try ScreenDriver(
      "form: f\nfields: [{id: a, \(kind), label: \(words.joined(separator: " "))}]\n", columns: 20, rows: 6)
    #expect(!driver.focused.isEmpty)
    var seen: Set<String> = []
    func look() {
      for word in words where driver.text.contains(word + "\n") || driver.text.contains(word + " ") {
        seen.insert(word)
      }
    }
    look()
    for key in ["PageUp", "PageDown"] {
      for _ in 0..<30 {
        try driver.press(key)
        look()
      }
    }
    #expect(seen.count == words.count, "not seen: \(words.filter { !seen.contains($0) })")
    try driver.press("Space")
    #expect(!driver.focused.isEmpty)
  }

  @Test func anAlertShowsAWebAddressAsAHyperlink() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields: [{id: a, type: text, label: A}]
      submit: {checks: [{constraint: a == 'x', alert: {message: "Read https://example.com/help first"}}]}
      """)
    try driver.press("y", "Return")
    #expect(driver.text.contains("https://example.com/help"))
    let bytes = FramePainter(usesColor: true).bytes(from: nil, to: driver.screen.frame)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}]8;;https://example.com/help\u{1B}\\"))
  }
}
