public import FormModel

/// A form as a person sees it at one moment: what is shown, with every text and value settled.
public struct FormSnapshot: Sendable, Equatable {
  /// The title in the language of the snapshot.
  public let title: String?
  /// The fields that are shown at the top, in order.
  public let fields: [FieldSnapshot]
  /// The submit button that a form without one gets; nil when the form has its own.
  public let submit: SubmitSnapshot?
}

/// The submit button that a form gets.
public struct SubmitSnapshot: Sendable, Equatable {
  /// What stands on it; nil for the built-in word.
  public let label: String?
  /// Whether submitting is possible.
  public let isEnabled: Bool
}

/// A field as a person sees it at one moment. Fields that are not relevant have no snapshot.
public struct FieldSnapshot: Sendable, Equatable {
  /// The field.
  public let field: Field
  /// Which field, in which entries.
  public let address: FieldAddress
  /// Its name, settled.
  public let label: String?
  /// Its line of help, settled.
  public let hint: String?
  /// Its example, settled.
  public let placeholder: String?
  /// What stands on its link; nil for no label of its own.
  public let linkLabel: String?
  /// Whether it can be used.
  public let isEnabled: Bool
  /// Whether its value is fixed.
  public let isReadOnly: Bool
  /// Whether an answer must be given now.
  public let isRequired: Bool
  /// What it holds; nil when it is empty or holds nothing.
  public let value: FieldValue?
  /// What was typed, where that is no value of the field's kind; nil otherwise.
  public let unreadable: String?
  /// What is wrong with the answer as far as a person sees now, in the order of the rules. A front end shows the first.
  public let violations: [ViolationSnapshot]
  /// Whether the document of its link was shown to its end.
  public let isLinkViewed: Bool
  /// The box that stands for others: of a select-all, or of a group or multiselect that has one.
  public let selectAll: SelectAllSnapshot?
  /// The options that are offered.
  public let options: [OptionSnapshot]
  /// The fields that are shown in it.
  public let children: [FieldSnapshot]
  /// The entries of a repeat, each with its label and the fields that are shown in it.
  public let entries: [EntrySnapshot]

  /// What stands in a field that is typed into: what was typed where that is no value of the field's kind, otherwise
  /// its value as form files spell it; empty when it holds nothing.
  public var text: String { unreadable ?? value?.description ?? "" }
}

/// Something that is wrong with an answer, as a person reads it.
public struct ViolationSnapshot: Sendable, Equatable {
  /// What is wrong.
  public let violation: Violation
  /// The sentence, in the language of the session.
  public let message: String
}

/// An entry of a repeat at one moment.
public struct EntrySnapshot: Sendable, Equatable {
  /// What the entry is called; nil for no label of its own.
  public let label: String?
  /// The fields that are shown in it.
  public let fields: [FieldSnapshot]
}

/// An option at one moment. Options that are not relevant have no snapshot.
public struct OptionSnapshot: Sendable, Equatable {
  /// The value that is stored.
  public let value: String
  /// What the person sees.
  public let label: String
  /// Its line of help.
  public let hint: String?
  /// Whether it is chosen.
  public let isChosen: Bool
  /// Whether it can be changed.
  public let isEnabled: Bool
  /// Why it cannot be changed; nil when it can, or when nothing is said.
  public let reason: String?
}

/// A box that stands for others, at one moment.
public struct SelectAllSnapshot: Sendable, Equatable {
  /// What a box that stands for others shows.
  public enum State: Sendable, Equatable {
    /// All boxes that count are ticked.
    case on
    /// None is, or there are none.
    case off
    /// Some are.
    case indeterminate
  }

  /// What stands beside it.
  public let label: String?
  /// What it shows.
  public let state: State
  /// Whether it can be tapped: there is a box that counts.
  public let isEnabled: Bool
}
