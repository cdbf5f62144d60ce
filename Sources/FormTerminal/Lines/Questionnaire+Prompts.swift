import FormEngine
import FormModel

extension Questionnaire {
  /// The lines before the question: headlines, texts, numbered options; where there are commands, those for the documents
  /// and the button that stand here.
  public func introduction(namingCommands: Bool) -> [String] {
    var lines = question.preface
    for link in question.links where namingCommands {
      let number = documentNumber(of: link)
      let read = link.isRead ? " (\(words.states.read))" : ""
      lines.append(":open \(number) - \(link.label)\(read)")
    }
    if namingCommands, let reset = question.reset { lines.append(":reset - \(reset)") }
    switch question.kind {
    case .one(let choices), .many(let choices):
      for (place, choice) in choices.enumerated() { lines.append(line(place + 1, choice)) }
    case .text, .yesOrNo: break
    }
    return lines
  }

  private func line(_ number: Int, _ choice: FormElement.Choice) -> String {
    var parts = [choice.label]
    if let hint = choice.hint { parts.append(hint) }
    if choice.isChosen { parts.append(words.states.checked) }
    if !choice.isEnabled { parts.append(choice.reason ?? words.states.disabled) }
    return "\(number). \(parts.joined(separator: ", "))"
  }

  /// The question itself; the answer is typed behind it.
  public var prompt: String {
    if case .another = question.subject { return words.notice(.another(label: question.label)) + ": " }
    var states: [String] = []
    if question.isRequired { states.append(words.states.required) }
    if let current = question.current { states.append(words.notice(.now(current))) }
    if question.kind == .yesOrNo { states.append("\(words.buttons.yes)/\(words.buttons.no)") }
    let (place, count) = place ?? (0, 0)
    let text = words.notice(.question(place + 1, of: count, label: question.label, states: states))
    let how: String? =
      switch question.kind {
      case .one: words.decisions.chooseNumber
      case .many: words.decisions.chooseNumbers
      case .text(.paragraph): words.decisions.endParagraph
      case .text, .yesOrNo: nil
      }
    return how.map { "\(text). \($0): " } ?? "\(text): "
  }

  /// Every answer in a line, to be looked over before the form is submitted.
  public var review: [String] {
    questions.compactMap { question in
      question.current.map { "\(question.label): \($0)" }
    }
  }

  /// The number of a link among all links of the form, counted from 1.
  func documentNumber(of link: FormElement.LinkLabel) -> Int {
    (allLinks.firstIndex { $0.stop == link.stop } ?? 0) + 1
  }

  /// Every link of the form in order.
  private var allLinks: [FormElement.LinkLabel] { questions.flatMap(\.links) }

  /// Opens the document with a number as the prompts name it; nil when there is none.
  public mutating func openDocument(_ number: Int) -> Bool {
    let links = allLinks
    guard links.indices.contains(number - 1), let address = links[number - 1].stop.address else { return false }
    return (try? session.apply(.open(address))) != nil
  }

  /// Closes the open document, which was read to its end or not.
  public mutating func closeDocument(wasReadToEnd: Bool) {
    if wasReadToEnd { _ = try? session.apply(.viewed) }
    _ = try? session.apply(.close)
    renew()
  }
}
