import FormExpressions
import FormModel

/// What one field, in one entry of the repeats around it, holds and shows.
struct FieldState {
  /// What a person or the start gave it, whether it counts now or not; nil when empty.
  var held: FieldValue?
  /// What was typed, where it is no value of the field's kind.
  var unreadable: String?
  /// Whether a person, an answer file or a draft gave the value.
  var isGiven = false
  /// The entries of a repeat, by their numbers, in order.
  var entries: [Int] = []

  /// Whether it is asked.
  var isRelevant = true {
    didSet { if isRelevant { isTouched = true } }
  }
  /// Whether it was asked at some time, or given something since the start. What it holds from the start stays until
  /// then, also where a field that is not asked is emptied.
  var isTouched = false
  /// Whether it can be used.
  var isEnabled = true
  /// Whether its value is fixed.
  var isReadOnly = false
  /// Whether an answer must be given.
  var isRequired = false
  /// Which options are offered and which can be changed; empty where all are, always.
  var options: [OptionState] = []
  /// What it holds now: worked out, or held and offered. It counts only while the field is relevant.
  var current: FieldValue?
  /// What counts: ``current`` while the field is relevant, else nothing.
  var effective: FieldValue?
  /// What expressions read.
  var value: Value = .unknown
  /// What its box shows that stands for others.
  var selectAll = SelectAllState.none
  /// What is wrong with the answer.
  var violations: [Violation] = []
  /// The texts with expressions, in the order of the compiled field; those of entries after them.
  var texts: [String] = []

  /// Whether it was changed since it was last left.
  var isEdited = false
  /// Whether what is wrong with it is shown at once.
  var showsViolations = false

  /// Whether something is wrong that keeps the form from being submitted.
  var hasError: Bool { violations.contains { $0.severity == .error } }
}

/// What is settled about one option.
struct OptionState: Equatable {
  /// Whether it is offered.
  var isRelevant = true
  /// Whether it can be changed.
  var isEnabled = true
}

/// What a box shows that stands for others.
struct SelectAllState: Equatable {
  /// What it shows.
  var state: SelectAllSnapshot.State
  /// Whether tapping it does something.
  var isUsable: Bool

  /// No box that counts.
  static let none = SelectAllState(state: .off, isUsable: false)
}
