import FormDiagnostics
import FormEngine
import FormExpressions
import FormModel

extension SampleMaker {
  /// A bound of a rule, and what lies at it.
  private struct Bound {
    /// What is done to lie at it.
    enum Reach {
      case value(FieldValue)
      /// A repeat has so many entries.
      case entries(Int)
      /// So many boxes of a group are ticked.
      case boxes(Int)
    }

    /// The name of the rule.
    let name: String
    let reach: Reach
    /// Where the rule stands in the form.
    let range: SourceRange
  }

  /// The most entries and characters that a sample is given to reach a bound.
  private static let (entryLimit, textLimit) = (1_000, 100_000)

  /// Valid submissions that lie at the bounds of a rule each, in the order of the form, those in entries of repeats
  /// among them; and the names of bounds that no valid submission reaches.
  public mutating func boundary() throws(Failure) -> (examples: [Example], unreached: [String]) {
    var examples: [Example] = []
    var unreached: [String] = []
    for plan in judge.plan.fields where !plan.isWorkedOut {
      for bound in bounds(of: plan) {
        var reached: String?
        for number in 0..<4 where reached == nil {
          var answers = try pooledAnswers(number)
          guard let place = place(of: plan, in: &answers) else { continue }
          lie(at: bound, place, in: &answers)
          if mend(&answers, keeping: [place], steps: 60), lies(answers, at: bound, place) { reached = text(answers) }
        }
        let prefix = judge.plan.prefix(ofScope: form.names.scopeOfField[plan.field.index])
        let full = "\(prefix)\(plan.field.id?.value ?? plan.field.type.name): \(bound.name)"
        if let reached {
          examples.append(Example(json: reached, name: full, rule: bound.range))
        } else {
          unreached.append(full)
        }
      }
    }
    return (examples, unreached)
  }

  private mutating func lie(at bound: Bound, _ place: SampleAnswers.Place, in answers: inout SampleAnswers) {
    switch bound.reach {
    case .value(let value): answers[place] = value
    case .entries(let count):
      while answers.entryCount(at: place) > count { answers.changeEntries(at: place, adding: false) }
      while answers.entryCount(at: place) < count { answers.changeEntries(at: place, adding: true) }
    case .boxes(let count):
      for (number, box) in boxes(of: place).enumerated() { answers[box] = .boolean(number < count) }
    }
  }

  private func lies(_ answers: SampleAnswers, at bound: Bound, _ place: SampleAnswers.Place) -> Bool {
    switch bound.reach {
    case .value(let value): answers[place] == value
    case .entries(let count): answers.entryCount(at: place) == count
    case .boxes(let count): boxes(of: place).count { answers[$0] == .boolean(true) } == count
    }
  }

  /// The boxes of the group at `place`, without those that exclude others.
  private func boxes(of place: SampleAnswers.Place) -> [SampleAnswers.Place] {
    form.fields[place.field].descendants.filter {
      form.fields[$0].type == .checkbox && !judge.plan.fields[$0].compiled.exclusion.isExclusive
    }.map { SampleAnswers.Place(field: $0, entries: place.entries) }
  }

  private mutating func bounds(of plan: FieldPlan) -> [Bound] {
    var found: [Bound] = []
    for rule in plan.rules where rule.validator.severity == .error && rule.validator.when == nil {
      guard let reach = reach(of: rule, plan) else { continue }
      found.append(Bound(name: rule.validator.type.name, reach: reach, range: rule.validator.nameRange))
    }
    guard case .entries(let least, let most, _) = plan.field.details else { return found }
    if let least { found.append(Bound(name: "min", reach: .entries(least.value), range: least.range)) }
    if let most { found.append(Bound(name: "max", reach: .entries(most.value), range: most.range)) }
    return found.filter { if case .entries(let count) = $0.reach { count <= Self.entryLimit } else { true } }
  }

  /// What lies at the bound of a rule; nil where the rule has none, or none that could be reached.
  private mutating func reach(of rule: FieldPlan.Rule, _ plan: FieldPlan) -> Bound.Reach? {
    switch (rule.validator.type, rule.validator.argument.value) {
    case (.min, _), (.max, _): return (rule.constant ?? rule.validator.literalBound).map { .value($0) }
    case (.minLength, .count(let count)) where count > 0, (.maxLength, .count(let count)) where count < Self.textLimit:
      return values.text(of: count, for: plan).map { .value(.text($0)) }
    case (.minSelected, .count(let count)) where plan.kind == .choices,
      (.maxSelected, .count(let count)) where plan.kind == .choices:
      let options = plan.field.options.filter { !$0.isExclusive }.map(\.value.value)
      return count <= options.count ? .value(.texts(Array(options.prefix(count)))) : nil
    case (.minSelected, .count(let count)), (.maxSelected, .count(let count)):
      return plan.field.type.control == .group ? .boxes(count) : nil
    default: return nil
    }
  }
}
