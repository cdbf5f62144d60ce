import FormTestSupport
import Testing

@testable import formctl

@Suite struct IssueFormCommandsTests {
  static let bug = """
    name: Bug report
    description: Something is broken
    body:
      - type: textarea
        id: steps
        attributes:
          label: Steps
      - type: checkboxes
        attributes:
          label: Before you send
          options:
            - label: I have searched
              required: true

    """
  static let native = "form: hello\ntitle: Hello\nfields:\n  - {id: name, type: text, label: Your name}\n"

  // MARK: - validate

  @Test func aRepositoryHasItsIssueFormsCheckedAndOtherFilesPassedOver() {
    let texts = [
      ".github/ISSUE_TEMPLATE/bug.yml": Self.bug, ".github/ISSUE_TEMPLATE/config.yml": "blank_issues_enabled: false\n",
      ".github/workflows/ci.yml": "on: push\n", "compose.yaml": "services: {}\n", "Forms/a.yaml": Self.native,
    ]
    let here = InventedFiles(texts)
    #expect(InventedRun("validate", files: here).output == "3 files checked: no problems\n")
    let there = InventedFiles(Dictionary(uniqueKeysWithValues: texts.map { ("r/" + $0.key, $0.value) }))
    #expect(InventedRun("validate", "r", files: there).output == "3 files checked: no problems\n")
    #expect(InventedRun("validate", "r/.github/", files: there).output == "2 files checked: no problems\n")
    let templates = InventedRun("validate", "r/.github/ISSUE_TEMPLATE", files: there)
    #expect(templates.output == "2 files checked: no problems\n")
  }

  @Test func aFolderWithoutIssueFormsIsCheckedWhole() {
    let files = InventedFiles(["x/compose.yaml": "services: {}\n", "x/a.yaml": Self.native])
    #expect(InventedRun("validate", "x", files: files).output.contains("error[wrong-type]: This is a Compose file"))
  }

