/// A form to start from: commented, complete, and without findings.
struct StartingForm: Sendable {
  /// The name, as `formctl new` takes it.
  let name: String
  /// What the form is for, in a few words.
  let summary: String
  /// The form file.
  let text: String

  /// Every form to start from; the first is the one that is meant where none is said.
  static let all: [StartingForm] = [.login, .signup, .terms, .survey]
}
