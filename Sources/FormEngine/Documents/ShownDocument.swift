import FormExpressions
public import FormModel

/// A document as a person sees it: the file of their language, at one moment.
public struct ShownDocument: Sendable, Equatable {
  /// The name in the form's `documents`.
  public let name: String
  /// The headline; nil for none.
  public let title: String?
  /// The path of the file, as the form file has it.
  public let path: String
  /// The language of the file; nil when one serves all.
  public let language: LanguageTag?
  /// The bytes of the file; nil when it cannot be read.
  public let bytes: [UInt8]?
  /// The SHA-256 of the bytes in lower-case hexadecimal digits; nil when they cannot be read.
  public let sha256: String?
}

/// What was accepted, and when.
struct Acceptance: Sendable, Equatable {
  /// The document as it was then, in the language of then.
  let document: ShownDocument
  let moment: Timestamp
}

extension Document {
  /// The file for `language`: the nearest broader language, else `fallback`, else the first.
  func file(for language: LanguageTag, fallback: LanguageTag) -> File? {
    for wanted in [language, fallback] {
      var tag: LanguageTag? = wanted
      while let current = tag {
        if let found = files.first(where: { $0.language == current }) { return found }
        tag = current.broader
      }
    }
    return files.first
  }
}

extension SessionState {
  /// The document called `name`, read now in the language of the session; nil when the form has none.
  func readDocument(_ name: String) -> ShownDocument? {
    guard let document = form.document(name) else { return nil }
    return document.file(for: language, fallback: form.language).map { read($0, of: document, called: name) }
  }

  /// The document called `name` in whichever language has bytes of this digest now; nil when it has changed.
  func readDocument(_ name: String, sha256: String) -> ShownDocument? {
    guard let document = form.document(name) else { return nil }
    for file in document.files {
      let shown = read(file, of: document, called: name)
      if shown.sha256 == sha256 { return shown }
    }
    return nil
  }

  private func read(_ file: Document.File, of document: Document, called name: String) -> ShownDocument {
    let bytes = surroundings.readDocument(file.path.value)
    return ShownDocument(
      name: name, title: document.title.map { string($0, inEntry: 0) }, path: file.path.value,
      language: file.language, bytes: bytes, sha256: bytes.map { SHA256.hexadecimalDigest(of: $0) })
  }
}
