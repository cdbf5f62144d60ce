import Testing

@testable import formctl

@Suite struct RenderCommandTests {
  private static let kids = """
    form: kids
    title: {en: Children, ko: 아이}
    language: en
    fields:
      - {id: have, type: select, label: {en: Any?, ko: 있나요}, options: [yes, no]}
      - {id: count, type: integer, label: {en: How many, ko: 몇 명}, relevant: have == 'yes', validators: [required]}
      - {id: pin, type: password, label: {en: Pin, ko: 번호}}
      - {id: all, type: select-all, label: {en: All, ko: 모두}, of: [a, b]}
      - {id: a, type: checkbox, label: {en: A, ko: 가}}
      - {id: b, type: checkbox, label: {en: B, ko: 나}}
      - {type: note, label: {en: "You said ${count}", ko: "${count}명"}, relevant: isSet(count)}
      - {type: note, label: {en: "On ${today()}", ko: "${today()}"}}
    submit: {label: {en: Go, ko: 보내기}, enabled: have != ''}
    """

  private func render(_ words: String..., answers: String? = nil) -> InventedRun {
    var texts = ["kids.yaml": Self.kids]
    if let answers { texts["answers.json"] = answers }
    let files = InventedFiles(texts)
    let answersWords = answers == nil ? [] : ["--answers", "answers.json"]
    return InventedRun(["render", "kids.yaml"] + words + answersWords, files: files)
  }

  @Test func aQuestionThatIsNotAskedIsNotShown() {
    let run = render()
    #expect(run.status == .success)
    #expect(run.output.contains("Any?\n"))
    #expect(!run.output.contains("How many"))
    #expect(!run.output.contains("You said"))
    #expect(run.output.hasSuffix("( Go )\n"))
  }

  @Test func answersBringQuestionsTextsAndTheButton() {
    let run = render(answers: #"{"have": "yes", "count": 3, "a": true, "pin": "sesame-7"}"#)
    #expect(run.status == .success)
    #expect(run.output.contains("◉   yes"))
    #expect(run.output.contains("How many*\n3\n"))
    #expect(run.output.contains("You said 3\n"))
    #expect(run.output.contains("⊟   All\n☑   A\n☐   B\n"))
    #expect(run.output.hasSuffix("[ Go ]\n"))
  }

  @Test func aSecretIsNeverShown() {
    let run = render(answers: #"{"pin": "sesame-7"}"#)
    #expect(run.output.contains("********"))
    #expect(!(run.output + run.errors).contains("sesame"))
  }

  @Test func anAnswerToAQuestionThatIsNotAskedShowsNothing() {
    let run = render(answers: #"{"have": "no", "count": 3}"#)
    #expect(!run.output.contains("3"))
  }

  @Test func theLanguageIsChosen() {
    let run = render("--language", "ko-KR")
    #expect(run.output.hasPrefix("아이\n"))
    #expect(run.output.hasSuffix("( 보내기 )\n"))
  }

  @Test func theDayIsTheClocksUnlessItIsGiven() {
    #expect(render().output.contains("On 2026-02-01\n"))
    #expect(render("--today", "2030-05-06").output.contains("On 2030-05-06\n"))
  }

  @Test func withASCIITheBoxesAreASCII() {
    let run = render("--ascii")
    #expect(run.output.contains("[ ] A\n"))
    #expect(run.output.allSatisfy { $0.isASCII })
  }

  @Test(arguments: [
    (#"{"cuont": 3}"#, "unknown-key"), (#"{"count": "three"}"#, "wrong-type"), (#"{"count": 3"#, "json-syntax"),
  ])
  func anAnswerThatIsNoneIsToldAtItsPlace(answers: String, code: String) {
    let run = render(answers: answers)
    #expect(run.status == .findings)
    #expect(run.output == "")
    #expect(run.errors.contains("[\(code)]"))
    #expect(run.errors.contains("answers.json:1:"))
  }

  @Test(arguments: [["--width", "19"], ["--language", "k"], ["--today", "2026-02-30"]])
  func wrongUsageIsToldApart(words: [String]) {
    let run = InventedRun(["render", "kids.yaml"] + words, files: InventedFiles(["kids.yaml": Self.kids]))
    #expect(run.status == .unusable)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: `\(words[0])`"))
  }

  @Test func aFormWithErrorsIsNotShown() {
    let run = InventedRun("render", "a.yaml", files: InventedFiles(["a.yaml": "form: a\nfields: x\n"]))
    #expect(run.status == .findings)
    #expect(run.output == "")
    #expect(run.errors.contains("error[wrong-type]"))
  }
}
