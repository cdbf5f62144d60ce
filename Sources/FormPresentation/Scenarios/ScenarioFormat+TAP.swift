import FormDiagnostics
import FormDocuments
import FormEngine
import FormModel
import FormText

extension ScenarioFormat {
  /// The Test Anything Protocol: a numbered line a scenario, with what failed in a block of YAML.
  ///
  /// Source: the TAP 14 specification.
  static let tap = ScenarioFormat("tap", for: "test harnesses, the Test Anything Protocol") { report, _ in
    var text = "TAP version 14\n1..\(report.count)\n"
    var number = 0
    for run in report.runs {
      let lines = LineIndex(run.source)
      for result in run.results {
        number += 1
        let title = escaped("\(run.source.name): \(result.scenario.name.value)")
        text += "\(result.holds ? "ok" : "not ok") \(number) - \(title)\n"
        if !result.holds { text += block(of: result, lines) }
      }
      guard let coverage = run.coverage else { continue }
      text += "# \(escaped(run.source.name)): \(coverage.coveredCount) of \(coverage.rules.count) rules covered\n"
    }
    return text
  }

  private static func block(of result: ScenarioResult, _ lines: LineIndex) -> String {
    var text = "  ---\n"
    for failure in result.failures.prefix(1) {
      let position = lines.position(at: failure.range.start)
      text += "  message: \(quoted(failure.message))\n  severity: fail\n"
      if let expected = failure.expected { text += "  expected: \(quoted(expected))\n" }
      if let got = failure.got { text += "  got: \(quoted(got))\n" }
      text +=
        "  at:\n    file: \(quoted(lines.source.name))\n    line: \(position.line)\n    column: \(position.column)\n"
    }
    return text + "  ...\n"
  }

  private static func quoted(_ text: String) -> String { JSONWriter(.compact).text(.string(text)) }

  /// A title in one line: `#` would begin a directive.
  private static func escaped(_ title: String) -> String {
    title.escapedForDisplay().replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
