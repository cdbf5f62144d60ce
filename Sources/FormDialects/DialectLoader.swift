public import FormDiagnostics
public import FormDocuments
public import FormModel

/// A document of some dialect that was read: what it holds, and everything that was found.
public struct DialectDocument: Sendable {
  /// What the document is.
  public let kind: DocumentKind
  /// What the issue form is called, with the place; nil when it has no name, and for other documents.
  public let templateName: Placed<String>?
  /// The findings, in the order of the text, each once.
  public let diagnostics: [Diagnostic]
  /// What was read of a form of the form language.
  var loaded: LoadedForm?
  /// What was read of an issue form; nil when a finding is an error.
  var elements: IssueFormDecoder?
  /// The tree that the document was read from; nil when the text could not be read.
  var root: Node?

  /// The form to show and fill in; nil when a finding is an error, and for a chooser.
  public var form: Form? { loaded?.form ?? issueForm?.form }

  /// The issue form; nil when a finding is an error, and for other documents. It is put together each time it is asked
  /// for: checking a file needs none.
  public var issueForm: IssueForm? { elements?.form() }

  /// What depends on what in a form of the form language, however much is wrong with it; nil for other documents.
  public var graph: FormGraph? { loaded?.graph }
}

/// Reads forms of every dialect: the one way in for commands.
public enum DialectLoader {
  /// Reads and checks what `source` holds.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - dialect: What it is written in; nil to find out from its keys and its place.
  ///   - limits: How large, deep and manifold the document may be.
  ///   - files: What is known of the files beside it.
  /// - Returns: What the document holds, as far as no finding is an error, and all findings.
  public static func load(
    _ source: SourceText, as dialect: Dialect? = nil, limits: DocumentLimits = .standard, files: FormFiles = .unknown
  ) -> DialectDocument {
    if dialect == nil, source.name.lowercased().hasSuffix(".md") { return markdownTemplate(source) }
    let reading = DocumentReader.read(source, limits: limits)
    guard let root = reading.root else {
      let kind: DocumentKind = dialect ?? Dialect(path: source.name) == .formctl ? .form : .issueForm(.github)
      return DialectDocument(
        kind: kind, templateName: nil, diagnostics: reading.diagnostics.inOrder().map(\.inSentences))
    }
    let kind = DocumentKind(of: root, name: source.name, as: dialect)
    switch kind {
    case .form:
      let loaded = FormLoader.load(source, reading: reading, files: files)
      return DialectDocument(
        kind: kind, templateName: nil, diagnostics: loaded.diagnostics, loaded: loaded, root: root)
    case .issueForm(let dialect):
      let elements = IssueFormDecoder(reading: root, of: source, as: dialect)
      let all = (reading.diagnostics + elements.reader.findings).inOrder().map(\.inSentences)
      return DialectDocument(
        kind: kind, templateName: elements.placedName, diagnostics: all, elements: all.hasErrors ? nil : elements,
        root: root)
    case .chooser:
      let findings = IssueChooser.check(root, of: source)
      let all = (reading.diagnostics + findings).inOrder().map(\.inSentences)
      return DialectDocument(kind: kind, templateName: nil, diagnostics: all)
    }
  }

  /// What is said of a Markdown template, which is no form.
  private static func markdownTemplate(_ source: SourceText) -> DialectDocument {
    let firstLine = source.bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.count
    let finding = Diagnostic(
      .issueWrongType, "This is Markdown, not a form", at: SourceRange(0, firstLine),
      hint: "A Markdown template is shown as it stands. To ask for answers one by one, write an issue form: a file that"
        + " ends in `.yml`, with `name`, `description` and `body`.")
    return DialectDocument(kind: .issueForm(.github), templateName: nil, diagnostics: [finding])
  }
}
