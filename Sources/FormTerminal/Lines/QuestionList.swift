import FormEngine
import FormModel

/// Lists the questions of a form as it is now.
struct QuestionList {
  private(set) var questions: [Question] = []
  /// What is to be read before the next question.
  private var preface: [String] = []
  /// Links that stand by themselves before the next question.
  private var links: [FormElement.LinkLabel] = []
  /// The submit button of the form's own; it is asked for at the end.
  private var submitLabel: String?
  private let words: Words

  init(_ session: FormSession, words: Words) {
    self.words = words
    let snapshot = session.snapshot
    if let title = snapshot.title, !title.isEmpty { preface.append(title) }
    let pages = snapshot.fields.filter { $0.field.type.control == .page }
    for field in snapshot.fields where pages.isEmpty { add(field) }
    for (number, page) in pages.enumerated() {
      preface.append(
        [words.notice(.page(number + 1, of: pages.count)), page.label].compactMap(\.self).joined(separator: ": "))
      page.hint.map { preface.append($0) }
      for field in page.children { add(field) }
    }
    let label = snapshot.submit?.label ?? submitLabel ?? words.buttons.submit
    append(Question(.submit, .yesOrNo, label: label))
  }

  private mutating func append(_ question: Question) {
    var question = question
    question.preface = preface + question.preface
    question.links = links + question.links
    (preface, links) = ([], [])
    questions.append(question)
  }

  private mutating func add(_ field: FieldSnapshot) {
    switch field.field.type.control {
    case .heading, .note: if let label = field.label, !label.isEmpty { preface.append(label) }
    case .line: ask(field, .text(.line))
    case .secret: ask(field, .text(.secret))
    case .paragraph: ask(field, .text(.paragraph))
    case .toggle: ask(field, .yesOrNo)
    case .chooseOne: ask(field, .one(choices(field)))
    case .chooseMany: ask(field, .many(choices(field)))
    case .link: links.append(link(field, label: field.label))
    case .button: addButton(field)
    case .group: addGroup(field)
    case .entries: addEntries(field)
    case .page: for child in field.children { add(child) }
    case .selectAll, .hidden: break
    }
  }

  private func link(_ field: FieldSnapshot, label: String?) -> FormElement.LinkLabel {
    FormElement.LinkLabel(
      stop: .link(field.address), label: label ?? words.buttons.showDocument, isRead: field.isLinkViewed)
  }

  private func name(_ field: FieldSnapshot) -> String {
    var name = field.label ?? field.field.id?.value ?? ""
    while name.last?.isNewline == true { name.removeLast() }
    return name
  }

  private func choices(_ field: FieldSnapshot) -> [FormElement.Choice] {
    field.options.map { option in
      FormElement.Choice(
        label: option.label, hint: option.hint, isChosen: option.isChosen, isEnabled: option.isEnabled,
        reason: option.reason, value: option.value)
    }
  }

  private mutating func ask(_ field: FieldSnapshot, _ kind: Question.Kind) {
    let current = current(field)
    guard field.isEnabled, !field.isReadOnly else {
      let state = field.isEnabled ? words.states.readOnly : words.states.disabled
      preface.append([name(field), state, words.notice(.now(current ?? words.states.empty))].joined(separator: ", "))
      return
    }
    let asides = [words.formats.format(of: field.field.type.value), field.placeholder].compactMap(\.self)
    let label = asides.isEmpty ? name(field) : "\(name(field)) (\(asides.joined(separator: ", ")))"
    var question = Question(.field(field.address), kind, label: label)
    question.isRequired = field.isRequired
    question.current = current
    if let hint = field.hint { question.preface = [hint] }
    if field.field.link != nil { question.links = [link(field, label: field.linkLabel)] }
    append(question)
  }

  /// What the field holds, in words; nil where that may not be told.
  private func current(_ field: FieldSnapshot) -> String? {
    let isEmpty = field.unreadable == nil && (field.value.map(\.isEmptyText) ?? true)
    switch field.field.type.control {
    case .secret: return isEmpty ? words.states.empty : nil
    case .toggle: return field.value == .boolean(true) ? words.states.checked : words.states.notChecked
    case .chooseOne, .chooseMany:
      let chosen = field.options.filter(\.isChosen).map(\.label)
      return chosen.isEmpty ? words.states.none : chosen.joined(separator: ", ")
    case .paragraph:
      return isEmpty ? words.states.empty : (field.value?.description ?? "").replacing("\n", with: " ")
    default: return isEmpty ? words.states.empty : field.unreadable ?? field.value?.description
    }
  }

  private mutating func addButton(_ field: FieldSnapshot) {
    guard case .button(let action) = field.field.details else { return }
    switch action {
    case .submit: if submitLabel == nil || field.isEnabled { submitLabel = field.label }
    case .open: links.append(link(field, label: field.label))
    case .set where field.isEnabled: append(Question(.button(field.address), .yesOrNo, label: name(field)))
    case .set, .add, .reset: break
    }
  }

  /// A group of nothing but boxes is one question, any other is what stands in it.
  private mutating func addGroup(_ field: FieldSnapshot) {
    let boxes = field.children.filter { $0.field.type.control == .toggle }
    let isOneQuestion =
      boxes.count > 1
      && field.children.allSatisfy { [.toggle, .selectAll, .note].contains($0.field.type.control) }
      && boxes.contains { $0.isEnabled && !$0.isReadOnly }
    guard isOneQuestion else {
      if let label = field.label, !label.isEmpty { preface.append(label) }
      field.hint.map { preface.append($0) }
      for child in field.children { add(child) }
      return
    }
    let choices = boxes.map { box in
      FormElement.Choice(
        label: box.isRequired ? "\(name(box)), \(words.states.required)" : name(box), hint: box.hint,
        isChosen: box.value == .boolean(true), isEnabled: box.isEnabled && !box.isReadOnly, reason: nil,
        value: box.field.id?.value ?? "")
    }
    for note in field.children where note.field.type.control == .note { preface.append(note.label ?? "") }
    var question = Question(.group(field.address), .many(choices), label: field.label ?? words.states.all)
    question.boxes = boxes.map(\.address)
    question.isRequired = field.isRequired
    let ticked = boxes.filter { $0.value == .boolean(true) }.map { name($0) }
    question.current = ticked.isEmpty ? words.states.none : ticked.joined(separator: ", ")
    if let hint = field.hint { question.preface = [hint] }
    question.links = boxes.filter { $0.field.link != nil }.map { link($0, label: name($0)) }
    append(question)
  }

  private mutating func addEntries(_ field: FieldSnapshot) {
    preface.append(name(field))
    field.hint.map { preface.append($0) }
    for (place, entry) in field.entries.enumerated() {
      preface.append(entry.label ?? words.notice(.entry(place + 1)))
      for inner in entry.fields { add(inner) }
    }
    guard field.isEnabled, !field.isReadOnly else { return }
    if case .entries(_, let most?, _) = field.field.details, field.entries.count >= most.value { return }
    append(Question(.another(field.address), .yesOrNo, label: name(field)))
  }
}
