import FormDiagnostics
import FormDialects
import FormDocuments
import FormModel

extension FuzzTarget {
  /// Issue forms and choosers of GitHub and Gitea.
  static let issueForm = FuzzTarget("issue-form", cases: 100, seeds: issueFormSeeds) { bytes throws(BrokenLaw) in
    let (source, findings) = SourceText.reading(bytes, name: ".github/ISSUE_TEMPLATE/fuzz.yml")
    if !findings.isEmpty { return }
    for dialect in [nil, Dialect.gitea] {
      let document = DialectLoader.load(source, as: dialect)
      try BrokenLaw.check(document.diagnostics, in: source)
      try checkRepairs(document.diagnostics, of: source) { DialectLoader.load($0, as: dialect).diagnostics }
      let isTold = document.kind == .chooser || !document.diagnostics.isEmpty || document.form != nil
      try BrokenLaw.unless(isTold, "there is no form and nothing is told")
      if let issueForm = document.issueForm { try checkBody(of: issueForm) }
    }
  }

  /// An issue without a single answer says so, and is read back without a finding.
  private static func checkBody(of form: IssueForm) throws(BrokenLaw) {
    let body = IssueBody(form, answers: Answers())
    let (_, diagnostics) = IssueBody.parse(SourceText(name: "body.md", body.text), for: form)
    let errors = diagnostics.filter { $0.severity == .error && body.losses.isEmpty }.map(\.message)
    try BrokenLaw.unless(errors.isEmpty, "its own body cannot be read: \(errors)\n\(body.text)")
  }

  @Sendable private static func issueFormSeeds() throws -> [[UInt8]] {
    try FuzzSeeds.files(in: "Tests/BadForms/issue-forms", ".yml", ".yaml") + [Array(bug.utf8)]
  }

  /// An issue form with every kind of element.
  static let bug = """
    name: Bug report
    description: Something is broken
    title: "[Bug] "
    labels: [bug]
    body:
      - {type: markdown, attributes: {value: Thanks}}
      - {type: input, id: version, attributes: {label: Version, placeholder: "1.0"}, validations: {required: true}}
      - {type: textarea, id: log, attributes: {label: Log, render: shell, value: none}}
      - {type: dropdown, id: system, attributes: {label: System, options: [Linux, macOS], multiple: true, default: 0}}
      - type: checkboxes
        id: terms
        attributes: {label: Before you send, options: [{label: I searched, required: true}, {label: "I ### read"}]}
    """
}
