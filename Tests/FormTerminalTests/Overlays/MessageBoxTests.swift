import FormTerminal
import Foundation
import Testing

@Suite struct MessageBoxTests {
  private static let box = MessageBox(title: "주의", message: "이메일이나 비밀번호가 맞지 않아요", buttons: ["확인", "Cancel"])

  private func drawn(_ box: MessageBox, _ columns: Int, _ rows: Int) -> String {
    let size = ScreenSize(columns: columns, rows: rows)
    return box.draw(over: Frame(size: size, rows: [], cursor: ScreenPoint(column: 0, row: 0))).text
  }

  private func expectOutcome(
    _ wanted: MessageBox.Outcome, _ outcome: MessageBox.Outcome, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome == wanted, sourceLocation: sourceLocation)
  }

  @Test func aBoxStandsInTheMiddle() {
    #expect(
      drawn(Self.box, 40, 12) == """



         +------------------------------------+
         | 주의                               |
         | 이메일이나 비밀번호가 맞지 않아요  |
         |                                    |
         | >[ 확인 ]  [ Cancel ]              |
         +------------------------------------+

        """)
  }

  @Test func aSmallScreenHasNoRoomForABorder() {
    #expect(drawn(Self.box, 20, 6) == " 주의\n 이메일이나\n 비밀번호가 맞지\n 않아요\n >[ 확인 ]\n  [ Cancel ]\n")
  }

  @Test func keysMoveAmongButtonsAndPressThem() {
    let size = ScreenSize(columns: 40, rows: 12)
    var box = Self.box
    expectOutcome(.pressed(0), box.take(Key(.return), size: size))
    expectOutcome(.none, box.take(Key(.tab), size: size))
    expectOutcome(.pressed(1), box.take(Key(.return), size: size))
    expectOutcome(.none, box.take(Key(.tab), size: size))
    #expect(box.focus == 0)
    expectOutcome(.none, box.take(Key(.tab, .shift), size: size))
    #expect(box.focus == 1)
    expectOutcome(.dismissed, box.take(Key(.escape), size: size))
  }

  @Test func aLongMessageScrollsAndShowsThatItGoesOn() {
    let message = (1...30).map { "line \($0)" }.joined(separator: "\n")
    var box = MessageBox(title: "T", message: message, buttons: ["OK"])
    let size = ScreenSize(columns: 40, rows: 12)
    #expect(drawn(box, 40, 12).contains("line 1 "))
    #expect(drawn(box, 40, 12).contains("v|"))
    expectOutcome(.none, box.take(Key(.end), size: size))
    #expect(drawn(box, 40, 12).contains("line 30 "))
    #expect(drawn(box, 40, 12).contains("^|"))
    for _ in 0..<50 { _ = box.take(Key(.pageUp), size: size) }
    #expect(drawn(box, 40, 12).contains("line 1 "))
  }

  /// "Press shows the pressed look; release on the same control acts, elsewhere cancels."
  @Test func theMousePressesTheButtonsWhereTheyAreDrawn() {
    let size = ScreenSize(columns: 40, rows: 12)
    var box = Self.box
    func mouse(_ action: MouseEvent.Action, _ column: Int, _ row: Int) -> MessageBox.Outcome {
      box.take(MouseEvent(action, column: column, row: row), size: size)
    }
    expectOutcome(.none, mouse(.press, 14, 7))
    #expect(drawn(box, 40, 12).contains("[ 확인 ] >[*Cancel*]"))
    expectOutcome(.pressed(1), mouse(.release, 15, 7))
    expectOutcome(.none, mouse(.press, 5, 7))
    expectOutcome(.none, mouse(.release, 14, 7))
    #expect(drawn(box, 40, 12).contains(">[ 확인 ]  [ Cancel ]"))
    expectOutcome(.none, mouse(.press, 14, 6))
    expectOutcome(.none, mouse(.release, 14, 7))
  }

  @Test func aTitleWithoutRoomIsReadWithTheMessage() {
    let title = (1...12).map { "word\($0)" }.joined(separator: " ")
    var box = MessageBox(title: title, message: "message", buttons: ["OK"])
    var seen = drawn(box, 20, 6)
    for _ in 0..<12 {
      _ = box.take(Key(.down), size: ScreenSize(columns: 20, rows: 6))
      seen += drawn(box, 20, 6)
    }
    for word in "\(title) message".split(separator: " ") { #expect(seen.contains(word)) }
  }

  @Test(arguments: [(1, 1), (5, 2), (20, 6), (23, 30), (300, 4)])
  func anySizeHoldsABox(_ columns: Int, _ rows: Int) {
    var box = MessageBox(
      title: String(repeating: "long title ", count: 9), message: String(repeating: "한글 ", count: 90),
      buttons: ["a very long label of a button", "b", "c"])
    let size = ScreenSize(columns: columns, rows: rows)
    for key in [Key(.pageDown), Key(.end), Key(.up), Key(.tab)] {
      _ = box.take(key, size: size)
      #expect(
        box.draw(over: Frame(size: size, rows: [], cursor: ScreenPoint(column: 0, row: 0))).rows.count == size.rows)
    }
  }

  private func bytes(_ box: MessageBox, _ columns: Int, _ rows: Int) -> String {
    let size = ScreenSize(columns: columns, rows: rows)
    let frame = box.draw(over: Frame(size: size, rows: [], cursor: ScreenPoint(column: 0, row: 0)))
    return String(decoding: FramePainter(usesColor: false).bytes(from: nil, to: frame), as: UTF8.self)
  }

  @Test func webAddressesAreHyperlinks() {
    let message = "Read https://example.com/help, or write to mailto:mina@example.com."
    let text = bytes(MessageBox(title: nil, message: message, buttons: ["OK"]), 80, 24)
    #expect(text.contains("\u{1B}]8;;https://example.com/help\u{1B}\\"))
    #expect(text.contains("\u{1B}]8;;mailto:mina@example.com\u{1B}\\"))
    #expect(text.components(separatedBy: "\u{1B}]8;;\u{1B}\\").count == 3)
  }

  @Test func anAddressLongerThanALineIsShownInFullAndLeadsToTheSamePlace() throws {
    let address = "https://example.com/" + (1...9).map { "part\($0)" }.joined(separator: "/")
    let box = MessageBox(title: nil, message: "See \(address) there", buttons: ["OK"])
    let shown = drawn(box, 30, 20).filter { !" |\n".contains($0) }
    #expect(shown.contains("See\(address)there"))
    let starts = bytes(box, 30, 20).components(separatedBy: "\u{1B}]8;;\(address)\u{1B}\\").count - 1
    #expect(starts >= 2)
  }

  @Test(arguments: [
    "javascript:alert(1)", "https://", "file:///etc/passwd", "https://\u{1B}]8;;x", "ftp://example.com",
    "\u{202E}https://example.com",
  ]) func nothingElseIsAHyperlink(_ message: String) {
    #expect(!bytes(MessageBox(title: nil, message: message, buttons: ["OK"]), 60, 20).contains("\u{1B}]8;;h"))
    #expect(!bytes(MessageBox(title: nil, message: message, buttons: ["OK"]), 60, 20).contains("\u{1B}]8;;j"))
  }
}
