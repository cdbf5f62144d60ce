import FormDiagnostics
import FormEngine
import FormModel
import FormText

extension ScenarioFormat {
  /// Each scenario in a line, what failed under its source lines, and a line that counts.
  static let text = ScenarioFormat("text", for: "people, with the source lines") { report, style in
    var text = ""
    for run in report.runs { text += ScenarioText(run: run, report: report, style: style).text }
    return text + report.summary.wrapped(to: style.width ?? Int.max).joined(separator: "\n") + "\n"
  }
}

extension ScenarioReport {
  /// The counts in one sentence.
  fileprivate var summary: String {
    let counted = FindingsReport.counted
    let forms = counted(runs.count, "form")
    if count == 0 { return "\(forms): no scenarios" }
    let failed = failedCount
    let held = count - failed
    let verdict =
      failed == 0 ? "all hold" : "\(held) \(held == 1 ? "holds" : "hold"), \(failed) \(failed == 1 ? "does" : "do") not"
    return "\(forms), \(counted(count, "scenario")): \(verdict)"
  }
}

/// Writes how the scenarios of one form went.
private struct ScenarioText {
  let run: ScenarioReport.FormRun
  let report: ScenarioReport
  let style: FindingsStyle

  var text: String {
    let lines = LineIndex(run.source)
    var text = run.source.name.escapedForDisplay() + "\n"
    if run.results.isEmpty { text += "  no scenarios\n" }
    for result in run.results {
      let lead = result.holds ? "  ok    " : "  FAIL  "
      let name = result.scenario.name.value.escapedForDisplay()
      text += (lead + name).wrapped(to: style.width ?? Int.max, hangingIndent: 8).joined(separator: "\n") + "\n"
      if !result.holds { text += "\n" + failures(of: result, lines) + "\n" }
    }
    if let coverage = run.coverage { text += table(of: coverage, lines) }
    return text + "\n"
  }

  private func failures(of result: ScenarioResult, _ lines: LineIndex) -> String {
    let drawing = DiagnosticDrawing(lines, width: style.width, usesColor: style.usesColor)
    var text = ""
    for failure in result.failures {
      text += drawing.snippet(failure.diagnostic) + "\n"
      for (name, value) in [("expected", failure.expected), ("got", failure.got)] {
        if let value, value.contains("\n") { text += indented(value, under: "  \(name):") }
      }
    }
    if let snapshot = result.snapshot { text += indented(report.render(snapshot), under: "  the form then:") }
    return text
  }

  private func indented(_ block: String, under title: String) -> String {
    var rows = block.escapedForDisplay(lineBreaks: true).split(separator: "\n", omittingEmptySubsequences: false)
    while rows.last?.isEmpty == true { rows.removeLast() }
    return title + "\n" + rows.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  private func table(of coverage: RuleCoverage, _ lines: LineIndex) -> String {
    var text = "\n  \(coverage.coveredCount) of \(FindingsReport.counted(coverage.rules.count, "rule")) covered\n"
    let open = coverage.rules.filter { !$0.isCovered }
    let rows = open.map { rule -> [String] in
      let position = lines.position(at: rule.range.start)
      return [
        "\(position.line):\(position.column)", (rule.owner ?? "submit").escapedForDisplay(),
        rule.name.escapedForDisplay(), "never " + rule.missing.map(\.words).joined(separator: ", never "),
      ]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        column < 3 ? cell + String(repeating: " ", count: widths[column] - cell.displayWidth) : cell
      }
      text += "    " + cells.joined(separator: "  ") + "\n"
    }
    return text
  }
}

extension RuleCoverage.Outcome {
  fileprivate var words: String {
    switch self {
    case .true: "true"
    case .false: "false"
    case .violated: "violated"
    case .met: "met exactly"
    case .raised: "raised"
    }
  }
}
