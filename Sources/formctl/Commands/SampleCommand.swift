import FormData
import FormDiagnostics
import FormEngine
import FormExpressions
import FormModel
import FormText

extension Command {
  /// `formctl sample`: makes submissions of a form.
  static let sample = Command(
    name: "sample",
    summary: "Make submissions that satisfy a form, or break it",
    discussion: """
      The submissions are written as NDJSON. Each satisfies every rule of the form; with --invalid each breaks exactly \
      one, and with --boundary each lies at a bound, which is named on stderr in the same order. The same seed gives the \
      same submissions. `formctl check` accepts and rejects them as promised.
      """,
    operands: .init(value: CommandValue("FORM", .path), help: "A form file, or - for standard input", count: 1...1),
    options: [
      SampleOptions.count, SampleOptions.seed, SampleOptions.invalid, SampleOptions.boundary, .today,
    ],
    examples: [
      .init("formctl sample Forms/signup.yaml -n 100 > signups.ndjson", "A hundred valid submissions"),
      .init("formctl sample --invalid Forms/signup.yaml", "One submission for each rule that can be broken"),
    ],
    exitStatuses: [
      (.success, "Written"), (.findings, "The form has errors, or its rules cannot be satisfied together"),
      (.unusable, "Wrong usage, or something could not be read"), (.unwritable, "The result could not be written"),
    ],
    run: SampleOptions.run)
}

private enum SampleOptions {
  static let count = CommandOption(
    "count", short: "n", value: CommandValue("COUNT", .count), help: "Make so many (default: 1)")
  static let seed = CommandOption(
    "seed", value: CommandValue("NUMBER", .count), help: "Choose by this number (default: 1)")
  static let invalid = CommandOption("invalid", help: "Break one rule each, all rules in turn")
  static let boundary = CommandOption("boundary", help: "Lie at one bound each, all bounds in turn")

  @Sendable static func run(_ arguments: Arguments, _ console: Console, _ files: FileSystem) throws(UsageError)
    -> ExitStatus
  {
    if arguments.has(invalid), arguments.has(boundary) {
      throw UsageError("`--invalid` and `--boundary` exclude each other", hints: ["make them one after the other"])
    }
    let now = try arguments.moment(console)
    let (opening, source) = FormOpener(console: console, files: files, asksForFiles: false).openWithSource(
      arguments.operands[0])
    switch opening {
    case .failed(let status): return status
    case .form(let form):
      let settings = RecordJudge.Settings(
        language: form.language, now: now)
      let number = UInt64(clamping: arguments.number(of: seed) ?? 1)
      var maker = SampleMaker(form, settings, seed: number)
      do throws(SampleMaker.Failure) {
        if arguments.has(invalid) {
          let (examples, unbroken) = try maker.invalid()
          return write(examples, unbroken, "breaks", "cannot be broken alone", source, console)
        }
        if arguments.has(boundary) {
          let (examples, unreached) = try maker.boundary()
          return write(examples, unreached, "lies at", "is reached by no submission that was found", source, console)
        }
        var text = ""
        for _ in 0..<(arguments.number(of: count) ?? 1) {
          text += try maker.valid() + "\n"
          guard text.utf8.count > 1 << 16 else { continue }
          let status = console.write(text)
          if status != .success { return status }
          text = ""
        }
        return console.write(text)
      } catch {
        return report(error, source, console)
      }
    }
  }

  private static func write(
    _ examples: [SampleMaker.Example], _ missed: [String], _ verb: String, _ complaint: String, _ source: SourceText,
    _ console: Console
  ) -> ExitStatus {
    let lines = LineIndex(source)
    var notes = ""
    for (number, example) in examples.enumerated() {
      let place = example.rule.map { range in
        let position = lines.position(at: range.start)
        return " at \(source.name.escapedForDisplay()):\(position.line):\(position.column)"
      }
      notes += "\(number + 1) \(verb) \(example.name.escapedForDisplay())\(place ?? "")\n"
    }
    for name in missed { notes += "note: \(name.escapedForDisplay()) \(complaint)\n" }
    console.report(notes)
    return console.write(examples.map { $0.json + "\n" }.joined())
  }

  private static func report(_ failure: SampleMaker.Failure, _ source: SourceText, _ console: Console) -> ExitStatus {
    let lines = LineIndex(source)
    var text = "error: no submission was found that satisfies every rule\n"
    for finding in failure.findings {
      let place = finding.rule.map { range in
        let position = lines.position(at: range.start)
        return "\(source.name.escapedForDisplay()):\(position.line):\(position.column): "
      }
      text += "  \(place ?? "")\(finding.field.escapedForDisplay()): \(finding.message.escapedForDisplay())"
      text += " [\(finding.kind.name)]\n"
    }
    console.report(text)
    return .findings
  }
}
