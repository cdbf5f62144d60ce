import FormTerminal
import FormTestSupport
import Testing

/// Faults that users of other tools met, each under the number of its public report.
@Suite struct ScreenCasesTests {
  /// charmbracelet/huh#419: texts that depend on an answer were not drawn anew.
  @Test func textsFollowEveryEdit() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: name, type: text, label: Name}
        - {type: note, label: "Hello ${name}"}
        - {id: pet, type: text, label: "Pet of ${name == '' ? 'nobody' : name}"}
      """)
    #expect(driver.text.contains("Pet of nobody"))
    try driver.press("Mina", "Backspace")
    #expect(driver.text.contains("Hello Min\n"))
    #expect(driver.text.contains("Pet of Min "))
    try driver.press("C-u", "${x}")
    #expect(driver.text.contains("Hello ${x}\n"))
  }

  /// davidstutz/bootstrap-multiselect#89: all of them included what a filter had hidden.
  @Test(arguments: [true, false]) func allMeansAllThatAreShown(_ byKey: Bool) throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: region, type: select, label: Region, options: [n, s]}
        - id: town
          type: multiselect
          label: Town
          selectAll: All
          options:
            - {value: n1, relevant: region == 'n'}
            - {value: n2, relevant: region == 'n'}
            - {value: s1, relevant: region == 's'}
            - {value: s2, relevant: region == 's'}
      """)
    try driver.press("Space", "Tab")
    if byKey { try driver.press("C-a") } else { try driver.press("Home", "Space") }
    #expect(driver.text.contains("☑   All"))
    #expect(driver.text.contains("☑   n1"))
    #expect(!driver.text.contains("s1"))
    try driver.press("BTab", "Down", "Space")
    #expect(driver.text.contains("☐   All"))
    #expect(driver.text.contains("☐   s1"))
    try driver.press("Up", "Space")
    #expect(driver.text.contains("☑   n2"))
  }

  /// SBoudrias/Inquirer.js#423: a list without anything to choose crashed, or never ended.
  @Test(arguments: ["", ", validators: [required]"]) func aListWithNothingToChooseCanBeLeft(_ rule: String) throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: tech, type: multiselect, label: Tech, options: [{value: a, enabled: false, reason: not yet},
            {value: b, enabled: false, reason: not yet}, {value: c, enabled: "name == 'x'", reason: not yet}]\(rule)}
        - {id: name, type: text, label: Name}
      """)
    try driver.press("Space", "Down", "Up", "Home", "End", "C-a", "PageDown", "PageUp")
    #expect(driver.text.contains("(a) - not yet"))
    #expect(driver.focused.contains("Tech"))
    try driver.press("Return")
    #expect(driver.focused.contains("Name"))
    try driver.press("BTab", "Tab")
    #expect(driver.focused.contains("Name"))
  }

  /// markfink/whaaaaat#15: the first option was disabled, and yet the answer.
  @Test func theCursorStartsOnAnOptionThatCanBeChosen() throws {
    let yaml = """
      form: f
      fields:
        - {id: plan, type: select, label: Plan, options: [{value: gold, enabled: false}, silver, bronze]}
      """
    var driver = try ScreenDriver(yaml)
    #expect(driver.text.contains("> ○   silver"))
    try driver.press("Return", "Return")
    #expect(driver.submission == #"{"plan":"silver"}"#)
    driver = try ScreenDriver(yaml)
    try driver.press("Down", "Home", "Space", "Up", "Space")
    #expect(driver.text.contains("> ◉   silver"))
  }

  /// getodk/getodk#94: one more entry was offered of a repeat that was not asked.
  @Test func aRepeatThatIsNotAskedOffersNothing() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: consent, type: select, label: Consent, options: [yes, no]}
        - type: group
          relevant: consent == 'yes'
          fields: [{id: members, type: repeat, label: Members, fields: [{id: name, type: text, label: Name}]}]
      """)
    #expect(!driver.text.contains("Add"))
    try driver.press("Space")
    #expect(driver.text.contains("[ + Add ]"))
    try driver.press("Down", "Space")
    #expect(!driver.text.contains("Add"))
    try driver.press("Tab", "Return")
    #expect(driver.submission == #"{"consent":"no"}"#)
  }

  /// getodk/getodk#914: going back, so that the counting question went, crashed the form.
  @Test func whatIsHiddenLetsGoOfTheFocusAndComesBack() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: nets, type: select, label: Nets, options: [yes, no]}
        - {id: n, type: integer, label: How many, relevant: nets == 'yes'}
        - {id: list, type: repeat, label: List, relevant: n > 0, fields: [{id: colour, type: text, label: Colour}]}
      """)
    try driver.press("Return", "2", "Tab", "Return", "red", "Tab", "Tab", "Return", "blue")
    #expect(driver.text.contains("red"))
    #expect(driver.focused.contains("blue"))
    try driver.press("BTab", "BTab", "BTab", "C-u")
    #expect(!driver.text.contains("blue"))
    try driver.press("2")
    #expect(driver.text.contains("blue"))
    try driver.press("BTab", "Down", "Space")
    #expect(!driver.text.contains("How many"))
    try driver.press("Up", "Space")
    #expect(driver.text.contains("red"))
    #expect(driver.text.contains("blue"))
    try driver.press("Down", "Space", "Tab", "Return")
    #expect(driver.submission == #"{"nets":"no"}"#)
  }

  /// AlecAivazis/survey#189: the list under the cursor became shorter, and the next key was outside of it.
  @Test func theCursorStaysInsideOfAListThatShrinks() throws {
    let options = (1...9).map { number in
      let condition = number == 4 ? "kind == 'many' || kind == 'one'" : "kind == 'many'"
      return "{value: o\(number), relevant: \"\(condition)\"}"
    }
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: kind, type: select, label: Kind, options: [many, one, none]}
        - {id: item, type: select, label: Item, options: [\(options.joined(separator: ", "))]}
      """)
    try driver.press("Return", "End", "Space")
    #expect(driver.text.contains("> ◉   o9"))
    try driver.press("BTab", "Down", "Space", "Tab")
    for key in ["Up", "Down", "Home", "End", "PageUp", "PageDown"] {
      try driver.press(key)
      #expect(driver.text.contains("> ○   o4"))
    }
    try driver.press("BTab", "Down", "Space", "Tab")
    for key in ["Up", "Down", "Home", "End", "PageUp", "PageDown", "Space"] { try driver.press(key) }
    #expect(driver.focused.contains("Item"))
    try driver.press("Return", "Return")
    #expect(driver.submission == #"{"kind":"none","item":""}"#)
  }

  /// mikaelmello/inquire#23: emoji of several code points were measured wrong and taken apart.
  @Test func anEmojiOfSeveralCodePointsIsOne() throws {
    var driver = try ScreenDriver(
      """
      form: f
      fields:
        - {id: t, type: text, label: T, validators: [{maxLength: 6}]}
        - {id: u, type: text, label: U}
      """)
    try driver.press("a\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}b", "Tab")
    #expect(driver.text.contains("Use at most 6 characters, this has 7"))
    try driver.press("BTab", "Left", "Backspace")
    #expect(driver.focused.hasSuffix(" ab"))
    #expect(!driver.text.contains("Error"))
  }

  /// bombshell-dev/clack#87: options wider than the terminal were printed again with every key.
  @Test func optionsThatAreTooWideStandOnTheScreenOnce() throws {
    let options = (1...5).map { "\"\($0)" + String(repeating: " option\($0)", count: 8) + "\"" }
    let yaml = "form: f\nfields:\n  - {id: s, type: select, label: S, options: [\(options.joined(separator: ", "))]}\n"
    var driver = try ScreenDriver(yaml, columns: 40, rows: 15)
    func check() throws {
      for number in 1...5 {
        #expect(driver.lines.filter { $0.contains(" \(number) option\(number)") }.count <= 1)
      }
      let marked = try #require(driver.lines.firstIndex { $0.contains("> ○ ") })
      let number = try #require(driver.lines[marked].first { $0.isNumber })
      let shown = driver.text.split(separator: " ").filter { $0.hasPrefix("option\(number)") }
      #expect(shown.count == 8)
    }
    for key in [String](repeating: "Down", count: 6) + [String](repeating: "Up", count: 6) {
      try driver.press(key)
      try check()
    }
    for (place, columns) in [25, 90, 40].enumerated() {
      try driver.press("Down")
      try driver.resize(columns: columns, rows: 15)
      try check()
      var fresh = try ScreenDriver(yaml, columns: columns, rows: 15)
      for _ in 0...place { try fresh.press("Down") }
      #expect(driver.text == fresh.text)
    }
  }
}
