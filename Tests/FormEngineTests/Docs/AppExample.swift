import FormDiagnostics
import FormDocuments
import FormEngine
import FormExpressions
import FormModel
import Observation

/// A form on a screen of an app: what the screen shows, and the one way in which it changes.
@MainActor @Observable
final class FormScreen {
  private var session: FormSession
  private var typed: (address: FieldAddress, text: String)?
  private let submit: (Submission) -> Void
  /// What the person sees.
  private(set) var shown: FormSnapshot
  /// The words that the form does not bring along, such as that of the submit button.
  let words: Words

  /// A screen with the form that `file` has; nil when the form has errors, which `formctl validate` shows.
  init?(file: [UInt8], surroundings: FormSurroundings, now: Timestamp, submit: @escaping (Submission) -> Void) {
    guard let form = FormLoader.load(SourceText(name: "form.yaml", bytes: file)).form else { return nil }
    let session = FormSession(form, surroundings: surroundings, now: now)
    self.session = session
    shown = session.snapshot
    words = Words.best(for: form.language.description)
    self.submit = submit
  }

  /// Tells the form what the person does. What cannot be done at the moment changes nothing.
  func send(_ event: FormEvent) {
    guard let changes = try? session.apply(event) else { return }
    shown = session.snapshot
    if changes.contains(.focus) { typed = nil }
    if changes.contains(.submission), let submission = session.submission { submit(submission) }
  }

  /// Takes what stands in a text field after an edit.
  func type(_ text: String, into field: FieldSnapshot) {
    send(.type(field.address, text))
    typed = (field.address, text)
  }

  /// What stands in a text field: while it is typed into, to the letter, so that `1.0` may become `1.05`.
  func text(of field: FieldSnapshot) -> String {
    if let typed, typed.address == field.address { typed.text } else { field.text }
  }

  /// The alert that is up.
  var alert: ShownAlert? { session.alert }
  /// The document that is open.
  var document: ShownDocument? { session.document }
  /// What has the focus: the form moves it too, to the next field on Return, to the first mistake when it is submitted.
  var focus: FormTarget? { session.focus }
  /// The answers so far as a text for the app to keep; passwords are not in it.
  var draft: String { JSONWriter(.compact).text(session.draft.json) }
}
