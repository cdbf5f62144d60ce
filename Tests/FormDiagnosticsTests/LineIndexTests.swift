import FormDiagnostics
import Testing

@Suite struct LineIndexTests {
  static func position(_ text: String, _ offset: Int) -> [Int] {
    let position = LineIndex(SourceText(name: "x", text)).position(at: offset)
    return [position.line, position.column]
  }

  @Test(arguments: [
    ("", 0, [1, 1]), ("", 9, [1, 1]), ("ab", 2, [1, 3]), ("ab\n", 3, [2, 1]), ("ab\n", 99, [2, 1]),
    ("a\nb", 2, [2, 1]),
    ("a\r\nb", 3, [2, 1]), ("a\r\nb", 1, [1, 2]), ("a\r\nb", 2, [1, 2]), ("a\rb", 2, [2, 1]), ("한글: x", 6, [1, 3]),
    ("🎉x", 4, [1, 2]), ("\u{FEFF}a", 0, [1, 1]), ("\u{FEFF}a", 3, [1, 1]), ("\u{FEFF}a", 4, [1, 2]),
    ("\ta", 1, [1, 2]),
    ("a\u{85}b", 3, [1, 3]), ("a\u{2028}b", 4, [1, 3]),
  ])
  func positionsCountAsEditorsDo(text: String, offset: Int, expected: [Int]) {
    #expect(Self.position(text, offset) == expected)
  }

  @Test func longLinesAreCountedRightAtEveryOffset() {
    let text = "first\n" + String(repeating: "가a🎉", count: 700) + "\nlast"
    let lines = LineIndex(SourceText(name: "x", text))
    var line = 1
    var column = 1
    var offset = 0
    for scalar in text.unicodeScalars {
      #expect(lines.position(at: offset) == SourcePosition(line: line, column: column))
      offset += UTF8.width(scalar)
      if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    #expect(lines.position(at: offset) == SourcePosition(line: 3, column: 5))
  }

  @Test(arguments: [1023, 1024, 1025, 2048])
  func textsThatEndAtAStrideAreCounted(count: Int) {
    #expect(Self.position(String(repeating: "a", count: count), count) == [1, count + 1])
  }
}
