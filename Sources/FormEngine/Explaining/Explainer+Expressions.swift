import FormDiagnostics
import FormExpressions
import FormModel

/// Which parts of an expression decide what comes out of it.
extension Explainer {
  /// The setting of a formula of the field at `instance`.
  func setting(of instance: Int, _ formula: Formula) -> ExpressionSetting {
    ExpressionSetting(formula, of: instance, in: state)
  }

  /// What comes out of a formula and why. `countsAs` tells what an outcome counts as that is neither true nor false.
  mutating func reason(
    of formula: Formula, in setting: ExpressionSetting, countsAs: Bool? = nil
  ) -> ExplainedReason {
    reason(of: formula.expression.root, setting, countsAs: countsAs)
  }

  private mutating func reason(
    of term: Term, _ setting: ExpressionSetting, countsAs: Bool? = nil
  ) -> ExplainedReason {
    let result = setting.evaluate(term, in: state)
    let isUndecided = if case .success(.bool) = result { false } else { true }
    let fact = ExplainedFact.expression(
      setting.expression.part(term).description.cutForDisplay,
      outcome(result, hasSecret: setting.mentionsSecret(term, in: state)),
      countsAs: isUndecided ? countsAs : nil)
    trail.note(term, setting)
    let reasons = deeper { $0.reasons(below: term, setting, result) }
    // A rule that is nothing but one name says no more than what stands behind that name.
    if term.isPath, let only = reasons.first, only.isAboutField, only.place == nil {
      return ExplainedReason(only.fact, at: place(term.range, of: setting.place), because: only.reasons)
    }
    return ExplainedReason(fact, at: place(term.range, of: setting.place), because: reasons)
  }

  /// What makes a part of an expression what it is: the parts in it that decide, or what it reads.
  private mutating func reasons(
    below term: Term, _ setting: ExpressionSetting, _ result: Result<Value, EvaluationProblem>
  ) -> [ExplainedReason] {
    switch term.kind {
    case .logical(let logical, let operands): return deciding(operands, of: logical, result, setting)
    case .unary(let unary, let operand) where unary.value == .not: return steps([operand], setting)
    case .conditional(let branches, let otherwise): return steps(choices(branches, otherwise, setting), setting)
    case .comprehension(let comprehension)
    where comprehension.macro.value == .all || comprehension.macro.value == .exists:
      return elements(comprehension, setting, result)
    default: return reads(of: term, setting)
    }
  }

  /// Steps for parts of an expression; a part that is nothing but one name or one literal adds no step of its own.
  private mutating func steps(_ terms: [Term], _ setting: ExpressionSetting) -> [ExplainedReason] {
    var reasons: [ExplainedReason] = []
    for term in terms {
      if term.isPath {
        reasons += reads(of: term, setting)
      } else {
        reasons.append(reason(of: term, setting))
      }
    }
    return reasons
  }

  /// The operands that decide: of a false `&&` the false ones, of a true `||` the true ones, of one that is unknown those
  /// that are, and otherwise all.
  private mutating func deciding(
    _ operands: [Term], of logical: LogicalOperator, _ result: Result<Value, EvaluationProblem>,
    _ setting: ExpressionSetting
  ) -> [ExplainedReason] {
    let outcomes = operands.map { setting.evaluate($0, in: state) }
    let decider = logical == .or
    var chosen: [Term] = operands
    switch result {
    case .success(.bool(let isTrue)) where isTrue == decider:
      chosen = zip(operands, outcomes).filter { $0.1.isBool(decider) }.map(\.0)
    case .success(.bool): break
    default: chosen = zip(operands, outcomes).filter { !$0.1.isBool(true) && !$0.1.isBool(false) }.map(\.0)
    }
    let listed = steps(Array(chosen.prefix(Self.listLimit)), setting)
    let rest = chosen.count - Self.listLimit
    return rest > 0 ? listed + [ExplainedReason(.more(rest))] : listed
  }

