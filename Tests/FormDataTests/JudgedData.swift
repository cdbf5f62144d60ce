import FormDiagnostics
import FormEngine
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
  context: ContextValues? = nil
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

/// What checking a whole text gives.
struct CheckedText {
  let findings: String
  let valid: String
  let rejects: String
  let summary: CheckSummary
  let format: DataFormat?

  /// Checks `text` by `form`; the text comes in pieces of `piece` bytes.
  init(
    _ text: [UInt8], _ form: Form, format: DataFormat? = nil, piece: Int = .max, sizeLimit: Int = 1 << 20,
    writing: String = "text", findingLimit: Int = .max
  ) throws {
    var rest = text[...]
    var reader = RecordReader(
      { (bytes: inout [UInt8], start: Int) throws(InputProblem) in
        let taken = rest.prefix(min(piece, bytes.count - start))
        for (place, byte) in taken.enumerated() { bytes[start + place] = byte }
        rest = rest.dropFirst(taken.count)
        return taken.count
      }, of: form, format: format, sizeLimit: sizeLimit)
    let settings = RecordJudge.Settings(language: form.language, now: Timestamp(CivilDate(daysSinceEpoch: 20_787)))
    let wishes = OutcomeWriter.Wishes(
      format: try #require(CheckFormat(named: writing)), findingLimit: findingLimit, valid: true, rejects: true)
    var writer = OutcomeWriter(wishes, form: SourceText(name: "form.yaml", ""))
    writer.begin("data")
    var judge = BlockJudge(RecordJudge(form, settings), writer.judgingWishes)
    var block = RecordBlock()
    while try reader.next(&block) { writer.take(judge.outcome(of: block), of: block) }
    writer.finish()
    findings = String(decoding: writer.findings, as: UTF8.self)
    valid = String(decoding: writer.valid, as: UTF8.self)
    rejects = String(decoding: writer.rejects, as: UTF8.self)
    summary = writer.summary
    self.format = reader.format
  }

  init(_ text: String, _ form: Form, format: DataFormat? = nil, piece: Int = .max, sizeLimit: Int = 1 << 20) throws {
    try self.init(Array(text.utf8), form, format: format, piece: piece, sizeLimit: sizeLimit)
  }

  /// The places of the findings with their kinds: `2:5 valueMissing`.
  var places: [String] {
    findings.split(separator: "\n").filter { $0.hasPrefix("data:") }.map { line in
      let parts = line.split(separator: ":")
      let kind = line.split(separator: "[").last?.prefix { $0 != "," && $0 != "]" } ?? ""
      return "\(parts[1]):\(parts[2]) \(kind)"
    }
  }
}
