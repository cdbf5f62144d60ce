import FormDiagnostics
import FormExpressions
import FormModel

/// What is asked of an answer, and what is wrong with it.
extension Explainer {
  /// Why an answer must be given, or need not.
  mutating func requirement(of instance: Int) -> [ExplainedReason] {
    let field = state.field(of: instance)
    let isRequired = state.states[instance].isRequired
    var reasons: [ExplainedReason] = []
    for rule in field.validators where rule.type == .required && rule.severity == .error {
      guard let when = rule.when else {
        reasons.append(ExplainedReason(.alwaysRequired, at: rule.nameRange))
        continue
      }
      let applies = state.holds(rule, at: instance)
      guard applies == isRequired else { continue }
      let because = deeper { [$0.reason(of: when, in: $0.setting(of: instance, when), countsAs: false)] }
      reasons.append(ExplainedReason(.when(rule: "required", applies: applies), at: rule.nameRange, because: because))
    }
    return reasons.isEmpty ? [ExplainedReason(.noRule(.required))] : reasons
  }

  /// Whether the answer is right, and what is wrong with it.
  mutating func validity(of instance: Int) -> ExplainedClaim {
    let known = state.states[instance]
    guard known.isEnabled else {
      return ExplainedClaim(aspect: .valid, outcome: .unchecked, reasons: [ExplainedReason(.doesNotCount(.enabled))])
    }
    var reasons: [ExplainedReason] = []
    for violation in known.violations { reasons.append(reason(for: violation, of: instance)) }
    if !known.hasError {
      let rules = state.field(of: instance).validators
      let passed = rules.filter { $0.when == nil || state.holds($0, at: instance) }.count - known.violations.count
      if passed > 0 { reasons.append(ExplainedReason(.rulesHold(passed))) }
      for rule in rules {
        guard let when = rule.when, !state.holds(rule, at: instance) else { continue }
        let because = deeper { [$0.reason(of: when, in: $0.setting(of: instance, when), countsAs: false)] }
        reasons.append(
          ExplainedReason(.when(rule: rule.type.name, applies: false), at: rule.nameRange, because: because))
      }
      if reasons.isEmpty { reasons = [ExplainedReason(.noRule(.valid))] }
    }
    return ExplainedClaim(aspect: .valid, outcome: .holds(!known.hasError), reasons: reasons)
  }

  /// What is wrong, by which rule, and what that rule reads.
  mutating func reason(for violation: Violation, of instance: Int) -> ExplainedReason {
    let field = state.field(of: instance)
    let rule = violation.rule.map { field.validators[$0] }
    let fact = ExplainedFact.violation(
      name: name(of: instance), violation.kind, rule: rule?.type.name, violation.severity,
      message: state.message(of: violation, at: instance))
    let place = rule?.nameRange ?? field.id?.range ?? field.range
    return ExplainedReason(fact, at: place, because: deeper { $0.grounds(of: rule, at: instance) })
  }

  private mutating func grounds(of rule: Validator?, at instance: Int) -> [ExplainedReason] {
    var reasons: [ExplainedReason] = []
    if let rule, case .formula(let formula) = rule.argument.value {
      let countsAs: Bool? = rule.type == .constraint ? true : nil
      reasons.append(reason(of: formula, in: setting(of: instance, formula), countsAs: countsAs))
    }
    if rule?.type == .viewed { trail.noteUnread(instance) }
    if let when = rule?.when {
      let because = deeper { [$0.reason(of: when, in: $0.setting(of: instance, when), countsAs: false)] }
      reasons.append(ExplainedReason(.when(rule: rule?.type.name ?? "", applies: true), because: because))
    }
    if state.field(of: instance).type == .group {
      for box in state.compiledField(of: instance).counted {
        state.forEachInstance(of: box, from: Int(state.entryOf[instance])) { box in
          trail.note(box, depth: depth)
          let isTicked = state.states[box].effective == .boolean(true)
          reasons.append(ExplainedReason(.box(name: name(of: box), isTicked: isTicked, nil)))
        }
      }
      return reasons
    }
    if isNew(instance) { reasons.append(origin(of: instance, shownValue(of: instance))) }
    return reasons
  }
}

extension SessionState {
  /// Whether a rule with a condition applies to the field at `instance`.
  func holds(_ rule: Validator, at instance: Int) -> Bool {
    let compiled = compiledField(of: instance).validators.first { $0.rule.nameRange == rule.nameRange }
    guard let when = compiled?.when else { return true }
    return evaluate(when, at: instance, own: states[instance].value).isTrue
  }
}
