import FormEngine
public import FormModel

extension Questionnaire {
  /// What became of an answer.
  public enum Outcome: Hashable, Sendable {
    /// It was accepted, and another question is asked now; what to say about it.
    case accepted([String])
    /// It was not accepted, and the same question is asked again. Why not, in a sentence.
    case rejected(String)
    /// The form cannot be submitted yet; the reasons. The first question in the way is asked now.
    case refused([String])
    /// An alert is up, which is to be shown and then dismissed by ``dismissAlert()``.
    case alert(title: String?, message: String)
    /// The person does not want to submit; the same question is asked again.
    case declined
    /// The form was submitted.
    case submitted
  }

  /// Answers the question that is asked with a line as it was typed; a paragraph comes with its line breaks.
  public mutating func answer(_ line: String) -> Outcome {
    switch (question.subject, question.kind) {
    case (.field(let address), .text(let kind)): answer(text: line, kind, at: address)
    case (.field(let address), .yesOrNo): answer(yesOrNo: line, at: address)
    case (.field(let address), .one(let choices)): answer(one: line, of: choices, at: address)
    case (.field(let address), .many(let choices)): answer(many: line, of: choices, at: address)
    case (.group(let address), .many(let choices)): answer(boxes: line, of: choices, at: address)
    case (.another(let address), _): answer(another: line, at: address)
    case (.all(let address), _): answer(all: line, at: address)
    case (.button(let address), _): answer(button: line, at: address)
    case (.submit, _): answer(submit: line)
    case (.group, _): .rejected(words.reason(.notAChoice))
    }
  }

  /// Dismisses the alert that is up.
  ///
  /// After the alert of a rule the question is asked whose answer it speaks of, after that of a submit check the same.
  public mutating func dismissAlert() {
    let origin = session.alert?.origin
    _ = try? session.apply(.dismiss)
    if case .rule(_, let address)? = origin, move(to: address) { return }
    renew()
  }

  // MARK: - Fields

  /// Does `events`, looks at what is wrong with the fields at `addresses` then, and goes on if nothing is.
  private mutating func give(
    _ events: [FormEvent], checking addresses: [FieldAddress],
    saying sentence: (Self, [Change]) -> [String] = { _, _ in [] }
  ) -> Outcome {
    // A copy costs as much as the form is large, and nobody needs one who is not asked again.
    let before: FormSession? = if case .conversation = manner { session } else { nil }
    var changes: [Change] = []
    func refuse(_ reason: String) -> Outcome {
      if let before { session = before }
      return .rejected(reason)
    }
    for event in events {
      do throws(EventRefusal) {
        changes += try session.apply(event)
      } catch {
        return refuse(words.reason(.notAChoice))
      }
    }
    for address in addresses {
      guard let reason = session.firstError(of: address) else { continue }
      guard addresses.count > 1, let label = session.snapshot(of: address)?.label else { return refuse(reason) }
      return refuse(words.notice(.about(label: label, reason)))
    }
    changes += (try? session.apply(.blur)) ?? []
    let said = sentence(self, changes)
    advance(after: changes)
    return .accepted(said)
  }

  private mutating func answer(text: String, _ kind: FormElement.TextKind, at address: FieldAddress) -> Outcome {
    if text.isEmpty { return give([], checking: [address]) }
    return give([.type(address, text.composed)], checking: [address])
  }

  private mutating func answer(yesOrNo line: String, at address: FieldAddress) -> Outcome {
    if line.isBlank { return give([], checking: [address]) }
    guard let isYes = yesOrNo(line) else { return rejectedYesOrNo }
    return give([.set(address, .boolean(isYes))], checking: [address])
  }

  private mutating func answer(
    one line: String, of choices: [FormElement.Choice], at address: FieldAddress
  ) -> Outcome {
    if line.isBlank { return give([], checking: [address]) }
    guard let choice = choice(line, of: choices), choice.isEnabled else { return .rejected(words.reason(.notAChoice)) }
    return give([.tapOption(address, choice.value)], checking: [address])
  }

