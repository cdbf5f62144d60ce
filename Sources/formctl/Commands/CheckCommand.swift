import FormData
import FormDiagnostics
import FormEngine
import FormExpressions
import FormModel
import FormText

extension Command {
  /// `formctl check`: judges collected data by the rules of a form.
  static let check = Command(
    name: "check",
    summary: "Judge collected data by the rules of a form",
    discussion: """
      Every record of the data is judged by all rules of the form: types, validators, options, relevance, constraints, \
      worked-out values, group rules, and what submitting asks for. Data is NDJSON, JSON, CSV or YAML, recognised by \
      its beginning; `-` is standard input. Memory does not grow with the data.

      With --merge-summaries the operands are summaries of parts, which are added up.
      """,
    operands: .init(
      value: CommandValue("FORM DATA", .path), help: "A form file, then files with data, or - for standard input",
      count: 1...Int.max),
    options: CheckOptions.all,
    examples: [
      .init("formctl check Forms/signup.yaml signups.ndjson", "Show what is wrong with each record"),
      .init("formctl check Forms/signup.yaml signups.csv --format summary -j 4", "Count only, on four threads"),
      .init(
        "formctl check Forms/signup.yaml --valid good.ndjson --rejects bad.ndjson all.ndjson", "Split the data"),
      .init("cat part-*.txt | formctl check --merge-summaries -", "Add up the summaries of parts"),
    ],
    exitStatuses: [
      (.success, "Every record is valid"), (.findings, "Some record is invalid, or the form has errors"),
      (.unusable, "Wrong usage, or something could not be read"), (.unwritable, "A result could not be written"),
    ],
    run: CheckOptions.run)
}

/// The options of `formctl check`.
enum CheckOptions {
  static let format = CommandOption(
    "format", short: "f",
    value: CommandValue("FORMAT", .choice(CheckFormat.all.map { .init($0.name, "For \($0.purpose)") })),
    help: "How findings are written (default: \(CheckFormat.all[0].name))")
  static let dataFormat = CommandOption(
    "data-format",
    value: CommandValue("FORMAT", .choice(DataFormat.allCases.map { .init($0.rawValue, $0.summary) })),
    help: "How the data is written (default: recognised by its beginning)")
  static let valid = CommandOption(
    "valid", value: CommandValue("FILE", .path), help: "Write the valid records to FILE, - for standard output")
  static let rejects = CommandOption(
    "rejects", value: CommandValue("FILE", .path),
    help: "Write each invalid record as it stands, with its findings, to FILE as NDJSON")
  static let maxFindings = CommandOption(
    "max-findings", value: CommandValue("COUNT", .count), help: "Write so many findings at most; the rest are counted")
  static let unknown = CommandOption(
    "unknown",
    value: CommandValue(
      "WHAT",
      .choice([
        .init("error", "They make a record invalid"), .init("warn", "They are told"),
        .init("ignore", "They are passed over"),
      ])),
    help: "What keys are that the form has no field for (default: error)")
  static let context = CommandOption(
    "context", value: CommandValue("FILE", .path),
    help: "What the form is told from outside, as JSON or YAML; without it, rules that ask for it are passed over")
  static let jobs = CommandOption(
    "jobs", short: "j", value: CommandValue("COUNT", .count), help: "Judge on so many threads, up to 256 (default: 1)")
  static let maxSize = CommandOption(
    "max-size", value: CommandValue("BYTES", .byteCount), help: "Read records of up to so many bytes (default: 16MiB)")
  static let mergeSummaries = CommandOption(
    "merge-summaries", help: "Add up summaries of parts, as `--format summary` writes them")

  static let all = [
    format, dataFormat, valid, rejects, maxFindings, unknown, context, .today, .language, jobs, maxSize, mergeSummaries,
  ]

  @Sendable static func run(_ arguments: Arguments, _ console: Console, _ files: FileSystem) throws(UsageError)
    -> ExitStatus
  {
    if arguments.has(mergeSummaries) { return merge(arguments, console, files) }
    guard arguments.operands.count > 1 else {
      throw UsageError(
        "`formctl check` needs data to judge",
        hints: ["name files behind the form: `formctl check form.yaml answers.ndjson`", "`-` is standard input"])
    }
    if [".ndjson", ".jsonl", ".csv"].contains(where: arguments.operands[0].hasSuffix) {
      throw UsageError(
        "`\(arguments.operands[0])` looks like data: the form comes first",
        hints: ["write `formctl check \(arguments.operands[1]) \(arguments.operands[0])`"])
    }
    let jobCount = arguments.number(of: jobs) ?? 1
    if jobCount > 256 { throw UsageError("`--jobs` can be 256 at most", hints: []) }
    let now = try arguments.moment(console)
    let tag = try arguments.language()
    if arguments.operands.count(where: { $0 == "-" }) > 1 {
      throw UsageError("Standard input can be named once only", hints: ["give the form or the data as a file"])
    }
    let opener = FormOpener(console: console, files: files, asksForFiles: false)
    let (opening, source) = opener.openWithSource(arguments.operands[0])
    let form: Form
    switch opening {
    case .failed(let status): return status
    case .form(let opened): form = opened
    }
    var told: ContextValues?
    if let path = arguments.value(of: context) {
      let (values, failed) = opener.context(path, for: form)
      guard let values else { return failed }
      told = values
    }
    let settings = RecordJudge.Settings(
      language: tag ?? form.language, now: now,
      unknownKeys: arguments.value(of: unknown).flatMap { RecordJudge.UnknownKeys(rawValue: $0) } ?? .error,
      context: told)
    let run = CheckRun(
      console: console, files: files, form: form, settings: settings,
      dataFormat: arguments.value(of: dataFormat).flatMap { DataFormat(rawValue: $0) },
      sizeLimit: arguments.number(of: maxSize) ?? 16 << 20, jobs: jobCount)
    let wishes = OutcomeWriter.Wishes(
      format: arguments.value(of: format).flatMap { CheckFormat(named: $0) } ?? CheckFormat.all[0],
      findingLimit: arguments.number(of: maxFindings) ?? .max, valid: arguments.has(valid),
      rejects: arguments.has(rejects))
    return run.check(
      Array(arguments.operands.dropFirst()), OutcomeWriter(wishes, form: source),
      valid: arguments.value(of: valid), rejects: arguments.value(of: rejects))
  }

  /// Adds up summaries, and writes the sum.
  private static func merge(_ arguments: Arguments, _ console: Console, _ files: FileSystem) -> ExitStatus {
    var summary = CheckSummary()
    for operand in arguments.operands {
      do throws(FileProblem) {
        let limit = 64 << 20
        let bytes = try operand == "-" ? console.readInput(limit) : files.read(operand, limit)
        if let line = summary.add(textOf: String(decoding: bytes, as: UTF8.self)) {
          let name = (operand == "-" ? "<stdin>" : operand).escapedForDisplay()
          console.report("error: \(name):\(line): this line belongs to no summary\n")
          return .unusable
        }
      } catch {
        console.report(FileReport(operand, error))
        return .unusable
      }
    }
    return console.write(summary.text, whenWritten: summary.invalidCount > 0 ? .findings : .success)
  }
}
