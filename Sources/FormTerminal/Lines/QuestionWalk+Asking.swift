import FormEngine
import FormModel

extension QuestionWalk {
  /// The question for the answer of a field. What cannot be answered is only told.
  mutating func question(of field: FieldSnapshot, _ kind: Question.Kind) -> Question? {
    let current = current(field)
    guard isAsked(field, now: current ?? words.states.empty) else { return nil }
    let asides = [words.formats.format(of: field.field.type.value), field.placeholder].compactMap(\.self)
    let name = name(of: field)
    let label = asides.isEmpty ? name : "\(name) (\(asides.joined(separator: ", ")))"
    var question = Question(.field(field.address), kind, label: label)
    question.isRequired = field.isRequired
    question.current = current
    if let hint = field.hint { question.preface = [hint.onOneLine] }
    if field.field.link != nil { question.links = [link(of: field, label: field.linkLabel)] }
    return question
  }

  /// Whether something can be answered; if not, its state is told before the next question.
  private mutating func isAsked(_ field: FieldSnapshot, now: String) -> Bool {
    if field.isEnabled, !field.isReadOnly { return true }
    let state = field.isEnabled ? words.states.readOnly : words.states.disabled
    preface.append([name(of: field), state, words.notice(.now(now))].joined(separator: ", "))
    return false
  }

  /// The question whether all boxes that a select-all stands for are to be ticked.
  mutating func questionOfAll(_ field: FieldSnapshot) -> Question? {
    guard let all = field.selectAll else { return nil }
    let label = all.label ?? words.states.all
    let now =
      switch all.state {
      case .on: words.states.checked
      case .off: words.states.notChecked
      case .indeterminate: words.states.partlyChecked
      }
    guard all.isEnabled else {
      preface.append([label, words.states.disabled, words.notice(.now(now))].joined(separator: ", "))
      return nil
    }
    var question = Question(.all(field.address), .yesOrNo, label: label)
    question.current = now
    if field.field.type == .selectAll, let hint = field.hint { question.preface = [hint.onOneLine] }
    return question
  }

  /// The question which boxes of a group are to be ticked; nil when the group is not asked as a whole.
  mutating func questionOfBoxes(in group: FieldSnapshot) -> Question? {
    guard session.isListOfBoxes(group), let field = session.snapshot(of: group.address) else { return nil }
    let boxes = field.children.filter { $0.field.control == .toggle }
    guard boxes.count > 1, boxes.contains(where: { $0.isEnabled && !$0.isReadOnly }) else { return nil }
    let choices = boxes.map { box in
      let name = name(of: box)
      return FormElement.Choice(
        label: box.isRequired ? "\(name), \(words.states.required)" : name, hint: box.hint?.onOneLine,
        isChosen: box.value == .boolean(true), isEnabled: box.isEnabled && !box.isReadOnly, reason: nil,
        value: box.field.id?.value ?? "")
    }
    for note in field.children where note.field.control == .note { preface.append(note.label ?? "") }
    var question = Question(.group(field.address), .many(choices), label: field.label ?? words.states.all)
    question.boxes = boxes.map(\.address)
    question.isRequired = field.isRequired
    let ticked = boxes.filter { $0.value == .boolean(true) }.map { name(of: $0) }
    question.current = ticked.isEmpty ? words.states.none : ticked.joined(separator: ", ")
    if let hint = field.hint { question.preface = [hint.onOneLine] }
    question.links = boxes.filter { $0.field.link != nil }.map { link(of: $0, label: name(of: $0)) }
    return question
  }

  func link(of field: FieldSnapshot, label: String?) -> FormElement.LinkLabel {
    FormElement.LinkLabel(
      stop: .link(field.address), label: label?.onOneLine ?? words.buttons.showDocument, isRead: field.isLinkViewed)
  }

  func name(of field: FieldSnapshot) -> String {
    (field.label ?? field.field.id?.value ?? "").onOneLine
  }

  /// What the field holds, in words; nil where that may not be told.
  private func current(_ field: FieldSnapshot) -> String? {
    let isEmpty = field.unreadable == nil && (field.value.map(\.isEmptyText) ?? true)
    switch field.field.control {
    case .secret: return isEmpty ? words.states.empty : nil
    case .toggle: return field.value == .boolean(true) ? words.states.checked : words.states.notChecked
    case .chooseOne, .chooseMany:
      let chosen = field.options.filter(\.isChosen).map(\.label.onOneLine)
      return chosen.isEmpty ? words.states.none : chosen.joined(separator: ", ")
    default: return isEmpty ? words.states.empty : field.text.onOneLine
    }
  }
}

extension FieldSnapshot {
  /// The options as they are listed.
  var choices: [FormElement.Choice] {
    options.map { option in
      FormElement.Choice(
        label: option.label.onOneLine, hint: option.hint?.onOneLine, isChosen: option.isChosen,
        isEnabled: option.isEnabled, reason: option.reason?.onOneLine, value: option.value)
    }
  }
}

extension FormSession {
  /// Whether a group shows nothing but boxes, notes about them, and select-alls that stand for no box elsewhere.
  fileprivate func isListOfBoxes(_ group: FieldSnapshot) -> Bool {
    let inside = group.field.descendants
    var place = inside.lowerBound
    while place < inside.upperBound {
      let part = form.fields[place]
      place = part.subtreeEnd
      guard isShown(FieldAddress(field: part.index, entries: group.address.entries)) else { continue }
      switch part.control {
      case .toggle, .note: continue
      case .selectAll:
        guard case .selectAll(let members?) = part.details else { continue }
        let ids = form.fields[inside].map { $0.id?.value }
        guard members.allSatisfy({ ids.contains($0.value) }) else { return false }
      default: return false
      }
    }
    return true
  }
}
