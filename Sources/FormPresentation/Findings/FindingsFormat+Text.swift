import FormDiagnostics
import FormText

extension FindingsFormat {
  /// Findings under their source lines, and a line that counts them.
  static let text = FindingsFormat("text", for: "people, with the source lines") { report, style in
    var text = ""
    for file in report.files {
      let drawing = DiagnosticDrawing(LineIndex(file.source), width: style.width, usesColor: style.usesColor)
      for diagnostic in file.diagnostics { text += drawing.snippet(diagnostic) + "\n" }
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

extension FindingsReport {
  /// The summary, and what can be repaired.
  fileprivate func closingLines(width: Int?) -> String {
    var lines = summary
    if fixableCount > 0 { lines += "\n\(fixableCount) can be repaired with `--fix`" }
    guard let width else { return lines + "\n" }
    return lines.wrapped(to: width).joined(separator: "\n") + "\n"
  }
}
