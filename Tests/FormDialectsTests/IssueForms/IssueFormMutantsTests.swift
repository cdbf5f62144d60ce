import FormDiagnostics
import Testing

@testable import FormDialects

/// A sound form with one thing changed, as hands slip: each has just the finding that the change deserves, at its place.
@Suite struct IssueFormMutantsTests {
  static let form = """
    name: Bug report
    description: Something is broken
    title: "[Bug]: "
    labels: [bug, "needs triage"]
    assignees: octocat
    projects: ["octo-org/1"]
    type: Bug
    body:
      - type: markdown
        attributes:
          value: |
            Thank you!
      - type: input
        id: contact
        attributes:
          label: Contact details
          description: How can we reach you?
          placeholder: mina@example.com
        validations:
          required: false
      - type: textarea
        id: logs
        attributes:
          label: Log output
          value: none yet
          render: shell
        validations:
          required: true
      - type: dropdown
        attributes:
          label: Version
          multiple: false
          options:
            - "1.10"
            - Newest
          default: 0
      - type: checkboxes
        attributes:
          label: Before you send
          options:
            - label: I have searched
              required: true
            - label: I have read on
      - type: upload
        id: shots
        attributes:
          label: Screenshots
        validations:
          accept: ".png, .jpg"

    """

  /// What is written in place of what, and the code and line of the finding.
  static let mutants: [(old: String, new: String, code: DiagnosticCode, line: Int)] = [
    // 1: required top level key is missing
    ("name: Bug report\n", "", .issueKeyMissing, 1),
    ("description: Something is broken\n", "", .issueKeyMissing, 1),
    // 2: key must be a string
    ("name: Bug report", "name: yes", .issueKeyNotString, 1),
    ("description: Something is broken", "description: {a: b}", .issueKeyNotString, 2),
    ("description: Something is broken", "description: 1.0", .issueKeyNotString, 2),
    ("title: \"[Bug]: \"", "title: ''", .issueKeyNotString, 3),
    ("title: \"[Bug]: \"", "title: [Bug]", .issueKeyNotString, 3),
    ("assignees: octocat", "assignees: '   '", .issueKeyNotString, 5),
    ("labels: [bug,", "labels: [true,", .issueKeyNotString, 4),
    // 3: not a permitted key
    ("title:", "tittle:", .issueKeyNotPermitted, 3), ("type: Bug\n", "about: x\n", .issueKeyNotPermitted, 7),
    ("type: Bug\n", "blank_issues_enabled: false\n", .issueKeyNotPermitted, 7),
    // 4: forbidden keys
    ("type: Bug\n", "n: x\n", .issueKeyForbidden, 7), ("type: Bug\n", "TRUE: x\n", .issueKeyForbidden, 7),
    // 6: unique ids
    ("id: logs", "id: contact", .issueIDRepeated, 22),
    // 7: unique labels
    ("label: Before you send", "label: Version", .issueLabelRepeated, 39),
    // 8: labels too similar
    ("label: Version", "label: Logs!", .issueLabelsTooSimilar, 31),
    ("label: Before you send", "label: \"#version\"", .issueLabelsTooSimilar, 39),
    // 9: checkboxes must have unique labels
    ("label: I have read on", "label: Version", .issueCheckboxRepeated, 43),
    ("label: I have read on", "label: I have searched!", .issueCheckboxRepeated, 43),
    // 10: type is missing
    ("  - type: markdown\n    attributes", "  - attributes", .issueTypeMissing, 9),
    ("type: markdown", "type: ", .issueTypeMissing, 9),
    // 11: not a valid input type
    ("type: checkboxes", "type: checkbox", .issueTypeUnknown, 37),
    ("type: input", "type: settings", .issueTypeUnknown, 13),
    ("type: input", "type: Input", .issueTypeUnknown, 13),
    // 12: required attribute is missing
    ("      value: |\n        Thank you!\n", "", .issueAttributeMissing, 10),
    ("      label: Contact details\n", "", .issueAttributeMissing, 16),
    ("    attributes:\n      label: Screenshots\n", "", .issueAttributeMissing, 44),
    ("label: I have read on", "required: true", .issueAttributeMissing, 43),
    // 13: label must be a string
    ("label: Contact details", "label: 7", .issueAttributeNotString, 16),
    ("label: Contact details", "label: Off", .issueAttributeNotString, 16),
    ("placeholder: mina@example.com", "placeholder: \"\"", .issueAttributeNotString, 18),
    ("description: How can we reach you?", "description:", .issueAttributeNotString, 17),
    ("render: shell", "render: [shell]", .issueAttributeNotString, 26),
    // 14: characters of ids
    ("id: contact", "id: contact details", .issueIDCharacters, 14), ("id: contact", "id: a.b", .issueIDCharacters, 14),
    // 15: not a permitted key of an element
    ("    id: contact\n", "    name: contact\n", .issueElementKeyUnknown, 14),
    ("    id: contact\n", "    visible: [form]\n", .issueElementKeyUnknown, 14),
    ("      required: false", "      is_number: false", .issueElementKeyUnknown, 20),
    // 16: forbidden word
    ("label: Contact details", "label: E-mail and password", .issueLabelForbiddenWord, 16),
    // 17: not a permitted attribute
    ("placeholder: mina@example.com", "render: shell", .issueAttributeNotPermitted, 18),
    ("      multiple: false", "      required: true", .issueAttributeNotPermitted, 32),
    ("      label: Screenshots\n", "      label: Screenshots\n      value: x\n", .issueAttributeNotPermitted, 48),
    // 18: options must be unique
    ("- Newest", "- \"1.10\"", .issueOptionsRepeated, 35),
    ("label: I have read on", "label: I have searched", .issueOptionsRepeated, 43),
    // 19: the reserved word none
    ("- Newest", "- none", .issueOptionNone, 35), ("- Newest", "- N/A", .issueOptionNone, 35),
    // 20: booleans among the options
    ("- Newest", "- on", .issueOptionBoolean, 35), ("- Newest", "- False", .issueOptionBoolean, 35),
    ("label: I have read on", "label: Yes", .issueOptionBoolean, 43),
    // Beyond the twenty-one
    ("required: true\n  - type: dropdown", "required: \"yes\"\n  - type: dropdown", .issueWrongType, 28),
    ("default: 0", "default: 2", .issueDefaultOutside, 36), ("default: 0", "default: Newest", .issueWrongType, 36),
    ("- Newest", "- 1.20", .issueNumberRewritten, 35), ("- Newest", "- {label: Newest}", .issueOptionNotString, 35),
    ("name: Bug report", "name: Bug", .issueNameShort, 1),
    ("  - type: markdown\n", "  - type: markdown\n    id: thanks\n", .issueWithoutEffect, 10),
  ]

