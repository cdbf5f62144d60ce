import FormDiagnostics
import FormExpressions
import FormModel
import Testing

@testable import FormData

/// A form of a test.
func form(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Form {
  let loaded = FormLoader.load(SourceText(name: "form.yaml", text))
  let errors = loaded.diagnostics.filter { $0.severity == .error }.map(\.message)
  #expect(errors.isEmpty, sourceLocation: sourceLocation)
  return try #require(loaded.form, sourceLocation: sourceLocation)
}

/// The findings about a record, a text each: `field finding`.
func findings(
  _ record: String, _ form: Form, today: String = "2026-11-30", unknown: RecordJudge.UnknownKeys = .error,
  context: [String: Value]? = nil
) -> [String] {
  let now = CivilDate(today).map { Timestamp($0) } ?? Timestamp(CivilDate(daysSinceEpoch: 0))
  let settings = RecordJudge.Settings(language: form.language, now: now, unknownKeys: unknown, context: context)
  var judge = RecordJudge(form, settings)
  let bytes = Array(record.utf8)
  let isValid = judge.accepts(bytes.span)
  let found = judge.report(bytes.span)
  #expect(isValid == !found.contains { $0.severity == .error }, "\(record)")
  return found.map { finding in
    let grade = finding.severity == .error ? "" : " (\(finding.severity.rawValue))"
    return "\(finding.field) \(finding.kind.name)\(grade)"
  }
}
