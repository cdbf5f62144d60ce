import FormText
import Testing

@Suite struct TextWrappingTests {
  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two three", 80, ["one two three"]), ("", 10, [""]),
    ("a\n\nb", 10, ["a", "", "b"]), ("unbreakable", 4, ["unbr", "eaka", "ble"]),
    ("a unbreakable", 6, ["a", "unbrea", "kable"]), ("missing. A line", 10, ["missing. A", "line"]),
    ("약관에 동의합니다", 10, ["약관에 동", "의합니다"]), ("이메일주소", 6, ["이메일", "주소"]), ("이메일주소", 5, ["이메", "일주", "소"]),
    ("동의합니다.", 10, ["동의합니", "다."]), ("이름（성）", 6, ["이름", "（성）"]), ("two  spaces", 20, ["two  spaces"]),
    ("  indented text", 10, ["  indented", "text"]), ("👩‍💻👩‍💻👩‍💻", 4, ["👩‍💻👩‍💻", "👩‍💻"]), ("trailing   ", 20, ["trailing"]),
  ])
  func linesAreFilled(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test func furtherLinesHang() {
    #expect(
      "help: write the name as it stands".wrapped(to: 16, hangingIndent: 6) == [
        "help: write the", "      name as it", "      stands",
      ])
    #expect("abcdef".wrapped(to: 3, hangingIndent: 50) == ["abc", " de", " f"])
  }

  @Test(arguments: [0, 1, 2, 3, 5, 9, 20])
  func noLineIsWiderThanAskedAndNothingIsLost(width: Int) {
    let texts = [
      "plain words of several lengths, incomprehensibilities", "이용 약관 전체에 동의합니다 (필수)", "한a글b 漢字，かな！ 🎉🎉 x",
      "      deep indent", "e\u{301}e\u{301}e\u{301}", "((((((((", "。。。。。。。。", "mixed 글자와words끼리 붙어있음",
    ]
    for text in texts {
      for indent in [0, 2, 40] {
        let lines = text.wrapped(to: width, hangingIndent: indent)
        #expect(lines.allSatisfy { $0.displayWidth <= max(width, 2) }, "\(lines)")
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      }
    }
  }

  @Test func textIsPaddedAndCutByCells() {
    #expect("한글".padded(to: 6) == "한글  ")
    #expect("한글".padded(to: 3) == "한글")
    #expect("한글 입력".truncated(to: 6) == "한글 …")
    #expect("한글 입력".truncated(to: 9) == "한글 입력")
    #expect("한글".truncated(to: 2) == "…")
    #expect("한글".truncated(to: 0) == "")
  }
}
