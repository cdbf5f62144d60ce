import FormDialects
import FormModel
import FormText

/// What `formctl export` writes of answers to an issue form.
enum IssueExport: String, CaseIterable {
  /// The Markdown that the host makes of the answers.
  case body = "issue-body"
  /// The address of a new issue with the answers filled in.
  case address = "issue-url"

  /// What it is, in a few words.
  var summary: String {
    switch self {
    case .body: "The Markdown of an issue with the answers"
    case .address: "The address of a new issue with the answers filled in; needs --repo"
    }
  }

  /// Writes the answers at the path `answers` to the form at `operand`, both as they were typed.
  func run(
    _ operand: String, answers path: String?, repository: String?, _ opener: FormOpener
  ) throws(UsageError) -> ExitStatus {
    if self == .address, repository == nil {
      throw UsageError("`--to issue-url` needs a repository", hints: ["add `--repo OWNER/NAME`"])
    }
    let form: IssueForm
    switch opener.openIssueForm(operand) {
    case .failed(let status): return status
    case .issueForm(let opened): form = opened
    }
    var given = Answers()
    if let path {
      let (answers, status) = opener.answers(path, for: form.form)
      guard let answers else { return status }
      given = answers
    }
    let template = operand == "-" ? nil : operand
    guard let text = try text(of: form, given, template: template, in: repository, opener.console) else {
      return .findings
    }
    return opener.console.write(text)
  }

  /// The text with a line break at its end; nil when there can be none, after telling why.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - answers: What is written.
  ///   - path: The path of the form's file; nil for standard input.
  ///   - repository: The repository that an address leads to.
  ///   - console: Where losses are told.
  /// - Returns: The text.
  /// - Throws: When the repository is none.
  func text(
    of form: IssueForm, _ answers: Answers, template path: String?, in repository: String?, _ console: Console
  ) throws(UsageError) -> String? {
    switch self {
    case .body:
      let body = IssueBody(form, answers: answers)
      tell(body.losses, of: form, console)
      return body.text
    case .address: return try address(of: form, answers, template: path, in: repository ?? "", console)
    }
  }

  private func address(
    of form: IssueForm, _ answers: Answers, template path: String?, in repository: String, _ console: Console
  ) throws(UsageError) -> String? {
    let template = path?.split(separator: "/").last.map(String.init)
    do throws(IssueURL.Problem) {
      let address = try IssueURL(
        form, answers: answers, repository: repository, template: form.isOfHost ? template : nil)
      tell(address.omissions, of: form, console)
      return address.text + "\n"
    } catch {
      switch error {
      case .badRepository(let name):
        throw UsageError(
          "`\(name.escapedForDisplay())` is no repository", hints: ["write it as OWNER/NAME, or HOST/OWNER/NAME"])
      case .tooLong(let count):
        console.report(
          "error: the address would have \(count) characters, and GitHub takes \(IssueURL.lengthLimit)\n"
            + "  write the body instead: `--to issue-body`, or `fill` without `--url`;\n"
            + "  then hand it to `gh issue create --body-file -`\n")
        return nil
      }
    }
  }

  /// Warns of answers that do not come through.
  private func tell(_ losses: [IssueBody.Loss], of form: IssueForm, _ console: Console) {
    for loss in losses {
      let id = form.form.fields[loss.field].id?.value ?? ""
      console.report("warning: `\(id.escapedForDisplay())`: \(loss.reason.escapedForDisplay())\n")
    }
  }
}
