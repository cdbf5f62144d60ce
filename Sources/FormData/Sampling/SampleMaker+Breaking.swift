public import FormDiagnostics
import FormModel

extension SampleMaker {
  /// A sample that breaks one rule, or lies at a bound, with the name of that.
  public struct Example: Sendable {
    /// The submission, as JSON on one line.
    public let json: String
    /// What it breaks or where it lies: `password: minLength (tooShort)`.
    public let name: String
    /// Where the rule stands in the form; nil where none is written out.
    public let rule: SourceRange?
  }

  /// Something to break or to lie at: a rule of a field.
  struct Target {
    let field: FieldPlan
    let kind: ViolationKind
    /// The place of the validator; nil for what the type itself asks.
    let rule: Int?
  }

  /// For each rule of the form a submission that breaks that rule and no other, in the order of the form; and the names of
  /// the rules that cannot be broken alone.
  public mutating func invalid() throws(Failure) -> (examples: [Example], unbroken: [String]) {
    var examples: [Example] = []
    var unbroken: [String] = []
    for target in targets() {
      if let json = try breaking(target) {
        examples.append(Example(json: json, name: name(of: target), rule: range(of: target)))
      } else {
        unbroken.append(name(of: target))
      }
    }
    return (examples, unbroken)
  }

  private func targets() -> [Target] {
    var targets: [Target] = []
    for plan in judge.plan.fields {
      if plan.isWorkedOut { continue }
      for rule in plan.rules where rule.validator.severity == .error && rule.validator.type != .syntax {
        // What was read, and how large a file is, is no part of a submission.
        if rule.validator.type == .viewed || rule.validator.type == .maxSize { continue }
        targets.append(Target(field: plan, kind: rule.validator.type.violations[0], rule: rule.place))
      }
      switch plan.kind {
      case .text where plan.field.type.syntax != nil:
        targets.append(Target(field: plan, kind: .typeMismatch, rule: nil))
      case .integer, .number, .date, .time, .dateTime: targets.append(Target(field: plan, kind: .badInput, rule: nil))
      case .choice, .choices: targets.append(Target(field: plan, kind: .notAChoice, rule: nil))
      case .entries:
        guard case .entries(let least, let most, _) = plan.field.details else { continue }
        if let least, least.value > 0 { targets.append(Target(field: plan, kind: .tooFew, rule: nil)) }
        if most != nil { targets.append(Target(field: plan, kind: .tooMany, rule: nil)) }
      default: continue
      }
    }
    return targets
  }

  private func name(of target: Target) -> String {
    let path = judge.plan.prefix(ofScope: form.names.scopeOfField[target.field.field.index])
    let id = target.field.field.id?.value ?? target.field.field.type.name
    let rule = target.rule.map { target.field.rules[$0].validator.type.name }
    return "\(path)\(id): \(rule.map { "\($0) (\(target.kind.rawValue))" } ?? target.kind.rawValue)"
  }

  private func range(of target: Target) -> SourceRange? {
    target.rule.map { target.field.rules[$0].validator.nameRange } ?? target.field.field.id?.range
  }

  /// A submission that breaks the target and nothing else; nil when none is found.
  private mutating func breaking(_ target: Target) throws(Failure) -> String? {
    for attempt in 0..<8 {
      var answers = try pooledAnswers(attempt)
      guard let place = self.place(of: target.field, in: &answers) else { continue }
      for breaker in breakers(of: target) {
        var broken = answers
        apply(breaker, at: place, to: &broken)
        if isBroken(broken, target, place) { return text(broken) }
        // Other answers may follow from this one: they are mended around it.
        if attempt > 5, mendAround(&broken, target, place) { return text(broken) }
      }
    }
    return nil
  }

  /// One of a few valid submissions that serve for all rules.
  mutating func pooledAnswers(_ number: Int) throws(Failure) -> SampleAnswers {
    while pool.count <= number { pool.append(try validAnswers()) }
    return pool[number]
  }

