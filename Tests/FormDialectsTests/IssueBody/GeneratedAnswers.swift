import FormModel
import FormTestSupport

@testable import FormDialects

/// Answers that nobody would give, drawn for the fields of an issue form.
struct GeneratedAnswers {
  /// Lines that a body could take for something else.
  private static let lines = [
    "It crashes", "`code` and ``more``", "```", "````swift", "~~~", "# Heading", "### Heading", "- [X] done",
    "- [ ] open", "_No response_", "  indented", "trailing  ", "a\rb", "ends in CR\r", "", "  ", "한글 😀", "a, b", "None",
    "\\### x", "<!-- comment -->", "\t", "${expression}", "> quote", "---",
  ]

  private var random: SeededGenerator

  /// The answers that `seed` begins.
  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// An answer for every field of `form`; `isHostile` lets texts hold the form's own headings.
  mutating func answers(to form: IssueForm, isHostile: Bool) -> Answers {
    var answers = Answers()
    for section in form.sections {
      let field = form.form.fields[section.field]
      switch section.content {
      case .tasks(let boxes): for box in boxes { answers.values[box] = .boolean(Bool.random(using: &random)) }
      case .choice:
        let isChosen = Int.random(in: 0..<4, using: &random) > 0
        let option = field.options.randomElement(using: &random)?.value.value ?? ""
        answers.values[field.index] = .text(isChosen ? option : "")
      case .choices:
        let chosen = field.options.map(\.value.value).filter { _ in Bool.random(using: &random) }
        answers.values[field.index] = .texts(chosen)
      case .line: answers.values[field.index] = .text(line(of: form, isHostile))
      case .lines: answers.values[field.index] = .text(text(of: form, isHostile))
      }
    }
    return answers
  }

  private mutating func text(of form: IssueForm, _ isHostile: Bool) -> String {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in line(of: form, isHostile) }
      .joined(separator: ["\n", "\n\n", "\r\n"].randomElement(using: &random) ?? "\n")
  }

  private mutating func line(of form: IssueForm, _ isHostile: Bool) -> String {
    if isHostile, Int.random(in: 0..<3, using: &random) == 0, let section = form.sections.randomElement(using: &random)
    {
      return ["### \(section.heading)", "### \(section.heading)\n\nx", "\n### \(section.heading)\n\n"]
        .randomElement(using: &random) ?? ""
    }
    return Self.lines.randomElement(using: &random) ?? ""
  }
}
