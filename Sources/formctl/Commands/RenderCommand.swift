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
      RenderOptions.language, RenderOptions.width, RenderOptions.ascii, RenderOptions.answers, RenderOptions.today,
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
  static let language = CommandOption(
    "language", short: "l", value: CommandValue("TAG", .name { [] }),
    help: "The language of texts, such as `ko` (default: the form's own)")
  static let width = CommandOption(
    "width", short: "w", value: CommandValue("COLUMNS", .count),
    help: "The width of the text, 20 or more (default: the terminal's, else 80)")
  static let ascii = CommandOption("ascii", help: "Draw boxes and lines with ASCII characters")
  static let answers = CommandOption(
    "answers", short: "a", value: CommandValue("FILE", .path), help: "Answers to show, as JSON or YAML")
  static let today = CommandOption(
    "today", value: CommandValue("DATE", .name { [] }),
    help: "The day that `today()` gives, as YYYY-MM-DD (default: the clock's, in UTC)")

  @Sendable static func run(_ arguments: Arguments, _ console: Console, _ files: FileSystem) throws(UsageError)
    -> ExitStatus
  {
    let width = arguments.number(of: width) ?? console.outputWidth.map { max($0, PlainText.minimumWidth) } ?? 80
    guard width >= PlainText.minimumWidth else {
      throw UsageError("`--width` must be \(PlainText.minimumWidth) or more, not \(width)", hints: [])
    }
    let chosen: LanguageTag?
    if let text = arguments.value(of: language) { chosen = try tag(text) } else { chosen = nil }
    let day: CivilDate?
    if let text = arguments.value(of: today) { day = try date(text) } else { day = nil }
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
      form, answers: given, language: language, now: day.map { Timestamp($0) } ?? console.now())
    let layout = PlainText(
      width: width, glyphs: arguments.has(ascii) ? .ascii : .unicode, words: Words.best(for: language.description))
    return console.write(layout.text(of: session.snapshot))
  }

  static func date(_ text: String) throws(UsageError) -> CivilDate {
    guard let date = CivilDate(text) else {
      throw UsageError("`--today` needs a date such as `2026-01-31`", hints: [])
    }
    return date
  }

  static func tag(_ text: String) throws(UsageError) -> LanguageTag {
    guard let tag = LanguageTag(text) else {
      throw UsageError("`--language` needs a language tag such as `en` or `ko`", hints: [])
    }
    return tag
  }
}
