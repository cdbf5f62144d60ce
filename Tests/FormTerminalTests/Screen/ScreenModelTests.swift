import FormTestSupport
import Testing

@Suite struct ScreenModelTests {
  @Test func textGoesWhereTheCursorIs() throws {
    var screen = ScreenModel(columns: 6, rows: 2)
    try screen.write("ab\r\n한글x".utf8)
    #expect(screen.text == "ab\n한글x\n")
    #expect(screen.cursor == (5, 1))
    try screen.write("\u{1B}[2;2Hy".utf8)
    #expect(screen.text == "ab\n y글x\n")
  }

  @Test func linesWrapOnlyWhileAutowrapIsOn() throws {
    var screen = ScreenModel(columns: 3, rows: 2)
    try screen.write("abcd\u{1B}[?7lefghi".utf8)
    #expect(screen.text == "abc\ndei\n")
  }

  @Test func bytesMayBeSplitAnywhere() throws {
    var screen = ScreenModel(columns: 10, rows: 2)
    for byte in "가\u{1B}[1;31mb\u{1B}]8;;https://example.com\u{1B}\\c\u{1B}[m".utf8 { try screen.write([byte]) }
    #expect(screen.text == "가bc\n")
    #expect(screen.attributes(column: 2, row: 0) == [1, 31])
    #expect(screen.isRestored)
  }

  @Test func theMainScreenComesBack() throws {
    var screen = ScreenModel(columns: 10, rows: 2)
    try screen.write("old\u{1B}[?1049h\u{1B}[2J\u{1B}[Hnew".utf8)
    #expect(screen.text == "new\n")
    #expect(!screen.isRestored)
    try screen.write("\u{1B}[?1049l".utf8)
    #expect(screen.text == "old\n")
    #expect(screen.isRestored)
  }

  @Test(arguments: [
    "\u{7}", "\u{1B}c", "\u{1B}[6n", "\u{1B}[38;5;1m", "\u{1B}[?1h", "\u{1B}]2;title\u{1B}\\", "\u{1B}[c", "\t",
    "\u{1B}[?1003h",
  ]) func whatTheContractDoesNotNameIsAnError(_ text: String) {
    var screen = ScreenModel(columns: 10, rows: 2)
    #expect(throws: ScreenModel.UnknownSequence.self) { try screen.write(text.utf8) }
  }
}
