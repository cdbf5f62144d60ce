import FormDiagnostics
import FormExpressions
import FormModel

/// What a field has from its own rule and from all that it stands in: whether it is asked, can be used, is fixed.
extension Explainer {
  /// Whether the aspect holds of the field at `instance`, and why.
  mutating func standing(_ aspect: ExplainedAspect, of instance: Int) -> (holds: Bool, reasons: [ExplainedReason]) {
    let known = state.states[instance]
    switch aspect {
    case .readOnly: return (known.isReadOnly, reasonsForReadOnly(instance))
    case .enabled:
      let own = reasonsOfAll(.enabled, of: instance, holds: known.isEnabled)
      guard known.isEnabled else { return (false, own) }
      if state.compiledField(of: instance).hasSelectAll, !known.selectAll.isUsable {
        guard state.field(of: instance).type == .selectAll else { return (true, own) }
        return (false, reasonsForUselessBox(instance))
      }
      guard state.field(of: instance).details == .button(.submit) else { return (true, own) }
      let isEnabled = state.formState.isSubmitEnabled
      let reasons = [ExplainedReason(.submitting(isEnabled), because: deeper { $0.submitRule() })]
      return (isEnabled, own.filter { !$0.isWithoutRule } + reasons)
    default: return (known.isRelevant, reasonsOfAll(.relevant, of: instance, holds: known.isRelevant))
    }
  }

  /// Why the field is shown or not, as a step of a chain.
  mutating func reasonsForRelevance(_ instance: Int) -> [ExplainedReason] {
    reasonsOfAll(.relevant, of: instance, holds: state.states[instance].isRelevant)
  }

  /// The rules of an aspect that the field has only while it and all that it stands in have it: those that fail, or all
  /// when none does.
  mutating func reasonsOfAll(
    _ aspect: ExplainedAspect, of instance: Int, holds: Bool
  ) -> [ExplainedReason] {
    var reasons: [ExplainedReason] = []
    for place in ancestry(of: instance) {
      let condition = compiledCondition(aspect, of: place)
      guard holds || !state.holds(condition, at: place) else { continue }
      guard let rule = ruleReason(aspect, of: place) else { continue }
      reasons.append(place == instance ? rule : part(place, aspect, holds, because: [rule]))
    }
    if reasons.isEmpty { reasons = [ExplainedReason(holds ? .noRule(aspect) : .circle)] }
    return reasons
  }

  private mutating func reasonsForReadOnly(_ instance: Int) -> [ExplainedReason] {
    let isReadOnly = state.states[instance].isReadOnly
    var reasons: [ExplainedReason] = []
    for place in ancestry(of: instance) {
      let field = state.field(of: place)
      if place == instance, let calculate = field.calculate, !field.isEditable {
        reasons.append(ExplainedReason(.workedOut, at: self.place(calculate.whole, of: calculate.place)))
      }
      let holds = state.holds(state.compiledField(of: place).readOnly, at: place)
      guard holds == isReadOnly, let rule = ruleReason(.readOnly, of: place) else { continue }
      reasons.append(place == instance ? rule : part(place, .readOnly, holds, because: [rule]))
    }
    return reasons.isEmpty ? [ExplainedReason(.noRule(.readOnly))] : reasons
  }

  private func part(
    _ instance: Int, _ aspect: ExplainedAspect, _ holds: Bool, because reasons: [ExplainedReason]
  ) -> ExplainedReason {
    ExplainedReason(.part(name: name(of: instance), aspect, holds), because: reasons)
  }

  /// The field's own rule for the aspect; nil when the form says nothing.
  private mutating func ruleReason(_ aspect: ExplainedAspect, of instance: Int) -> ExplainedReason? {
    let field = state.field(of: instance)
    let condition =
      switch aspect {
      case .enabled: field.enabled
      case .readOnly: field.readOnly
      default: field.relevant
      }
    return reason(of: condition, aspect, at: instance)
  }

  /// What a condition of the field at `instance` says; nil when the form says nothing.
  mutating func reason(
    of condition: Condition, _ aspect: ExplainedAspect, at instance: Int
  ) -> ExplainedReason? {
    switch condition {
    case .constant(let value):
      guard value.range.count > 0 else { return nil }
      return ExplainedReason(.settled(aspect, value.value), at: value.range)
    case .formula(let formula):
      return reason(of: formula, in: setting(of: instance, formula), countsAs: false)
    }
  }

  private func compiledCondition(_ aspect: ExplainedAspect, of instance: Int) -> CompiledCondition {
    let compiled = state.compiledField(of: instance)
    return aspect == .enabled ? compiled.enabled : compiled.relevant
  }

  /// The instances of all parts around the field, outermost first, and its own.
  private func ancestry(of instance: Int) -> [Int] {
    var path: [Int] = []
    var current: Int? = instance
    while let place = current {
      path.append(place)
      current = state.parent(of: place)
    }
    return path.reversed()
  }
}

extension ExplainedReason {
  /// Whether all that there is to say is that no rule says anything.
  var isWithoutRule: Bool { if case .noRule = fact { true } else { false } }
}

extension Formula {
  /// The bytes of the whole expression.
  var whole: Range<Int> { expression.root.range }
}
