/// Something that opens a document beside a field.
public struct Link: Sendable, Equatable {
  /// What the person reads on it; nil for the built-in word.
  public let label: Text?
  /// The name of the document, as in the form's `documents`.
  public let document: Placed<String>
}

extension Link {
  private enum Keys {
    static let label = Key("label", Text.shape, "What the person reads on the link.")
    static let document = Key(
      "document", Shapes.string, "The name of the document that opens.", isRequired: true)
    static let all = KeySet(
      [label.erased, document.erased], foreign: ForeignKeys(["title": "label", "text": "label", "name": "document"]))
  }

  /// A link: `{label, document}`.
  static let shape = Shape<Link>.object("a link", keys: Keys.all) { reader, context in
    let label = reader(Keys.label, &context)
    return reader(Keys.document, &context).map { Link(label: label, document: $0) }
  }
}