  @Test func `the form itself is sound`() {
    #expect(DialectLoader.load(SourceText(name: "bug.yml", Self.form)).diagnostics.isEmpty)
  }

  @Test func `there are mutants of every error that one element shows`() {
    let bodies: [DiagnosticCode] = [.issueBodyOnlyMarkdown, .issueBodyEmpty]
    let missing = IssueFormFindings.codes.prefix(21).filter { code in !Self.mutants.contains { $0.code == code } }
    #expect(missing == bodies)
    #expect(Self.mutants.count >= 40)
  }

  @Test(arguments: mutants)
  func `a mutant has just its finding`(old: String, new: String, code: DiagnosticCode, line: Int) throws {
    let start = try #require(Self.form.firstRange(of: old))
    var text = Self.form
    text.replaceSubrange(start, with: new)
    let source = SourceText(name: "bug.yml", text)
    let found = DialectLoader.load(source).diagnostics
    let report = found.map { "\($0.code.name): \($0.message)" }.joined(separator: "\n")
    #expect(found.map(\.code) == [code], "\(report)")
    #expect(found.map { LineIndex(source).position(at: $0.range.start).line } == [line], "\(report)")
  }

  @Test(arguments: ["body: []\n", "body:\n", "", "---\nbody:\n  - type: input\n"])
  func `a body can be missing in several ways`(body: String) {
    let text = "name: Bug report\ndescription: Something is broken\n" + body
    let found = DialectLoader.load(SourceText(name: "bug.yml", text)).diagnostics.filter { $0.severity == .error }
    #expect(found.contains { $0.code == .issueBodyEmpty })
  }
}
