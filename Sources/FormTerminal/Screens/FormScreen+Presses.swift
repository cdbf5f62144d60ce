import FormEngine
import FormModel

extension FormScreen {
  /// How long a pressed button looks pressed, in milliseconds.
  static let pressedTime = 120

  /// Does what a stop is for.
  mutating func press(_ stop: Stop, at now: Int) {
    switch stop {
    case .link(let address): tell(.open(address))
    case .selectAll(let address): tap(address)
    case .back: turnPage(by: -1)
    case .next: turnPage(by: 1)
    case .add(let address): addEntry(to: address, at: now)
    case .remove(let address, let entry): askToRemove(entry, of: address)
    case .submit: submit(.submit, pressing: stop, at: now)
    case .field(let address):
      let field = session.form.fields[address.field]
      switch field.details {
      case .button(.submit): submit(.tap(.field(address)), pressing: stop, at: now)
      case .button(let action):
        guard case .button(isReady: true, _)? = element?.kind, holdDown(stop, at: now) else { return }
        if case .open = action {} else { undo.begin(session) }
        if tell(.tap(.field(address))) { changeCount += 1 }
      case .link: tell(.open(address))
      default:
        if field.appearance == "button", !holdDown(stop, at: now) { return }
        tap(address)
      }
    }
  }

  private mutating func tap(_ address: FieldAddress) {
    undo.begin(session)
    if tell(.tap(.field(address))) { changeCount += 1 }
  }

  /// Shows a stop as pressed; false while that is shown already, unless the focus has moved meanwhile.
  private mutating func holdDown(_ stop: Stop, at now: Int) -> Bool {
    letGo()
    guard pressed != stop || !isHeld else { return false }
    pressed = stop
    isHeld = true
    pressedUntil = now + Self.pressedTime
    return true
  }

  /// Submits the form, after its review where one is wanted.
  private mutating func submit(_ event: FormEvent, pressing stop: Stop, at now: Int) {
    guard pressed != stop || !isHeld else { return }
    if look.reviews, overlay == nil, session.isSubmitEnabled { return showReview() }
    guard tell(event) else {
      notice = words.notice(.stillNeeded(SubmitObstacles(session).ofReadiness.map(\.label)))
      return
    }
    _ = holdDown(stop, at: now)
    isLeaving = session.submission != nil
    undo.endTyping()
    followsFocus = true
  }

  /// Shows all answers once more.
  mutating func showReview() {
    overlay = .review(ReviewList(FormOutline(session, page: nil, words: words), words: words))
  }

  /// Submits after the review.
  mutating func submitReviewed(at now: Int) {
    overlay = nil
    guard let stop = submitStop else { return }
    var event = FormEvent.submit
    if case .field(let address) = stop { event = .tap(.field(address)) }
    moveFocus(to: stop)
    guard tell(event) else {
      notice = words.notice(.stillNeeded(SubmitObstacles(session).ofReadiness.map(\.label)))
      return
    }
    _ = holdDown(stop, at: now)
    isLeaving = session.submission != nil
  }

  // MARK: - Entries

  private mutating func addEntry(to address: FieldAddress, at now: Int) {
    guard case .button(isReady: true, _)? = outline.element(at: .add(address))?.kind, holdDown(.add(address), at: now)
    else { return }
    undo.begin(session)
    guard tell(.add(address)) else { return }
    changeCount += 1
    renew()
    let count = session.snapshot(of: address)?.entries.count ?? 0
    let entry = FieldAddress(field: address.field, entries: address.entries + [count - 1])
    if let first = stops.first(where: { $0.address?.stands(inEntry: entry, of: session.form) ?? false }) {
      moveFocus(to: first)
    }
  }

  private mutating func askToRemove(_ entry: Int, of address: FieldAddress) {
    let place = FieldAddress(field: address.field, entries: address.entries + [entry])
    let fields = session.snapshot(of: address)?.entries
    let holdsAnswers =
      fields.map { $0.indices.contains(entry) && $0[entry].fields.contains(where: \.holdsAnswer) } ?? false
    guard holdsAnswers else { return remove(place) }
    let buttons = [words.buttons.cancel, words.buttons.remove]
    overlay = .removing(MessageBox(title: words.decisions.removeEntry, message: "", buttons: buttons), place)
  }

  /// Takes an entry away; the focus goes to its neighbour.
  mutating func remove(_ place: FieldAddress) {
    undo.begin(session)
    guard tell(.remove(place)), let entry = place.entries.last else { return }
    changeCount += 1
    renew()
    let list = FieldAddress(field: place.field, entries: Array(place.entries.dropLast()))
    let wanted: [Stop] = [.remove(list, entry: entry), .remove(list, entry: entry - 1), .add(list)]
    moveFocus(to: wanted.first { stops.contains($0) } ?? stops.first)
  }
}

extension FieldSnapshot {
  /// Whether a person gave an answer in the field or in what it holds.
  fileprivate var holdsAnswer: Bool {
    if unreadable != nil { return true }
    if let value, value != .boolean(false), !value.isEmptyText { return true }
    return children.contains(where: \.holdsAnswer) || entries.contains { $0.fields.contains(where: \.holdsAnswer) }
  }
}
