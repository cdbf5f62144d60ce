import FormTerminal
import FormText
import Testing

@Suite struct ParagraphLayoutTests {
  @Test func linesAreBrokenAtTheirWidthAndAtBreaks() {
    let layout = ParagraphLayout(EditedText("abcdef\n한글한\n"), width: 6)
    #expect(layout.rows.map(\.text) == ["abcde", "f", "한글", "한", ""])
    #expect(layout.cursor == (4, 0))
  }

  @Test func placesAreFoundByRowAndColumn() {
    let layout = ParagraphLayout(EditedText("abcdef\n한글한\n"), width: 6)
    #expect(layout.place(row: 0, column: 2) == 2)
    #expect(layout.place(row: 0, column: 9) == 4)
    #expect(layout.place(row: 1, column: 9) == 6)
    #expect(layout.place(row: 2, column: 3) == 8)
    #expect(layout.place(row: 4, column: 3) == 11)
    #expect(layout.place(row: -1, column: 3) == 0)
    #expect(layout.place(row: 9, column: 3) == 11)
  }

  @Test func noRowIsTooWideAndEveryClusterHasItsPlace() {
    let text = String(repeating: "ab한 \u{1F468}\u{200D}\u{1F469}\n\nc", count: 5)
    for width in [4, 5, 9, 20] {
      var edited = EditedText(text)
      for cursor in 0...edited.clusters.count {
        edited.moveCursor(to: cursor)
        let layout = ParagraphLayout(edited, width: width)
        #expect(layout.rows.allSatisfy { $0.text.displayWidth <= width })
        #expect(layout.place(row: layout.cursor.row, column: layout.cursor.column) == cursor)
      }
    }
  }
}
