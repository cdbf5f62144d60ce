public import FormExpressions
public import FormModel

/// What an event happens to: a field, or the submit button that a form without one gets.
public enum FormTarget: Sendable, Hashable {
  /// A field.
  case field(FieldAddress)
  /// The form's submit button.
  case submit
}

/// Something that a person does, or that happens to the form while it is filled.
public enum FormEvent: Sendable, Equatable {
  /// The focus goes to something.
  case focus(FormTarget)
  /// The focus leaves, to nowhere.
  case blur
  /// The text stands in a field from now on, in place of what it held.
  case type(FieldAddress, String)
  /// A field holds a value from now on; nil empties it.
  case set(FieldAddress, FieldValue?)
  /// A field is emptied.
  case clear(FieldAddress)
  /// A box is toggled, a button pressed and released, a link opened, a field chosen to be typed into. On a group or
  /// multiselect with a box for all of its own, that box is tapped.
  case tap(FormTarget)
  /// The option with this value is chosen, or in a multiselect toggled.
  case tapOption(FieldAddress, String)
  /// A button goes down, or a checkbox that looks like one.
  case press(FormTarget)
  /// What is down is let go inside: it acts.
  case release
  /// What is down is left: nothing happens.
  case cancel
  /// The Return key in the field that has the focus.
  case `return`
  /// The document of a field's link, of a link or of a button opens.
  case open(FieldAddress)
  /// The open document was shown to its end.
  case viewed
  /// The open document closes.
  case close
  /// A repeat gets an entry, at its end.
  case add(FieldAddress)
  /// An entry goes: the address of the repeat with the place of the entry.
  case remove(FieldAddress)
  /// The form is submitted.
  case submit
  /// The alert is dismissed.
  case dismiss
  /// The language of the texts changes.
  case language(LanguageTag)
  /// The clock goes on: `now()` and `today()` give another moment.
  case clock(Timestamp)
}

/// Why a person could not do something: nothing has changed.
public enum EventRefusal: Error, Sendable, Equatable, CaseIterable {
  /// An alert is up, which must be dismissed first.
  case alertIsUp
  /// A document is open, which must be closed first.
  case documentIsOpen
  /// There is no such field or entry.
  case notThere
  /// The field is not shown.
  case hidden
  /// The field, option or button cannot be used.
  case disabled
  /// The value of the field is fixed.
  case readOnly
  /// The field is of a type that this cannot be done with.
  case unsuitable
  /// The option is not offered.
  case notOffered
  /// Something that is chosen and cannot be changed excludes it.
  case excluded
  /// Submitting is not enabled.
  case notReady
  /// No alert is up.
  case noAlert
  /// No document is open.
  case noDocument
  /// The document cannot be read.
  case unreadableDocument
  /// Nothing is down that could be let go.
  case nothingPressed
  /// Something else is down.
  case alreadyPressed
  /// Nothing has the focus.
  case noFocus
  /// The repeat has as many entries as it may have.
  case full

  /// The reason as the end of the sentence "this is not possible, because …".
  public var words: String {
    switch self {
    case .alertIsUp: "an alert is up and must be dismissed first"
    case .documentIsOpen: "a document is open and must be closed first"
    case .notThere: "there is no such field or entry"
    case .hidden: "it is not shown"
    case .disabled: "it is disabled"
    case .readOnly: "it is read-only"
    case .unsuitable: "fields of this type do not work like that"
    case .notOffered: "the option is not offered"
    case .excluded: "something that is chosen and cannot be changed excludes it"
    case .notReady: "submitting is not enabled"
    case .noAlert: "no alert is up"
    case .noDocument: "no document is open"
    case .unreadableDocument: "the document cannot be read"
    case .nothingPressed: "nothing is pressed"
    case .alreadyPressed: "something else is pressed"
    case .noFocus: "nothing has the focus"
    case .full: "the repeat has as many entries as it may have"
    }
  }
}
