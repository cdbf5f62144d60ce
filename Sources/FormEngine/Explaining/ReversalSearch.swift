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
  /// How many changes are tried.
  static let trialLimit = 2_000

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

  /// The first change that does, nearest answers first.
  func run(_ trail: AnswerTrail) -> Reversal {
    let start = start
    let state = start.current
    let pool = CandidatePool(trail, in: state)
    var tried = 0
    for instance in trail.fields {
      for trial in Candidates(for: instance, pool, in: state).trials {
        guard tried < Self.trialLimit else { return .none(tried: tried, isCut: true) }
        tried += 1
        guard succeeds(trial.events, from: start) else { continue }
        let name = session.form.name(of: state.address(of: instance))
        return .change(AnswerChange(name: name, step: nearer(trial, instance, start)))
      }
    }
    for instance in trail.unread {
      let address = state.address(of: instance)
      guard let document = state.field(of: instance).link?.document.value else { continue }
      tried += 1
      guard succeeds([.open(address), .viewed, .close], from: start) else { continue }
      return .change(AnswerChange(name: session.form.name(of: address), step: .view(document)))
    }
    return .none(tried: tried, isCut: false)
  }

  private func succeeds(_ events: [FormEvent], from start: FormSession) -> Bool {
    var copy = start
    for event in events {
      do { try copy.apply(event) } catch { return false }
    }
    return copy.claims(aspect, of: target, wanted)
  }

  /// The value nearest to where the field stands now that does as well as the one that was found by feeling about.
  private func nearer(_ trial: Candidates.Trial, _ instance: Int, _ start: FormSession) -> AnswerChange.Step {
    let state = start.current
    let field = state.field(of: instance)
    guard var best = trial.position, let line = NumberLine(field.type.value) else { return trial.step }
    let address = state.address(of: instance)
    var far = state.states[instance].current.flatMap { line.position(of: $0) } ?? 0
    var step = trial.step
    for _ in 0..<64 where (best - far).magnitude > line.unit {
      let middle = ((best + far) / 2 / line.unit).rounded() * line.unit
      guard middle != best, middle != far, let value = line.value(at: middle) else { break }
      if succeeds([.set(address, value)], from: start) {
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
