import FormDiagnostics
import FormModel
import Testing

@testable import FormDialects

@Suite struct GiteaFormsTests {
  private let text = """
    name: Fehler
    about: Something is broken
    ref: main
    body:
      - type: markdown
        visible: [content]
        attributes:
          value: Made with a form
      - type: input
        id: count
        attributes:
          label: How often?
          value: "3"
        validations:
          is_number: true
      - type: input
        id: version
        visible: [form]
        attributes:
          label: Version
        validations:
          regex: '[0-9]+\\.[0-9]+'
      - type: dropdown
        id: system
        attributes:
          label: System
          options: [None, "Yes", no]
      - type: checkboxes
        id: terms
        attributes:
          label: Terms
          options:
            - label: I have searched
              visible: [form]

    """

  @Test func `what only Gitea knows is fine in its dialect, and told in GitHub's`() {
    let source = SourceText(name: "bug.yml", text)
    #expect(DialectLoader.load(source, as: .gitea).diagnostics.isEmpty)
    let found = Set(DialectLoader.load(source, as: .github).diagnostics.map(\.code))
    #expect(
      found == [
        .issueKeyNotPermitted, .issueElementKeyUnknown, .issueOptionNone, .issueOptionBoolean,
        .issueAttributeNotPermitted,
      ])
  }

  @Test func `numbers, patterns and visibility become those of a form`() throws {
    let form = try #require(DialectLoader.load(SourceText(name: "bug.yml", text), as: .gitea).issueForm)
    #expect(form.form.fields.map(\.type.name) == ["number", "text", "select", "group", "checkbox"])
    #expect(form.form.fields[0].defaultValue?.value == .number(Decimal(3)))
    #expect(form.form.fields[1].has(.pattern))
    #expect(form.sections.map(\.heading) == ["How often?", "System", "Terms"])
    let body = IssueBody.render(form, Answers(values: [0: .number(Decimal(4)), 2: .text("no")]))
    #expect(body == "### How often?\n\n4\n\n### System\n\nno\n\n### Terms\n\n- [ ] I have searched\n")
    #expect(IssueBody.parse(SourceText(name: "b.md", body), for: form).answers.values[0] == .number(Decimal(4)))
  }

  @Test func `keys without a meaning are warnings, because Gitea passes over them`() {
    let odd = text.replacing("ref: main", with: "labell: [a]").replacing("    id: version", with: "    idd: version")
    let found = DialectLoader.load(SourceText(name: "bug.yml", odd), as: .gitea).diagnostics
    #expect(found.map(\.code) == [.issueWithoutEffect, .issueWithoutEffect])
  }

  @Test func `options are texts, and true is none`() {
    let odd = text.replacing("[None, \"Yes\", no]", with: "[true, 1.5]")
    let found = DialectLoader.load(SourceText(name: "bug.yml", odd), as: .gitea).diagnostics
    #expect(found.map(\.code) == [.issueOptionBoolean, .issueOptionNotString])
  }
}
