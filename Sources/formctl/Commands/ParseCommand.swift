import FormDialects
import FormDocuments
import FormModel

extension Command {
  /// `formctl parse`: reads the body of an issue back into answers.
  static let parse = Command(
    name: "parse",
    summary: "Read the body of an issue back into answers",
    discussion: """
      FORM is the issue form that the issue was made with, or any other form; BODY is the Markdown of the issue. The \
      answers are written as `fill` and `export --answers` take them, keyed by the ids of the form. A section that says \
      `_No response_` is an empty answer; one that is missing is left out, and told.

      A heading in an answer does no harm where it can be told apart from the form's own; where it cannot, a warning \
      names the place.
      """,
    operands: .init(
      value: CommandValue("FORM BODY", .path),
      help: "A form file, then a file with the body of an issue, or - for one of them",
      count: 2...2),
    options: [ParseOptions.format, .dialect],
    examples: [
      .init("formctl parse .github/ISSUE_TEMPLATE/bug.yml body.md", "Read a saved body"),
      .init(
        "gh issue view 42 --json body --jq .body | formctl parse .github/ISSUE_TEMPLATE/bug.yml -",
        "Read the body of an issue on GitHub"),
    ],
    exitStatuses: [
      (.success, "Read; there may be warnings"),
      (.findings, "The form has errors, or some answer could not be read; the rest is written"),
      (.unusable, "Wrong usage, or something could not be read"), (.unwritable, "The result could not be written"),
    ],
    run: ParseOptions.run)
}

private enum ParseOptions {
  static let format = CommandOption(
    "format", short: "f",
    value: CommandValue("FORMAT", .choice([.init("json", "An object, indented"), .init("yaml", "The same as YAML")])),
    help: "How answers are written (default: json)")

  @Sendable static func run(_ arguments: Arguments, _ console: Console, _ files: FileSystem) throws(UsageError)
    -> ExitStatus
  {
    if arguments.operands.allSatisfy({ $0 == "-" }) {
      throw UsageError("only one of form and body can come from standard input", hints: [])
    }
    let opener = FormOpener(console: console, files: files, dialect: arguments.dialect)
    let form: IssueForm
    switch opener.openIssueForm(arguments.operands[0]) {
    case .failed(let status): return status
    case .issueForm(let opened): form = opened
    }
    let (answers, status) = opener.issueBody(arguments.operands[1], for: form)
    guard let answers else { return status }
    let json = answers.json(for: form.form)
    let isYAML = arguments.value(of: format) == "yaml"
    return console.write(
      isYAML ? YAMLWriter().text(json) : JSONWriter(.indented).text(json) + "\n", whenWritten: status)
  }
}
