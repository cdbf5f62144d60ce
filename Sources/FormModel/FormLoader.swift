public import FormDiagnostics
public import FormDocuments

/// A form file that was read: the form, when there is one without errors, and everything that was found.
public struct LoadedForm: Sendable {
  /// The text that the form was read from.
  public let source: SourceText
  /// The form; nil when a finding is an error.
  public let form: Form?
  /// The findings, in the order of the text, each once.
  public let diagnostics: [Diagnostic]
  /// What the checks know of the form; nil when there is none to check.
  let checked: CheckedForm?

  /// What depends on what in the form, however much is wrong with it; nil when the document is no form at all.
  public var graph: FormGraph? { checked.map { FormGraph($0, in: source) } }
}

/// Turns form files into forms: the one way in for every command.
public enum FormLoader {
  /// Reads and checks the form in `source`.
  ///
  /// - Parameters:
  ///   - source: The text, YAML or the JSON that a form is exported as.
  ///   - limits: How large, deep and manifold the document may be.
  ///   - files: What is known of the files beside the form.
  /// - Returns: The form, unless a finding is an error, and all findings.
  public static func load(
    _ source: SourceText, limits: DocumentLimits = .standard, files: FormFiles = .unknown
  ) -> LoadedForm {
    load(source, reading: DocumentReader.read(source, limits: limits), files: files)
  }

  /// Checks the form in `source`, which gave `reading` when it was read.
  package static func load(
    _ source: SourceText, reading: (root: Node?, diagnostics: [Diagnostic]), files: FormFiles
  ) -> LoadedForm {
    let (node, findings) = reading
    guard let node else {
      return LoadedForm(source: source, form: nil, diagnostics: Self.asRead(findings), checked: nil)
    }
    var context = DecodingContext(source: source, isTorn: findings.hasErrors)
    guard let draft = FormDecoder.read(node, &context) else {
      return LoadedForm(
        source: source, form: nil, diagnostics: Self.asRead(findings + context.diagnostics), checked: nil)
    }
    let (form, checked) = FormCheck.run(on: draft, files: files, &context)
    var diagnostics = Self.asRead(findings + context.diagnostics)
    if source.isJSON { diagnostics = diagnostics.map { $0.inJSON(source) } }
    return LoadedForm(
      source: source, form: diagnostics.hasErrors ? nil : form, diagnostics: diagnostics, checked: checked)
  }
}

extension FormLoader {
  /// The findings in the order of the text, as a person reads them. A warning at the very place of an error is left out:
  /// what stands there is to be written otherwise first.
  private static func asRead(_ findings: [Diagnostic]) -> [Diagnostic] {
    let mistaken = Set(findings.lazy.filter { $0.severity == .error }.map(\.range))
    return findings.inOrder().filter { $0.severity == .error || !mistaken.contains($0.range) }.map(\.inSentences)
  }
}

/// What is known of the files beside a form; asked while the form is checked.
public struct FormFiles: Sendable {
  /// What is known of one path.
  public enum Status: Sendable, Equatable {
    /// There is such a file, and it can be read.
    case present
    /// There is no such file; `nearest` is the name of one beside it that may be meant.
    case missing(nearest: String?)
    /// There is such a file or folder, but it cannot be read as a file.
    case unreadable
    /// Nothing is known: the form does not come from a folder.
    case unknown
  }

  /// The status of the file at a path relative to the form's folder.
  public let status: @Sendable (_ path: String) -> Status

  /// Files whose status `status` tells.
  public init(status: @escaping @Sendable (_ path: String) -> Status) { self.status = status }

  /// Nothing is known about any file, so that no finding is about them.
  public static let unknown = FormFiles { _ in .unknown }
}
