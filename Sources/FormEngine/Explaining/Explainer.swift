public import FormDiagnostics
import FormDocuments
import FormExpressions
import FormModel

extension FormSession {
  /// Why `target` is as it is now.
  ///
  /// The explanation has a bounded size, however long the chain of rules is. It shows no secret.
  ///
  /// - Parameters:
  ///   - target: What is to be explained: a field, or submitting the form.
  ///   - source: The text that the form was read from, for the places in it.
  /// - Returns: The explanation; nil when there is no such field or entry.
  public func explanation(of target: FormTarget, in source: SourceText) -> Explanation? {
    var explainer = Explainer(session: self, source: source)
    switch target {
    case .submit: return explainer.explainSubmitting()
    case .field(let address):
      guard let instance = current.instance(at: address) else { return nil }
      return explainer.explain(instance)
    }
  }
}

/// Follows the rules of a form from a state down to the answers that make it so.
struct Explainer {
  /// How many steps below a claim a chain may go.
  static let depthLimit = 40
  /// How many facts one claim may have.
  static let factLimit = 400
  /// How many alike things are listed before the rest is counted.
  static let listLimit = 20

  let session: FormSession
  let source: SourceText
  /// The fields that the claim has explained so far.
  private var explained: Set<Int> = []
  /// How many facts the claim may still get.
  private var factsLeft = Explainer.factLimit
  /// How deep in the chain the current fact stands.
  private(set) var depth = 0
  /// What the claim's chain reads, for the search of what would turn it round.
  var trail = AnswerTrail()

  var state: SessionState { session.current }
  var form: Form { session.form }

  init(session: FormSession, source: SourceText) {
    self.session = session
    self.source = source
  }

  /// Everything about the field at `instance` that its type can be asked about.
  mutating func explain(_ instance: Int) -> Explanation {
    let field = state.field(of: instance)
    var claims: [ExplainedClaim] = []
    for aspect in ExplainedAspect.allCases where field.canBeAsked(about: aspect) {
      if let claim = claim(about: aspect, of: instance) { claims.append(claim) }
    }
    let subject = Explanation.Subject(
      name: form.name(of: state.address(of: instance)), type: field.type.name, label: state.text(.label, of: instance),
      range: field.id?.range ?? field.range)
    return Explanation(subject: subject, claims: claims)
  }

  private mutating func claim(about aspect: ExplainedAspect, of instance: Int) -> ExplainedClaim? {
    let known = state.states[instance]
    if !known.isRelevant, aspect != .relevant, aspect != .value { return nil }
    startClaim()
    var claim: ExplainedClaim
    switch aspect {
    case .relevant, .enabled, .readOnly:
      let (holds, reasons) = standing(aspect, of: instance)
      claim = ExplainedClaim(aspect: aspect, outcome: .holds(holds), reasons: reasons)
    case .required:
      claim = ExplainedClaim(aspect: aspect, outcome: .holds(known.isRequired), reasons: requirement(of: instance))
    case .valid: claim = validity(of: instance)
    case .options:
      let reasons = options(of: instance)
      if reasons.isEmpty { return nil }
      return ExplainedClaim(aspect: aspect, outcome: .unchecked, reasons: reasons)
    case .value:
      let value = shownValue(of: instance)
      var reason = origin(of: instance, value)
      // Why it is not shown was said before.
      if !known.isRelevant { reason = ExplainedReason(reason.fact, at: reason.place) }
      return ExplainedClaim(aspect: aspect, outcome: .value(value), reasons: [reason])
    }
    claim.reversal = reversal(of: claim, .field(state.address(of: instance)))
    return claim
  }

  /// Forgets what the last claim explained.
  mutating func startClaim() {
    explained = []
    factsLeft = Self.factLimit
    depth = 0
    trail = AnswerTrail()
  }

  // MARK: Bounds

  /// What `make` gives one step deeper; nothing where the chain is too long already.
  mutating func deeper(_ make: (inout Explainer) -> [ExplainedReason]) -> [ExplainedReason] {
    guard depth < Self.depthLimit, factsLeft > 0 else { return [ExplainedReason(.more(0))] }
    depth += 1
    defer { depth -= 1 }
    let reasons = make(&self)
    factsLeft -= reasons.count
    return reasons
  }

  /// Whether the field at `instance` is explained for the first time in this claim.
  mutating func isNew(_ instance: Int) -> Bool { explained.insert(instance).inserted }

  // MARK: Names and places

  /// The name that spells the address of `instance`; a field without an id is named by its type and label.
  func name(of instance: Int) -> String {
    let field = state.field(of: instance)
    if field.id == nil, let label = state.text(.label, of: instance) { return "\(field.type.name) “\(label)”" }
    return form.name(of: state.address(of: instance))
  }

  /// The place of a part of the formula's expression.
  func place(_ part: Range<Int>, of place: ScalarPlace) -> SourceRange { place.range(of: part, in: source) }
}

extension Field {
  /// Whether the aspect says something about fields of the type.
  fileprivate func canBeAsked(about aspect: ExplainedAspect) -> Bool {
    switch aspect {
    case .relevant: true
    case .enabled: type.control != .heading && type.control != .note && type.control != .hidden
    case .readOnly: type.value.isStored && type.control != .hidden || type.holdsFields && readOnly.formula != nil
    case .required: type.value.isStored && type.control != .hidden
    case .valid: type.value.isStored || !validators.isEmpty
    case .options: type.hasOptions
    case .value: type.value != .none
    }
  }
}
