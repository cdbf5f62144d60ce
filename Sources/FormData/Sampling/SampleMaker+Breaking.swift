public import FormDiagnostics
import FormExpressions
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
  private struct Target {
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
      for breaker in breakers(target, attempt) {
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
  private enum Breaker {
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

  private mutating func breakers(_ target: Target, _ attempt: Int) -> [Breaker] {
    let plan = target.field
    if plan.field.type.control == .group { return [.boxes(ticked: target.kind == .tooMany)] }
    if plan.field.type.control == .entries {
      switch target.kind {
      case .tooFew, .valueMissing: return [.fewerEntries]
      case .tooMany: return [.moreEntries]
      default: return [.repeatEntry]
      }
    }
    switch target.kind {
    case .valueMissing: return [.value(nil), .value(plan.kind == .boolean ? .boolean(false) : .text(""))]
    case .badInput: return [.value(.text("sample"))]
    case .notAChoice: return [.value(plan.kind == .choices ? .texts(["no such option"]) : .text("no such option"))]
    default: return breakingValues(target).map { .value($0) }
    }
  }

  private mutating func breakingValues(_ target: Target) -> [FieldValue] {
    let plan = target.field
    let (least, most, _) = plan.textRules
    let bounds = plan.bounds
    var found: [FieldValue] = []
    switch target.kind {
    case .tooShort:
      found = [.text(cut(plan, to: max(least - 1, 1))), .text(String(repeating: "1", count: max(least - 1, 1)))]
    case .tooLong:
      let length = min(most, 100_000) + 1
      found = [.text(lengthened(plan, to: length)), .text(String(repeating: "1", count: length))]
    case .typeMismatch: found = ["sample", "sample.example.com", "sample.xyz", "sample@-example.com"].map { .text($0) }
    case .patternMismatch:
      let middle = min(max(least, 8), most)
      let broken = ["x", "X", "1", "-", "!", "é"].map { String(repeating: $0, count: middle) }
      found = ["aa@bb", "A-1"].map { .text($0) } + broken.map { .text($0) }
    case .rangeUnderflow: found = outside(bounds.least, plan, -1)
    case .rangeOverflow: found = outside(bounds.most, plan, 1)
    case .stepMismatch: found = offStep(plan)
    case .tooFew: found = [.texts(plan.field.options.prefix(1).map(\.value.value))]
    case .tooMany: found = [.texts(plan.field.options.filter { !$0.isExclusive }.map(\.value.value))]
    default: break
    }
    for _ in 0..<15 { if let value = values.value(for: plan) { found.append(value) } }
    return found
  }

  /// A value of the field as long as `length`, which its patterns accept where that is possible.
  private mutating func cut(_ plan: FieldPlan, to length: Int) -> String {
    guard case .text(let text)? = values.value(for: plan) else { return String(repeating: "a", count: length) }
    let short = String(text.suffix(length))
    return short.count < length ? short + String(repeating: "a", count: length - short.count) : short
  }

  private mutating func lengthened(_ plan: FieldPlan, to length: Int) -> String {
    guard case .text(let text)? = values.value(for: plan) else { return String(repeating: "a", count: length) }
    if plan.field.type.syntax == .email { return longAddress(length) }
    let filler = text.first.map(String.init) ?? "a"
    return String(repeating: filler, count: max(0, length - text.unicodeScalars.count)) + text
  }

  /// An e-mail address of `length` code points with labels of 60 at most.
  private func longAddress(_ length: Int) -> String {
    var domain = "example.com"
    while domain.utf8.count + 62 < length - 2 { domain = String(repeating: "a", count: 60) + "." + domain }
    return String(repeating: "a", count: max(1, length - 1 - domain.utf8.count)) + "@" + domain
  }

  private func outside(_ bound: FieldValue?, _ plan: FieldPlan, _ direction: Int64) -> [FieldValue] {
    guard let bound else { return [] }
    if case .number(let number) = bound {
      var size = Decimal(1)
      if case .number(let step)? = plan.bounds.step { size = step }
      return [number.adding(size, times: direction)].compactMap { $0.map { .number($0) } }
    }
    var step: Int64 = plan.kind == .date ? 1 : 60
    if case .number(let size)? = plan.bounds.step, let whole = size.wholeValue { step = whole }
    return [1, 2, 400].compactMap { count in
      bound.ordinal.flatMap { FieldValue(ordinal: $0 + direction * step * count, kind: plan.kind) }
    }
  }

  private mutating func offStep(_ plan: FieldPlan) -> [FieldValue] {
    guard let value = values.value(for: plan), case .number(let size)? = plan.bounds.step else { return [] }
    if case .number(let number) = value {
      let part = Decimal(significand: size.significand, exponent: size.exponent - 1)
      return plan.kind == .integer
        ? [number.adding(Decimal(1), times: 1)].compactMap { $0.map { .number($0) } }
        : [3, -3].compactMap { number.adding(part, times: $0).map { .number($0) } }
    }
    return [1, -1, 60].compactMap { offset in
      value.ordinal.flatMap { FieldValue(ordinal: $0 + offset, kind: plan.kind) }
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
