import FormEngine
public import FormExpressions
public import FormModel

/// Judges records by the rules of a form, one after another.
///
/// A record is the JSON of a submission, as bytes. It is judged by the form's full rules: types, validators, options,
/// relevance, constraints, worked-out values, group rules, repeats and what submitting asks for. What is fine is judged
/// on its bytes; only what is not, or what expressions read, becomes a value.
///
/// A judge belongs to one thread, for it keeps what it has allocated from record to record; ``JudgingRules`` makes one for
/// each.
public struct RecordJudge {
  /// What is settled beside the record.
  public struct Settings: Sendable {
    /// The language of messages.
    public var language: LanguageTag
    /// The moment that `now()` and `today()` give.
    public var now: Timestamp
    /// What members are to the judge that the form has no field for.
    public var unknownKeys: UnknownKeys
    /// The values that the form is told from outside; nil when nothing is told.
    public var context: ContextValues?

    /// The settings.
    public init(
      language: LanguageTag, now: Timestamp, unknownKeys: UnknownKeys = .error, context: ContextValues? = nil
    ) {
      self.language = language
      self.now = now
      self.unknownKeys = unknownKeys
      self.context = context
    }
  }

  /// What a member is that the form has no field for.
  public enum UnknownKeys: String, Sendable, CaseIterable {
    /// It makes the record invalid.
    case error
    /// It is told, and the record stays valid.
    case warn
    /// It is passed over.
    case ignore
  }

  let form: Form
  let settings: Settings
  let plan: JudgingPlan
  let values: SlotValues
  var scanner: RecordScanner
  /// What was found in the record that was judged last.
  var findings: [RawFinding] = []
  /// Why the record that was judged last is no record.
  var fault: RecordFault?
  private(set) var hasErrors = false
  /// Whether an answer breaks a rule that the engine knows, so that the form is not valid.
  var isInvalidToEngine = false

  /// A judge by the rules of `form`.
  public init(_ form: Form, _ settings: Settings) { self.init(JudgingPlan(form, now: settings.now), settings) }

  fileprivate init(_ plan: JudgingPlan, _ settings: Settings) {
    self.plan = plan
    self.settings = settings
    form = plan.form
    scanner = RecordScanner(plan.layout)
    values = SlotValues(plan.variables, plan.layout, language: settings.language)
    for (slot, variable) in plan.variables.variables.enumerated() {
      guard case .context(let path) = variable else { continue }
      values.outside[slot] = settings.context?[path]
    }
  }

  /// Whether there is anything to tell about the record that was judged last.
  public var hasFindings: Bool { !findings.isEmpty }

  /// Judges the record `bytes`: true when it is valid. ``report(_:)`` tells what was found.
  public mutating func accepts(_ bytes: Span<UInt8>) -> Bool {
    if !findings.isEmpty { findings.removeAll(keepingCapacity: true) }
    fault = nil
    hasErrors = false
    do throws(RecordFault) {
      try scanner.scan(bytes)
    } catch {
      return refuse(error)
    }
    judgeRecord(bytes)
    if plan.asksForValidity, isInvalidToEngine { judgeAgain(bytes) }
    return !hasErrors
  }

  /// Judges a record whose answers break rules: what asks whether the form is valid is told so now. Where that takes the
  /// last finding away, there is no state in which the form could be submitted, and the findings stay.
  private mutating func judgeAgain(_ bytes: Span<UInt8>) {
    let found = findings
    findings.removeAll(keepingCapacity: true)
    hasErrors = false
    values.formIsValid = .bool(false)
    judgeRecord(bytes)
    values.formIsValid = .bool(true)
    if !hasErrors { findings = found }
    hasErrors = true
  }

  private mutating func judgeRecord(_ bytes: Span<UInt8>) {
    values.reset(count: scanner.slots.count)
    isInvalidToEngine = false
    if !scanner.extras.isEmpty { judgeExtras(bytes) }
    for field in plan.valuesFirst { ensureValue(field, at: 0, bytes) }
    judgeFields(in: 0..<form.fields.count, at: 0, bytes)
    judgeSubmit(bytes)
  }

  /// Notes that a record cannot be read at all; false.
  public mutating func refuse(_ fault: RecordFault) -> Bool {
    findings.removeAll(keepingCapacity: true)
    self.fault = fault
    add(RawFinding(kind: .unreadable, severity: .error, field: -1, level: 0, offset: fault.offset))
    return false
  }

  mutating func add(_ finding: RawFinding) {
    findings.append(finding)
    if finding.severity == .error { hasErrors = true }
  }

  private mutating func judgeExtras(_ bytes: Span<UInt8>) {
    for extra in scanner.extras {
      var kind = FindingKind.unknownKey
      var severity = ViolationSeverity.error
      switch extra.problem {
      case .repeated: kind = .duplicateKey
      case .noObject: kind = .violation(.badInput)
      case .unknown where extra.scope == 0 && isReceipts(extra.name, bytes): continue
      case .unknown, .notData:
        if settings.unknownKeys == .ignore { continue }
        if settings.unknownKeys == .warn { severity = .warning }
      }
      add(
        RawFinding(
          kind: kind, severity: severity, field: extra.field, level: 0,
          offset: max(0, extra.name.lowerBound - (extra.problem == .noObject ? 0 : 1)),
          reason: extra.problem == .noObject ? .unreadable(.object) : nil, name: extra.name, scope: extra.scope))
    }
  }

  /// Whether a member holds what was accepted of documents, which every submission may carry.
  private func isReceipts(_ name: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    bytes.spelling(name) == Submission.receiptsKey
  }

  /// Judges what must hold to submit, once every answer is valid, as submitting does; what depends on a context that is
  /// not told is passed over.
  private mutating func judgeSubmit(_ bytes: Span<UInt8>) {
    guard plan.asksAtSubmit, !hasErrors else { return }
    let isEnabled = holds(plan.compiled.submitEnabled, at: 0, bytes)
    let buttons = plan.compiled.submitButtons
    if !isEnabled || !(buttons.isEmpty || buttons.contains { isAsked($0, at: 0, bytes) }) { addSubmit(.submitEnabled) }
    for (place, check) in plan.compiled.checks.enumerated() where isKnown(check) {
      if case .bool(false) = evaluate(check, at: 0, bytes) { addSubmit(.submitCheck(place)) }
    }
  }

  private mutating func addSubmit(_ rule: RawFinding.Rule) {
    add(
      RawFinding(
        kind: .violation(.customError), severity: .error, field: -1, level: 0, offset: scanner.levels[0].start,
        reason: rule == .submitEnabled ? .submitDisabled : .ruleBroken, rule: rule))
  }
}

/// The rules of a form made ready once, for the judges of any number of threads.
public struct JudgingRules: Sendable {
  private let plan: JudgingPlan
  private let settings: RecordJudge.Settings

  /// The rules of `form`.
  public init(_ form: Form, _ settings: RecordJudge.Settings) {
    plan = JudgingPlan(form, now: settings.now)
    self.settings = settings
  }

  /// The form.
  public var form: Form { plan.form }

  /// A judge by these rules.
  public func judge() -> RecordJudge { RecordJudge(plan, settings) }
}
