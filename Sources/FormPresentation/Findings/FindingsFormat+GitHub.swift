import FormDiagnostics
import FormText

extension FindingsFormat {
  /// Workflow commands that GitHub Actions turns into annotations.
  ///
  /// GitHub shows ten errors, ten warnings and ten notices a step and drops the rest, so the first ten of each are
  /// written, errors first, and one notice that counts everything.
  ///
  /// Source: GitHub Docs, "Workflow commands for GitHub Actions", "Setting an error message".
  static let github = FindingsFormat("github", for: "annotations in GitHub Actions") { report, _ in
    var text = ""
    var hidden = 0
    for severity in Severity.allCases {
      var left = annotationLimit
      for file in report.files {
        let diagnostics = file.diagnostics.filter { $0.severity == severity }
        hidden += max(0, diagnostics.count - left)
        if left == 0 || diagnostics.isEmpty { continue }
        let lines = LineIndex(file.source)
        for diagnostic in diagnostics.prefix(left) { text += command(for: diagnostic, in: lines) + "\n" }
        left -= min(left, diagnostics.count)
      }
    }
    var summary = report.summary
    if hidden > 0 { summary += " (\(hidden) not shown here)" }
    return text + "::notice title=formctl::\(data(summary))\n"
  }

  private static let annotationLimit = 10

  private static func command(for diagnostic: Diagnostic, in lines: LineIndex) -> String {
    let region = FindingRegion(diagnostic.range, in: lines)
    var properties = [("file", lines.source.name), ("line", String(region.start.line))]
    // GitHub refuses columns on an annotation of several lines.
    if region.start.line == region.end.line {
      properties.append(("col", String(region.start.column)))
      properties.append(("endColumn", String(region.end.column)))
    } else {
      properties.append(("endLine", String(region.end.line)))
    }
    properties.append(("title", diagnostic.code.name))
    let text = [diagnostic.message, diagnostic.hint].compactMap(\.self).joined(separator: "\n")
    let list = properties.map { "\($0.0)=\(property($0.1))" }.joined(separator: ",")
    return "::\(diagnostic.severity.rawValue) \(list)::\(data(text))"
  }

  private static func data(_ text: String) -> String {
    text.escapedForDisplay(lineBreaks: true).percentEscaping("%\r\n")
  }

  private static func property(_ text: String) -> String { text.percentEscaping("%\r\n:,") }
}
