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

  @Test(
    "A Korean word that is typed is not parted where a space is near",
    arguments: [
      ("파일을 골라 주세요", 17, ["파일을 골라 ", "주세요"]), ("파일을 골라 주세요", 12, ["파일을 골라 ", "주세요"]),
      ("to be or not", 8, ["to be ", "or not"]), ("to be  or not", 6, ["to be ", " or ", "not"]),
      ("a unbreakable", 6, ["a ", "unbre", "akabl", "e"]), ("개인정보처리방침", 7, ["개인정", "보처리", "방침"]),
      ("利用規約に同意します。", 12, ["利用規約に", "同意しま", "す。"]), ("word　word", 6, ["word　", "word"]),
      ("word　word", 5, ["word", "　", "word"]),
      ("   indented", 9, ["   ", "indented"]), ("글 個人情報의", 13, ["글 ", "個人情報의"]),
    ])
  func rowsEndAtSpaces(text: String, width: Int, rows: [String]) {
    #expect(ParagraphLayout(EditedText(text), width: width).rows.map(\.text) == rows)
  }

  /// The space at which a row ends takes the cell that is free for the cursor, and the cursor stands behind it.
  @Test func theCursorGoesOnBehindTheSpaceAtTheEndOfARow() {
    var edited = EditedText("to be")
    #expect(ParagraphLayout(edited, width: 6).cursor == (0, 5))
    edited.insert(" ")
    #expect(ParagraphLayout(edited, width: 6).cursor == (0, 6))
    edited.insert("o")
    #expect(ParagraphLayout(edited, width: 6).cursor == (1, 1))
    edited.moveCursor(to: 6)
    #expect(ParagraphLayout(edited, width: 6).cursor == (1, 0))
    edited.moveCursor(to: 5)
    #expect(ParagraphLayout(edited, width: 6).cursor == (0, 5))
  }

  /// What is typed breaks where the same text does that is only read.
  @Test func typedTextBreaksAsAnyOther() {
    let texts = [
      "수집한 개인정보는 회원 탈퇴 시까지 보유하며, 이후 지체 없이 파기합니다.", "제7조 個人情報의 보호(保護)에 관하여 「개인정보 보호법」을 따릅니다", "利用規約に同意します。チェックしてください",
      "to be or not to be, that is the question: incomprehensibilities", "mixed 글자와words끼리 붙어있음 漢字，かな！ 🎉🎉 x",
    ]
    for text in texts {
      for width in 4...60 {
        let rows = ParagraphLayout(EditedText(text), width: width).rows.map { row in
          row.text.last == " " ? String(row.text.dropLast()) : row.text
        }
        #expect(rows == text.wrapped(to: width - 1), "\(width)")
      }
    }
  }

  @Test func noRowIsTooWideAndEveryClusterHasItsPlace() {
    let text = String(repeating: "ab한 \u{1F468}\u{200D}\u{1F469}\n\nc  한글 個人情報의 d ", count: 5)
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
