public import FormDocuments
public import FormExpressions
public import FormModel

/// What a person has done so far, to be kept and gone on with later.
///
/// No secret is in it. What fields show is not in it either: that is worked out again from what they hold.
public struct FormDraft: Sendable, Equatable {
  /// The draft as JSON, to be kept in a file.
  public let json: JSON

  /// A draft that was kept.
  public init(json: JSON) { self.json = json }

  /// The names of what a draft holds.
  enum Key {
    static let form = "form"
    static let version = "version"
    static let language = "language"
    static let answers = "answers"
    static let typed = "typed"
    static let checked = "checked"
    static let edited = "edited"
    static let viewed = "viewed"
    static let accepted = "accepted"
  }
}

/// What of a draft could not be taken over.
public enum DraftNotice: Sendable, Equatable {
  /// The draft is none, or one of another form: nothing was taken over.
  case unusable
  /// The answer to the field of this name no longer fits and was left out.
  case answerDropped(String)
  /// The document of this name has changed: the box beside it, at this address, is not ticked any more.
  case documentChanged(String, FieldAddress)
}

extension FormSession {
  /// What the person has done so far, without secrets.
  public var draft: FormDraft { FormDraft(json: current.draft) }

  /// A session that goes on where `draft` left off.
  ///
  /// What no longer fits its field is left out. A box beside a document that has changed since comes back unticked.
  ///
  /// - Returns: The session, and what could not be taken over.
  public static func resuming(
    _ draft: FormDraft, of form: Form, surroundings: FormSurroundings = FormSurroundings(), now: Timestamp
  ) -> (session: FormSession, notices: [DraftNotice]) {
    let compiled = CompiledForm(form)
    var reader = DraftReader(form: form)
    guard reader.read(draft.json) else {
      let state = SessionState(compiled, surroundings: surroundings, language: form.language, now: now)
      state.start()
      return (FormSession(state), [.unusable])
    }
    let state = SessionState(
      compiled, surroundings: surroundings, language: reader.language ?? form.language, now: now)
    let dropped = state.resume(reader)
    return (FormSession(state), reader.notices + dropped)
  }
}
