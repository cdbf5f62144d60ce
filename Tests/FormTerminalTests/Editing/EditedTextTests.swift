import FormTerminal
import FormTestSupport
import Testing

@Suite struct EditedTextTests {
  static let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"

  @Test func aFamilyIsOneClusterToTheCursorAndToBackspace() {
    var text = EditedText("a")
    text.insert(Self.family)
    text.insert("b")
    text.perform(.left)
    #expect(text.cursor == 2)
    text.perform(.deleteBackward)
    #expect(text.text == "ab")
    #expect(text.cursor == 1)
  }

  @Test func jamoThatAreTypedOneByOneBecomeSyllables() {
    var text = EditedText("")
    for jamo in ["\u{1112}", "\u{1161}", "\u{11AB}", "\u{1100}", "\u{1173}", "\u{11AF}"] { text.insert(jamo) }
    #expect(Array(text.text.unicodeScalars) == ["\u{D55C}", "\u{AE00}"])
    #expect(text.cursor == 2)
    text.perform(.deleteBackward)
    #expect(text.text == "한")
  }

  @Test func aMarkJoinsTheLetterBefore() {
    var text = EditedText("ab")
    text.moveCursor(to: 1)
    text.insert("\u{301}")
    #expect(text.text == "\u{E1}b")
    #expect(text.cursor == 1)
  }

  @Test func halvesOfFlagsJoinWhenWhatStoodBetweenThemGoes() {
    var text = EditedText("\u{1F1F0}-\u{1F1F7}")
    text.moveCursor(to: 2)
    text.perform(.deleteBackward)
    #expect(text.clusters.count == 1)
    #expect(text.cursor == 1)
  }

  struct Case: Sendable {
    let text: String
    let cursor: Int
    let command: EditingCommand
    let result: String
    let place: Int

    init(_ text: String, _ cursor: Int, _ command: EditingCommand, _ result: String, _ place: Int) {
      (self.text, self.cursor, self.command, self.result, self.place) = (text, cursor, command, result, place)
    }
  }

  @Test(arguments: [
    Case("abc", 0, .left, "abc", 0), Case("abc", 3, .right, "abc", 3), Case("abc", 1, .end, "abc", 3),
    Case("abc", 2, .start, "abc", 0), Case("abc", 0, .deleteBackward, "abc", 0),
    Case("abc", 3, .deleteForward, "abc", 3),
    Case("abc", 1, .deleteForward, "ac", 1), Case("abc", 1, .deleteToEnd, "a", 1),
    Case("abc", 1, .deleteToStart, "bc", 0),
    Case("one two, three", 14, .deleteWord, "one two, ", 9), Case("one two, ", 9, .deleteWord, "one ", 4),
    Case("one two", 0, .wordRight, "one two", 3), Case("one two", 3, .wordRight, "one two", 7),
    Case("one two", 7, .wordLeft, "one two", 4), Case("one two", 4, .wordLeft, "one two", 0),
    Case("서울 특별시", 6, .wordLeft, "서울 특별시", 3),
  ]) func commands(_ test: Case) {
    var text = EditedText(test.text)
    text.moveCursor(to: test.cursor)
    text.perform(test.command)
    #expect(text.text == test.result)
    #expect(text.cursor == test.place)
  }

  @Test func theWordsOfASecretCannotBeFound() {
    var text = EditedText("one two")
    text.perform(.wordLeft, isSecret: true)
    #expect(text.cursor == 0)
    text.perform(.wordRight, isSecret: true)
    #expect(text.cursor == 7)
    text.perform(.deleteWord, isSecret: true)
    #expect(text.isEmpty)
  }

  @Test func everyEditLeavesWhatTheTextSays() {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
      "a", "\u{301}", "한", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{1F1F0}", Self.family, "\u{200D}", "\n", "\r", " ",
    ]
    let commands: [EditingCommand] = [
      .left, .right, .start, .end, .wordLeft, .wordRight, .deleteBackward, .deleteForward, .deleteToStart, .deleteToEnd,
      .deleteWord,
    ]
    for _ in 0..<300 {
      var text = EditedText("")
      for _ in 0..<40 {
        if Bool.random(using: &generator) {
          text.insert(pieces.randomElement(using: &generator) ?? "")
        } else {
          text.perform(commands.randomElement(using: &generator) ?? .left)
        }
        #expect(text.clusters == Array(text.text))
        #expect(0...text.clusters.count ~= text.cursor)
        #expect(text.text.composed.unicodeScalars.elementsEqual(text.text.unicodeScalars))
      }
    }
  }
}
