import FormEngine
import FormModel

/// Goes through a form as it is now, from question to question.
///
/// Each step takes a time that depends on what is met on the way and not on the size of the form.
struct QuestionWalk: IteratorProtocol, Sequence {
  let session: FormSession
  let words: Words
  /// Where the walk is; nil once it has met the last question.
  private var place: FormPlace?
  /// What is to be read before the next question.
  var preface: [String] = []
  /// Links that stand by themselves before the next question.
  private var links: [FormElement.LinkLabel] = []
  /// The button before the next question that empties the form.
  private var reset: String?

  /// A walk through all questions.
  init(_ session: FormSession, words: Words) {
    self.init(session, from: session.firstPlace, words: words)
    if let title = session.snapshot.title, !title.isEmpty { preface.append(title.onOneLine) }
  }

  /// A walk through the questions from `place` on.
  init(_ session: FormSession, from place: FormPlace?, words: Words) {
    self.session = session
    self.place = place
    self.words = words
  }

  /// The next question; nil after the last one.
  mutating func next() -> Question? {
    while let current = place {
      let question: Question?
      (question, place) = visit(current)
      guard var question else { continue }
      question.preface = preface + question.preface
      question.links = links + question.links
      question.reset = reset
      (preface, links, reset) = ([], [], nil)
      return question
    }
    return nil
  }

  /// The question that stands at a place, if one does, and the place after it.
  private mutating func visit(_ place: FormPlace) -> (Question?, FormPlace?) {
    switch place {
    case .field(let address): return visit(address)
    case .entry(let address):
      let list = FieldAddress(field: address.field, entries: Array(address.entries.dropLast()))
      let number = address.entries.last ?? 0
      preface.append(session.entryLabel(of: list, at: number)?.onOneLine ?? words.notice(.entry(number + 1)))
      return (nil, session.placeInside(entry: address))
    case .entriesEnd(let address): return (questionOfAnother(address), session.place(after: address))
    case .submit:
      let label = session.snapshot.submit?.label ?? ownSubmitLabel ?? words.buttons.submit
      return (Question(.submit, .yesOrNo, label: label), nil)
    }
  }

  private mutating func visit(_ address: FieldAddress) -> (Question?, FormPlace) {
    let after = session.place(after: address)
    guard let field = session.snapshot(of: address, withParts: false) else { return (nil, after) }
    switch field.field.control {
    case .heading: if let label = field.label, !label.isEmpty { preface.append(label.onOneLine) }
    case .note: if let label = field.label, !label.isEmpty { preface.append(label) }
    case .line: return (question(of: field, .text(.line)), after)
    case .secret: return (question(of: field, .text(.secret)), after)
    case .paragraph: return (question(of: field, .text(.paragraph)), after)
    case .toggle: return (question(of: field, .yesOrNo), after)
    case .chooseOne: return (question(of: field, .one(field.choices)), after)
    case .chooseMany: return (question(of: field, .many(field.choices)), after)
    case .selectAll: return (questionOfAll(field), after)
    case .link: links.append(link(of: field, label: field.label))
    case .button: return (question(ofButton: field), after)
    case .group: return visit(group: field)
    case .page:
      let (number, count) = pageNumber(of: address)
      let headline = [words.notice(.page(number, of: count)), field.label].compactMap(\.self).joined(separator: ": ")
      preface.append(headline.onOneLine)
      addHint(of: field)
      return (nil, session.placeInside(address) ?? after)
    case .entries:
      preface.append(name(of: field))
      addHint(of: field)
      return (nil, session.placeInside(address) ?? .entriesEnd(address))
    case .hidden: break
    }
    return (nil, after)
  }

  /// A group of nothing but boxes is one question; any other is what stands in it.
  private mutating func visit(group field: FieldSnapshot) -> (Question?, FormPlace) {
    let after = session.place(after: field.address)
    if let question = questionOfBoxes(in: field) { return (question, after) }
    if let label = field.label, !label.isEmpty { preface.append(label.onOneLine) }
    addHint(of: field)
    let inside = session.placeInside(field.address) ?? after
    return (field.selectAll == nil ? nil : questionOfAll(field), inside)
  }

  private mutating func addHint(of field: FieldSnapshot) {
    if let hint = field.hint { preface.append(hint.onOneLine) }
  }

  private mutating func question(ofButton field: FieldSnapshot) -> Question? {
    guard case .button(let action) = field.field.details, field.isEnabled else { return nil }
    switch action {
    case .set: return Question(.button(field.address), .yesOrNo, label: name(of: field))
    case .open: links.append(link(of: field, label: field.label))
    case .reset: reset = name(of: field)
    // The question for one more entry is asked at the repeat, and that for submitting at the end.
    case .add, .submit: break
    }
    return nil
  }

  private func questionOfAnother(_ address: FieldAddress) -> Question? {
    guard let field = session.snapshot(of: address, withParts: false), field.isEnabled, !field.isReadOnly else {
      return nil
    }
    if case .entries(_, let most?, _) = field.field.details, session.entryCount(of: address) >= most.value {
      return nil
    }
    return Question(.another(address), .yesOrNo, label: name(of: field))
  }

  /// What stands on the form's own submit button; of several on the first that can be pressed.
  private var ownSubmitLabel: String? {
    let buttons = session.form.fields.filter { $0.details == .button(.submit) }.compactMap { field in
      session.snapshot(of: FieldAddress(field: field.index), withParts: false)
    }
    return (buttons.first(where: \.isEnabled) ?? buttons.first)?.label
  }

  /// The number of a page among those that are shown, counted from 1, and how many there are.
  private func pageNumber(of address: FieldAddress) -> (Int, of: Int) {
    let pages = session.form.fields.filter { $0.control == .page }.map { FieldAddress(field: $0.index) }
    let shown = pages.filter { session.isShown($0) }
    return ((shown.firstIndex(of: address) ?? 0) + 1, shown.count)
  }
}
