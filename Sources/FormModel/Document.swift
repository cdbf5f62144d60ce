import FormDocuments

/// A text that the form links to, kept in a file beside it.
public struct Document: Sendable, Equatable {
  /// The name in the form's `documents`.
  public let name: Placed<String>
  /// The files, by language; one without language serves all. Paths are relative to the form's folder.
  public let files: [File]
  /// The headline when it is shown.
  public let title: Text?

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
    let title: Text?
  }

  private enum Keys {
    static let file = Key("file", filesShape, "The file, or a mapping from languages to files.", isRequired: true)
    static let title = Key("title", Text.shape, "The headline when the document is shown.")
    static let all = KeySet(
      [file.erased, title.erased],
      elsewhere: [
        "path": "file", "src": "file", "href": "file", "url": "file", "source": "file", "name": "title",
        "label": "title", "text": "title",
      ])
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
      let table = Shape<[(name: Placed<LanguageTag>, value: Placed<String>?)]>.byLanguage(of: Shapes.string)
      guard let entries = table.read(node, subject, &context) else { return nil }
      let files = entries.compactMap { entry in
        entry.value.map { File(language: entry.name.value, path: $0) }
      }
      return files.isEmpty ? nil : files
    })

  private static let bodyShape = Shape<Body>.object("a document", keys: Keys.all) { reader, context in
    let title = reader(Keys.title, &context)
    return reader(Keys.file, &context).map { Body(files: $0, title: title) }
  }

  /// The `documents` of a form: a mapping from names to documents.
  static let tableShape = Shape<[(name: Placed<String>, value: Body?)]>.dictionary(
    of: bodyShape, noun: "a mapping from names to documents", name: Shapes.string)
}
