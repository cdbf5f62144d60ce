import FormDiagnostics
import FormText

extension FindingsFormat {
  /// Findings under their source lines, and a line that counts them.
  ///
  /// Of a file with very many, the gravest ``drawnLimit`` are drawn, and the rest is counted: nobody reads on, and what
  /// is mended first often mends the rest. The other formats have them all.
  static let text = FindingsFormat("text", for: "people, with the source lines") { report, style in
    var text = ""
    for file in report.files {
      let drawing = DiagnosticDrawing(LineIndex(file.source), width: style.width, usesColor: style.usesColor)
      let drawn = file.diagnostics.gravest(drawnLimit)
      for diagnostic in drawn { text += drawing.snippet(diagnostic) + "\n" }
      let rest = file.diagnostics.count - drawn.count
      if rest > 0 {
        let sentence =
          "\(file.source.name): \(rest) more \(rest == 1 ? "finding is" : "findings are") not drawn; `--format short` lists all"
        text += (style.width.map { sentence.wrapped(to: $0) } ?? [sentence]).joined(separator: "\n") + "\n\n"
      }
    }
    return text + report.closingLines(width: style.width)
  }

  /// Findings in one line each, and a line that counts them.
  static let short = FindingsFormat("short", for: "people and editors, one line each") { report, style in
    var text = ""
    for file in report.files {
      let drawing = DiagnosticDrawing(LineIndex(file.source), usesColor: style.usesColor)
      for diagnostic in file.diagnostics { text += drawing.oneLine(diagnostic) + "\n" }
    }
    return text + report.closingLines(width: style.width)
  }
}

/// How many findings of one file are drawn with their source lines.
private let drawnLimit = 100

extension [Diagnostic] {
  /// The first `count` findings, errors before others, in the order of the text.
  fileprivate func gravest(_ count: Int) -> [Diagnostic] {
    guard self.count > count else { return self }
    let errors = indices.filter { self[$0].severity == .error }
    let others = indices.filter { self[$0].severity != .error }
    return (errors + others).prefix(count).sorted().map { self[$0] }
  }
}

extension FindingsReport {
  /// The summary, and what can be repaired.
  fileprivate func closingLines(width: Int?) -> String {
    var lines = summary
    if fixableCount > 0 { lines += "\n\(fixableCount) can be repaired with `--fix`" }
    guard let width else { return lines + "\n" }
    return lines.wrapped(to: width).joined(separator: "\n") + "\n"
  }
}
