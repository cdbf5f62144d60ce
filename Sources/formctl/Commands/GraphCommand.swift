import FormDiagnostics
import FormModel
import FormPresentation

extension Command {
  /// `formctl graph`: draws what depends on what.
  static let graph = Command(
    name: "graph",
    summary: "Draw what depends on what in a form",
    discussion: """
      An arrow leads from what is read to what reads it, and says what depends on it: a value, whether a field is \
      shown or can be used, its options, its text. Circles are marked. A form with errors has a graph as well; they \
      are told on stderr.
      """,
    operands: .init(value: CommandValue("FORM", .path), help: "A form file, or - for standard input", count: 1...1),
    options: [GraphOptions.format],
    examples: [
      .init("formctl graph Forms/survey.yaml", "A Mermaid flowchart"),
      .init("formctl graph --format dot Forms/order.yaml | dot -Tsvg > order.svg", "A picture by Graphviz"),
    ],
    exitStatuses: [
      (.success, "Drawn"), (.findings, "The form has errors, told on stderr"),
      (.unusable, "Wrong usage, or something could not be read"), (.unwritable, "The result could not be written"),
    ],
    run: GraphOptions.run)
}

private enum GraphOptions {
  static let format = CommandOption(
    "format", short: "f", value: CommandValue("FORMAT", .choice(GraphFormat.all.map { .init($0.name, $0.summary) })),
    help: "How the graph is written (default: \(GraphFormat.all[0].name))")

  @Sendable static func run(_ arguments: Arguments, _ console: Console, _ files: FileSystem) -> ExitStatus {
    let name = arguments.value(of: format) ?? GraphFormat.all[0].name
    let (graph, source, status) = FormOpener(console: console, files: files).graph(arguments.operands[0])
    guard let graph else { return status }
    return console.write(GraphFormat(named: name)?.text(graph, LineIndex(source)) ?? "", whenWritten: status)
  }
}
