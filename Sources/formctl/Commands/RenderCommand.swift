import FormEngine
import FormExpressions
import FormModel
import FormPresentation

extension Command {
  /// `formctl render`: shows a form as plain text.
  static let render = Command(
    name: "render",
    summary: "Show a form as plain text",
    discussion: """
      The form is shown as a person would see it who has given the answers in FILE, or none. The same form gives the \
      same bytes on every machine; only the width depends on the terminal, and `today()` on the clock, unless they are \
      given.
      """,
    operands: .init(value: CommandValue("FORM", .path), help: "A form file, or - for standard input", count: 1...1),
    options: [
      .language, RenderOptions.width, RenderOptions.ascii, RenderOptions.answers, .today,
      .dialect,
    ],
    examples: [
      .init("formctl render Forms/terms.yaml", "Show a form"),
      .init("formctl render --language en --width 40 Forms/terms.yaml", "In English, 40 columns wide"),
      .init("formctl render --answers answers.json Forms/order.yaml", "With answers"),
    ],
    exitStatuses: [
      (.success, "Shown"), (.findings, "The form or the answers have errors, told on stderr"),
      (.unusable, "Wrong usage, or something could not be read"),
    ],
    run: RenderOptions.run)
}

enum RenderOptions {
  static let width = CommandOption(
    "width", short: "w", value: CommandValue("COLUMNS", .count),
    help: "The width of the text, 20 or more (default: the terminal's, else 80)")
  static let ascii = CommandOption("ascii", help: "Draw boxes and lines with ASCII characters")
  static let answers = CommandOption(
    "answers", short: "a", value: CommandValue("FILE", .path), help: "Answers to show, as JSON or YAML")

  @Sendable static func run(_ arguments: Arguments, _ console: Console, _ files: FileSystem) throws(UsageError)
    -> ExitStatus
  {
    let width = arguments.number(of: width) ?? console.outputWidth.map { max($0, PlainText.minimumWidth) } ?? 80
    guard width >= PlainText.minimumWidth else {
      throw UsageError("`--width` must be \(PlainText.minimumWidth) or more, not \(width)", hints: [])
    }
    let chosen = try arguments.language()
    let now = try arguments.moment(console)
    let opener = FormOpener(console: console, files: files, dialect: arguments.dialect)
    let form: Form
    switch opener.open(arguments.operands[0]) {
    case .failed(let status): return status
    case .form(let opened): form = opened
    }
    var given = Answers()
    if let path = arguments.value(of: answers) {
      let (answers, status) = opener.answers(path, for: form)
      guard let answers else { return status }
      given = answers
    }
    let language = chosen ?? form.language
    let session = FormSession(
      form, answers: given, language: language, now: now)
    let layout = PlainText(
      width: width, glyphs: arguments.has(ascii) ? .ascii : .unicode, words: Words.best(for: language.description))
    return console.write(layout.text(of: session.snapshot))
  }
}