  /// The option that a number or `=value` means.
  private func choice(_ line: String, of choices: [FormElement.Choice]) -> FormElement.Choice? {
    let text = line.trimmedSpaces
    if text.hasPrefix("=") {
      let value = text.dropFirst()
      return choices.first { $0.value == value }
    }
    guard let number = Int(text), choices.indices.contains(number - 1) else { return nil }
    return choices[number - 1]
  }

  private func meansAll(_ line: String) -> Bool {
    ["all", words.states.all.lowercased()].contains(line.trimmedSpaces.lowercased())
  }

  /// The places of the options that a line of numbers means; nil when it means none.
  private func places(_ line: String, of choices: [FormElement.Choice], chosen: [Bool]) -> [Bool]? {
    let text = line.trimmedSpaces.lowercased()
    var result = choices.indices.map { !choices[$0].isEnabled && chosen[$0] }
    if text == "none" || text == words.states.none.lowercased() { return result }
    if meansAll(line) {
      return choices.indices.map { choices[$0].isEnabled || chosen[$0] }
    }
    for part in line.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\t" }) {
      guard let choice = choice(String(part), of: choices), let place = choices.firstIndex(of: choice) else {
        return nil
      }
      guard choice.isEnabled || chosen[place] else { return nil }
      result[place] = true
    }
    return result
  }

  private mutating func answer(
    many line: String, of choices: [FormElement.Choice], at address: FieldAddress
  ) -> Outcome {
    if line.isBlank { return give([], checking: [address]) }
    guard let wanted = places(line, of: choices, chosen: choices.map(\.isChosen)) else {
      return .rejected(words.reason(.notAChoice))
    }
    // `all` is what a box for all would do: options that exclude the others are not meant.
    if meansAll(line), let field = session.snapshot(of: address), field.selectAll != nil {
      let events: [FormEvent] = field.selectAll?.state == .on ? [] : [.tap(.field(address))]
      return give(events, checking: [address]) { after, _ in after.checked(at: address) }
    }
    let chosen = choices.indices.filter { wanted[$0] }.map { choices[$0] }
    let exclusive = session.form.fields[address.field].options.filter(\.isExclusive).map(\.value.value)
    if chosen.count > 1, let alone = chosen.first(where: { exclusive.contains($0.value) }) {
      return .rejected(words.reason(.chosenWithOthers(label: alone.label)))
    }
    let values = chosen.map(\.value)
    return give([.set(address, .texts(values))], checking: [address]) { after, _ in after.checked(at: address) }
  }

  private func checked(at address: FieldAddress) -> [String] {
    let chosen = session.snapshot(of: address)?.options.filter(\.isChosen).map(\.label.onOneLine) ?? []
    return [words.notice(.checked(chosen))]
  }

  private mutating func answer(
    boxes line: String, of choices: [FormElement.Choice], at address: FieldAddress
  ) -> Outcome {
    let boxes = question.boxes
    let state = { (session: FormSession) in boxes.map { session.snapshot(of: $0)?.value == .boolean(true) } }
    let chosen = state(session)
    guard !line.isBlank else { return give([], checking: [address] + boxes) }
    guard var wanted = places(line, of: choices, chosen: chosen) else { return .rejected(words.reason(.notAChoice)) }
    if case .group(_, let exclusive?, _) = session.form.fields[address.field].details {
      let alone = boxes.firstIndex { session.form.fields[$0.field].isExclusive(by: exclusive) }
      if meansAll(line), let alone { wanted[alone] = false }
      let count = wanted.count(where: { $0 })
      if let alone, wanted[alone], count > 1 {
        return .rejected(
          words.reason(.chosenWithOthers(label: session.snapshot(of: boxes[alone])?.labelOnOneLine ?? "")))
      }
      if exclusive == .atMostOne, count > 1 {
        return .rejected(words.reason(.tooManyChosen(most: 1, count: count)))
      }
    }
    // Boxes are unticked before others are ticked, so that those that exclude each other end as they are wanted.
    let off = boxes.indices.filter { chosen[$0] && !wanted[$0] }.map { FormEvent.set(boxes[$0], .boolean(false)) }
    let on = boxes.indices.filter { !chosen[$0] && wanted[$0] }.map { FormEvent.set(boxes[$0], .boolean(true)) }
    return give(off + on, checking: [address] + boxes) { after, _ in
      let labels = boxes.compactMap { after.session.snapshot(of: $0) }.filter { $0.value == .boolean(true) }
      return [after.words.notice(.checked(labels.map(\.labelOnOneLine)))]
    }
  }

  // MARK: - Decisions

  private func yesOrNo(_ line: String) -> Bool? { Self.yesOrNo(line, words) }

  /// What a line means as an answer of yes or no; nil when it is neither.
  public static func yesOrNo(_ line: String, _ words: Words) -> Bool? {
    let text = line.trimmedSpaces.lowercased()
    let buttons = words.buttons
    if text == buttons.yes.lowercased() || buttons.yesWords.contains(text) || ["yes", "y"].contains(text) {
      return true
    }
    if text == buttons.no.lowercased() || buttons.noWords.contains(text) || ["no", "n"].contains(text) { return false }
    return nil
  }

  private var rejectedYesOrNo: Outcome { .rejected("\(words.buttons.yes)/\(words.buttons.no)") }

  private mutating func answer(another line: String, at address: FieldAddress) -> Outcome {
    guard let isYes = line.isBlank ? false : yesOrNo(line) else { return rejectedYesOrNo }
    guard isYes else { return give([], checking: [address]) }
    let count = session.entryCount(of: address)
    guard let changes = try? session.apply(.add(address)) else { return .rejected(words.reason(.notAChoice)) }
    enter(entry: FieldAddress(field: address.field, entries: address.entries + [count]), after: changes)
    return .accepted([])
  }

  /// Yes ticks all that count. No unticks them where all are ticked, and leaves them alone where only some are: nobody
  /// said no to those.
  private mutating func answer(all line: String, at address: FieldAddress) -> Outcome {
    if line.isBlank { return give([], checking: []) }
    guard let isYes = yesOrNo(line) else { return rejectedYesOrNo }
    let isOn = session.snapshot(of: address, withParts: false)?.selectAll?.state == .on
    guard isYes != isOn else { return give([], checking: []) }
    return give(isYes || isOn ? [.tap(.field(address))] : [], checking: []) { after, changes in
      let boxes = changes.compactMap { change -> FieldSnapshot? in
        guard case .field(let box, .value) = change else { return nil }
        return after.session.snapshot(of: box).flatMap { $0.field.control == .toggle ? $0 : nil }
      }
      return [after.words.notice(.checked(boxes.filter { $0.value == .boolean(true) }.map(\.labelOnOneLine)))]
    }
  }

  private mutating func answer(button line: String, at address: FieldAddress) -> Outcome {
    guard let isYes = line.isBlank ? false : yesOrNo(line) else { return rejectedYesOrNo }
    return give(isYes ? [.tap(.field(address))] : [], checking: [])
  }

  private mutating func answer(submit line: String) -> Outcome {
    guard let isYes = yesOrNo(line) else { return rejectedYesOrNo }
    guard isYes else { return .declined }
    do throws(EventRefusal) {
      try session.apply(.submit)
    } catch {
      let obstacles = SubmitObstacles(session).ofReadiness
      if let first = obstacles.first { _ = move(to: first.address) } else { renew() }
      return .refused([words.notice(.stillNeeded(obstacles.map(\.label)))])
    }
    if session.submission != nil { return .submitted }
    if let alert = session.alert { return .alert(title: alert.title, message: alert.message) }
    let invalid = SubmitObstacles(session).ofValidity
    let reasons = invalid.map { obstacle in
      words.notice(.about(label: obstacle.label, session.snapshot(of: obstacle.address)?.firstError ?? ""))
    }
    if let first = invalid.first { _ = move(to: first.address) } else { renew() }
    return .refused(reasons)
  }
}

extension String {
  /// Whether the text holds nothing but spaces.
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }

  /// The text without spaces at its ends.
  fileprivate var trimmedSpaces: String {
    var text = self[...]
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}

extension FieldSnapshot {
  fileprivate var labelOnOneLine: String { (label ?? "").onOneLine }
}

extension Field {
  /// Whether this is the box that excludes all others of its group.
  fileprivate func isExclusive(by rule: Exclusive) -> Bool {
    if case .member(let id) = rule { id.value == self.id?.value } else { false }
  }
}
