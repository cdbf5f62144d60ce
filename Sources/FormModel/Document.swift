import FormDiagnostics
import FormDocuments

/// A text that the form links to, kept in a file beside it.
public struct Document: Sendable, Equatable {
  /// The name in the form's `documents`.
  public let name: Placed<String>
  /// The files, by language; one without language serves all. Paths are relative to the form's folder.
  public let files: [File]
  /// The headline when it is shown.
  public let title: LocalizedText?

  /// One file of a document.
  public struct File: Sendable, Equatable {
    /// The language of the file; nil when it serves all.
    public let language: LanguageTag?
    /// The path, relative to the form's folder, with `/` between its parts.
    public let path: Placed<String>
  }
}

extension Document {
  /// What one entry of `documents` says.
  struct Body {
    let files: [File]
    let title: LocalizedText?
  }

  /// One entry of `documents`, with its name.
  struct Declaration {
    let name: Placed<String>
    /// What it says; nil when it could not be read.
    let body: Body?

    /// The document; nil when it could not be read.
    var document: Document? { body.map { Document(name: name, files: $0.files, title: $0.title) } }
  }

  private enum Keys {
    static let file = Key("file", filesShape, "The file, or a mapping from languages to files.", isRequired: true)
    static let title = Key("title", LocalizedText.shape, "The headline when the document is shown.")
    static let all = KeySet(
      [file.erased, title.erased],
      foreign: ForeignKeys(
        [
          "path": "file", "src": "file", "href": "file", "url": "file", "source": "file", "파일": "file",
          "name": "title", "label": "title", "text": "title", "제목": "title",
        ]))
  }

  private static let filesShape = Shape<[File]>(
    schema: {
      [
        "anyOf": [
          ["type": "string"],
          [
            "type": "object", "propertyNames": ["$ref": "#/$defs/languageTag"],
            "additionalProperties": ["type": "string"],
          ],
        ]
      ]
    },
    read: { node, subject, context -> [File]? in
      guard case .mapping = node else {
        return Shapes.string.read(node, subject, &context).map { [File(language: nil, path: $0)] }
      }
      let table = Shape<[File]>.byLanguage(of: Shapes.string) { File(language: $0, path: $1) }
      guard let files = table.read(node, subject, &context) else { return nil }
      return files.isEmpty ? nil : files
    })

  private static let bodyShape = Shape<Body>.object(
    "a document", keys: Keys.all, bareKey: Keys.file.name
  ) { reader, context in
    let title = reader(Keys.title, &context)
    return reader(Keys.file, &context).map { Body(files: $0, title: title) }
  }

  /// The `documents` of a form: a mapping from names to documents.
  static let tableShape = Shape<[Declaration]>.dictionary(
    of: bodyShape, noun: "a mapping from names to documents", name: Shapes.string
  ) { Declaration(name: $0, body: $1) }
}
