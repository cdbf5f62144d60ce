import FormExpressions
import FormModel

/// What is settled about the form as a whole.
struct FormState {
  /// Whether submitting is possible, as far as `submit.enabled` says.
  var isSubmitEnabled = true
  /// The title and the label of the submit button, where they have expressions.
  var texts: [String] = []
}

/// What the person is doing.
struct Interaction {
  /// What has the focus; nil for nothing.
  var focus: Stop?
  /// The button that is down.
  var pressed: Stop?
  /// The alert that is up.
  var alert: ShownAlert?
  /// The document that is open.
  var document: ShownDocument?
  /// The documents that were shown to their ends, by name, as they were then.
  var viewed: [String: ShownDocument] = [:]
  /// The boxes beside documents that are ticked, by their instances: what the documents were then, and when.
  var acceptances: [Int: Acceptance] = [:]
  /// What the last attempt to submit handed over; nil when it was refused, and before any.
  var submission: Submission?
}

/// Something that can have the focus or be pressed.
enum Stop: Hashable {
  /// The field of an instance.
  case field(Int)
  /// The submit button that a form without one gets.
  case submit
}

/// One aspect that an event changed.
struct ChangedAspect {
  /// The instance; -1 for the form as a whole.
  let instance: Int
  let aspect: Aspect
}
