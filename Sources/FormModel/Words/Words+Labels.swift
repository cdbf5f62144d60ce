extension Words {
  /// The labels of the buttons that a form has without saying so.
  public struct Buttons: Sendable {
    /// Sends the form.
    public let submit: String
    /// Brings every field back to its start.
    public let reset: String
    /// Goes to the page before.
    public let back: String
    /// Goes to the following page.
    public let next: String
    /// Adds an entry to a repeat.
    public let add: String
    /// Takes an entry away.
    public let remove: String
    /// Closes a document.
    public let close: String
    /// Gives up an action.
    public let cancel: String
    /// Dismisses an alert.
    public let ok: String
    /// Leaves the form.
    public let leave: String
    /// Stays in the form.
    public let stay: String
    /// Goes on with a draft.
    public let `continue`: String
    /// Begins anew, without the draft.
    public let startOver: String
    /// Opens a document.
    public let showDocument: String
    /// The answer yes.
    public let yes: String
    /// The answer no.
    public let no: String
    /// The words that are read as yes beside ``yes``, in lower case.
    public let yesWords: [String]
    /// The words that are read as no beside ``no``, in lower case.
    public let noWords: [String]
  }

  /// The words for states of a field, as they stand in a prompt or beside a label.
  public struct States: Sendable {
    /// A box that is ticked.
    public let checked: String
    /// A box that is not ticked.
    public let notChecked: String
    /// A box over others of which some are ticked.
    public let partlyChecked: String
    /// A switch that is on.
    public let on: String
    /// A switch that is off.
    public let off: String
    /// A field that must be answered.
    public let required: String
    /// A field that may stay empty.
    public let optional: String
    /// A field that holds nothing.
    public let empty: String
    /// A choice that is not made, or a list of nothing.
    public let none: String
    /// Everything there is to choose.
    public let all: String
    /// A field that cannot be changed but is sent.
    public let readOnly: String
    /// A field or option that cannot be changed now.
    public let disabled: String
    /// A document that was read to its end.
    public let read: String
  }

  /// The questions that ask for a decision.
  public struct Decisions: Sendable {
    /// Whether to leave the form.
    public let leaveForm: String
    /// What happens to the answers of a form that is left.
    public let answersAreKept: String
    /// The same where nothing is saved.
    public let answersAreLost: String
    /// Whether to take away an entry that holds answers.
    public let removeEntry: String
    /// Whether to go on with a draft.
    public let continueDraft: String
    /// How to end a text of several lines, line by line.
    public let endParagraph: String
    /// How to choose one of the numbered lines.
    public let chooseNumber: String
    /// How to choose any of the numbered lines.
    public let chooseNumbers: String
    /// How to go through a document page by page.
    public let documentPages: String
    /// How to go on after an alert.
    public let pressReturn: String
  }

  /// The formats of typed values, in letters that people of the language know.
  public struct Formats: Sendable {
    /// A date.
    public let date: String
    /// A time of day.
    public let time: String
    /// A date with a time.
    public let datetime: String
    /// A path to a file.
    public let file: String

    /// The format that an answer of `kind` is typed in; nil where it needs none.
    public func format(of kind: ValueKind) -> String? {
      switch kind {
      case .date: date
      case .time: time
      case .dateTime: datetime
      case .file: file
      case .text, .integer, .number, .boolean, .choice, .choices, .any, .entries, .selectAll, .none: nil
      }
    }
  }

  /// What Return does, one for each of SwiftUI's submit labels.
  public struct SubmitLabels: Sendable {
    /// Goes on.
    public let `continue`: String
    /// Ends.
    public let done: String
    /// Goes to an address.
    public let go: String
    /// Joins.
    public let join: String
    /// Goes to the next field.
    public let next: String
    /// Breaks the line, where a text has several.
    public let `return`: String
    /// Plans a route.
    public let route: String
    /// Searches.
    public let search: String
    /// Sends the form.
    public let send: String
  }
}
