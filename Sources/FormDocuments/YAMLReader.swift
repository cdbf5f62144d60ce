public import FormDiagnostics

/// What reading a text gave: its documents, and what is wrong with them.
public struct DocumentReading: Sendable {
  /// The root of each document, in the order of the text; none when the text could not be read to its end.
  public let documents: [Node]
  /// What is wrong, in the order of the text. A syntax error stands alone.
  public let diagnostics: [Diagnostic]
}

/// Reads YAML 1.2 texts into trees that know the place of everything.
///
/// Anchors, aliases and merge keys are resolved. A key stands in a mapping once: two keys are the same when their
/// texts are, quotes or not, and canonically equivalent texts are the same, because a person cannot tell them apart.
/// Keys that are lists or mappings are kept and not compared.
///
/// Source: YAML 1.2.2; merge keys as in the YAML 1.1 type repository (`tag:yaml.org,2002:merge`).
public enum YAMLReader {
  /// All documents of `source`.
  public static func read(_ source: SourceText, limits: DocumentLimits = .standard) -> DocumentReading {
    var composer = NodeComposer(source, limits)
    composer.run()
    return DocumentReading(documents: composer.documents, diagnostics: composer.findings.inOrder())
  }

  /// The one document that `source` should hold, and what is wrong with it.
  ///
  /// A second document is a finding (`several-documents`) and is not read; a text without any, or with an empty one,
  /// is one too (`empty-document`). The node is nil when there is nothing to look at.
  public static func readOne(
    _ source: SourceText, limits: DocumentLimits = .standard
  ) -> (root: Node?, diagnostics: [Diagnostic]) {
    var composer = NodeComposer(source, limits, stopsAfterFirst: true)
    composer.run()
    if let root = composer.documents.first, !root.isEmpty {
      return (root, composer.findings.inOrder())
    }
    if composer.findings.isEmpty {
      composer.findings.append(
        Diagnostic(
          .emptyDocument, "the file is empty", at: SourceRange(at: source.byteOrderMarkCount),
          hint: source.bytes.count > source.byteOrderMarkCount ? "it holds nothing but blanks and comments" : nil))
    }
    return (nil, composer.findings.inOrder())
  }
}

extension Node {
  /// Whether the node is a value that nobody wrote.
  fileprivate var isEmpty: Bool {
    if case .scalar(let scalar) = self { scalar.range.isEmpty && scalar.tag == nil } else { false }
  }
}
