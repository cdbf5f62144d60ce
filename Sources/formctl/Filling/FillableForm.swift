import FormDiagnostics
import FormDialects
import FormDocuments
import FormEngine
import FormModel
import FormText

/// A form that was opened for filling, with what it needs from outside.
struct FillableForm {
  /// The form, with what an issue is made of.
  let issueForm: IssueForm
  /// The path of the file; nil for standard input.
  let path: String?
  let surroundings: FormSurroundings

  var form: Form { issueForm.form }

  /// What opening gave.
  enum Opening {
    case form(FillableForm)
    case failed(ExitStatus)
  }

  /// Opens the form at a path as it was typed, and the context that the command line names.
  static func open(_ operand: String, isFirst: Bool, for run: FillRun) -> Opening {
    let opener = FormOpener(console: run.console, files: run.files)
    let (opening, source) = opener.openIssueFormWithSource(operand)
    let issueForm: IssueForm
    switch opening {
    case .failed(let status): return .failed(status)
    case .issueForm(let opened): issueForm = opened
    }
    let form = issueForm.form
    let path = operand == "-" ? nil : source.name
    var surroundings = FormSurroundings(besideFormAt: path, in: run.files)
    let needsContext = !form.context.isEmpty
    if let file = run.arguments.value(of: FillOptions.context) {
      // A file that cannot be read is told also where only a form that this one leads to needs it.
      if isFirst || needsContext {
        let context = opener.context(file, for: form, among: !isFirst || !needsContext).context
        guard let context else { return .failed(.unusable) }
        surroundings.context = context
      }
    } else if needsContext {
      let names = form.context.map { "`\($0.name.value)`" }.joined(separator: ", ")
      let error = UsageError(
        "the form needs values from outside: \(names.escapedForDisplay())", hints: ["give them with `--context FILE`"])
      run.console.report(error.text(in: run.console.errorStyle))
      return .failed(.unusable)
    }
    return .form(FillableForm(issueForm: issueForm, path: path, surroundings: surroundings))
  }

  /// The path of the form file that a submission leads to; nil when it leads to a name or nowhere.
  func pathOfNext(_ next: String) -> String? {
    guard [".yaml", ".yml", ".json"].contains(where: { next.hasSuffix($0) }), let path else { return nil }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return folder + next
  }
}

extension Form {
  /// The languages that the form has texts in, its own first.
  var languages: [LanguageTag] {
    var languages = [language]
    func add(_ text: LocalizedText?) {
      for variant in text?.variants ?? [] {
        if let language = variant.language, !languages.contains(language) { languages.append(language) }
      }
    }
    add(title)
    add(submit.label)
    for field in fields {
      add(field.label)
      add(field.hint)
      for option in field.options { add(option.label) }
    }
    return languages
  }
}
