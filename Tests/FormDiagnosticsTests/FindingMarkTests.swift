import FormDiagnostics
import FormTestSupport
import Testing

@Suite struct FindingMarkTests {
  @Test(arguments: [
    ("id: a  # error: unknown-key", "1: # error: unknown-key"),
    ("\n# warning: unused-style\n", "2: # warning: unused-style"),
    ("{\"a\": \"b # error: json-syntax\"},", "1: # error: json-syntax"),
    ("id: a  # error: unknown-key and more", nil),
    ("id: a  # note: unknown-key", nil),
    ("id: a  # an error: unknown-key", nil),
    ("error: unknown-key", nil),
    ("", nil),
  ])
  func `a mark stands at the end of its line`(text: String, mark: String?) {
    #expect(FindingMark.all(in: SourceText(name: "a.yaml", text)).map(\.description) == (mark.map { [$0] } ?? []))
  }

  @Test func `a finding has the mark of the line that it begins on`() {
    let text = SourceText(name: "a.yaml", "one\ntwo three\n")
    let finding = Diagnostic(DiagnosticCode("odd-word", .warning), "`three` is odd", at: SourceRange(8, 13))
    #expect(FindingMark(finding, in: LineIndex(text)) == FindingMark(line: 2, severity: .warning, code: "odd-word"))
  }
}