  /// The conditions that were asked up to the one that holds, and what was chosen.
  private func choices(_ branches: [Term.Branch], _ otherwise: Term, _ setting: ExpressionSetting) -> [Term] {
    var parts: [Term] = []
    for branch in branches {
      parts.append(branch.condition)
      let outcome = setting.evaluate(branch.condition, in: state)
      if outcome.isBool(true) { return parts + (branch.value.isLiteral ? [] : [branch.value]) }
      if !outcome.isBool(false) { return [branch.condition] }
    }
    return parts.suffix(Self.listLimit) + (otherwise.isLiteral ? [] : [otherwise])
  }

  /// The elements that decide an `all` or `exists`.
  private mutating func elements(
    _ comprehension: Term.Comprehension, _ setting: ExpressionSetting, _ result: Result<Value, EvaluationProblem>
  ) -> [ExplainedReason] {
    var reasons = comprehension.target.isPath ? reads(of: comprehension.target, setting) : []
    let decider = comprehension.macro.value == .exists
    let all = setting.elements(of: comprehension, in: state)
    let deciding = all.prefix(200).filter { inner in
      let outcome = inner.evaluate(comprehension.body, in: state)
      if result.isBool(decider) { return outcome.isBool(decider) }
      return result.isBool(!decider) || !outcome.isBool(!decider)
    }
    for inner in deciding.prefix(Self.listLimit) {
      reasons +=
        inner.bindings.last?.entry == nil
        ? [reason(of: comprehension.body, inner)] : deeper { $0.reads(of: comprehension.body, inner) }
    }
    let rest = deciding.count - Self.listLimit
    return rest > 0 ? reasons + [ExplainedReason(.more(rest))] : reasons
  }

  /// What a part of an expression reads, each thing explained in turn.
  private mutating func reads(of term: Term, _ setting: ExpressionSetting) -> [ExplainedReason] {
    let reads = setting.reads(of: term, in: state)
    var reasons: [ExplainedReason] = []
    for read in reads.prefix(Self.listLimit) { reasons.append(reason(of: read, setting)) }
    let rest = reads.count - Self.listLimit
    return rest > 0 ? reasons + [ExplainedReason(.more(rest))] : reasons
  }

  private mutating func reason(of read: ExpressionRead, _ setting: ExpressionSetting) -> ExplainedReason {
    switch read {
    case .field(let instance): return fieldReason(instance)
    case .index: return ExplainedReason(.index(state.entries[setting.entry].position))
    case .language: return ExplainedReason(.language(state.language.description))
    case .clock: return ExplainedReason(.today(state.now.date.description))
    case .context(let path):
      let name = path.joined(separator: ".")
      let isGiven = state.surroundings.context != nil
      let value = isGiven ? contextValue(path).map { ExplainedValue($0) } : nil
      return ExplainedReason(.context(name: name, value))
    case .formIsValid:
      let invalid = deeper { $0.invalidFields() }
      return ExplainedReason(.formValidity(errors: state.errorCount), because: invalid)
    }
  }

  private func contextValue(_ path: [String]) -> Value? { state.surroundings.context?[path] }

  private func outcome(_ result: Result<Value, EvaluationProblem>, hasSecret: Bool) -> ExplainedFact.Outcome {
    switch result {
    case .success(.unknown): .unknown
    case .success(let value): .value(ExplainedValue(value, isSecret: hasSecret))
    case .failure(let problem): .failed(problem.message)
    }
  }
}

extension ExplainedReason {
  /// Whether the fact is what a field holds.
  fileprivate var isAboutField: Bool {
    switch fact {
    case .field, .explainedAbove: true
    default: false
    }
  }
}

extension Result where Success == Value {
  /// Whether the outcome is this truth value.
  func isBool(_ wanted: Bool) -> Bool {
    if case .success(.bool(let value)) = self { value == wanted } else { false }
  }
}

extension Term {
  /// Whether the node is a value written out.
  fileprivate var isLiteral: Bool { if case .literal = kind { true } else { false } }
}

extension String {
  /// The text, cut where it is longer than an expression that a person reads at a glance.
  var cutForDisplay: String { utf8.count > 240 ? String(prefix(200)) + "…" : self }
}
