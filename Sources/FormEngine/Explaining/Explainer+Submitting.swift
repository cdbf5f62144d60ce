import FormDiagnostics
import FormExpressions
import FormModel

/// Whether the form can be submitted, and what stands in the way.
extension Explainer {
  /// Everything about submitting the form.
  mutating func explainSubmitting() -> Explanation {
    startClaim()
    var enabled = ExplainedClaim(
      aspect: .enabled, outcome: .holds(session.isSubmitEnabled), reasons: reasonsForSubmit())
    enabled.reversal = reversal(of: enabled, .submit)
    startClaim()
    let (isAccepted, obstacles) = obstacles()
    var valid = ExplainedClaim(aspect: .valid, outcome: .holds(isAccepted), reasons: obstacles)
    valid.reversal = reversal(of: valid, .submit)
    let label = state.submitLabel
    let subject = Explanation.Subject(name: "submit", type: "submit", label: label, range: nil)
    return Explanation(subject: subject, claims: [enabled, valid])
  }

  private mutating func reasonsForSubmit() -> [ExplainedReason] {
    let rule = submitRule()
    guard state.formState.isSubmitEnabled, !state.isSubmitEnabled else { return rule }
    var reasons: [ExplainedReason] = []
    for button in state.compiled.submitButtons {
      let known = state.states[button]
      reasons += known.isRelevant ? standing(.enabled, of: button).reasons : reasonsForRelevance(button)
    }
    return [ExplainedReason(.noButton, because: reasons)]
  }

  /// What `submit.enabled` says.
  mutating func submitRule() -> [ExplainedReason] {
    switch form.submit.enabled {
    case .constant(let value):
      guard value.range.count > 0 else { return [ExplainedReason(.noRule(.enabled))] }
      return [ExplainedReason(.settled(.enabled, value.value), at: value.range)]
    case .formula(let formula): return [reason(of: formula, in: settingOfForm(formula), countsAs: false)]
    }
  }

  private func settingOfForm(_ formula: Formula) -> ExpressionSetting {
    ExpressionSetting(expression: formula.expression, place: formula.place, scope: 0, entry: 0)
  }

  /// What submitting would stop at.
  private mutating func obstacles() -> (isAccepted: Bool, reasons: [ExplainedReason]) {
    if state.errorCount > 0 { return (false, invalidFields()) }
    for (place, check) in form.submit.checks.enumerated() {
      let formula = check.constraint
      guard case .bool(false) = state.evaluate(state.compiled.checks[place], inEntry: 0) else { continue }
      let message = check.alert.message.map { state.string($0, inEntry: 0) }
      let because = deeper { [$0.reason(of: formula, in: $0.settingOfForm(formula), countsAs: true)] }
      let fact = ExplainedFact.check(place + 1, message: message)
      return (false, [ExplainedReason(fact, at: self.place(formula.whole, of: formula.place), because: because)])
    }
    let count = form.fields.reduce(0) { $0 + $1.validators.count } + form.submit.checks.count
    return (true, [ExplainedReason(count > 0 ? .rulesHold(count) : .noRule(.valid))])
  }

  /// What is wrong with each field that has an error.
  mutating func invalidFields() -> [ExplainedReason] {
    let invalid = state.instancesInOrder().filter { state.states[$0].hasError }
    var reasons: [ExplainedReason] = []
    for instance in invalid.prefix(Self.listLimit) {
      guard let violation = state.states[instance].violations.first(where: { $0.severity == .error }) else { continue }
      reasons.append(reason(for: violation, of: instance))
    }
    let rest = invalid.count - Self.listLimit
    return rest > 0 ? reasons + [ExplainedReason(.more(rest))] : reasons
  }
}
