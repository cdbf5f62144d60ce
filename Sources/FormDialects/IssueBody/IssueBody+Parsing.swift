public import FormDiagnostics
public import FormModel

extension IssueBody {
  /// The answers that the body `source` of an issue gives to `form`, with a finding for each part that is missing,
  /// unreadable or in doubt.
  ///
  /// A body that stands as the host wrote it is read exactly, whatever an answer holds: a line in an answer that reads
  /// like a heading does no harm unless the whole body can be read in two ways, which is reported. In a body that a
  /// person has edited, as many of the form's headings as stand in its order are looked for, outside of blocks of code.
  ///
  /// A section that says `_No response_` gives an empty answer; one that is missing gives none.
  public static func parse(
    _ source: SourceText, for form: IssueForm
  ) -> (answers: Answers, diagnostics: [Diagnostic]) {
    let start = source.byteOrderMarkCount
    let reading = BodyReading(bytes: Array(source.bytes[start...]), for: form)
    let findings = reading.findings.map { $0.moved(by: start) }
    return (reading.answers, findings.inOrder().map(\.inSentences))
  }
}

extension Diagnostic {
  /// The finding, `count` bytes further on.
  fileprivate func moved(by count: Int) -> Diagnostic {
    guard count > 0 else { return self }
    let related = related.map { Related($0.range.moved(by: count), $0.message) }
    return Diagnostic(code, message, at: range.moved(by: count), label: label, related: related, hint: hint)
  }
}

extension SourceRange {
  fileprivate func moved(by count: Int) -> SourceRange { SourceRange(start + count, end + count) }
}