  @Test func namesDifferWithinAFolderForIssueForms() {
    let files = InventedFiles([
      "r/.github/ISSUE_TEMPLATE/1-bug.yml": Self.bug,
      "r/.github/ISSUE_TEMPLATE/2-crash.yml": Self.bug,
      "r/.github/ISSUE_TEMPLATE/3-idea.yml": Self.bug.replacing("Bug report", with: "Idea"),
      "r/.github/ISSUE_TEMPLATE/idea.md": "---\nname: Idea\nabout: Tell us\n---\n\nText\n",
      "r/.gitea/ISSUE_TEMPLATE/bug.yml": Self.bug,
    ])
    let run = InventedRun("validate", "-fshort", "r", files: files)
    #expect(run.status == .findings)
    #expect(
      run.output == """
        r/.github/ISSUE_TEMPLATE/2-crash.yml:1:7: error: `Bug report` is the name of `1-bug.yml` as well [issue-name-repeated]
        r/.github/ISSUE_TEMPLATE/3-idea.yml:1:7: error: `Idea` is the name of `idea.md` as well [issue-name-repeated]
        4 files checked: 2 errors

        """)
  }

  @Test func namesMayRepeatElsewhere() {
    let files = InventedFiles(["forms/a.yml": Self.bug, "forms/b.yml": Self.bug])
    #expect(InventedRun("validate", files: files).output == "2 files checked: no problems\n")
  }

  @Test(arguments: [
    ("x.yml", "", 0), ("x.yml", "github", 1), ("x.yml", "gitea", 0), ("x.yml", "formctl", 1),
    ("r/.gitea/ISSUE_TEMPLATE/x.yml", "", 0), ("r/.github/ISSUE_TEMPLATE/x.yml", "", 1),
    ("r/.gitea/ISSUE_TEMPLATE/x.yml", "github", 1),
  ])
  func theDialectIsKnownByKeysAndPlaceOrGiven(path: String, dialect: String, status: Int32) {
    // Gitea's `visible` is an error for GitHub; in a folder of neither the form is taken for GitHub's.
    let gitea = Self.bug.replacing("    id: steps\n", with: "    id: steps\n    visible: [form]\n")
    let words = ["validate", path] + (dialect.isEmpty ? [] : ["--dialect", dialect])
    let expected: Int32 = path == "x.yml" && dialect.isEmpty ? 1 : status
    #expect(InventedRun(words, files: InventedFiles([path: gitea])).status.rawValue == expected)
  }

  @Test func whatIsCertainIsRepaired() {
    let broken = """
      name: Bug report
      about: Something is broken
      body:
        - type: input
          label: Version
        - type: dropdown
          attributes:
            label: Does it happen again?
            options:
              - Yes
              - no
          required: true
        - type: input
          attributes:
            label: 版本
        - type: input
          attributes:
            label: 系统

      """
    let files = InventedFiles(["bug.yml": broken])
    let run = InventedRun("validate", "--fix", "bug.yml", files: files)
    #expect(run.output == "1 file checked: no problems\n")
    #expect(
      files.text(at: "bug.yml") == """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: Version
          - type: dropdown
            attributes:
              label: Does it happen again?
              options:
                - "Yes"
                - "no"
            validations:
              required: true
          - type: input
            attributes:
              label: 版本
          - type: input
            id: input-4
            attributes:
              label: 系统

        """)
  }

  // MARK: - render, export, parse

  @Test func anIssueFormIsShown() {
    let run = InventedRun("render", "bug.yml", files: InventedFiles(["bug.yml": Self.bug]))
    #expect(
      run.output == """
        Bug report
        ══════════

        Steps
        ______________________________
        ______________________________
        ______________________________

        Before you send
          ☐   I have searched*

        [ Submit ]

        """)
  }

  @Test func theChooserIsNoForm() {
    let files = InventedFiles(["config.yml": "blank_issues_enabled: false\n"])
    let run = InventedRun("render", "config.yml", files: files)
    #expect(run.status == .unusable)
    #expect(run.errors == "error: `config.yml` is no form: it says what people can choose before they see one\n")
  }

  @Test func answersBecomeABodyAndComeBack() {
    let answers = "steps: |\n  one\n\n  two\nbefore_you_send: {i_have_searched: true}\n"
    let files = InventedFiles(["bug.yml": Self.bug, "a.yml": answers])
    let body = InventedRun("export", "bug.yml", "--answers", "a.yml", "--to", "issue-body", files: files)
    #expect(body.output == "### Steps\n\none\n\ntwo\n\n\n### Before you send\n\n- [X] I have searched\n")
    #expect(body.errors == "")
    let parsed = InventedRun("parse", "bug.yml", "-", "--format", "yaml", files: files, input: body.output)
    #expect(parsed.status == .success)
    #expect(parsed.output == "steps: |\n  one\n\n  two\nbefore_you_send:\n  i_have_searched: true\n")
    let json = InventedRun("parse", "bug.yml", "-", files: files, input: body.output)
    #expect(json.output.hasPrefix("{\n  \"steps\": \"one\\n\\ntwo\\n\",\n"))
  }

  @Test func whatABodyLacksIsToldAndTheRestIsWritten() {
    let files = InventedFiles(["bug.yml": Self.bug, "b.md": "### Steps\n\nx\n"])
    let run = InventedRun("parse", "bug.yml", "b.md", files: files)
    #expect(run.status == .success)
    #expect(run.output == "{\n  \"steps\": \"x\"\n}\n")
    #expect(run.errors.contains("b.md:4:1") && run.errors.contains("[issue-body-section-missing]"))
  }

  @Test func anAddressIsMadeOfAnswers() {
    let files = InventedFiles(["bug.yml": Self.bug, "a.yml": "steps: a b\n"])
    let run = InventedRun(
      "export", "bug.yml", "-a", "a.yml", "--to", "issue-url", "--repo", "octo/cat", files: files)
    #expect(run.output == "https://github.com/octo/cat/issues/new?template=bug.yml&steps=a%20b\n")
    #expect(InventedRun("export", "bug.yml", "--to", "issue-url", files: files).status == .unusable)
  }

  @Test func anAddressThatIsTooLongIsRefusedWithAWayOut() {
    let long = "steps: \(String(repeating: "x", count: 9_000))\n"
    let files = InventedFiles(["bug.yml": Self.bug, "a.yml": long])
    let run = InventedRun(
      "export", "bug.yml", "-a", "a.yml", "--to", "issue-url", "--repo", "octo/cat", files: files)
    #expect(run.status == .findings)
    #expect(run.errors.contains("9062 characters") && run.errors.contains("--to issue-body"))
  }
}
