import FormTerminal
import Testing

@Suite struct PagerTests {
  private static let size = ScreenSize(columns: 20, rows: 6)
  private static let text = (1...20).map { "line \($0)" }.joined(separator: "\n") + "\n"

  private func frame(_ pager: Pager, _ size: ScreenSize = Self.size) -> String {
    pager.frame(size, progress: { "\($0)%" }, closing: "q").text
  }

  private func opened(_ text: String = Self.text) -> Pager {
    var pager = Pager(title: "Terms", text: text)
    pager.fit(Self.size)
    return pager
  }

  @Test func theFirstPageHasTitleTextAndProgress() {
    #expect(frame(opened()) == "Terms\n line 1\n line 2\n line 3\n line 4\n20%  q\n")
  }

  @Test func keysGoThroughTheText() {
    var pager = opened()
    let steps: [(InputEvent, String)] = [
      (.key(Key(.down)), "line 2"), (.text("jj"), "line 4"), (.text("k"), "line 3"), (.key(Key(.pageDown)), "line 6"),
      (.text(" "), "line 9"), (.key(Key(.pageUp)), "line 6"), (.key(Key(.end)), "line 17"),
      (.key(Key(.home)), "line 1"),
      (.key(Key(.up)), "line 1"),
    ]
    for (event, first) in steps {
      let isOpen = pager.take(event, size: Self.size)
      #expect(isOpen)
      #expect(frame(pager).split(separator: "\n")[1] == " " + first)
    }
  }

  @Test(arguments: [InputEvent.text("q"), .key(Key(.escape)), .key(Key(.return))]) func closes(_ event: InputEvent) {
    var pager = opened()
    let isOpen = pager.take(event, size: Self.size)
    #expect(!isOpen)
  }

  @Test func aDocumentWasReadOnceItsLastLineWasShown() {
    var pager = opened()
    #expect(!pager.wasReadToEnd)
    _ = pager.take(.key(Key(.end)), size: Self.size)
    #expect(pager.wasReadToEnd)
    #expect(frame(pager).hasSuffix("100%  q\n"))
    #expect(opened("one line").wasReadToEnd)
    #expect(opened("").wasReadToEnd)
  }

  @Test func anotherSizeKeepsThePlace() {
    var pager = opened()
    _ = pager.take(.key(Key(.pageDown)), size: Self.size)
    _ = pager.take(.key(Key(.pageDown)), size: Self.size)
    pager.fit(ScreenSize(columns: 40, rows: 6))
    #expect(frame(pager, ScreenSize(columns: 40, rows: 6)).contains("line 7"))
  }

  @Test func aDocumentCannotCommandTheTerminal() {
    #expect(frame(opened("a\u{1B}[2Jb")).contains("a^[[2Jb"))
  }
}
