import FormDiagnostics
import FormModel

/// A body that is read back into answers.
struct BodyReading {
  /// The answers that could be read.
  private(set) var answers = Answers()
  /// What is missing, unreadable or in doubt.
  private(set) var findings: [Diagnostic] = []
  /// The answers that may have been given otherwise, in the order of the form.
  private(set) var doubts: [IssueBody.Loss] = []

  let form: IssueForm
  let lines: BodyLines

  /// Reads `text`, which was made of answers to `form`, and perhaps edited since.
  init(_ text: String, for form: IssueForm) { self.init(bytes: Array(text.utf8), for: form) }

  /// Reads the body that `bytes` spell.
  init(bytes: [UInt8], for form: IssueForm) {
    self.form = form
    lines = BodyLines(bytes)
    if form.sections.isEmpty { return }
    let shapes = form.sections.map { SectionShape($0, of: form.form) }
    if let alignment = SectionAlignment(form.sections, shapes, in: lines) {
      readAligned(alignment)
    } else {
      readEdited(SectionSearch(form.sections, in: lines))
    }
  }

  // MARK: - As the host wrote it

  private mutating func readAligned(_ alignment: SectionAlignment) {
    for (section, content) in zip(form.sections, alignment.contents) {
      let text = lines.text(content)
      let field = form.form.fields[section.field]
      switch section.content {
      case .line, .lines(nil): answers.values[section.field] = text == IssueBody.noResponse ? nil : value(text, field)
      case .lines:
        answers.values[section.field] = text == IssueBody.noResponse ? nil : .text(lines.text(inner(content)))
      case .choice: answers.values[section.field] = OptionTexts(field, in: form.form).value(of: text).map { .text($0) }
      case .choices: readChoices(text, of: field, at: lines.range(content))
      case .tasks(let boxes):
        var index = content.lowerBound
        for box in boxes {
          let label = form.form.fields[box].taskLabel(in: form.form)
          answers.values[box] = .boolean(TaskItem(lines.text(index))?.isTicked ?? false)
          index += 1 + label.utf8.count { $0 == UInt8(ascii: "\n") }
        }
      }
      fillEmpty(section)
    }
    guard let doubt = alignment.doubt, let heading = doubt.headings.first else { return }
    let next = form.sections[doubt.section + 1].heading
    let own = form.sections[doubt.section]
    let related = doubt.headings.dropFirst().map {
      Diagnostic.Related(lines.range($0), "or it begins here, or further down")
    }
    report(
      .issueBodyAmbiguous,
      "The answer to `\(own.heading)` may go on here: `### \(next)` stands in the body more than once",
      at: lines.range(heading), related: related,
      hint: "The first one is taken for the heading. Indent the other ones, or put a backslash before them.")
    doubts.append(
      IssueBody.Loss(field: own.field, reason: "a line of the answer, `### \(next)`, reads like the next heading"))
  }

  /// The lines between the fences of a block of code.
  private func inner(_ content: Range<Int>) -> Range<Int> {
    content.count < 2 ? content : content.lowerBound + 1..<content.upperBound - 1
  }

  /// An empty answer is one as well: what the field holds at the start was taken away.
  private mutating func fillEmpty(_ section: IssueForm.Section) {
    guard answers.values[section.field] == nil else { return }
    switch section.content {
    case .tasks: break
    case .choices: answers.values[section.field] = .texts([])
    case .line, .lines, .choice:
      let isText = form.form.fields[section.field].type.value.emptyText
      if isText { answers.values[section.field] = .text("") }
    }
  }

  private mutating func readChoices(_ text: String, of field: Field, at range: SourceRange) {
    guard text != IssueBody.noResponse, let read = OptionTexts(field, in: form.form).values(in: text) else { return }
    answers.values[field.index] = .texts(read.values)
    guard read.isAmbiguous else { return }
    report(
      .issueBodyAmbiguous, "`\(text.firstLine)` can be read as options in more than one way", at: range,
      hint: "An option with a comma in it looks like two. The shorter ones are taken.")
    doubts.append(IssueBody.Loss(field: field.index, reason: "the options can be read in more than one way"))
  }

  /// The value that `text` spells for `field`; nil when it spells none.
  private func value(_ text: String, _ field: Field) -> FieldValue? {
    if case .value(let value) = field.value(ofTyped: text) { value } else { nil }
  }

  private mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange, related: [Diagnostic.Related] = [], hint: String
  ) {
    findings.append(Diagnostic(code, message, at: range, related: related, hint: hint))
  }
}

// MARK: - As a person edited it

