import FormDiagnostics
import FormDocuments
import FormModel
import FormPresentation
import FormText

extension Command {
  /// `formctl validate`: checks form files.
  static let validate = Command(
    name: "validate",
    summary: "Check form files and show every mistake at its place",
    discussion: """
      Files are read whatever their name. Folders are searched for `*.yaml`, `*.yml` and exported forms (`*.json` with a \
      key `form`); hidden files and folders are passed over, except those for issue forms, such as \
      `.github/ISSUE_TEMPLATE`. Without a PATH, the forms in the folder `Forms` or `forms` and the issue forms of the \
      repository are checked. `-` is standard input.

      What each code in square brackets means is told by `formctl explain CODE`. Of a file with more than 100 findings \
      the gravest 100 are drawn; every other format has all of them.
      """,
    operands: .init(
      value: CommandValue("PATH", .path), help: "A form file, a folder with forms, or - for standard input",
      count: 0...Int.max),
    options: [
      ValidateOptions.format, ValidateOptions.strict, ValidateOptions.fix, .dialect, .color,
      ValidateOptions.maxSize, ValidateOptions.maxDepth, ValidateOptions.maxNodes,
    ],
    examples: [
      .init("formctl validate", "Check all forms of the project"),
      .init("formctl validate Forms/login.yaml", "Check one form"),
      .init("formctl validate --fix Forms", "Repair what is certain, and show the rest"),
      .init("formctl validate --strict --format github", "Annotate a pull request, warnings count too"),
      .init("cat login.yaml | formctl validate --format json -", "Check a text from another program"),
    ],
    exitStatuses: [
      (.success, "No errors (with --strict: no findings)"), (.findings, "Some form has errors"),
      (.unusable, "Wrong usage, or something could not be read"), (.unwritable, "The result could not be written"),
    ],
    run: ValidateOptions.run)
}

/// The options of `formctl validate`, and what it does.
private enum ValidateOptions {
  static let format = CommandOption(
    "format", short: "f",
    value: CommandValue("FORMAT", .choice(FindingsFormat.all.map { .init($0.name, "For \($0.purpose)") })),
    help: "How findings are written (default: \(FindingsFormat.all[0].name))")
  static let strict = CommandOption("strict", help: "Warnings count as well: exit with 1 when there is any finding")
  static let fix = CommandOption(
    "fix", help: "Repair the files where the repair is certain; what was repaired is told on stderr")
  static let maxSize = CommandOption(
    "max-size", value: CommandValue("BYTES", .byteCount), help: "Read files of up to so many bytes (default: 16MiB)")
  static let maxDepth = CommandOption(
    "max-depth", value: CommandValue("COUNT", .count),
    help: "Read lists and mappings up to so many levels inside one another (default: \(DocumentLimits.standard.depth))")
  static let maxNodes = CommandOption(
    "max-nodes", value: CommandValue("COUNT", .count),
    help:
      "Read up to so many values, aliases counted as what they stand for (default: \(DocumentLimits.standard.nodes))")

  @Sendable static func run(_ arguments: Arguments, _ console: Console, _ files: FileSystem) throws(UsageError)
    -> ExitStatus
  {
    let limits = try limits(of: arguments)
    let search = try search(for: arguments, files)
    let checker = FormChecker(
      console: console, files: files, limits: limits, dialect: arguments.dialect, repairs: arguments.has(fix),
      keepsDocuments: search.sources.count == 1)
    for note in search.notes { console.report("note: \(note.escapedForDisplay())\n") }
    var problems = search.problems
    for problem in problems { console.report(problem) }
    var found: [FindingsReport.File] = []
    var checkedCount = 0
    var names = TemplateNames(files: files, limits: limits)
    for source in search.sources {
      do throws(FileProblem) {
        guard var result = try checker.check(source) else { continue }
        result.diagnostics = (result.diagnostics + names.findings(about: result)).inOrder()
        checkedCount += 1
        for line in result.repairs { console.report(line.escapedForDisplay() + "\n") }
        if !result.diagnostics.isEmpty { found.append(.init(result.source, result.diagnostics)) }
      } catch {
        let problem = FileReport(source.name, error)
        problems.append(problem)
        console.report(problem)
      }
    }
    // A folder of JSON files none of which is a form: nothing to be glad about.
    if checkedCount == 0, problems.isEmpty {
      let problem = FileReport(arguments.operands.first ?? ".", .withoutForms)
      problems.append(problem)
      console.report(problem)
    }
    let report = FindingsReport(
      files: found, checkedCount: checkedCount, unreadableCount: problems.count,
      toolVersion: Program.formctl.version, pages: { Explanations.pages })
    let name = arguments.value(of: format) ?? FindingsFormat.all[0].name
    let style = console.outputStyle(colorOption: arguments.value(of: .color))
    let text = FindingsFormat(named: name)?.text(report, .init(width: style.width, usesColor: style.usesColor))
    return console.write(text ?? "", whenWritten: status(of: report, isStrict: arguments.has(strict)))
  }

  private static func status(of report: FindingsReport, isStrict: Bool) -> ExitStatus {
    if report.unreadableCount > 0 { return .unusable }
    let counted = report.count(of: .error) + (isStrict ? report.count(of: .warning) : 0)
    return counted > 0 ? .findings : .success
  }

  private static func search(for arguments: Arguments, _ files: FileSystem) throws(UsageError) -> FormSearch {
    var search = FormSearch(files: files)
    if arguments.operands.contains("-"), arguments.has(fix) {
      throw UsageError("`--fix` cannot repair standard input", hints: ["give the name of the file"])
    }
    for operand in arguments.operands { search.add(operand) }
    if arguments.operands.isEmpty, !search.addUsualFolders() {
      throw UsageError(
        "there is nothing to check: no folder `Forms` or `forms` is here",
        hints: ["name a form or a folder: `formctl validate login.yaml`", "`formctl validate --help` tells more"])
    }
    return search
  }

  private static func limits(of arguments: Arguments) throws(UsageError) -> DocumentLimits {
    let standard = DocumentLimits.standard
    let size = arguments.number(of: maxSize) ?? standard.size
    let depth = arguments.number(of: maxDepth) ?? standard.depth
    if size > 4_000_000_000 { throw UsageError("`--max-size` can be 4GB at most", hints: []) }
    if depth > DocumentLimits.greatestDepth {
      throw UsageError("`--max-depth` can be \(DocumentLimits.greatestDepth) at most", hints: [])
    }
    return DocumentLimits(size: size, depth: depth, nodes: arguments.number(of: maxNodes) ?? standard.nodes)
  }
}
