import FormDiagnostics
import FormDocuments

extension BrokenLaw {
  /// Holds findings to what is true of all of them: they point into the text, they have words, they can be drawn, and
  /// their repairs apply.
  static func check(_ diagnostics: [Diagnostic], in source: SourceText) throws(BrokenLaw) {
    let lines = LineIndex(source)
    let drawing = DiagnosticDrawing(lines, width: 80, usesColor: true)
    for diagnostic in diagnostics.prefix(20) {
      let name = "\(diagnostic.code.name): \(diagnostic.message)"
      let ranges =
        [diagnostic.range] + diagnostic.related.map(\.range) + (diagnostic.fix?.edits.map(\.range) ?? [])
      for range in ranges {
        try unless(
          range.start >= 0 && range.start <= range.end && range.end <= source.bytes.count,
          "\(name) lies at \(range) of \(source.bytes.count) bytes")
      }
      try unless(!diagnostic.message.isEmpty && !drawing.snippet(diagnostic).isEmpty, "\(name) shows nothing")
      try unless(!diagnostic.message.hasSuffix("."), "\(name) ends in a full stop")
      if let fix = diagnostic.fix {
        try unless(source.applying([fix]).applied == [fix], "\(name): its repair does not apply")
      }
    }
  }
}
