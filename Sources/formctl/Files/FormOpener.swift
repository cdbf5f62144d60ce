import FormDiagnostics
import FormDialects
import FormDocuments
import FormEngine
import FormModel
import FormPresentation
import FormText

/// Opens the one form that a command works on, and other documents that go with it.
struct FormOpener {
  /// What opening gave.
  enum Opening {
    /// The form; it may have warnings.
    case form(Form)
    /// There is no form to work on. Why was told on the error stream.
    case failed(ExitStatus)
  }

  let console: Console
  let files: FileSystem
  /// The language of the form; nil to find out.
  var dialect: Dialect?
  /// Whether the files must be there that the form names; data is judged without them.
  var asksForFiles = true

  /// The form at a path as it was typed, or from standard input for `-`. Errors in it are drawn on the error stream.
  func open(_ operand: String) -> Opening {
    switch openIssueForm(operand) {
    case .failed(let status): .failed(status)
    case .issueForm(let opened): .form(opened.form)
    }
  }

  /// What opening a form as an issue form gave.
  enum IssueOpening {
    /// The issue form. A form of the form language is one whose sections are its fields.
    case issueForm(IssueForm)
    /// There is no form to work on. Why was told on the error stream.
    case failed(ExitStatus)
  }

  /// The form at a path as ``open(_:)`` finds it, with what an issue is made of.
  func openIssueForm(_ operand: String) -> IssueOpening { openIssueFormWithSource(operand).opening }

  /// The same, with its text.
  func openIssueFormWithSource(_ operand: String) -> (opening: IssueOpening, source: SourceText) {
    switch read(operand) {
    case .failed(let status): (.failed(status), SourceText(name: operand, bytes: []))
    case .source(let source, let path): (issueForm(in: source, path), source)
    }
  }

  /// The form at a path as ``open(_:)`` finds it, with its text, for commands that name places in it.
  func openWithSource(_ operand: String) -> (opening: Opening, source: SourceText) {
    let (opening, source) = openIssueFormWithSource(operand)
    switch opening {
    case .failed(let status): return (.failed(status), source)
    case .issueForm(let opened): return (.form(opened.form), source)
    }
  }

  /// What depends on what in the form at a path as ``open(_:)`` finds it, whatever is wrong with it; nil when there is
  /// none. Errors in it are drawn on the error stream.
  func graph(_ operand: String) -> (graph: FormGraph?, source: SourceText, status: ExitStatus) {
    switch read(operand) {
    case .failed(let status): return (nil, SourceText(name: operand, bytes: []), status)
    case .source(let source, let path):
      let besides = path.map { FormFiles(besideFormAt: $0, in: files) } ?? .unknown
      let document = DialectLoader.load(source, as: dialect, files: besides)
      if document.form == nil { report(document.diagnostics, in: source) }
      guard let graph = document.graph else {
        if document.form != nil { console.report("note: in an issue form nothing depends on anything\n") }
        return (nil, source, document.form == nil ? .findings : .success)
      }
      return (graph, source, document.form == nil ? .findings : .success)
    }
  }

  private func issueForm(in source: SourceText, _ path: String?) -> IssueOpening {
    let besides = path.flatMap { asksForFiles ? $0 : nil }.map { FormFiles(besideFormAt: $0, in: files) } ?? .unknown
    let document = DialectLoader.load(source, as: dialect, files: besides)
    if let issueForm = document.issueForm { return .issueForm(issueForm) }
    if let form = document.form { return .issueForm(IssueForm(of: form)) }
    if document.kind == .chooser, !document.diagnostics.hasErrors {
      console.report(
        "error: `\(source.name.escapedForDisplay())` is no form: it says what people can choose before they see one\n"
      )
      return .failed(.unusable)
    }
    report(document.diagnostics, in: source)
    return .failed(.findings)
  }

  /// The answers in the file at a path as it was typed; nil after findings, which are drawn on the error stream.
  func answers(_ operand: String, for form: Form) -> (value: Answers?, status: ExitStatus) {
    readDocument(operand, showsLines: !form.isToldSecrets) { Answers.read($0, for: form) }
  }

  /// What `reading` makes of the file at a path as it was typed; nil after errors. Findings are drawn on the error stream,
  /// with the lines of the file unless those may hold secrets.
  func readDocument<Value>(
    _ operand: String, showsLines: Bool = true, _ reading: (SourceText) -> (Value, [Diagnostic])
  ) -> (value: Value?, status: ExitStatus) {
    switch readFile(operand) {
    case .failed(let status): return (nil, status)
    case .source(let source, _):
      let (value, diagnostics) = reading(source)
      report(diagnostics, in: source, showsLines: showsLines)
      return diagnostics.hasErrors ? (nil, .findings) : (value, .success)
    }
  }

  /// A form that a search found, with its text; nil for a file that only may be a form and is none.
  func openFound(_ found: FormSearch.Source) -> (opening: Opening, source: SourceText)? {
    switch read(found, as: found.name) {
    case .failed(let status): return (.failed(status), SourceText(name: found.name, bytes: []))
    case .source(let source, let path):
      if case .file(_, isCertain: false) = found, !source.isForm { return nil }
      switch issueForm(in: source, path) {
      case .failed(let status): return (.failed(status), source)
      case .issueForm(let opened): return (.form(opened.form), source)
      }
    }
  }

