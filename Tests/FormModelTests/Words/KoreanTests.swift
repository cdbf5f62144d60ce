import FormModel
import Testing

@Suite struct KoreanTests {
  static let reasons: [(Words.Reason, String)] = [
    (.missing(.text), "값을 입력해 주세요"),
    (.missing(.checkbox), "계속하려면 선택해 주세요"),
    (.unreadable(.email), "이메일 주소를 name@example.com처럼 입력해 주세요"),
    (.tooShort(least: 8, count: 5), "8자 이상 입력해 주세요 (지금 5자)"),
    (.tooLong(most: 1000, count: nil), "1,000자 이하로 입력해 주세요"),
    (.underflow(.number("1000")), "1,000 이상을 입력해 주세요"),
    (.overflow(.moment(Samples.date)), "2026년 3월 1일 또는 그 이전을 입력해 주세요"),
    (.betweenSteps(.seconds(900)), "시각을 15분 간격으로 입력해 주세요"),
    (.tooFewChosen(least: 2, count: 1), "2개 이상 골라 주세요 (지금 1개)"),
    (.fileTooLarge(most: 300), "300바이트 이하의 파일을 골라 주세요"),
  ]

  @Test(arguments: reasons)
  func reasonReads(reason: Words.Reason, sentence: String) { #expect(Words.korean.reason(reason) == sentence) }

  static let notices: [(Words.Notice, String)] = [
    (.page(2, of: 3), "3쪽 중 2쪽"),
    (.question(1, of: 5, label: "이메일", states: ["필수"]), "질문 5개 중 1번. 이메일, 필수"),
    (.checked([]), "선택한 것: 없음"),
    (.stillNeeded(["이메일", "비밀번호"]), "아직 필요해요: 이메일, 비밀번호"),
  ]

  @Test(arguments: notices)
  func noticeReads(notice: Words.Notice, sentence: String) { #expect(Words.korean.notice(notice) == sentence) }

  @Test func momentReads() {
    #expect(Words.korean.moment(.datetime(Samples.date, Samples.time)) == "2026년 3월 1일 09:05")
  }
}
