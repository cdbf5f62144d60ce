internal import FormDiagnostics

/// Says in plain words why a text is not YAML, and where.
struct YAMLSyntaxError {
  /// The finding.
  let diagnostic: Diagnostic

  init(_ failure: YAMLFailure, in source: SourceText, _ offsets: inout ScalarOffsets) {
    switch failure.place {
    case .byte(let offset):
      let start = min(offset + source.byteOrderMarkCount, source.bytes.count)
      diagnostic = Diagnostic(
        .badEncoding, "the text holds bytes that are not UTF-8 or a character that YAML forbids",
        at: SourceRange(start, min(start + 1, source.bytes.count)))
    case .scalar(let place):
      let start = offsets.byte(ofScalar: place)
      diagnostic = Diagnostic(.yamlSyntax, failure.problem, at: SourceRange(start, min(start + 1, source.bytes.count)))
    }
  }
}
