import FormDiagnostics
import FormEngine
import FormExpressions
import FormModel
import FormPresentation
import FormText

extension Command {
  /// `formctl test`: runs the scenarios of form files.
  static let test = Command(
    name: "test",
    summary: "Run the scenarios of form files",
    discussion: """
      A scenario is a list of events that a person causes and of what must be seen then; it stands in the form file \
      under `scenarios`. Files and folders are found as by `formctl validate`; without a PATH, the forms in the folder \
      `Forms` or `forms` are run.

      A scenario ends at its first step that does not hold. It is shown at its place, with what was expected, what was \
      there instead, and the form as a person would have seen it.

      With --coverage, rules are listed that no scenario has put to the test: conditions that were never true or never \
      false, validators that no answer violated, bounds that no answer met exactly, alerts that never rose.
      """,
    operands: .init(
      value: CommandValue("PATH", .path), help: "A form file, a folder with forms, or - for standard input",
      count: 0...Int.max),
    options: [TestOptions.format, TestOptions.coverage, TestOptions.context, .today, .color],
    examples: [
      .init("formctl test", "Run the scenarios of all forms of the project"),
      .init("formctl test --coverage Forms/terms.yaml", "See which rules no scenario has put to the test"),
      .init("formctl test --format junit > scenarios.xml", "Tell a build server"),
    ],
    exitStatuses: [
      (.success, "Every scenario holds"), (.findings, "Some scenario does not hold, or a form has errors"),
      (.unusable, "Wrong usage, or something could not be read"), (.unwritable, "The result could not be written"),
    ],
    run: TestOptions.run)
}

/// The options of `formctl test`, and what it does.
private enum TestOptions {
  static let format = CommandOption(
    "format", short: "f",
    value: CommandValue("FORMAT", .choice(ScenarioFormat.all.map { .init($0.name, "For \($0.purpose)") })),
    help: "How the result is written (default: \(ScenarioFormat.all[0].name))")
  static let coverage = CommandOption("coverage", help: "Tell which rules no scenario has put to the test")
  static let context = CommandOption(
    "context", value: CommandValue("FILE", .path),
    help: "What forms are told from outside, where a scenario gives nothing itself (JSON or YAML)")

  @Sendable static func run(_ arguments: Arguments, _ console: Console, _ files: FileSystem) throws(UsageError)
    -> ExitStatus
  {
    let now = try arguments.moment(console)
    var search = FormSearch(files: files)
    for operand in arguments.operands { search.add(operand) }
    if arguments.operands.isEmpty, !search.addUsualFolders() {
      throw UsageError(
        "there is nothing to run: no folder `Forms` or `forms` is here",
        hints: ["name a form or a folder: `formctl test login.yaml`"])
    }
    for note in search.notes { console.report("note: \(note.escapedForDisplay())\n") }
    for problem in search.problems { console.report(problem) }
    var status: ExitStatus = search.problems.isEmpty ? .success : .unusable
    let opener = FormOpener(console: console, files: files)
    let style = console.outputStyle(colorOption: arguments.value(of: .color))
    let render = { @Sendable (snapshot: FormSnapshot, language: LanguageTag) in
      PlainText(width: 80, words: Words.best(for: language.description)).text(of: snapshot)
    }
    var runs: [ScenarioReport.FormRun] = []
    for found in search.sources {
      guard let (opening, source) = opener.openFound(found) else { continue }
      guard case .form(let form) = opening else {
        if case .failed(let failed) = opening, failed.rawValue > status.rawValue { status = failed }
        continue
      }
      var values: ContextValues?
      if let path = arguments.value(of: context) {
        let (read, failed) = opener.context(path, for: form, among: form.context.isEmpty)
        guard let read else { return failed == .success ? .unusable : failed }
        values = read
      }
      let surroundings = FormSurroundings(besideFormAt: found.path, in: files, context: values)
      let runner = ScenarioRunner(form, surroundings: surroundings, now: now, render: render)
      var covered = RuleCoverage(form)
      let results = form.scenarios.map { scenario in
        runner.run(scenario) { if arguments.has(coverage) { covered.observe($0) } }
      }
      runs.append(.init(source, results, coverage: arguments.has(coverage) ? covered : nil))
    }
    let report = ScenarioReport(runs) { render($0, .english) }
    if report.failedCount > 0, status == .success { status = .findings }
    let name = arguments.value(of: format) ?? ScenarioFormat.all[0].name
    let text = ScenarioFormat(named: name)?.text(report, .init(width: style.width, usesColor: style.usesColor)) ?? ""
    return console.write(text, whenWritten: status)
  }
}
