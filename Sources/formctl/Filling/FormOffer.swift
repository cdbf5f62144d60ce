import FormDiagnostics
import FormDocuments
import FormEngine
import FormModel
import FormText

/// Finds the form to fill when the command line names none, or a folder.
struct FormOffer {
  /// What there is to fill.
  enum Choice {
    case form(String)
    case ended(FillOutcome)
  }

  private static let folders = ["Forms", "forms", ".github/ISSUE_TEMPLATE"]

  let run: FillRun

  /// The form that is named, the only one that is found, or the one that is chosen from those that are found.
  func choose() throws(UsageError) -> Choice {
    if let named = run.arguments.operands.first {
      if named == "-", run.settings.mode == .pipe, !run.arguments.has(FillOptions.noInput) {
        throw UsageError(
          "the form and the answers cannot both come from standard input",
          hints: ["name a file, or take the answers from the terminal with `--tty`"])
      }
      guard named != "-", (try? run.files.status(named))?.kind == .folder else { return .form(named) }
      return offer(forms(in: [named]))
    }
    return offer(forms(in: Self.folders))
  }

  private func forms(in folders: [String]) -> [String] {
    var search = FormSearch(files: run.files)
    for folder in folders where (try? run.files.status(folder))?.kind == .folder { search.add(folder) }
    return search.sources.compactMap { source in
      guard case .file(let path, isCertain: true) = source, !path.hasSuffix("/config.yml") else { return nil }
      return path
    }
  }

  private func offer(_ paths: [String]) -> Choice {
    if paths.count == 1 { return .form(paths[0]) }
    if paths.count > 1, run.settings.mode != .pipe, let form = formOfForms(paths) { return chosen(from: form) }
    let message = paths.isEmpty ? "there is no form here" : "there are several forms"
    let hints =
      paths.isEmpty ? ["name one: `formctl fill FORM.yaml`"] : paths.map { "formctl fill \($0.escapedForDisplay())" }
    run.console.report(UsageError(message, hints: hints).text(in: run.console.errorStyle))
    return .ended(.ended(.unusable))
  }

  /// A form with the one question which form is to be filled, so that it is asked as any other question is.
  private func formOfForms(_ paths: [String]) -> Form? {
    let options = paths.map { path -> JSON in ["value": .string(path), "label": .string(title(of: path))] }
    let json: JSON = [
      "form": "forms", "title": "formctl fill",
      "fields": [
        [
          "id": "chosen", "type": "select", "label": "Form", "options": .array(options), "validators": ["required"],
        ]
      ], "submit": ["label": "OK"],
    ]
    return FormLoader.load(SourceText(name: "forms.json", bytes: JSONWriter(.compact).bytes(json))).form
  }

  /// The title of the form at a path with the path itself; the path alone when the form has none.
  private func title(of path: String) -> String {
    guard let bytes = try? run.files.read(path, DocumentLimits.standard.size) else { return path }
    let loaded = FormLoader.load(SourceText(name: path, bytes: bytes))
    guard let form = loaded.form else { return path }
    let title = FormSession(form, now: run.console.now()).snapshot.title
    return title.map { "\($0.replacing("${", with: "$${")) (\(path))" } ?? path
  }

  private func chosen(from form: Form) -> Choice {
    let session = FormSession(form, now: run.console.now())
    let start = FillSession(
      session: session, drafts: DraftKeeper(nil, saves: false, now: run.now), now: run.now,
      words: run.words(of: session))
    let outcome = run.ask(start)
    guard case .submitted(let submission) = outcome,
      case .object(let members) = submission.json(showingSecrets: false), case .string(let path)? = members.first?.value
    else { return .ended(outcome) }
    return .form(path)
  }
}
