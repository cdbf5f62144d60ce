import FormTerminal
import FormText
import Testing

@Suite struct TextWindowTests {
  @Test(arguments: [
    ("abc", 3, 10, "abc", 3), ("abcdefghi", 9, 10, "abcdefghi", 9), ("abcdefghij", 10, 10, "<ghij", 5),
    ("abcdefghij", 0, 10, "abcdefghij", 0), ("abcdefghijk", 0, 10, "abcdefghi>", 0),
    ("abcdefghijklmnopqrst", 8, 10, "abcdefghi>", 8), ("abcdefghijklmnopqrst", 9, 10, "<ghijklmn>", 4),
    ("한글한글한글", 6, 10, "<글한글", 7), ("한글한글한글", 0, 10, "한글한글 >", 0), ("", 0, 10, "", 0),
    ("a\u{202E}b", 2, 20, "a<U+202E>b", 9),
  ]) func windows(_ text: String, _ cursor: Int, _ width: Int, _ shown: String, _ column: Int) {
    var edited = EditedText(text)
    edited.moveCursor(to: cursor)
    let window = TextWindow(edited, width: width)
    #expect(window.text == shown)
    #expect(window.cursorColumn == column)
  }

  @Test func aSecretShowsOneStarForEachCluster() {
    let window = TextWindow(EditedText("a한\u{1F468}\u{200D}\u{1F469}"), width: 10, isMasked: true)
    #expect(window.text == "***")
    #expect(window.cursorColumn == 3)
  }

  @Test func theCursorIsAlwaysOnARowThatIsNeverTooWide() {
    let text = String(repeating: "ab한\u{1F468}\u{200D}\u{1F469}\u{202E}", count: 6)
    for width in [4, 5, 10, 17, 20, 80] {
      var edited = EditedText(text)
      for cursor in 0...edited.clusters.count {
        edited.moveCursor(to: cursor)
        let window = TextWindow(edited, width: width)
        #expect(window.text.displayWidth <= width)
        #expect(0..<width ~= window.cursorColumn)
        if width >= 17 { #expect(window.cluster(at: window.cursorColumn) == cursor, "\(width) \(cursor)") }
      }
    }
  }
}
