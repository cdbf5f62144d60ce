import FormDiagnostics
import FormEngine
import FormModel
import FormText

extension ScenarioFormat {
  /// The XML that build servers read: a suite a form, a case a scenario.
  ///
  /// Source: the schema of the Apache Ant JUnit task.
  static let junit = ScenarioFormat("junit", for: "build servers, JUnit's XML") { report, _ in
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites tests=\"\(report.count)\" failures=\"\(report.failedCount)\">\n"
    for run in report.runs {
      let lines = LineIndex(run.source)
      let failed = run.results.count { !$0.holds }
      let name = escaped(run.source.name)
      text += "  <testsuite name=\"\(name)\" tests=\"\(run.results.count)\" failures=\"\(failed)\" errors=\"0\">\n"
      for result in run.results {
        let line = lines.position(at: result.scenario.name.range.start).line
        text += "    <testcase classname=\"\(name)\" name=\"\(escaped(result.scenario.name.value))\" line=\"\(line)\""
        text += result.holds ? "/>\n" : ">\n" + failures(of: result, lines) + "    </testcase>\n"
      }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func failures(of result: ScenarioResult, _ lines: LineIndex) -> String {
    let drawing = DiagnosticDrawing(lines)
    return result.failures.prefix(1).map { first in
      let details = result.failures.map { drawing.snippet($0.diagnostic) }.joined()
      return
        "      <failure message=\"\(escaped(first.message))\" type=\"scenario-failed\">\(escaped(details))</failure>\n"
    }.joined()
  }

  /// The characters as XML has them; those that XML cannot hold are shown as what they are.
  private static func escaped(_ text: String) -> String {
    text.escapedForDisplay(lineBreaks: true).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
  }
}
