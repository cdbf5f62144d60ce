import FormText
import Testing

@Suite struct TextWrappingTests {
  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two three", 80, ["one two three"]), ("", 10, [""]),
    ("a\n\nb", 10, ["a", "", "b"]), ("unbreakable", 4, ["unbr", "eaka", "ble"]),
    ("a unbreakable", 6, ["a", "unbrea", "kable"]), ("missing. A line", 10, ["missing. A", "line"]),
    ("two  spaces", 20, ["two  spaces"]),
    ("  indented text", 10, ["  indented", "text"]), ("👩‍💻👩‍💻👩‍💻", 4, ["👩‍💻👩‍💻", "👩‍💻"]), ("trailing   ", 20, ["trailing"]),
  ])
  func linesAreFilled(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test(
    "Korean is not broken inside a word where a space is near",
    arguments: [
      ("약관에 동의합니다", 10, ["약관에", "동의합니다"]), ("파일을 골라 주세요", 16, ["파일을 골라", "주세요"]),
      ("수집·이용 동의(필수)를 해 주세요.", 20, ["수집·이용", "동의(필수)를 해", "주세요."]),
      ("「개인정보 보호법」에 따라", 20, ["「개인정보", "보호법」에 따라"]), ("GitHub로 로그인", 10, ["GitHub로", "로그인"]),
      ("漢은 글자다", 8, ["漢은", "글자다"]), ("제7조 個人情報의 수집", 12, ["제7조", "個人情報의", "수집"]),
      ("정말 좋아요👍 그래요", 12, ["정말", "좋아요👍", "그래요"]),
      ("1,000원 이상, 3월까지", 12, ["1,000원", "이상,", "3월까지"]), ("ㅋㅋㅋㅋ 네", 8, ["ㅋㅋㅋㅋ", "네"]),
    ])
  func koreanBreaksAtSpaces(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test(
    "A Korean word is broken between syllables only where it does not fit a row by itself",
    arguments: [
      ("이메일주소", 6, ["이메일", "주소"]), ("이메일주소", 5, ["이메", "일주", "소"]), ("동의합니다.", 10, ["동의합니", "다."]),
      ("이름（성）", 6, ["이름", "（성）"]), ("새 개인정보처리방침 안내", 10, ["새", "개인정보처", "리방침", "안내"]),
      ("서울/부산/대구", 10, ["서울/부산/", "대구"]), ("abc가나다라", 6, ["abc가", "나다라"]),
      ("個人情報의 수집", 8, ["個人情報", "의 수집"]),
    ])
  func longKoreanWordIsBroken(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test(
    "Chinese and Japanese break between characters",
    arguments: [
      ("利用規約に同意します。", 12, ["利用規約に同", "意します。"]), ("利用規約に同意します。", 20, ["利用規約に同意しま", "す。"]),
      ("我已阅读并同意《用户协议》。", 16, ["我已阅读并同意", "《用户协议》。"]), ("このフォームはJSONで出力されます", 14, ["このフォームは", "JSONで出力され", "ます"]),
      ("チェックしてください", 6, ["チェッ", "クして", "くださ", "い"]), ("お名前*", 6, ["お名", "前*"]),
      ("お名前　必須", 8, ["お名前", "必須"]), ("価格は￥100です", 8, ["価格は", "￥100で", "す"]), ("東京・大阪", 6, ["東京・", "大阪"]),
      ("使用한국어输入", 8, ["使", "用한국어", "输入"]), ("中文、한국어、日本語", 10, ["中文、", "한국어、日", "本語"]),
      ("ﾌﾘﾅを入力", 6, ["ﾌﾘﾅを", "入力"]),
    ])
  func ideographsBreakBetweenCharacters(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test(
    "What a text ends with is never alone on a line",
    arguments: [
      ("read the terms", 14, ["read the", "terms ->"]), ("read the terms", 17, ["read the terms ->"]),
      ("이용 약관 전문", 14, ["이용 약관", "전문 ->"]), ("unbreakable", 11, ["unbreaka", "ble ->"]), ("", 4, [" ->"]),
      ("a text of two lines", 12, ["a text of", "two lines ->"]),
    ])
  func endingStaysWithTheLastWord(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(to: width, ending: " ->") == lines)
  }

  @Test func furtherLinesHang() {
    #expect(
      "help: write the name as it stands".wrapped(to: 16, hangingIndent: 6) == [
        "help: write the", "      name as it", "      stands",
      ])
    #expect("abcdef".wrapped(to: 3, hangingIndent: 50) == ["abc", " de", " f"])
  }

  @Test func aMarkIsNotLeftAloneBeforeAWordThatIsBrokenAnyway() {
    #expect("☐   개인정보처리방침을".wrapped(to: 12, hangingIndent: 4) == ["☐   개인정보", "    처리방침", "    을"])
    #expect("- unbreakable".wrapped(to: 8, hangingIndent: 2) == ["- unbrea", "  kable"])
  }

  @Test(arguments: [0, 1, 2, 3, 5, 9, 20])
  func noLineIsWiderThanAskedAndNothingIsLost(width: Int) {
    let texts = [
      "plain words of several lengths, incomprehensibilities", "이용 약관 전체에 동의합니다 (필수)", "한a글b 漢字，かな！ 🎉🎉 x",
      "      deep indent", "e\u{301}e\u{301}e\u{301}", "((((((((", "。。。。。。。。", "한국어로만이어진아주긴낱말이들어있는글입니다",
      "mixed 글자와words끼리 붙어있음",
      "　全角　空白　で区切る", "a\u{A0}b\u{A0}漢字\u{A0}한글",
    ]
    for text in texts {
      for indent in [0, 2, 40] {
        let lines = text.wrapped(to: width, hangingIndent: indent)
        #expect(lines.allSatisfy { $0.displayWidth <= max(width, 2) }, "\(lines)")
        #expect(lines.joined().filter { !" 　".contains($0) } == text.filter { !" 　".contains($0) })
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