  /// What the file at a path tells the form from outside, as it was typed; nil after findings, which are drawn on the
  /// error stream. With `others` the file is for several forms: what is for others is passed over, and may be secret.
  func context(
    _ operand: String, for form: Form, among others: Bool = false
  ) -> (context: ContextValues?, status: ExitStatus) {
    let (values, status) = readDocument(operand, showsLines: !form.isToldSecrets && !others) {
      ContextValues.read($0, for: form, among: others)
    }
    return (values ?? nil, status)
  }

  /// The mapping that the file at a path spells, as it was typed; nil after findings, which are drawn on the error
  /// stream.
  func members(_ operand: String) -> (members: Node.Mapping?, status: ExitStatus) {
    switch readFile(operand) {
    case .failed(let status): return (nil, status)
    case .source(let source, _):
      var (node, diagnostics) = DocumentReader.read(source, limits: .standard)
      if let node, !diagnostics.hasErrors {
        if case .mapping(let mapping) = node { return (mapping, .success) }
        diagnostics.append(
          Diagnostic(.wrongType, "Here must stand a mapping from names to values", at: node.range))
      }
      report(diagnostics, in: source)
      return (nil, .findings)
    }
  }

  /// The answers in the body of an issue at a path as it was typed; nil when there is no such file. Findings are drawn on
  /// the error stream.
  func issueBody(_ operand: String, for form: IssueForm) -> (answers: Answers?, status: ExitStatus) {
    switch readFile(operand) {
    case .failed(let status): return (nil, status)
    case .source(let source, _):
      let (answers, diagnostics) = IssueBody.parse(source, for: form)
      report(diagnostics, in: source)
      return (answers, diagnostics.hasErrors ? .findings : .success)
    }
  }

  private enum Reading {
    case source(SourceText, path: String?)
    case failed(ExitStatus)
  }

  /// Reads what goes with a form: unlike a form itself, it is never looked for in a folder.
  private func readFile(_ operand: String) -> Reading {
    if operand != "-", let kind = try? files.status(operand).kind, kind == .folder {
      console.report(FileReport(operand, .isFolder))
      return .failed(.unusable)
    }
    return read(operand)
  }

  private func read(_ operand: String) -> Reading {
    var search = FormSearch(files: files)
    search.add(operand)
    for note in search.notes { console.report("note: \(note.escapedForDisplay())\n") }
    for problem in search.problems { console.report(problem) }
    guard search.sources.count == 1, let found = search.sources.first else {
      if search.sources.count > 1 {
        console.report(
          "error: `\(operand.escapedForDisplay())` is a folder with several forms\n  name one of the files in it\n")
      }
      return .failed(.unusable)
    }
    return read(found, as: operand)
  }

  private func read(_ found: FormSearch.Source, as operand: String) -> Reading {
    let limits = DocumentLimits.standard
    do throws(FileProblem) {
      let (bytes, name, path): ([UInt8], String, String?) =
        switch found {
        case .standardInput: (try console.readInput(limits.size + 1), "<stdin>", nil)
        case .file(let path, _): (try files.read(path, limits.size + 1), path, path)
        }
      let (source, findings) = SourceText.reading(bytes, name: name, limits: limits)
      guard findings.isEmpty else {
        report(findings, in: source)
        return .failed(.findings)
      }
      return .source(source, path: path)
    } catch {
      console.report(FileReport(operand, error))
      return .failed(.unusable)
    }
  }

  private func report(_ diagnostics: [Diagnostic], in source: SourceText, showsLines: Bool = true) {
    guard !diagnostics.isEmpty else { return }
    let sentences = diagnostics.map(\.inSentences)
    let shown = showsLines ? sentences : sentences.map(\.withoutQuotations)
    let report = FindingsReport(
      files: [.init(source, shown)], checkedCount: 1, unreadableCount: 0,
      toolVersion: Program.formctl.version, pages: { [] })
    let style = console.errorStyle
    let format = FindingsFormat(named: showsLines ? "text" : "short") ?? FindingsFormat.all[0]
    console.report(format.text(report, .init(width: style.width, usesColor: style.usesColor)))
  }
}

extension Diagnostic {
  /// The finding without what it quotes of the text, the names of fields apart: it may be a part of a secret.
  fileprivate var withoutQuotations: Diagnostic {
    if code == .unknownKey || code == .missingKey { return self }
    // What stands first may be the name of the field; a quotation goes to the last quotation mark, whatever is in it.
    var kept = message[...]
    var start = ""
    if kept.hasPrefix("`"), let end = kept.dropFirst().firstIndex(of: "`") {
      start = code == .wrongType || code == .badValue ? String(kept[...end]) : "`…`"
      kept = kept[kept.index(after: end)...]
    }
    if let first = kept.firstIndex(of: "`"), let last = kept.lastIndex(of: "`"), first < last,
      kept[first...last].contains(where: { $0.isLetter || $0.isNumber })
    {
      kept = kept[..<first] + "`…`" + kept[kept.index(after: last)...]
    }
    return Diagnostic(code, start + kept, at: range)
  }
}

extension Form {
  /// Whether answers or values from outside may be secret, so that no line of a file with them is to be shown.
  fileprivate var isToldSecrets: Bool { fields.contains(where: \.isSecret) || context.contains(where: \.isSecret) }
}

extension ContextVariable {
  fileprivate var isSecret: Bool {
    switch type {
    case .value(let type)?: type == .secret
    case .object(let variables)?: variables.contains(where: \.isSecret)
    case nil: false
    }
  }
}
