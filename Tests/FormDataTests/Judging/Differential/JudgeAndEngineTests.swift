import FormDiagnostics
import FormDocuments
import FormExpressions
import FormModel
import FormTestSupport
import Testing

@testable import FormData
@testable import FormEngine

/// One engine, one verdict: the judge of records, which reads bytes and evaluates as little as it can, must say what a
/// session says that is given the same answers.
@Suite struct JudgeAndEngineTests {
  private let now = Timestamp(CivilDate(daysSinceEpoch: 20_787))

  /// Compares judge and engine over `count` records of the form; gives the disagreements.
  private func disagreements(_ form: Form, seed: UInt64, count: Int, hasExamples: Bool = false) -> [String] {
    let context = ContextValues.sample(for: form)
    let settings = RecordJudge.Settings(language: form.language, now: now, context: context)
    let compiled = CompiledForm(form)
    var judge = RecordJudge(form, settings)
    var wrong: [String] = []
    for record in records(of: form, settings, seed: seed, count: count, hasExamples: hasExamples) {
      let text = JSONWriter(.compact).text(record)
      let bytes = Array(text.utf8)
      let engine = EngineVerdict(record, compiled, context: context, now: now)
      let isValid = judge.accepts(bytes.span)
      var own = zip(judge.findings, judge.report(bytes.span)).map { raw, finding in
        var rule: Int?
        if case .validator(let place) = raw.rule { rule = place }
        return EngineVerdict.Finding(
          field: finding.field, kind: finding.kind.name, rule: rule,
          message: raw.field >= 0 && finding.kind.isViolation ? finding.message : nil)
      }
      var wanted = engine.findings
      own.removeAll { engine.unthinkable.contains($0.field) }
      wanted.removeAll { engine.unthinkable.contains($0.field) }
      let isSame = isValid != engine.hasErrors && own.sorted().isSame(as: wanted.sorted())
      if !isSame {
        wrong.append("\(text)\n  judge \(isValid): \(own.sorted())\n  engine \(!engine.hasErrors): \(wanted.sorted())")
      }
      if wrong.count > 2 { break }
    }
    return wrong
  }

  /// Valid records, such as break one rule or lie at a bound, and all of these with something changed by chance.
  private func records(of form: Form, _ settings: RecordJudge.Settings, seed: UInt64, count: Int, hasExamples: Bool)
    -> [JSON]
  {
    var maker = SampleMaker(form, settings, seed: seed)
    var records: [JSON] = [[:]]
    for _ in 0..<6 {
      // Answers on their way to be valid are as good here as valid ones.
      var answers = SampleAnswers()
      _ = maker.mend(&answers, keeping: [], steps: 60)
      records.append(answers.json(form))
    }
    if hasExamples {
      records += ((try? maker.invalid().examples) ?? []).compactMap { JSON(reading: $0.json) }
      records += ((try? maker.boundary().examples) ?? []).compactMap { JSON(reading: $0.json) }
    }
    var changes = ChangedRecords(seed: seed)
    for record in records { changes.learn(record) }
    let base = records.count
    while records.count < count {
      // Now and then what was changed already changes again.
      let place = records.count % 5 == 0 ? records.count - 1 : records.count * 7 % base
      records.append(changes.changed(records[place]))
    }
    return records
  }

  @Test(arguments: SampleMakerTests.names)
  func `the gallery is judged as the engine judges it`(name: String) throws {
    let form = try SampleMakerTests.gallery(name)
    #expect(disagreements(form, seed: 3, count: 400, hasExamples: true) == [])
  }

  @Test(arguments: AwkwardForms.all)
  func `forms made to be awkward are judged as the engine judges them`(text: String) throws {
    let form = try form(text)
    #expect(disagreements(form, seed: 11, count: 500) == [])
  }

  @Test(arguments: Array(UInt64(1)...60))
  func `forms made by chance are judged as the engine judges them`(seed: UInt64) throws {
    let text = RandomForm.text(seed: seed)
    let form = try #require(FormLoader.load(SourceText(name: "random.yaml", text)).form, "\(text)")
    let wrong = disagreements(form, seed: seed, count: 100)
    #expect(wrong == [], "\(wrong.isEmpty ? "" : text)")
  }
}

extension FindingKind {
  /// Whether it is an answer that breaks a rule, which the engine puts into words.
  fileprivate var isViolation: Bool { if case .violation = self { true } else { false } }
}

extension [EngineVerdict.Finding] {
  /// Whether both lists say the same; words count where both have some.
  fileprivate func isSame(as other: [EngineVerdict.Finding]) -> Bool {
    guard count == other.count else { return false }
    return zip(self, other).allSatisfy { left, right in
      guard left.field == right.field, left.kind == right.kind, left.rule == right.rule else { return false }
      return left.message == nil || right.message == nil || left.message == right.message
    }
  }
}

extension JSON {
  /// The value that `text` spells; nil when it is no JSON.
  init?(reading text: String) {
    guard let node = JSONReader.read(SourceText(name: "record", text)).root else { return nil }
    self.init(node)
  }
}

extension ContextValues {
  /// Values for all that the form is told from outside; nil where it is told nothing.
  static func sample(for form: Form) -> ContextValues? {
    form.context.isEmpty ? nil : make(Self.members(form.context), for: form).values
  }

  private static func members(_ variables: [ContextVariable]) -> JSON {
    .object(
      variables.map { variable in
        switch variable.type {
        case .object(let inner): JSON.Member(variable.name.value, members(inner))
        case .value(let type): JSON.Member(variable.name.value, type.sample)
        case nil: JSON.Member(variable.name.value, .null)
        }
      })
  }
}

extension ContextValueType {
  /// A value of the type.
  fileprivate var sample: JSON {
    switch self {
    case .string, .secret: "mina@example.com"
    case .int: 3
    case .double: .number("2.5")
    case .bool: true
    case .date: "2026-11-30"
    case .time: "09:00"
    case .datetime: "2026-11-30T10:00:00Z"
    case .list: ["a", "b"]
    }
  }
}
