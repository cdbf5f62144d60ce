import FormDiagnostics
import FormDialects
import FormDocuments
import FormModel
import FormPresentation
import FormText

extension Command {
  /// `formctl explain`: tells what a code means.
  static let explain = Command(
    name: "explain",
    summary: "Tell what a code in a finding means, with a bad and a repaired form",
    discussion: "Without a CODE, all codes are listed.",
    operands: .init(
      value: CommandValue("CODE", .name { Explanations.choices }),
      help: "The code of a finding, such as `unknown-key`", count: 0...1),
    options: [],
    examples: [
      .init("formctl explain unknown-key", "Explain one code"), .init("formctl explain", "List all codes"),
    ],
    exitStatuses: [(.success, "Explained"), (.unusable, "There is no such code")],
    run: { arguments, console, _ throws(UsageError) in
      let width = min(console.outputStyle.width ?? 80, 100)
      guard let name = arguments.operands.first else { return console.write(Explanations.list(width: width)) }
      return console.write(try Explanations.explanation(of: name, width: width))
    })
}

/// What is known about the codes of all layers.
enum Explanations {
  /// Every code that a check of forms, or of an issue, can report.
  static let codes: [DiagnosticCode] =
    DocumentFindings.codes + FormFindings.codes + EvaluationFindings.codes + IssueFormFindings.codes
    + IssueBodyFindings.codes + ScenarioFindings.codes
  /// The pages that explain codes.
  static let pages: [DiagnosticPage] =
    FormFindings.pages + EvaluationFindings.pages + IssueFormFindings.pages + IssueBodyFindings.pages
    + ScenarioFindings.pages

  /// The codes as values of an operand.
  static var choices: [CommandValue.Choice] { codes.map { .init($0.name, page(of: $0)?.summary ?? "") } }

  /// A row for each code.
  static func list(width: Int) -> String {
    let column = (codes.map(\.name.utf8.count).max() ?? 0) + 2
    var text = ""
    for code in codes {
      let summary = page(of: code)?.summary ?? ""
      if width >= column + 30 {
        let margin = "\n" + String(repeating: " ", count: column)
        text += code.name.padded(to: column) + summary.wrapped(to: width - column).joined(separator: margin)
      } else {
        text += code.name + "\n  " + summary.wrapped(to: width - 2).joined(separator: "\n  ")
      }
      text += "\n"
    }
    return text
  }

  /// The page of the code called `name`.
  static func explanation(of name: String, width: Int) throws(UsageError) -> String {
    guard let code = codes.first(where: { $0.name == name }) else {
      let near = nearestName(to: name, in: codes.map(\.name)).map { ["did you mean `\($0)`?"] } ?? []
      throw UsageError(
        "there is no code `\(name.escapedForDisplay())`", hints: near + ["`formctl explain` lists the codes"])
    }
    guard let page = page(of: code) else { return "\(code.name) (\(code.severity.rawValue))\n" }
    let prose = ["\(code.name) (\(code.severity.rawValue)): \(page.summary)", page.reason, "A form with this mistake:"]
    // Lines of a form stay whole, so that they can be copied.
    let parts = prose.map { wrapped($0, width) } + [indented(page.bad), "Repaired:", indented(page.repaired)]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func wrapped(_ text: String, _ width: Int) -> String {
    text.wrapped(to: width).joined(separator: "\n")
  }

  /// The page of `code`.
  static func page(of code: DiagnosticCode) -> DiagnosticPage? { pages.first { $0.code == code } }

  private static func indented(_ form: String) -> String {
    form.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n")
  }
}
