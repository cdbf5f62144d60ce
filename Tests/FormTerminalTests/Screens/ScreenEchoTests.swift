import FormEngine
import FormModel
import Testing

@testable import FormTerminal

/// A letter that does nothing but appear is written before anything is worked out about it. Every letter that the driver
/// types is held against the frame that is worked out later.
@Suite struct ScreenEchoTests {
  private static let form = """
    form: f
    language: en
    fields:
      - {id: name, type: text, label: Name}
      - {id: code, type: text, label: Code, relevant: 'name != ""'}
      - {id: word, type: password, label: Word}
      - {id: about, type: textarea, label: About}
      - {id: fixed, type: text, label: Fixed, initial: "'abc'", readOnly: "true"}
      - {id: keep, type: checkbox, label: Keep}
    """

  /// How many of the letters of `text` are shown at once, when they are typed one after the other.
  private func echoes(_ text: String, _ driver: inout ScreenDriver) throws -> Int {
    let before = driver.echoCount
    for letter in text { try driver.type(String(letter)) }
    return driver.echoCount - before
  }

  @Test(arguments: ["mina", "a b c", "김민아", "mina 김"])
  func lettersBehindATextAreShownAtOnce(_ text: String) throws {
    var driver = try ScreenDriver(Self.form)
    // The first one takes the place of what marks an empty field.
    #expect(try echoes(text, &driver) == text.count - 1)
    #expect(driver.focused.hasSuffix(text))
  }

  @Test func aLetterOfASecretIsShownAsAnAsterisk() throws {
    var driver = try ScreenDriver(Self.form)
    try driver.press("Tab")
    #expect(try echoes("moon", &driver) == 3)
    #expect(driver.focused.hasSuffix(" ****"))
  }

  @Test func aLetterOfAParagraphIsShownAtOnceUntilTheRowIsFull() throws {
    var driver = try ScreenDriver(Self.form, columns: 40)
    try driver.press("Tab", "Tab")
    let text = "to be or not to be, that is the question of the day"
    let count = try echoes(text, &driver)
    #expect((30..<text.count).contains(count))
    #expect(driver.text.contains("to be or not to be"))
    // Also at the end of a row the cursor is in the midst of the text.
    try driver.press("Up")
    for _ in 0..<14 {
      try driver.press("Right")
      #expect(try echoes("x", &driver) == 0)
      try driver.press("Backspace")
    }
  }

  @Test func whatMovesOtherTextIsWorkedOutFirst() throws {
    var driver = try ScreenDriver(Self.form)
    try driver.press("ab", "Left")
    #expect(try echoes("x", &driver) == 0)
    #expect(driver.focused.hasSuffix(" axb"))
    try driver.press("End")
    #expect(try echoes("\u{301}", &driver) == 0)
    #expect(try echoes("c", &driver) == 0)
    #expect(driver.focused.hasSuffix(" axb\u{301}c"))
  }

  @Test func aTextThatIsWiderThanItsRowScrollsAsItDoesWithoutEcho() throws {
    var driver = try ScreenDriver(Self.form, columns: 40)
    let text = String(repeating: "abcdefghij", count: 12)
    let count = try echoes(text, &driver)
    #expect((100..<120).contains(count))
    #expect(driver.screen.session.snapshot(of: FieldAddress(field: 0))?.value == .text(text))
  }

  @Test func whereNothingCanBeTypedNoLetterIsShown() throws {
    var driver = try ScreenDriver(Self.form)
    try driver.press("Tab", "Tab", "Tab")
    #expect(driver.focused.contains("abc"))
    try driver.press("End")
    #expect(try echoes("de", &driver) == 0)
    #expect(!driver.text.contains("abcde"))
    try driver.press("Tab")
    #expect(try echoes("ab", &driver) == 0)
    try driver.press("F1")
    #expect(try echoes("jk", &driver) == 0)
  }

  @Test func whatALetterBringsIsSeenAfterIt() throws {
    var driver = try ScreenDriver(Self.form)
    #expect(!driver.text.contains("Code"))
    try driver.type("x")
    #expect(driver.text.contains("Code"))
    try driver.press("Backspace")
    #expect(!driver.text.contains("Code"))
  }
}