extension BodyReading {
  private mutating func readEdited(_ search: SectionSearch) {
    guard let first = search.headings.compactMap(\.self).min() else {
      return report(
        .issueBodySectionMissing, "The body has none of the form's headings", at: lines.range(0),
        hint: "The first one would be `### \(form.sections[0].heading)`. Is it an issue that this form has made?")
    }
    if let stray = (0..<first).first(where: { !lines.text($0).isBlank }) {
      report(
        .issueBodyTextOutside, "This text stands before the first heading of the form, and belongs to no answer",
        at: lines.range(stray), hint: "Move it under a heading.")
    }
    for (place, section) in form.sections.enumerated() {
      let heading = search.headings[place]
      guard let heading else {
        report(
          .issueBodySectionMissing, "The body has no heading `### \(section.heading)`",
          at: lines.range(search.ends[place]),
          hint: "It would stand here. Nothing is known of its answer; write the heading, or compare body and form.")
        continue
      }
      let problems = findings.count
      read(section, lines.withoutBlanksAtEnds(heading + 1..<search.ends[place]), under: heading)
      if findings.count == problems { fillEmpty(section) }
    }
  }

  private mutating func read(_ section: IssueForm.Section, _ content: Range<Int>, under heading: Int) {
    let field = form.form.fields[section.field]
    let text = lines.text(content)
    let place = content.isEmpty ? lines.range(heading) : lines.range(content)
    let isEmpty = text.isEmpty || text.trimmed == IssueBody.noResponse
    switch section.content {
    case .tasks(let boxes): readTasks(boxes, content)
    case _ where isEmpty: break
    case .lines(nil): answers.values[section.field] = .text(text)
    case .lines:
      let inner = lines.isFenced(content) ? content.lowerBound + 1..<content.upperBound - 1 : content
      answers.values[section.field] = .text(lines.text(inner))
    case .line:
      let text = text.onOneLine
      answers.values[section.field] = value(text, field)
      if answers.values[section.field] == nil {
        report(
          .issueBodyUnreadable, "`\(text)` is no answer to `\(section.heading)`: \(field.type.value.noun) is wanted",
          at: place, hint: "Write \(field.type.value.noun) there.")
      }
    case .choice, .choices:
      let options = OptionTexts(field, in: form.form)
      let text = text.onOneLine
      if let value = options.value(of: text) {
        answers.values[section.field] = section.content == .choice ? .text(value) : .texts([value])
      } else if section.content == .choices, options.values(in: text) != nil {
        readChoices(text, of: field, at: place)
      } else if text != IssueBody.noChoice {
        report(
          .issueBodyUnreadable, "`\(text.firstLine)` is no option of `\(section.heading)`", at: place,
          hint: "Options are \(listing(options.texts.prefix(12)))\(options.texts.count > 12 ? " and others" : "").")
      }
    }
  }

  private mutating func readTasks(_ boxes: [Int], _ content: Range<Int>) {
    var boxOfLabel: [String: Int] = [:]
    for box in boxes.reversed() {
      answers.values[box] = .boolean(false)
      boxOfLabel[form.form.fields[box].taskLabel(in: form.form).firstLine] = box
      boxOfLabel[form.form.fields[box].taskLabel(in: form.form).firstWholeLine] = box
    }
    for index in content {
      guard let item = TaskItem(String(lines.text(index).trimmed)) else { continue }
      if let box = boxOfLabel[String(item.label.trimmed)] {
        answers.values[box] = .boolean(item.isTicked)
      } else {
        report(
          .issueBodyUnreadable, "`\(item.label)` is no checkbox of the form", at: lines.range(index),
          hint: "The form may have changed since; compare the body with it.")
      }
    }
  }
}

extension ValueKind {
  /// Whether an empty answer of the kind is an empty text.
  fileprivate var emptyText: Bool {
    switch self {
    case .text, .choice, .file, .any: true
    case .integer, .number, .date, .time, .dateTime, .boolean, .choices, .entries, .selectAll, .none: false
    }
  }
}

extension String {
  /// The text up to its first line break, without white space at its ends.
  fileprivate var firstWholeLine: String { String(prefix { !$0.isNewline }.trimmed) }
}

extension BodyLines {
  /// The lines without those at either end that hold nothing but blanks.
  fileprivate func withoutBlanksAtEnds(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, text(start).isBlank { start += 1 }
    while start < end, text(end - 1).isBlank { end -= 1 }
    return start..<end
  }

  /// Whether the lines are a block of code from the first to the last.
  fileprivate func isFenced(_ range: Range<Int>) -> Bool {
    guard range.count >= 2 else { return false }
    let ticks = text(range.lowerBound).utf8.prefix { $0 == UInt8(ascii: "`") }.count
    let last = text(range.upperBound - 1).utf8
    return ticks >= 3 && last.count >= ticks && last.allSatisfy { $0 == UInt8(ascii: "`") }
  }
}
