public import FormModel

/// The Markdown that a host makes of the answers to an issue form.
///
/// Each answer stands under a heading of the third level that is its label. What is empty reads `_No response_`, options
/// are joined by commas, boxes are a task list, and an answer with a language stands in a fenced block that is longer
/// than any run of backticks in it. Answers are not escaped, because the host does not escape them either: where one
/// could be taken for another part of the body, that is told as a loss.
///
/// Source: GitHub Docs, "Syntax for issue forms", and the issues that GitHub makes; GitHub Flavored Markdown, sections
/// 4.2 (headings), 4.5 (fenced code) and 5.3 (task lists).
public struct IssueBody: Sendable, Equatable {
  /// The body, with a line break at its end; empty when the form has no sections.
  public let text: String
  /// What ``parse(_:for:)`` would not read back as it was answered, in the order of the form.
  public let losses: [Loss]

  /// An answer that is not read back as it was given.
  public struct Loss: Sendable, Equatable {
    /// The place of the field in the form.
    public let field: Int
    /// Why, as a sentence without a closing full stop.
    public let reason: String
  }

  /// What stands where nothing was answered.
  static let noResponse = "_No response_"
  /// What stands there where a person has chosen that nothing is chosen.
  static let noChoice = "None"

  /// The body that `answers` to `form` make. A field without an answer holds what it holds at the start.
  public init(_ form: IssueForm, answers: Answers) {
    var parts: [String] = []
    var losses: [Loss] = []
    for section in form.sections {
      let content = SectionText(section, of: form, answers)
      parts.append("### \(section.heading)\n\n\(content.text)")
      if let reason = content.loss { losses.append(Loss(field: section.field, reason: reason)) }
    }
    text = parts.isEmpty ? "" : parts.joined(separator: "\n\n") + "\n"
    self.losses = losses + BodyReading(text, for: form).doubts
  }

  /// The body that `answers` to `form` make, as ``init(_:answers:)`` does.
  public static func render(_ form: IssueForm, _ answers: Answers) -> String { IssueBody(form, answers: answers).text }
}

/// What stands under one heading.
private struct SectionText {
  private(set) var text: String
  /// Why the answer is not read back as it is; nil when it is.
  private(set) var loss: String?

  init(_ section: IssueForm.Section, of form: IssueForm, _ answers: Answers) {
    let field = form.form.fields[section.field]
    let value = answers.value(of: field)
    switch section.content {
    case .tasks(let boxes):
      text = boxes.map { Self.task(form.form.fields[$0], in: form.form, answers) }.joined(separator: "\n")
    case .choice, .choices:
      let chosen = OptionTexts(field, in: form.form).texts(of: value)
      text = chosen.isEmpty ? IssueBody.noResponse : chosen.joined(separator: ", ")
      if chosen.contains(IssueBody.noResponse) { loss = "the option reads like no answer" }
    case .line, .lines:
      text = value?.description ?? ""
      if case .line = section.content, text.contains(where: \.isNewline) {
        text = String(text.map { $0.isNewline ? " " : $0 })
        loss = "line breaks become spaces, because the answer stands on one line"
      }
      if text.isBlank {
        loss = text.isEmpty ? nil : "an answer of blanks alone is none"
        text = IssueBody.noResponse
      } else if text == IssueBody.noResponse {
        loss = "the answer reads like no answer"
      } else if case .lines(let language?) = section.content {
        text = Self.fenced(text, language)
      }
    }
  }

  private static func task(_ box: Field, in form: Form, _ answers: Answers) -> String {
    "- [\(answers.value(of: box) == .boolean(true) ? "X" : " ")] \(box.taskLabel(in: form))"
  }

  private static func fenced(_ text: String, _ language: String) -> String {
    let fence = String(repeating: "`", count: max(3, text.longestRunOfBackticks + 1))
    return "\(fence)\(language.onOneLine)\n\(text)\n\(fence)"
  }
}

extension Answers {
  /// What `field` holds: its answer, or what it holds at the start.
  func value(of field: Field) -> FieldValue? { values[field.index] ?? field.defaultValue?.value }
}

extension Field {
  /// What stands behind the box of the field in a task list.
  func taskLabel(in form: Form) -> String { label.map { form.plainText($0).withoutBreaksAtEnds } ?? id?.value ?? "" }
}

extension String {
  /// How many backticks stand side by side at most.
  fileprivate var longestRunOfBackticks: Int {
    var longest = 0
    var run = 0
    for byte in utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
