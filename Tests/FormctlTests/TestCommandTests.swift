import Testing

@testable import formctl

/// `formctl test`: what an author sees of scenarios that hold, and of those that do not.
@Suite struct TestCommandTests {
  private static let form = """
    form: agree
    fields:
      - {id: all, type: select-all, label: Agree to all, of: [a, b]}
      - {id: a, type: checkbox, label: A}
      - {id: b, type: checkbox, label: B, enabled: a}
      - {id: word, type: password, label: 비밀번호, validators: [{minLength: 4}]}
    scenarios:
      - name: 하나를 끄면
        steps:
          - tap: a
          - tap: a
          - expect: {all: %}
      - name: the box that is off cannot be ticked
        steps:
          - tap: b
    """

  private func test(_ words: String..., all: String = "off") -> InventedRun {
    let text = Self.form.replacing("%", with: all)
    return InventedRun(["test", "agree.yaml"] + words, files: InventedFiles(["agree.yaml": text]))
  }

  @Test func aWrongExpectationFailsAtItsPlaceWithWhatIsThere() {
    let run = test(all: "on")
    #expect(run.status == .findings)
    #expect(run.output.contains("  FAIL  하나를 끄면\n"))
    #expect(run.output.contains("error[scenario-failed]: `all` is off\n  --> agree.yaml:12:23\n"))
    #expect(run.output.contains("^^ expected on, got off"))
    #expect(run.output.contains("the form then:\n    ☐   Agree to all\n"))
  }

  @Test func aStepThatNobodyCouldDoFails() {
    let run = test()
    #expect(run.status == .findings)
    #expect(run.output.contains("  ok    하나를 끄면\n"))
    #expect(run.output.contains("A person cannot `tap` `b` now: it is disabled"))
    #expect(run.output.hasSuffix("1 form, 2 scenarios: 1 holds, 1 does not\n"))
  }

  @Test func coverageNamesTheRulesThatNothingTested() {
    let run = test("--coverage")
    #expect(run.output.contains("1 of 2 rules covered\n"))
    #expect(run.output.contains("6:59  word  minLength  never violated, never met exactly\n"))
  }

  @Test func buildServersReadTheSame() {
    #expect(test("-f", "tap").output.hasPrefix("TAP version 14\n1..2\nok 1 - agree.yaml: 하나를 끄면\nnot ok 2 - "))
    #expect(test("-f", "junit").output.contains("<testsuites tests=\"2\" failures=\"1\">"))
    #expect(test("-f", "json").output.contains("\"failed\": 1"))
    #expect(test("-f", "tap").status == .findings)
  }

  @Test func aFormWithErrorsIsToldAndFails() {
    let run = InventedRun(["test", "x.yaml"], files: InventedFiles(["x.yaml": "form: x\nfields: [{type: tekst}]"]))
    #expect(run.status == .findings)
    #expect(run.errors.contains("tekst"))
  }
}
