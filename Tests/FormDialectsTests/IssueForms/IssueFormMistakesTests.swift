import FormDiagnostics
import FormDialects
import Testing

/// Mistakes of maintainers, each told once.
@Suite struct IssueFormMistakesTests {
  @Test(arguments: [
    (
      "blank_issues_enabled: true\ncontact_link:\n  - title: Chat\n    url: chat.example.com\n    about: Talk\n",
      ["2:1 chooser-key-unknown", "3:5 chooser-key-unknown", "4:10 chooser-address"]
    )
  ])
  func `a link under other names lacks nothing else`(chooser: String, findings: [String]) {
    #expect(Self.findings(in: chooser, name: ".github/ISSUE_TEMPLATE/config.yml") == findings)
  }

  @Test func `fields among issue forms are a body under another name`() {
    let form = "name: Bug report\ndescription: d\nfields:\n  - type: input\n    attributes: {label: A}\n"
    #expect(Self.findings(in: form, name: ".github/ISSUE_TEMPLATE/bug.yml") == ["3:1 issue-key-not-permitted"])
  }

  @Test func `a Markdown template is one finding`() {
    let template = "---\nname: Bug\nabout: d\nlabel: bug\n---\nText\n"
    #expect(Self.findings(in: template, name: ".github/ISSUE_TEMPLATE/bug.md") == ["1:1 issue-wrong-type"])
  }

  @Test func `a box under another name lacks no label as well`() {
    let form = """
      name: Bug report
      description: d
      body:
        - type: checkboxes
          attributes:
            label: A
            options: [{text: I agree, required: true}]
      """
    #expect(Self.findings(in: form, name: "bug.yml") == ["7:18 issue-attribute-not-permitted"])
  }

  private static func findings(in text: String, name: String) -> [String] {
    let source = SourceText(name: name, text)
    let lines = LineIndex(source)
    return DialectLoader.load(source).diagnostics.map { diagnostic in
      let position = lines.position(at: diagnostic.range.start)
      return "\(position.line):\(position.column) \(diagnostic.code.name)"
    }
  }
}
