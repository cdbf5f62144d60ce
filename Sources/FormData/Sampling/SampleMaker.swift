import FormDocuments
import FormEngine
public import FormModel

/// Makes submissions of a form: such as satisfy every rule, such as break exactly one, and such as lie at the bounds.
///
/// A sample is made as a person would make it: something is answered, the form is asked what is wrong, and what is wrong
/// is mended until nothing is. The judge of `formctl check` says what is wrong, so that it accepts what is made here.
public struct SampleMaker {
  /// Why no sample could be made: what was in the way at the last attempt.
  public struct Failure: Error, Sendable {
    /// What was wrong that could not be mended, in the order of the form.
    public let findings: [RecordFinding]
  }

  /// How often something is mended before all is begun anew, and how often that is done.
  static let (stepLimit, attemptLimit) = (400, 25)

  let form: Form
  var judge: RecordJudge
  var values: SampleValues
  private(set) var bytes: [UInt8] = []
  /// Valid submissions that others are made of.
  var pool: [SampleAnswers] = []

  /// A maker of samples of `form`. The same seed gives the same samples.
  public init(_ form: Form, _ settings: RecordJudge.Settings, seed: UInt64) {
    self.form = form
    judge = RecordJudge(form, settings)
    values = SampleValues(form: form, now: settings.now, generator: SampleGenerator(seed: seed))
  }

  /// A submission that satisfies every rule, as JSON on one line.
  public mutating func valid() throws(Failure) -> String { text(try validAnswers()) }

  func text(_ answers: SampleAnswers) -> String { JSONWriter(.compact).text(answers.json(form)) }

  mutating func validAnswers() throws(Failure) -> SampleAnswers {
    var last: [RecordFinding] = []
    for _ in 0..<Self.attemptLimit {
      var answers = SampleAnswers()
      fill(&answers)
      if mend(&answers, keeping: []) { return completed(answers) }
      last = judge.report(bytes.span).filter { $0.severity == .error }
    }
    throw Failure(findings: last)
  }

  /// The answers, which satisfy every rule, with the values that the form works out.
  private mutating func completed(_ answers: SampleAnswers) -> SampleAnswers {
    var whole = answers
    _ = errors(in: answers)
    for level in judge.scanner.levels.indices {
      let kind = judge.scanner.levels[level].kind
      for plan in judge.plan.fields where plan.levelKind == kind && plan.isWorkedOut {
        let index = plan.field.index
        guard judge.isAsked(index, at: level, bytes.span) else { continue }
        let value = judge.value(of: index, at: level, bytes.span)
        whole[place(of: index, at: level)] = FieldValue(value, as: plan.kind)
      }
    }
    return errors(in: whole).isEmpty ? whole : answers
  }

  /// What is wrong with the answers.
  mutating func errors(in answers: SampleAnswers) -> [RawFinding] {
    let written = JSONWriter(.compact).bytes(answers.json(form))
    _ = judge.accepts(written.span)
    bytes = written
    return judge.findings.filter { $0.severity == .error }
  }

  /// Answers some of the questions that may be left open.
  private mutating func fill(_ answers: inout SampleAnswers) {
    for plan in judge.plan.fields where plan.levelKind == 0 && plan.isStored && !plan.isWorkedOut {
      let place = SampleAnswers.Place(field: plan.field.index, entries: [])
      if plan.field.type == .repeat {
        if values.generator.happens(60) { answers.changeEntries(at: place, adding: true) }
      } else if plan.kind == .boolean || values.generator.happens(65) {
        answers[place] = values.value(for: plan)
      }
    }
  }

  /// Mends what is wrong until nothing is; false when that does not come to an end. Answers in `kept` stay.
  mutating func mend(_ answers: inout SampleAnswers, keeping kept: Set<SampleAnswers.Place>, steps: Int = stepLimit)
    -> Bool
  {
    for step in 0..<steps {
      let findings = errors(in: answers)
      guard !findings.isEmpty else { return true }
      // Mostly the first, so that what others depend on comes to rest; now and then another, to leave a circle.
      let finding = step % 7 == 6 ? findings.randomElement(using: &values.generator) ?? findings[0] : findings[0]
      mend(finding, in: &answers, keeping: kept)
    }
    return false
  }

  mutating func mend(
    _ finding: RawFinding, in answers: inout SampleAnswers, keeping kept: Set<SampleAnswers.Place>
  ) {
    guard finding.field >= 0 else { return mendSubmit(finding, in: &answers, keeping: kept) }
    let place = place(of: finding)
    let plan = judge.plan.fields[finding.field]
    switch (finding.kind, plan.field.type.control) {
    case (.unexpectedAnswer, .entries): answers.removeEntries(at: place)
    case (.unexpectedAnswer, _), (.notCalculated, _): answers[place] = nil
    case (.violation(let kind), .group): mendGroup(kind, plan, place, in: &answers)
    case (.violation(let kind), .entries): mendEntries(kind, plan, place, in: &answers)
    case (.violation(.customError), _): mendConstraint(finding, plan, place, in: &answers, keeping: kept)
    default: if !kept.contains(place) { answers[place] = values.value(for: plan) }
    }
  }

  /// Where the finding's field stands.
  func place(of finding: RawFinding) -> SampleAnswers.Place { place(of: finding.field, at: finding.level) }

  private func place(of field: Int, at level: Int) -> SampleAnswers.Place {
    var entries: [SampleAnswers.Place.Entry] = []
    var level = level
    while level > 0 {
      let known = judge.scanner.levels[level]
      let owner = judge.plan.layout.levelOwners[known.kind] ?? 0
      entries.insert(.init(field: owner, number: known.index), at: 0)
      level = known.outer
    }
    return SampleAnswers.Place(field: field, entries: entries)
  }

  private mutating func mendGroup(
    _ kind: ViolationKind, _ plan: FieldPlan, _ place: SampleAnswers.Place, in answers: inout SampleAnswers
  ) {
    let boxes = plan.field.descendants.filter { form.fields[$0].type == .checkbox }
    let wanted = kind == .tooFew
    let places = boxes.map { SampleAnswers.Place(field: $0, entries: place.entries) }
    let others = places.filter { answers[$0] == .boolean(!wanted) }
    if let box = (others.isEmpty ? places : others).randomElement(using: &values.generator) {
      answers[box] = .boolean(wanted)
    }
  }

  private mutating func mendEntries(
    _ kind: ViolationKind, _ plan: FieldPlan, _ place: SampleAnswers.Place, in answers: inout SampleAnswers
  ) {
    switch kind {
    case .tooFew, .valueMissing: answers.changeEntries(at: place, adding: true)
    case .tooMany: answers.changeEntries(at: place, adding: false)
    default:
      // Entries that repeat each other, or a rule over all of them: something in one of them changes.
      let count = answers.entryCount(at: place)
      guard count > 0 else { return answers.changeEntries(at: place, adding: true) }
      let entry = SampleAnswers.Place.Entry(
        field: place.field, number: Int.random(in: 0..<count, using: &values.generator))
      let fields = plan.field.descendants.filter {
        judge.plan.fields[$0].isStored && !judge.plan.fields[$0].isWorkedOut
      }
      guard let field = fields.randomElement(using: &values.generator) else { return }
      let inner = SampleAnswers.Place(field: field, entries: place.entries + [entry])
      answers[inner] = values.value(for: judge.plan.fields[field])
      if values.generator.happens(20), count > 1 { answers.changeEntries(at: place, adding: false) }
    }
  }
}
