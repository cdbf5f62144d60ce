public import FormExpressions
public import FormModel

/// A form that is being filled: a value that takes events and tells what each of them changed.
///
/// Every front end drives a form through one of these, so that all of them follow the same rules. A session reads no
/// clock, no file and no environment: it is told.
///
///     var session = FormSession(form, now: now)
///     let changes = try session.apply(.tap(.field(address)))
///
/// After an event only what the event reaches is worked out again, each thing once, after all that it is worked out
/// from. Equal sessions that take equal events stay equal.
public struct FormSession: Sendable {
  private var state: SessionState

  /// A session of `form` at its start.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - answers: What fields hold in place of their defaults and initial values.
  ///   - surroundings: What the form is told from outside.
  ///   - language: The language of the texts; nil for the form's own.
  ///   - now: The moment that `now()` and `today()` give.
  public init(
    _ form: Form, answers: Answers = Answers(), surroundings: FormSurroundings = FormSurroundings(),
    language: LanguageTag? = nil, now: Timestamp
  ) {
    state = SessionState(
      CompiledForm(form), surroundings: surroundings, language: language ?? form.language, now: now)
    state.start(answers: answers)
  }

  init(_ state: SessionState) { self.state = state }

  /// What is known now, to be read only.
  var current: SessionState { state }

  /// Applies an event.
  ///
  /// - Returns: What it changed, each thing once: fields in the order of the form, then the form as a whole.
  /// - Throws: Why a person could not do that now; then nothing has changed.
  @discardableResult
  public mutating func apply(_ event: FormEvent) throws(EventRefusal) -> [Change] {
    if !isKnownUniquelyReferenced(&state) { state = SessionState(copying: state) }
    return try state.apply(event)
  }

  /// The form.
  public var form: Form { state.form }
  /// The language of the texts.
  public var language: LanguageTag { state.language }
  /// The moment that `now()` and `today()` give.
  public var now: Timestamp { state.now }
  /// What has the focus; nil for nothing.
  public var focus: FormTarget? { state.interaction.focus.map { state.target(of: $0) } }
  /// What is down; nil for nothing.
  public var pressed: FormTarget? { state.interaction.pressed.map { state.target(of: $0) } }
  /// The alert that is up; nil for none.
  public var alert: ShownAlert? { state.interaction.alert }
  /// The document that is open; nil for none.
  public var document: ShownDocument? { state.interaction.document }
  /// What the last attempt to submit handed over; nil when it was refused, and before any.
  public var submission: Submission? { state.interaction.submission }
  /// Whether submitting is enabled.
  public var isSubmitEnabled: Bool { state.isSubmitEnabled }
  /// Whether no answer has an error.
  public var isValid: Bool { state.errorCount == 0 }

  /// Whether the document called `name` was shown to its end.
  public func isViewed(_ name: String) -> Bool { state.interaction.viewed[name] != nil }
}

extension SessionState {
  /// The stop as front ends name it.
  func target(of stop: Stop) -> FormTarget {
    switch stop {
    case .field(let instance): .field(address(of: instance))
    case .submit: .submit
    }
  }

  /// Whether submitting is possible: `submit.enabled` holds, and of the form's own submit buttons one can be pressed.
  var isSubmitEnabled: Bool {
    guard formState.isSubmitEnabled else { return false }
    let buttons = compiled.submitButtons
    return buttons.isEmpty || buttons.contains { states[$0].isRelevant && states[$0].isEnabled }
  }
}
