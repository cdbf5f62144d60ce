import FormDiagnostics
import FormDocuments
import FormEngine
import FormExpressions
import FormModel
import FormPresentation

extension Command {
  /// `formctl eval`: tries an expression.
  static let eval = Command(
    name: "eval",
    summary: "Try an expression: print its value and its type",
    discussion: """
      With a form, the names of its fields can be used, with the answers in FILE or none. Without one, the members of \
      the answers are the variables. Names and types are checked before anything is evaluated; what is wrong is shown \
      at its place in the expression. Secrets print as a mask.
      """,
    operands: .init(
      value: CommandValue("EXPRESSION", .name { [] }), help: "An expression, quoted for the shell", count: 1...1),
    options: [EvalOptions.form, EvalOptions.answers, EvalOptions.context, .today, EvalOptions.format],
    examples: [
      .init("formctl eval '3 * 4.2'", "Try an operator"),
      .init("formctl eval 'age(birth) >= 18' --form Forms/profile.yaml --answers answers.json", "Ask a form"),
      .init("formctl eval --answers order.json 'lines.all(l, l.amount > 0)'", "Ask any JSON"),
    ],
    exitStatuses: [
      (.success, "It has a value, or is unset"), (.findings, "It has none, told on stderr"),
      (.unusable, "Wrong usage, or something could not be read"), (.unwritable, "The result could not be written"),
    ],
    run: EvalOptions.run)
}

private enum EvalOptions {
  static let form = CommandOption("form", value: CommandValue("FORM", .path), help: "A form whose names can be used")
  static let answers = CommandOption(
    "answers", short: "a", value: CommandValue("FILE", .path), help: "Answers, as JSON or YAML")
  static let context = CommandOption(
    "context", value: CommandValue("FILE", .path), help: "What the form is told from outside, as JSON or YAML")
  static let format = CommandOption(
    "format", short: "f",
    value: CommandValue(
      "FORMAT", .choice([.init("text", "The value and its type"), .init("json", "One object: value, type")])),
    help: "How the value is printed (default: text)")

  @Sendable static func run(_ arguments: Arguments, _ console: Console, _ files: FileSystem) throws(UsageError)
    -> ExitStatus
  {
    let now = try arguments.moment(console)
    let opener = FormOpener(console: console, files: files)
    let paths = [answers, context].compactMap { arguments.value(of: $0) }
    let (trial, status) =
      if let path = arguments.value(of: form) {
        Trial.of(
          formAt: path, answers: arguments.value(of: answers), context: arguments.value(of: context), now, opener)
      } else {
        Trial.of(documentsAt: paths, now, opener)
      }
    guard let trial else { return status }
    let source = SourceText(name: "expression", arguments.operands[0])
    let (outcome, problems) = trial.outcome(in: source)
    guard let outcome else {
      let style = console.errorStyle
      let drawing = DiagnosticDrawing(LineIndex(source), width: style.width, usesColor: style.usesColor)
      for problem in problems { console.report(drawing.snippet(problem)) }
      return .findings
    }
    return console.write(arguments.value(of: format) == "json" ? outcome.json : outcome.text)
  }
}
