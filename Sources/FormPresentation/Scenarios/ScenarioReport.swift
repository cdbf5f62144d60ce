public import FormDiagnostics
public import FormEngine
import FormModel

/// How the scenarios of some forms went: the one value that every scenario format writes.
public struct ScenarioReport: Sendable {
  /// The scenarios of one form.
  public struct FormRun: Sendable {
    /// The text of the form, under the name that reports show.
    public let source: SourceText
    /// How each scenario went, in the order of the file.
    public let results: [ScenarioResult]
    /// Which rules were put to the test; nil when that was not asked for.
    public let coverage: RuleCoverage?

    /// The scenarios of the form in `source`.
    public init(_ source: SourceText, _ results: [ScenarioResult], coverage: RuleCoverage?) {
      self.source = source
      self.results = results
      self.coverage = coverage
    }
  }

  /// The forms, in the order in which they were run.
  public let runs: [FormRun]
  /// A form as text, for what a person would have seen.
  let render: @Sendable (FormSnapshot) -> String

  /// The report on `runs`; `render` shows a form as text.
  public init(_ runs: [FormRun], render: @escaping @Sendable (FormSnapshot) -> String) {
    self.runs = runs
    self.render = render
  }

  /// How many scenarios there are.
  public var count: Int { runs.reduce(0) { $0 + $1.results.count } }
  /// How many of them do not hold.
  public var failedCount: Int { runs.reduce(0) { $0 + $1.results.count { !$0.holds } } }
}

extension ScenarioFailure {
  /// The failure as a finding at its place.
  var diagnostic: Diagnostic {
    var label: String?
    if let expected, let got, !expected.contains("\n"), !got.contains("\n") {
      label = "expected \(expected), got \(got)"
    }
    return Diagnostic(.scenarioFailed, message, at: range, label: label)
  }
}