  /// What is done to an answer to break a rule.
  enum Breaker {
    case value(FieldValue?)
    case fewerEntries
    case moreEntries
    case repeatEntry
    case boxes(ticked: Bool)
  }

  private mutating func apply(_ breaker: Breaker, at place: SampleAnswers.Place, to answers: inout SampleAnswers) {
    switch breaker {
    case .value(let value): answers[place] = value
    case .fewerEntries: answers.removeEntries(at: place)
    case .moreEntries:
      guard case .entries(_, let most?, _) = form.fields[place.field].details, most.value < 10_000 else { return }
      while answers.entryCount(at: place) <= most.value { answers.changeEntries(at: place, adding: true) }
    case .repeatEntry: repeatEntry(of: place, in: &answers)
    case .boxes(let ticked):
      for box in form.fields[place.field].descendants where form.fields[box].type == .checkbox {
        answers[.init(field: box, entries: place.entries)] = .boolean(ticked)
      }
    }
  }

  private func repeatEntry(of place: SampleAnswers.Place, in answers: inout SampleAnswers) {
    while answers.entryCount(at: place) < 2 { answers.changeEntries(at: place, adding: true) }
    for field in form.fields[place.field].descendants {
      let first = SampleAnswers.Place(field: field, entries: place.entries + [.init(field: place.field, number: 0)])
      let second = SampleAnswers.Place(field: field, entries: place.entries + [.init(field: place.field, number: 1)])
      answers[second] = answers[first]
    }
  }

  // MARK: - Places

  /// Where the field can be answered in these answers: in the first entries of the repeats that it stands in. Where there
  /// are none, entries are added and what they need is mended; nil where that does not work out.
  mutating func place(of plan: FieldPlan, in answers: inout SampleAnswers) -> SampleAnswers.Place? {
    var entries: [SampleAnswers.Place.Entry] = []
    var owners: [Int] = []
    var level = plan.levelKind
    while let owner = judge.plan.layout.levelOwners[level] {
      owners.insert(owner, at: 0)
      level = judge.plan.layout.levelOfField[owner]
    }
    var added: [SampleAnswers.Place] = []
    for owner in owners {
      let list = SampleAnswers.Place(field: owner, entries: entries)
      if answers.entryCount(at: list) == 0 {
        answers.changeEntries(at: list, adding: true)
        added.append(list)
      }
      entries.append(.init(field: owner, number: 0))
    }
    if !added.isEmpty {
      guard mend(&answers, keeping: [], steps: 60), added.allSatisfy({ answers.entryCount(at: $0) > 0 }) else {
        return nil
      }
    }
    return SampleAnswers.Place(field: plan.field.index, entries: entries)
  }

  private mutating func isBroken(
    _ answers: SampleAnswers, _ target: Target, _ place: SampleAnswers.Place
  ) -> Bool {
    let findings = errors(in: answers)
    guard findings.count == 1, let finding = findings.first else { return false }
    return isMeant(finding, target) && self.place(of: finding) == place
  }

  private func isMeant(_ finding: RawFinding, _ target: Target) -> Bool {
    guard finding.field == target.field.field.index, finding.kind == .violation(target.kind) else { return false }
    guard let rule = target.rule else { return true }
    return finding.rule == .validator(rule)
  }

  /// Mends everything but the target; whether only that is broken then.
  private mutating func mendAround(
    _ answers: inout SampleAnswers, _ target: Target, _ place: SampleAnswers.Place
  ) -> Bool {
    for _ in 0..<20 {
      let findings = errors(in: answers)
      guard findings.contains(where: { isMeant($0, target) }) else { return false }
      guard let other = findings.first(where: { !isMeant($0, target) }) else { return findings.count == 1 }
      if self.place(of: other) == place { return false }
      mend(other, in: &answers, keeping: [place])
    }
    return false
  }
}
