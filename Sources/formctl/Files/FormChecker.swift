import FormDiagnostics
import FormDialects
import FormDocuments
import FormModel

/// Reads form files, checks them, and repairs what can be repaired with certainty.
struct FormChecker {
  /// A form that was read and checked.
  struct Result {
    let source: SourceText
    var diagnostics: [Diagnostic]
    /// The name of the issue form, with its place; nil when it has none, and for other documents.
    var templateName: Placed<String>?
    /// What was repaired, a line each.
    var repairs: [String] = []

    /// Whether the text cannot be read, and is read no further than the text `before` a repair.
    func isBroken(noFurtherThan before: Result) -> Bool {
      guard let now = diagnostics.first, now.isSyntaxError else { return false }
      guard let then = before.diagnostics.first, then.isSyntaxError else { return true }
      return now.range.start <= then.range.start
    }
  }

  /// How often a repaired text is repaired again, for repairs that only become possible by others.
  private static let roundLimit = 10

  let console: Console
  let files: FileSystem
  let limits: DocumentLimits
  /// The language of the forms; nil to find out for each.
  var dialect: Dialect?
  /// Whether certain repairs are written into the files.
  let repairs: Bool
  /// Whether what was read stays in memory until the process ends.
  ///
  /// For a single form the process ends right after, and taking the form apart would cost a sixth of the whole run.
  var keepsDocuments = false

  /// Checks one form; nil when a file that only may be a form is none.
  func check(_ source: FormSearch.Source) throws(FileProblem) -> Result? {
    switch source {
    case .standardInput:
      let bytes = try console.readInput(limits.size + 1)
      return checked(bytes, name: "<stdin>", .unknown)
    case .file(let path, let isCertain):
      let size = try files.status(path).size
      if size > limits.size {
        if !isCertain { return nil }
        let finding = Diagnostic.tooLarge(size, limits, at: SourceRange(at: 0))
        return Result(source: SourceText(name: path, bytes: []), diagnostics: [finding])
      }
      let bytes = try files.read(path, limits.size + 1)
      if !isCertain, !isForm(bytes, path) { return nil }
      let besides = FormFiles(besideFormAt: path, in: files)
      let result = checked(bytes, name: path, besides)
      return repairs ? try repaired(result, bytes, path, besides) : result
    }
  }

  private func checked(_ bytes: [UInt8], name: String, _ besides: FormFiles) -> Result {
    let (source, findings) = SourceText.reading(bytes, name: name, limits: limits)
    if !findings.isEmpty { return Result(source: source, diagnostics: findings.map(\.inSentences)) }
    return loaded(source, besides)
  }

  private func loaded(_ source: SourceText, _ besides: FormFiles) -> Result {
    let document = DialectLoader.load(source, as: dialect, limits: limits, files: besides)
    if keepsDocuments { _ = unsafe Unmanaged.passRetained(Kept(document: document)) }
    return Result(source: source, diagnostics: document.diagnostics, templateName: document.templateName)
  }

  /// A class, because only a reference can be given away for good.
  private final class Kept {
    let document: DialectDocument

    init(document: DialectDocument) { self.document = document }
  }

  /// Whether the bytes of a file are a mapping with a key `form`.
  private func isForm(_ bytes: [UInt8], _ path: String) -> Bool {
    let (source, findings) = SourceText.reading(bytes, name: path, limits: limits)
    return findings.isEmpty && source.isForm
  }

  private func repaired(_ result: Result, _ bytes: [UInt8], _ path: String, _ besides: FormFiles)
    throws(FileProblem) -> Result
  {
    var current = result
    for _ in 0..<Self.roundLimit {
      let (text, applied) = current.source.applying(current.diagnostics.compactMap(\.fix))
      if applied.isEmpty || text == current.source { break }
      var next = loaded(text, besides)
      // Repairs are certain, but should one break the text, the findings of before are worth more than a broken file.
      if next.isBroken(noFurtherThan: current) { break }
      next.repairs = current.repairs + lines(about: applied, in: current)
      current = next
    }
    if !current.repairs.isEmpty {
      try files.replace(path, SourceText.encoded(current.source.bytes, as: current.source.encoding), bytes)
    }
    return current
  }

  private func lines(about applied: [Diagnostic.Fix], in result: Result) -> [String] {
    let lines = LineIndex(result.source)
    var left = applied[...]
    return result.diagnostics.compactMap { diagnostic in
      guard let fix = diagnostic.fix, fix == left.first else { return nil }
      left.removeFirst()
      let position = lines.position(at: diagnostic.range.start)
      let title = fix.title
      return "\(result.source.name):\(position.line):\(position.column): fixed: \(title) [\(diagnostic.code.name)]"
    }
  }
}

extension Diagnostic {
  fileprivate var isSyntaxError: Bool { code == .yamlSyntax || code == .jsonSyntax || code == .badEncoding }
}
