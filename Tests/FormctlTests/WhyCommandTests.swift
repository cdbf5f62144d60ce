import FormText
import Testing

@testable import formctl

@Suite struct WhyCommandTests {
  private static let kids = """
    form: kids
    title: {en: Children, ko: 아이}
    language: en
    context: {account: {pin: secret}}
    fields:
      - {id: have, type: select, label: {en: Any?, ko: 아이가 있나요}, options: ["yes", "no"]}
      - {id: count, type: integer, label: {en: How many, ko: 몇 명}, relevant: have == 'yes', validators: [required]}
      - {id: pin, type: password, label: {en: Pin, ko: 번호}, validators: [required]}
      - id: orders
        type: repeat
        fields:
          - {id: amount, type: number, label: {en: Amount, ko: 금액}, relevant: big}
          - {id: big, type: checkbox, label: {en: Big, ko: 큰}}
      - {type: note, label: Nobody, relevant: have == 'no'}
    submit: {enabled: pin == account.pin}
    """

  private func why(
    _ words: String..., answers: String? = nil, context: String? = nil, width: Int? = nil,
    variables: [String: String] = [:]
  ) -> InventedRun {
    var texts = ["kids.yaml": Self.kids]
    var words = ["why", "kids.yaml"] + words
    if let answers {
      texts["answers.json"] = answers
      words += ["--answers", "answers.json"]
    }
    if let context {
      texts["context.json"] = context
      words += ["--context", "context.json"]
    }
    return InventedRun(words, files: InventedFiles(texts), width: width, variables: variables)
  }

  @Test func theChainLeadsToTheAnswer() {
    let run = why("count", answers: #"{"have": "no"}"#)
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        `count` “How many”, integer  kids.yaml:7:10

        Not shown
        - `have == 'yes'` is false  kids.yaml:7:74
          - `have` is "no", as answered
        It would be shown if `have` were "yes"

        Value
        - `count` is unset, because it is not shown

        """)
  }

  @Test func aFieldThatThereIsNotIsWrongUsage() {
    let run = why("cuont")
    #expect(run.status == .unusable)
    #expect(run.errors == "error: the form has no field `cuont`\n  did you mean `count`?\n")
    let entry = why("orders[2].amount", answers: #"{"orders": [{"amount": 2}]}"#)
    #expect(entry.status == .unusable)
    #expect(entry.errors.hasPrefix("error: there is no entry with the field `orders[2].amount`\n"))
  }

  @Test func aNameInsideOfAGroupIsOfferedWhole() {
    let run = why("amount")
    #expect(run.status == .unusable)
    #expect(run.errors.contains("did you mean `orders[0].amount`?"))
  }

  @Test func aFieldWithoutAnIdIsNamedByItsLine() {
    let run = why("14", answers: #"{"have": "no"}"#)
    #expect(run.output.hasPrefix("`note` “Nobody”, note  kids.yaml:14:5\n\nShown\n- `have == 'no'` is true"))
    #expect(why("1").errors == "error: no field of the form stands on line 1\n")
  }

  @Test func forProgramsThereIsOneObject() {
    let run = why("count", "--format", "json", answers: #"{"have": "no"}"#)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("{\n  \"name\": \"count\",\n  \"type\": \"integer\",\n"))
    for part in [
      #""fact": "expression""#, #""text": "have == 'yes'""#, #""line": 7"#, #""source": "given""#,
      #""action": "set""#, #""value": "yes""#, #""message": "It would be shown if `have` were \"yes\"""#,
    ] { #expect(run.output.contains(part), "\(part)") }
  }

  @Test func aFieldOfAnEntryIsExplainedInIt() {
    let run = why("orders[1].amount", answers: #"{"orders": [{"big": true}, {"amount": 2}]}"#)
    #expect(run.output.contains("- `orders[1].big` is false: not answered  kids.yaml:12:75\n"))
    #expect(run.output.contains("It would be shown if `orders[1].big` were true\n"))
  }

  @Test(arguments: ["text", "json"])
  func aSecretIsNeverShown(format: String) {
    let run = why(
      "submit", "--format", format, answers: #"{"pin": "sesame-7"}"#, context: #"{"account": {"pin": "abraca-8"}}"#)
    #expect(run.status == .success)
    #expect(run.output.contains("•••"))
    #expect(run.output.contains("if `pin` were a text that fits"))
    for secret in ["sesame", "abraca"] { #expect(!(run.output + run.errors).contains(secret)) }
  }

  @Test func theLanguageIsChosen() {
    let run = why("count", "--language", "ko", answers: #"{"have": "yes"}"#)
    #expect(run.output.hasPrefix("`count` “몇 명”, integer"))
    #expect(run.output.contains("- `count`: valueMissing by `required`: “값을 입력해 주세요”"))
  }

  @Test(arguments: [40, 20])
  func rowsFitTheTerminal(width: Int) {
    let run = why("orders[0].amount", answers: #"{"orders": [{"amount": 2}]}"#, width: width)
    for row in run.output.split(separator: "\n") { #expect(String(row).displayWidth <= width, "\(row)") }
  }

  @Test func colourIsForTerminalsThatWantIt() {
    let coloured = why("count", width: 80, variables: ["TERM": "xterm"])
    #expect(coloured.output.contains("\u{1B}[1mNot shown\u{1B}[0m"))
    #expect(coloured.output.contains("\u{1B}[36mkids.yaml:7:74\u{1B}[0m"))
    #expect(!why("count", width: 80, variables: ["TERM": "xterm", "NO_COLOR": "1"]).output.contains("\u{1B}"))
    #expect(!why("count").output.contains("\u{1B}"))
  }
}
