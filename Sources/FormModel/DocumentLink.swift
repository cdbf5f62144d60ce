import FormDiagnostics
import FormDocuments

/// Something that opens a document beside a field.
public struct DocumentLink: Sendable, Equatable {
  /// What the person reads on it; nil for the built-in word.
  public let label: LocalizedText?
  /// The name of the document, as in the form's `documents`.
  public let document: Placed<String>
}

extension DocumentLink {
  private enum Keys {
    static let label = Key("label", LocalizedText.shape, "What the person reads on the link.")
    static let document = Key(
      "document", Shapes.string, "The name of the document that opens.", isRequired: true)
    static let all = KeySet(
      [label.erased, document.erased],
      foreign: ForeignKeys(
        ["title": "label", "text": "label", "name": "document"],
        advice: ["url": ofDocuments, "href": ofDocuments, "file": ofDocuments, "src": ofDocuments, "to": ofDocuments],
        excuses: ["url": "document", "href": "document", "file": "document", "src": "document", "to": "document"]))

    private static let ofDocuments =
      "A link opens a document of the form: `documents: {terms: {file: terms.md}}` at the top, `document: terms` here."
  }

  private static let mappingShape = Shape<DocumentLink>.object("a link", keys: Keys.all) { reader, context in
    let label = reader(Keys.label, &context)
    return reader(Keys.document, &context).map { DocumentLink(label: label, document: $0) }
  }

  /// A link: `{label, document}`.
  static let shape = Shape<DocumentLink>(
    schema: mappingShape.schema,
    read: { node, subject, context in
      if case .scalar(let scalar) = node, !scalar.text.isEmpty {
        context.reportBareLink(scalar, subject)
        return nil
      }
      return mappingShape.read(node, subject, &context)
    },
    keys: mappingShape.keys)
}

extension DecodingContext {
  /// Reports a file, an address or the name of a document where a link is wanted.
  fileprivate mutating func reportBareLink(_ scalar: Node.Scalar, _ subject: String?) {
    let text = scalar.text
    let isAddress = text.contains("://") || text.hasPrefix("/")
    let isFile = text.contains(".")
    let name = text.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? text
    let hint =
      isAddress
      ? "A link opens a text beside the form: put it into a file, and write `documents: {terms: {file: terms.md}}` at the "
        + "top and `link: {document: terms}` here."
      : isFile
        ? "Declare the file at the top, `documents: {\(name): {file: \(text)}}`, and write `link: {document: \(name)}` here."
        : "Write `link: {document: \(text)}`."
    let fix = Diagnostic.Fix(
      "Write it as a mapping", [Diagnostic.Edit(scalar.range, "{document: \(source[scalar.range])}")])
    reportWrongType(
      .scalar(scalar), expected: "a mapping", of: subject, hint: hint, fix: isAddress || isFile ? nil : fix)
  }
}
