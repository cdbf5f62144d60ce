import FormDocuments
import FormModel
import FormPresentation

extension Command {
  /// `formctl export`: writes a form for other programs.
  static let export = Command(
    name: "export",
    summary: "Write a form as JSON for other programs",
    discussion: """
      The JSON holds the whole form in the form language itself, with every style settled. Reading it back gives an \
      equal form, so it can take the place of the YAML file everywhere.
      """,
    operands: .init(value: CommandValue("FORM", .path), help: "A form file, or - for standard input", count: 1...1),
    options: [ExportOptions.to, .dialect],
    examples: [.init("formctl export Forms/login.yaml --to json > login.json", "Convert a form for an app")],
    exitStatuses: [
      (.success, "Written"), (.findings, "The form has errors, told on stderr"),
      (.unusable, "Wrong usage, or something could not be read"), (.unwritable, "The result could not be written"),
    ],
    run: ExportOptions.run)
}

private enum ExportOptions {
  static let to = CommandOption(
    "to", short: "t",
    value: CommandValue("FORMAT", .choice(FormFormat.all.map { .init($0.name, $0.summary) })),
    help: "The format (default: \(FormFormat.all[0].name))")

  @Sendable static func run(_ arguments: Arguments, _ console: Console, _ files: FileSystem) -> ExitStatus {
    let name = arguments.value(of: to) ?? FormFormat.all[0].name
    switch FormOpener(console: console, files: files, dialect: arguments.dialect).open(arguments.operands[0]) {
    case .failed(let status): return status
    case .form(let form): return console.write(FormFormat(named: name)?.text(form) ?? "")
    }
  }
}
