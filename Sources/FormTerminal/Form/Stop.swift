public import FormEngine

/// Anything that can have the focus.
public enum Stop: Hashable, Sendable {
  /// A field: a text, a box, a choice, a button or a link entry.
  case field(FieldAddress)
  /// The box that stands for the others of a group.
  case selectAll(FieldAddress)
  /// The link beside a field.
  case link(FieldAddress)
  /// What adds an entry to a repeat.
  case add(FieldAddress)
  /// What takes an entry away; the address is that of the repeat.
  case remove(FieldAddress, entry: Int)
  /// The page before.
  case back
  /// The page after.
  case next
  /// The submit button of a form that has none of its own.
  case submit

  /// The field that the stop belongs to; nil for those of the form as a whole.
  public var address: FieldAddress? {
    switch self {
    case .field(let address), .selectAll(let address), .link(let address), .add(let address),
      .remove(let address, entry: _):
      address
    case .back, .next, .submit: nil
    }
  }
}
