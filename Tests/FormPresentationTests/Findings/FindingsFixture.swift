import FormDiagnostics
import FormPresentation

/// A report to write: two files with findings among three that were checked.
enum FindingsFixture {
  static let unknownKey = DiagnosticCode("unknown-key", .error)
  static let unusedStyle = DiagnosticCode("unused-style", .warning)

  static let page = DiagnosticPage(
    unknownKey, summary: "A key that nothing reads.", reason: "A misspelt key would be passed over in silence.",
    bad: "lable: x", repaired: "label: x")

  static let login = FindingsReport.File(
    SourceText(name: "Forms/login.yaml", "form: login\nfields:\n  - {id: 메일, lable: \"🎉\"}\n"),
    [
      Diagnostic(
        unknownKey, "A field has no key `lable`", at: SourceRange(37, 42), label: "not known",
        related: [.init(SourceRange(29, 35), "in this field")], hint: "Did you mean `label`?",
        fix: .init("Rename the key to `label`", [.init(SourceRange(37, 42), "label")])),
      Diagnostic(unusedStyle, "Nothing uses the style", at: SourceRange(0, 18)),
    ])

  static let odd = FindingsReport.File(
    SourceText(name: "odd, 100%:name.yaml", "a: b"),
    [Diagnostic(unknownKey, "100% wrong:\u{1B} two\nlines", at: SourceRange(at: 4))])

  static let report = FindingsReport(
    files: [login, odd], checkedCount: 3, toolVersion: "1.2.3", pages: { [page] })

  static let clean = FindingsReport(files: [], checkedCount: 1, toolVersion: "1.2.3")

  static func text(_ format: String, _ report: FindingsReport = report, _ style: FindingsStyle = .init()) -> String? {
    FindingsFormat(named: format)?.text(report, style)
  }
}
