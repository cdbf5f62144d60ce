public import FormDiagnostics
import FormExpressions
public import FormModel

/// Which rules of a form its scenarios have put to the test.
///
/// A condition must have been true and false, a validator violated, a bound met exactly, an alert raised.
public struct RuleCoverage: Sendable, Equatable {
  /// What a rule must have done.
  public enum Outcome: String, Sendable, CaseIterable {
    /// The condition held.
    case `true`
    /// It did not hold.
    case `false`
    /// An answer violated the rule.
    case violated
    /// An answer lay exactly on the bound.
    case met
    /// The alert was raised.
    case raised
  }

  /// One rule.
  public struct Rule: Sendable, Equatable {
    /// The field that it belongs to; nil for the form as a whole.
    public let owner: String?
    /// What it is, as the form file calls it: `relevant`, `minLength`, `alert`.
    public let name: String
    /// Where it stands.
    public let range: SourceRange
    /// What it must have done.
    public let wanted: [Outcome]
    /// What it has done.
    public fileprivate(set) var seen: [Outcome] = []

    /// What it has not done.
    public var missing: [Outcome] { wanted.filter { !seen.contains($0) } }
    /// Whether it has done all that it must.
    public var isCovered: Bool { missing.isEmpty }

    fileprivate mutating func see(_ outcome: Outcome) {
      if wanted.contains(outcome), !seen.contains(outcome) { seen.append(outcome) }
    }
  }

  /// The rules, in the order of the form.
  public private(set) var rules: [Rule] = []
  private let subjects: [Subject]

  /// The rules of `form`, none of them tested yet.
  public init(_ form: Form) {
    var collector = RuleCollector(form: form)
    for field in form.fields { collector.collect(field) }
    collector.collectForm()
    rules = collector.rules
    subjects = collector.subjects
  }

  /// How many rules have done all that they must.
  public var coveredCount: Int { rules.count { $0.isCovered } }

  /// Looks at what the rules make of the answers at this moment.
  public mutating func observe(_ session: FormSession) {
    let state = session.current
    for (place, subject) in subjects.enumerated() where !rules[place].isCovered {
      for outcome in subject.outcomes(in: state) { rules[place].see(outcome) }
    }
  }
}

/// What is looked at to see what a rule makes of the answers.
private enum Subject: Sendable, Equatable {
  /// A condition of the field at this place, or of the form as a whole.
  case condition(Formula, field: Int?)
  /// The rule at a place among the validators of a field.
  case validator(Int, field: Int)
  /// The number of entries of a repeat: its `min` or `max`.
  case entries(Int, field: Int)
  /// The alert of a rule of a field.
  case fieldAlert(Int, field: Int)
  /// A submit check with its alert.
  case check(Int)

  func outcomes(in state: SessionState) -> [RuleCoverage.Outcome] {
    switch self {
    case .condition(let formula, let field): condition(formula, field, state)
    case .validator(let place, let field): validator(place, field, state)
    case .entries(let bound, let field): entries(bound, field, state)
    case .fieldAlert(let place, let field):
      if case .rule(place, let address)? = state.interaction.alert?.origin, address.field == field {
        [.raised]
      } else {
        []
      }
    case .check(let place): state.interaction.alert?.origin == .check(place) ? [.raised] : []
    }
  }

  private func condition(_ formula: Formula, _ field: Int?, _ state: SessionState) -> [RuleCoverage.Outcome] {
    let scope = field.map { state.form.names.scopeOfField[$0] } ?? 0
    let program = state.compiled.compiler.program(formula.expression, scope: scope)
    var outcomes: [RuleCoverage.Outcome] = []
    let look = { (entry: Int, own: Value) in
      outcomes.append(state.evaluate(program, inEntry: entry, own: own).isTrue ? .true : .false)
    }
    guard let field else {
      look(0, .unknown)
      return outcomes
    }
    state.forEachInstance(of: field, from: 0) { look(Int(state.entryOf[$0]), state.states[$0].value) }
    return outcomes
  }

  private func validator(_ place: Int, _ field: Int, _ state: SessionState) -> [RuleCoverage.Outcome] {
    var outcomes: [RuleCoverage.Outcome] = []
    state.forEachInstance(of: field, from: 0) { instance in
      let known = state.states[instance]
      if known.violations.contains(where: { $0.rule == place }) { outcomes.append(.violated) }
      guard known.isRelevant, known.isEnabled else { return }
      if state.meetsBound(place, at: instance) { outcomes.append(.met) }
    }
    return outcomes
  }

