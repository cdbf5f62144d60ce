import FormText

/// Finds the form to fill when the command line names none, or a folder.
struct FormOffer {
  /// What there is to fill.
  enum Choice {
    case form(String)
    case ended(ExitStatus)
  }

  private static let folders = ["Forms", "forms", ".github/ISSUE_TEMPLATE"]

  let run: FillRun

  /// The form that is named, or the only one that is found.
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
    let message = paths.isEmpty ? "there is no form here" : "there are several forms"
    let hints =
      paths.isEmpty ? ["name one: `formctl fill FORM.yaml`"] : paths.map { "formctl fill \($0.escapedForDisplay())" }
    run.console.report(UsageError(message, hints: hints).text(in: run.console.errorStyle))
    return .ended(.unusable)
  }
}
