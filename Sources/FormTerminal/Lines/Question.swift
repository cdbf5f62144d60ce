public import FormEngine

/// One question of a form that is filled line by line.
public struct Question: Hashable, Sendable {
  /// Which question it is; the same before and after an answer.
  public enum Subject: Hashable, Sendable {
    /// The answer to a field.
    case field(FieldAddress)
    /// Which boxes of a group are ticked.
    case group(FieldAddress)
    /// Whether all boxes are ticked that a select-all or a group with a box for all stands for.
    case all(FieldAddress)
    /// Whether a repeat gets one more entry.
    case another(FieldAddress)
    /// Whether a button is pressed.
    case button(FieldAddress)
    /// Whether the form is submitted.
    case submit
  }

  /// What is asked for.
  public enum Kind: Hashable, Sendable {
    /// A text.
    case text(FormElement.TextKind)
    /// Yes or no.
    case yesOrNo
    /// One of the numbered options.
    case one([FormElement.Choice])
    /// Any of the numbered options, or boxes of a group.
    case many([FormElement.Choice])
  }

  /// Which question it is.
  public let subject: Subject
  /// What is asked for.
  public let kind: Kind
  /// The label on one line, with what stands beside it.
  public let label: String
  /// Lines that stand before the question: headlines, texts, help.
  public var preface: [String] = []
  /// The links to documents that stand with it.
  public var links: [FormElement.LinkLabel] = []
  /// What stands on the button before the question that puts every answer back; nil for none.
  public var reset: String?
  /// Whether an answer must be given.
  public var isRequired = false
  /// What an empty line keeps, in words; nil for nothing to tell.
  public var current: String?
  /// The addresses of the boxes of a group, as many as there are options.
  public var boxes: [FieldAddress] = []

  /// The question about `subject`.
  init(_ subject: Subject, _ kind: Kind, label: String) {
    (self.subject, self.kind) = (subject, kind)
    self.label = label.onOneLine
  }

  /// Whether what is answered may not be shown.
  public var isSecret: Bool { kind == .text(.secret) }
}
