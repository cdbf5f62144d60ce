public import FormDiagnostics
public import FormDocuments
public import FormModel

/// A document of some dialect that was read: what it holds, and everything that was found.
public struct DialectDocument: Sendable {
  /// What the document is.
  public let kind: DocumentKind
  /// The form to show and fill in; nil when a finding is an error, and for a chooser.
  public let form: Form?
  /// The issue form; nil when a finding is an error, and for other documents.
  public let issueForm: IssueForm?
  /// What the issue form is called, with the place; nil when it has no name, and for other documents.
  public let templateName: Placed<String>?
  /// The findings, in the order of the text, each once.
  public let diagnostics: [Diagnostic]
  /// What was read of a form of the form language.
  var loaded: LoadedForm?
  /// The tree that the document was read from; nil when the text could not be read.
  var root: Node?

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
    let reading = DocumentReader.read(source, limits: limits)
    guard let root = reading.root else {
      let kind: DocumentKind = dialect ?? Dialect(path: source.name) == .formctl ? .form : .issueForm(.github)
      return DialectDocument(
        kind: kind, form: nil, issueForm: nil, templateName: nil,
        diagnostics: reading.diagnostics.inOrder().map(\.inSentences))
    }
    let kind = DocumentKind(of: root, name: source.name, as: dialect)
    switch kind {
    case .form:
      let loaded = FormLoader.load(source, reading: reading, files: files)
      return DialectDocument(
        kind: kind, form: loaded.form, issueForm: nil, templateName: nil, diagnostics: loaded.diagnostics,
        loaded: loaded, root: root)
    case .issueForm(let dialect):
      let (issueForm, name, findings) = IssueFormDecoder.read(root, of: source, as: dialect)
      let all = (reading.diagnostics + findings).inOrder().map(\.inSentences)
      let sound = all.hasErrors ? nil : issueForm
      return DialectDocument(
        kind: kind, form: sound?.form, issueForm: sound, templateName: name, diagnostics: all, root: root)
    case .chooser:
      let findings = IssueChooser.check(root, of: source)
      let all = (reading.diagnostics + findings).inOrder().map(\.inSentences)
      return DialectDocument(kind: kind, form: nil, issueForm: nil, templateName: nil, diagnostics: all)
    }
  }
}
