import FormDiagnostics
import FormDialects
import FormDocuments
import FormModel

extension FuzzTarget {
  /// Bodies of issues.
  static let issueBody = FuzzTarget(
    "issue-body", cases: 150,
    seeds: [
      "### Version\n\n1.2\n\n### Log\n\n```shell\nnone\n```\n\n### System\n\nLinux, macOS\n\n### Before you send\n\n- [X] I searched\n- [ ] I ### read\n",
      "### Version\r\n\r\n_No response_\r\n\r\n### Log\r\n\r\n````shell\n```\n### System\n````\n\n### System\n\nNone",
      "Hello\n### version\n- [x] I searched\n### Version\n\n### Version\n~~~\n### Log\n", "",
    ]
  ) { bytes throws(BrokenLaw) in
    guard let form = DialectLoader.load(SourceText(name: "bug.yml", bug)).issueForm else {
      throw BrokenLaw(description: "the issue form of the runs has errors")
    }
    let source = SourceText(name: "body.md", bytes: bytes)
    let (answers, diagnostics) = IssueBody.parse(source, for: form)
    try BrokenLaw.check(diagnostics, in: source)
    // Whatever was understood, written as the host writes it, is understood the same way; sections that were missing
    // stand there now.
    let body = IssueBody(form, answers: answers)
    let again = IssueBody.parse(SourceText(name: "again.md", body.text), for: form)
    if body.losses.isEmpty, !again.diagnostics.contains(where: { $0.code == .issueBodyAmbiguous }) {
      let text = IssueBody.render(form, again.answers)
      try BrokenLaw.unless(text == body.text, "written and read again it is another body:\n\(body.text)\n\(text)")
    }
  }
}
