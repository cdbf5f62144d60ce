import FormDiagnostics
import FormDocuments
import FormEngine
import FormModel

extension ScenarioFormat {
  /// Everything as one JSON object.
  static let json = ScenarioFormat("json", for: "programs") { report, _ in
    let value: JSON = [
      "scenarios": .integer(Int64(report.count)), "failed": .integer(Int64(report.failedCount)),
      "forms": .array(report.runs.map { json(of: $0, report) }),
    ]
    return JSONWriter(.indented).text(value) + "\n"
  }

  private static func json(of run: ScenarioReport.FormRun, _ report: ScenarioReport) -> JSON {
    let lines = LineIndex(run.source)
    var members: [JSON.Member] = [
      .init("file", .string(run.source.name)),
      .init("scenarios", .array(run.results.map { json(of: $0, lines, report) })),
    ]
    if let coverage = run.coverage { members.append(.init("coverage", json(of: coverage, lines))) }
    return .object(members)
  }

  private static func json(of result: ScenarioResult, _ lines: LineIndex, _ report: ScenarioReport) -> JSON {
    var members: [JSON.Member] = [
      .init("name", .string(result.scenario.name.value)),
      .init("line", .integer(Int64(lines.position(at: result.scenario.name.range.start).line))),
      .init("holds", .boolean(result.holds)),
    ]
    if !result.holds {
      members.append(.init("failures", .array(result.failures.map { json(of: $0, lines) })))
      members.append(.init("text", result.snapshot.map { .string(report.render($0)) } ?? .null))
    }
    return .object(members)
  }

  private static func json(of failure: ScenarioFailure, _ lines: LineIndex) -> JSON {
    let position = lines.position(at: failure.range.start)
    return [
      "message": .string(failure.message), "expected": failure.expected.map { .string($0) } ?? .null,
      "got": failure.got.map { .string($0) } ?? .null, "line": .integer(Int64(position.line)),
      "column": .integer(Int64(position.column)),
    ]
  }

  private static func json(of coverage: RuleCoverage, _ lines: LineIndex) -> JSON {
    let rules = coverage.rules.map { rule -> JSON in
      let position = lines.position(at: rule.range.start)
      let names = { (outcomes: [RuleCoverage.Outcome]) in JSON.array(outcomes.map { .string($0.rawValue) }) }
      return [
        "field": rule.owner.map { .string($0) } ?? .null, "rule": .string(rule.name),
        "line": .integer(Int64(position.line)), "column": .integer(Int64(position.column)),
        "seen": names(rule.seen), "missing": names(rule.missing),
      ]
    }
    return [
      "rules": .integer(Int64(coverage.rules.count)), "covered": .integer(Int64(coverage.coveredCount)),
      "list": .array(rules),
    ]
  }
}