  private func entries(
    _ bound: Int, _ field: Int, _ state: SessionState
  ) -> [RuleCoverage.Outcome] {
    var outcomes: [RuleCoverage.Outcome] = []
    state.forEachInstance(of: field, from: 0) { instance in
      let known = state.states[instance]
      if known.isRelevant, known.entries.count == bound { outcomes.append(.met) }
    }
    return outcomes
  }
}

extension SessionState {
  /// Whether the answer lies exactly on the bound of the rule at `place`.
  fileprivate func meetsBound(_ place: Int, at instance: Int) -> Bool {
    let validator = compiledField(of: instance).validators[place]
    let value = states[instance].current
    switch (validator.rule.type, validator.rule.argument.value) {
    case (.minLength, .count(let bound)), (.maxLength, .count(let bound)): return value?.codePointCount == bound
    case (.minSelected, .count(let bound)), (.maxSelected, .count(let bound)):
      if case .texts(let texts)? = value { return texts.count == bound }
      return tickedCount(of: instance) == bound
    case (.min, _), (.max, _):
      guard let value else { return false }
      let argument = validator.argument.map { evaluate($0, at: instance, own: states[instance].value) }
      let bound = argument.map { FieldValue($0, as: field(of: instance).type.value) } ?? validator.rule.literalBound
      return bound == value
    default: return false
    }
  }

  private func tickedCount(of instance: Int) -> Int {
    var count = 0
    for box in compiledField(of: instance).counted {
      forEachInstance(of: box, from: Int(entryOf[instance])) { count += states[$0].effective == .boolean(true) ? 1 : 0 }
    }
    return count
  }
}

/// Goes over a form and lists its rules.
private struct RuleCollector {
  let form: Form
  var rules: [RuleCoverage.Rule] = []
  var subjects: [Subject] = []

  mutating func collect(_ field: Field) {
    let owner = form.name(of: FieldAddress(field: field.index))
    add(field.relevant, "relevant", owner, field.index)
    add(field.enabled, "enabled", owner, field.index)
    add(field.readOnly, "readOnly", owner, field.index)
    for option in field.options {
      add(option.relevant, "option `\(option.value.value)` relevant", owner, field.index)
      add(option.enabled, "option `\(option.value.value)` enabled", owner, field.index)
    }
    if case .entries(let least, let most, _) = field.details {
      for (bound, name) in [(least, "min"), (most, "max")] {
        guard let bound, bound.value > 0 else { continue }
        add(.entries(bound.value, field: field.index), name, owner, bound.range, [.met])
      }
    }
    for (place, validator) in field.validators.enumerated() {
      let wanted: [RuleCoverage.Outcome] = validator.type.isBound ? [.violated, .met] : [.violated]
      add(.validator(place, field: field.index), validator.type.name, owner, validator.nameRange, wanted)
      if let when = validator.when {
        add(.condition(when, field: field.index), "when", owner, when.place.range, [.true, .false])
      }
      if validator.alert != nil {
        add(.fieldAlert(place, field: field.index), "alert", owner, validator.nameRange, [.raised])
      }
    }
  }

  mutating func collectForm() {
    add(form.submit.enabled, "submit.enabled", nil, nil)
    for (place, check) in form.submit.checks.enumerated() {
      add(.check(place), "submit check", nil, check.constraint.place.range, [.raised])
    }
  }

  private mutating func add(_ condition: Condition, _ name: String, _ owner: String?, _ field: Int?) {
    guard let formula = condition.formula else { return }
    add(.condition(formula, field: field), name, owner, formula.place.range, [.true, .false])
  }

  private mutating func add(
    _ subject: Subject, _ name: String, _ owner: String?, _ range: SourceRange, _ wanted: [RuleCoverage.Outcome]
  ) {
    rules.append(RuleCoverage.Rule(owner: owner, name: name, range: range, wanted: wanted))
    subjects.append(subject)
  }
}

extension ValidatorType {
  /// Whether the argument is a bound that an answer can lie on.
  fileprivate var isBound: Bool {
    [.minLength, .maxLength, .min, .max, .minSelected, .maxSelected].contains(self)
  }
}
