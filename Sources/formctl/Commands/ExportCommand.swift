import FormDialects
import FormDocuments
import FormModel
import FormPresentation
import FormText

extension Command {
  /// `formctl export`: writes a form for other programs.
  static let export = Command(
    name: "export",
    summary: "Write a form, or answers to it, for other programs",
    discussion: """
      The JSON holds the whole form in the form language itself, with every style settled. Reading it back gives an \
      equal form, so it can take the place of the YAML file everywhere.

      With --to json-schema, the JSON Schema of what the form submits is written, for programs that know nothing of \
      forms. It accepts all that `formctl check` accepts. The rules that JSON Schema cannot say are told on stderr, and \
      in FILE with --loss FILE.

      `issue-body` and `issue-url` make an issue of the answers in FILE, as GitHub does: its Markdown, or an address \
      that opens the form with the answers filled in.
      """,
    operands: .init(value: CommandValue("FORM", .path), help: "A form file, or - for standard input", count: 1...1),
    options: [
      ExportOptions.to, ExportOptions.loss, ExportOptions.answers, ExportOptions.repository, .dialect,
    ],
    examples: [
      .init("formctl export Forms/login.yaml --to json > login.json", "Convert a form for an app"),
      .init(
        "formctl export Forms/signup.yaml --to json-schema > signup.schema.json", "For a validator of another kind"),
      .init(
        "formctl export bug.yml --answers bug.json --to issue-body | gh issue create --title Crash --body-file -",
        "Open an issue with answers"),
    ],
    exitStatuses: [
      (.success, "Written"), (.findings, "The form has errors, told on stderr"),
      (.unusable, "Wrong usage, or something could not be read"), (.unwritable, "The result could not be written"),
    ],
    run: ExportOptions.run)
}

private enum ExportOptions {
  static let to = CommandOption(
    "to", short: "t",
    value: CommandValue(
      "FORMAT",
      .choice(
        FormFormat.all.map { .init($0.name, $0.summary) } + IssueExport.allCases.map { .init($0.rawValue, $0.summary) }
      )),
    help: "The format (default: \(FormFormat.all[0].name))")

  static let loss = CommandOption(
    "loss", value: CommandValue("FILE", .path),
    help: "Write what the format cannot say to FILE as JSON, - for standard output, instead of telling it on stderr")
  static let answers = CommandOption(
    "answers", short: "a", value: CommandValue("FILE", .path),
    help: "The answers that an issue is made of, as JSON or YAML")
  static let repository = CommandOption(
    "repo", short: "R", value: CommandValue("OWNER/NAME", .name { [] }),
    help: "The repository that an issue's address leads to")

  @Sendable static func run(_ arguments: Arguments, _ console: Console, _ files: FileSystem) throws(UsageError)
    -> ExitStatus
  {
    let opener = FormOpener(console: console, files: files, dialect: arguments.dialect)
    if let export = arguments.value(of: to).flatMap({ IssueExport(rawValue: $0) }) {
      return try export.run(
        arguments.operands[0], answers: arguments.value(of: answers), repository: arguments.value(of: repository),
        opener)
    }
    let format = arguments.value(of: to).flatMap { FormFormat(named: $0) } ?? FormFormat.all[0]
    let (opening, source) = opener.openWithSource(arguments.operands[0])
    switch opening {
    case .failed(let status): return status
    case .form(let form):
      let (text, losses) = format.export(form)
      let report = LossReport(losses, in: source)
      if let path = arguments.value(of: loss) {
        let status = write(report.json, to: path, console)
        if status != .success { return status }
      } else {
        console.report(report.text)
      }
      return console.write(text)
    }
  }

  private static func write(_ text: String, to path: String, _ console: Console) -> ExitStatus {
    if path == "-" { return console.write(text) }
    do throws(FileProblem) {
      var output = try DataOutput(path)
      defer { output.close() }
      guard case .failed(let reason) = output.write(Array(text.utf8)) else { return .success }
      console.report("error: \(path.escapedForDisplay()) could not be written: \(reason)\n")
    } catch {
      console.report(FileReport(path, error))
    }
    return .unwritable
  }
}
