import FormDiagnostics
import FormDocuments
import FormEngine
import FormExpressions
import FormModel
import FormPresentation
import FormText

extension Command {
  /// `formctl why`: explains why a field is as it is.
  static let why = Command(
    name: "why",
    summary: "Explain why a field is hidden, disabled, required, invalid, or has its value",
    discussion: """
      The chain of rules is shown from the state down to the answers, each rule with its place in the form and what it \
      reads, and then the change of one answer that would turn the state round, when there is one. FIELD is an id, \
      such as `email`, `orders[0].amount` or `consents.terms`; `submit` is submitting the form, and a number is the \
      line of a field that has no id. Secrets are masked.
      """,
    operands: .init(
      value: CommandValue("FORM FIELD", .path), help: "A form file, or - for standard input, and a field of it",
      count: 2...2),
    options: [
      WhyOptions.answers, WhyOptions.context, .language, .today, WhyOptions.format, .dialect,
    ],
    examples: [
      .init("formctl why Forms/signup.yaml newsletter_frequency", "Why is the question not shown?"),
      .init("formctl why Forms/order.yaml 'lines[0].price' --answers order.json", "Where does the price come from?"),
      .init("formctl why Forms/signin.yaml submit --format json", "What keeps the form from being sent, for programs"),
    ],
    exitStatuses: [
      (.success, "Explained"), (.findings, "The form, the answers or the context have errors, told on stderr"),
      (.unusable, "Wrong usage, no such field, or something could not be read"),
    ],
    run: WhyOptions.run)
}

/// The options of `formctl why`.
enum WhyOptions {
  static let answers = CommandOption(
    "answers", short: "a", value: CommandValue("FILE", .path), help: "Answers given so far, as JSON or YAML")
  static let context = CommandOption(
    "context", short: "c", value: CommandValue("FILE", .path),
    help: "The values that the form declares in its `context`, as JSON or YAML")
  static let format = CommandOption(
    "format", short: "f",
    value: CommandValue("FORMAT", .choice([.init("text", "For people"), .init("json", "For programs, one object")])),
    help: "How the explanation is written (default: text)")

  @Sendable static func run(_ arguments: Arguments, _ console: Console, _ files: FileSystem) throws(UsageError)
    -> ExitStatus
  {
    let tag = try arguments.language()
    let now = try arguments.moment(console)
    let opener = FormOpener(console: console, files: files, dialect: arguments.dialect)
    let (opening, source) = opener.openWithSource(arguments.operands[0])
    let form: Form
    switch opening {
    case .failed(let status): return status
    case .form(let opened): form = opened
    }
    let name = arguments.operands[1]
    let lines = LineIndex(source)
    let target = try target(name, in: form, lines)
    var given = Answers()
    if let path = arguments.value(of: answers) {
      let (answers, status) = opener.answers(path, for: form)
      guard let answers else { return status }
      given = answers
    }
    let path = arguments.operands[0] == "-" ? nil : source.name
    var surroundings = FormSurroundings(besideFormAt: path, in: files)
    if let path = arguments.value(of: context) {
      let (values, status) = opener.context(path, for: form)
      guard let values else { return status }
      surroundings.context = values
    }
    let session = FormSession(
      form, answers: given, surroundings: surroundings, language: tag ?? form.language,
      now: now)
    guard let explanation = session.explanation(of: target, in: source) else { throw noEntry(name) }
    if arguments.value(of: format) == "json" {
      return console.write(JSONWriter(.indented, escapesUnprintable: true).text(explanation.json(in: lines)) + "\n")
    }
    let style = console.outputStyle
    return console.write(
      ExplanationText(lines, width: style.width, usesColor: style.usesColor).text(of: explanation))
  }

  /// What a person means by `name`: `submit`, the name of a field, or the number of a line that it stands on.
  private static func target(
    _ name: String, in form: Form, _ lines: LineIndex
  ) throws(UsageError) -> FormTarget {
    if name == "submit" { return .submit }
    if let address = form.address(of: name) { return .field(address) }
    if let line = Int(name) {
      if let field = form.field(onLine: line, lines) { return .field(form.firstAddress(of: field)) }
      throw UsageError("no field of the form stands on line \(line)", hints: [])
    }
    let names = form.fieldNames + ["submit"]
    let inner = names.first { $0.hasSuffix(".\(name)") }
    let near = inner ?? nearestName(to: name, in: names)
    throw UsageError(
      "the form has no field `\(name.escapedForDisplay())`",
      hints: near.map { ["did you mean `\($0)`?"] } ?? ["fields are named by their ids, such as `\(names[0])`"])
  }

  private static func noEntry(_ name: String) -> UsageError {
    UsageError(
      "there is no entry with the field `\(name.escapedForDisplay())`",
      hints: ["name the entry, counted from 0, such as `orders[0].amount`", "`--answers` gives entries to a repeat"])
  }
}

extension Form {
  /// The names of all fields that have one, those in repeats as fields of the first entry.
  fileprivate var fieldNames: [String] {
    fields.filter { $0.id != nil }.map { name(of: firstAddress(of: $0)) }
  }

  /// The address of a field, in the first entries of the repeats around it.
  fileprivate func firstAddress(of field: Field) -> FieldAddress {
    var count = 0
    var outer = field.parent
    while let place = outer {
      if fields[place].type == .repeat { count += 1 }
      outer = fields[place].parent
    }
    return FieldAddress(field: field.index, entries: Array(repeating: 0, count: count))
  }

  /// The innermost field that stands on a line, counted from 1; nil when there is none.
  fileprivate func field(onLine line: Int, _ lines: LineIndex) -> Field? {
    fields.last { field in
      let first = lines.position(at: field.range.start).line
      let last = lines.position(at: max(field.range.start, field.range.end - 1)).line
      return first <= line && line <= last
    }
  }
}
