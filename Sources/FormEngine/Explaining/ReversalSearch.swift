import FormExpressions
import FormModel

extension Explainer {
  /// What would turn the claim round, found by trying; nil where there is nothing to turn round.
  func reversal(of claim: ExplainedClaim, _ target: FormTarget) -> Reversal? {
    guard case .holds(let holds) = claim.outcome else { return nil }
    switch claim.aspect {
    case .relevant, .enabled, .required: break
    case .valid: if holds { return nil }
    case .readOnly, .options, .value: return nil
    }
    if trail.isEmpty { return holds ? nil : Reversal.none(tried: 0, isCut: false) }
    let search = ReversalSearch(session: session, aspect: claim.aspect, target: target, wanted: !holds)
    return search.run(trail)
  }
}

/// Looks for one answer whose change turns a claim round, by changing copies of a session as a person could.
struct ReversalSearch {
  /// How many changes are tried at most.
  static let trialLimit = 2_000
  /// How much work all trials together may be: steps of expressions, and fields that are copied.
  private static let workLimit = 20_000_000

  let session: FormSession
  let aspect: ExplainedAspect
  let target: FormTarget
  let wanted: Bool

  /// The session with nothing in the way of an answer.
  private var start: FormSession {
    var session = session
    for event in [FormEvent.dismiss, .close] {
      do { try session.apply(event) } catch { continue }
    }
    return session
  }

  /// The first change that does, nearest answers first; of the changes of one answer one that breaks none of its own
  /// rules, if there is one.
  func run(_ trail: AnswerTrail) -> Reversal {
    let start = start
    let state = start.current
    let pool = CandidatePool(trail, in: state)
    let trialLimit = self.trialLimit(of: trail, in: state)
    var tried = 0
    for instance in trail.unread {
      let address = state.address(of: instance)
      guard let document = state.field(of: instance).link?.document.value else { continue }
      tried += 1
      guard outcome(of: [.open(address), .viewed, .close], at: instance, from: start) != .fails else { continue }
      return .change(AnswerChange(name: session.form.name(of: address), step: .view(document)))
    }
    for instance in fields(of: trail, in: state) {
      var second: Candidates.Trial?
      let change = { (trial: Candidates.Trial, wanted: Outcome) in
        let step = nearer(trial, instance, start, wanted)
        return Reversal.change(AnswerChange(name: session.form.name(of: state.address(of: instance)), step: step))
      }
      for trial in Candidates(for: instance, pool, in: state).trials {
        guard tried < trialLimit else {
          return second.map { change($0, .breaksRules) } ?? .none(tried: tried, isCut: true)
        }
        tried += 1
        switch outcome(of: trial.events, at: instance, from: start) {
        case .fails: continue
        case .breaksRules: second = second ?? trial
        case .succeeds: return change(trial, .succeeds)
        }
      }
      if let second { return change(second, .breaksRules) }
    }
    return .none(tried: tried, isCut: false)
  }

  /// How many changes can be tried when the expressions of the trail take as long as they do.
  private func trialLimit(of trail: AnswerTrail, in state: SessionState) -> Int {
    var steps = 1_000
    for (term, setting) in trail.terms {
      while steps < Program.stepLimit,
        case .failure(let problem) = setting.evaluate(term, in: state, stepLimit: steps), problem.kind == .limit
      {
        steps *= 10
      }
    }
    return min(max(Self.workLimit / (steps + state.states.count), 10), Self.trialLimit)
  }

  /// The fields of the trail, nearest first; lists of entries last, because an entry is more than one answer.
  private func fields(of trail: AnswerTrail, in state: SessionState) -> [Int] {
    let fields = trail.fields
    return fields.filter { state.field(of: $0).type != .repeat } + fields.filter { state.field(of: $0).type == .repeat }
  }

  /// What became of a change.
  private enum Outcome: Int, Comparable {
    /// The claim stands as before, or a person could not do that.
    case fails
    /// The claim is turned round, but the answer is one that its own field refuses.
    case breaksRules
    /// The claim is turned round.
    case succeeds

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  private func outcome(of events: [FormEvent], at instance: Int, from start: FormSession) -> Outcome {
    var copy = start
    for event in events {
      do { try copy.apply(event) } catch { return .fails }
    }
    guard copy.claims(aspect, of: target, wanted) else { return .fails }
    let state = copy.current
    return state.isThere(instance) && state.states[instance].hasError ? .breaksRules : .succeeds
  }

  /// The value nearest to what the field holds now that does as well as the one that was found.
  private func nearer(
    _ trial: Candidates.Trial, _ instance: Int, _ start: FormSession, _ wanted: Outcome
  ) -> AnswerChange.Step {
    let state = start.current
    let field = state.field(of: instance)
    guard let line = NumberLine(field.type.value), var best = trial.position else { return trial.step }
    let current = state.states[instance].current.flatMap { line.position(of: $0) }
    guard var far = current ?? (trial.isGuessed ? 0 : nil) else { return trial.step }
    let address = state.address(of: instance)
    var step = trial.step
    for _ in 0..<64 where (best - far).magnitude > line.unit {
      let middle = ((best + far) / 2 / line.unit).rounded() * line.unit
      guard middle != best, middle != far, let value = line.value(at: middle) else { break }
      if outcome(of: [.set(address, value)], at: instance, from: start) >= wanted {
        best = middle
        step = .set(ExplainedValue(value, isSecret: field.isSecret))
      } else {
        far = middle
      }
    }
    return step
  }
}

extension FormSession {
  /// Whether the aspect of `target` is as wanted, the target being one that counts.
  func claims(_ aspect: ExplainedAspect, of target: FormTarget, _ wanted: Bool) -> Bool {
    let state = current
    guard case .field(let address) = target else {
      if aspect == .enabled { return isSubmitEnabled == wanted }
      return passesSubmission == wanted
    }
    guard let instance = state.instance(at: address) else { return false }
    let known = state.states[instance]
    switch aspect {
    case .relevant: return known.isRelevant == wanted
    case .enabled: return known.isRelevant && state.isUsable(instance) == wanted
    case .required: return known.isRelevant && known.isRequired == wanted
    case .valid: return known.isRelevant && known.isEnabled && known.hasError != wanted
    case .readOnly, .options, .value: return false
    }
  }

  /// Whether submitting would hand the answers over.
  private var passesSubmission: Bool {
    guard isValid else { return false }
    return current.compiled.checks.allSatisfy { check in
      if case .bool(false) = current.evaluate(check, inEntry: 0) { false } else { true }
    }
  }
}

extension SessionState {
  /// Whether something can be done with the field at `instance`: of a button that submits, whether it would.
  func isUsable(_ instance: Int) -> Bool {
    let known = states[instance]
    let field = field(of: instance)
    if field.type == .selectAll, !known.selectAll.isUsable { return false }
    return known.isEnabled && (field.details != .button(.submit) || formState.isSubmitEnabled)
  }
}
