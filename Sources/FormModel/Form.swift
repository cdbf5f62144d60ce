/// A form: one checked, immutable value that is shown, filled, exported and used to judge data.
public struct Form: Sendable, Equatable {
  /// The name of the form.
  public let id: Placed<String>
  /// The version, carried into every export.
  public let version: Int?
  /// The title.
  public let title: LocalizedText?
  /// The language of plain texts.
  public let language: LanguageTag
  /// The documents that it links to.
  public let documents: [Document]
  /// What it is told from outside when it runs.
  public let context: [ContextVariable]
  /// Every field in document order; a part is followed by all that it holds.
  public let fields: [Field]
  /// What submitting asks for and leads to.
  public let submit: Submit
  /// The tests that live in the form file.
  public let scenarios: [Scenario]

  /// The names of fields and of values from outside, and where each can be said.
  public internal(set) var names = NameTable()
  /// For each field, the places of the checkboxes that it stands for: none, unless it is a select-all.
  public internal(set) var selectAllMembers: [[Int]] = []

  /// The fields that stand at the top, in order.
  public var topFields: some Sequence<Field> { Siblings(fields: fields, cursor: 0, end: fields.count) }

  /// The fields that stand directly in `field`, in order.
  public func children(of field: Field) -> some Sequence<Field> {
    Siblings(fields: fields, cursor: field.index + 1, end: field.subtreeEnd)
  }

  /// Whether there is a document called `name`.
  func hasDocument(_ name: String) -> Bool { documents.contains { $0.name.value == name } }

  /// The document called `name`; nil when there is none.
  public func document(_ name: String) -> Document? { documents.first { $0.name.value == name } }
}

/// The fields of one level: each step jumps over what the field holds.
private struct Siblings: Sequence, IteratorProtocol {
  let fields: [Field]
  var cursor: Int
  let end: Int

  mutating func next() -> Field? {
    guard cursor < end else { return nil }
    let field = fields[cursor]
    cursor = field.subtreeEnd
    return field
  }
}
