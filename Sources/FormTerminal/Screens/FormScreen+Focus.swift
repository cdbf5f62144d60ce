import FormEngine
import FormModel

extension FormScreen {
  /// The element that has the focus.
  var element: FormElement? { focus.flatMap { outline.element(at: $0) } }

  /// Gives the focus to the first stop that needs an answer, or else to the first one: of the first page, because what
  /// stands on it would not be seen otherwise; of the whole form when the person has seen it before.
  mutating func focusFirst(goingOn: Bool) {
    let wanted = FormOutline(session, page: goingOn ? nil : 0, words: words)
    let needed = wanted.elements.first { element in
      guard element.isRequired, element.isEnabled, element.readOnlyNote == nil else { return false }
      switch element.kind {
      case .text(_, let value): return value.isEmpty
      case .box(let state, _): return state != .on
      case .choice(let choices, _, _): return !choices.contains(where: \.isChosen)
      case .heading, .note, .link, .button: return false
      }
    }
    if let stop = needed?.stop ?? stops(of: wanted).first { moveFocus(to: stop) }
  }

  /// The stops that can have the focus, from top to bottom of the page.
  var stops: [Stop] { stops(of: outline) }

  private func stops(of outline: FormOutline) -> [Stop] {
    var stops: [Stop] = []
    for element in outline.elements {
      if let stop = element.stop, canHaveFocus(element) { stops.append(stop) }
      if let link = element.link { stops.append(link.stop) }
    }
    return stops
  }

  /// Whether `stop` is there and can have the focus.
  private func canReach(_ stop: Stop) -> Bool {
    guard let element = outline.element(at: stop) else { return false }
    return element.link?.stop == stop || canHaveFocus(element)
  }

  /// Whether an element is used: one that is disabled is not, but the submit button always is.
  private func canHaveFocus(_ element: FormElement) -> Bool {
    guard case .button(isReady: false, _) = element.kind else { return element.isEnabled }
    switch element.stop {
    case .submit?: return true
    case .field(let address)?: return session.form.fields[address.field].details == .button(.submit)
    default: return false
    }
  }

  /// Moves the focus by stops, round at the ends.
  mutating func moveFocus(by step: Int) {
    // What was just chosen may have brought new stops.
    renew()
    let stops = stops
    guard !stops.isEmpty else { return }
    guard let focus, let place = stops.firstIndex(of: focus) else {
      return moveFocus(to: step > 0 ? stops[0] : stops[stops.count - 1])
    }
    moveFocus(to: stops[(place + step + stops.count) % stops.count])
  }

  /// Moves the focus to a stop, on the page that it is on.
  mutating func moveFocus(to stop: Stop?) {
    undo.endTyping()
    if focus != stop { isHeld = false }
    focus = stop
    followsFocus = true
    wantedColumn = nil
    switch stop {
    case .field(let address)?, .link(let address)?, .selectAll(let address)?, .add(let address)?,
      .remove(let address, entry: _)?:
      tell(.focus(.field(address)))
      if let page = outline.page(of: address) { self.page = page }
    case .submit?:
      tell(.focus(.submit))
      page = max(0, outline.pageCount - 1)
    case .back?, .next?, nil: tell(.blur)
    }
    renew()
    loadEditor()
  }

  /// Brings what is shown up to date.
  mutating func renew() {
    outline.renew(after: changes, in: session, page: page, words: words)
    changes = []
  }

  /// Takes the text of the stop that has the focus into the editor.
  mutating func loadEditor() {
    guard case .text(let kind, let value)? = element?.kind, case .field? = focus else {
      editor = nil
      return
    }
    editor = EditedText(value)
    if kind == .secret { hasHeldSecret = true }
  }

  /// Follows what the form did by itself: the focus that it moved, what it took away, alerts and documents.
  mutating func settle() {
    let before = outline
    renew()
    let own = focus.flatMap(target)
    if session.focus != own {
      if let stop = session.focus.flatMap({ stop(for: $0) }) { moveFocus(to: stop) }
    }
    if let focus, !canReach(focus) { moveFocus(to: nearestStop(to: focus, before: stops(of: before))) }
    clampOption()
    if let alert = session.alert, overlay == nil {
      let label = alert.dismiss ?? words.buttons.ok
      overlay = .alert(MessageBox(title: alert.title, message: alert.message, buttons: [label]))
    }
    if let document = session.document, overlay == nil { open(document) }
  }

  /// What the form calls a stop.
  private func target(_ stop: Stop) -> FormTarget? {
    switch stop {
    case .submit: .submit
    case .back, .next: nil
    default: stop.address.map { .field($0) }
    }
  }

  /// The stop that the form means by a target.
  func stop(for target: FormTarget) -> Stop? {
    guard case .field(let address) = target else { return .submit }
    if session.form.fields[address.field].type == .repeat {
      return .add(address)
    }
    return session.form.fields[address.field].type == .group ? .selectAll(address) : .field(address)
  }

  /// The stop that is left nearest to one that is gone.
  private func nearestStop(to stop: Stop, before: [Stop]) -> Stop? {
    let left = stops
    guard let place = before.firstIndex(of: stop) else { return left.first }
    return before[place...].first { left.contains($0) } ?? before[..<place].last { left.contains($0) } ?? left.first
  }

  /// Moves to another page.
  mutating func turnPage(by step: Int) {
    let wanted = page + step
    guard (0..<outline.pageCount).contains(wanted) else { return }
    tell(.blur)
    page = wanted
    renew()
    scroll = 0
    if let first = stops.first { moveFocus(to: first) }
  }
}
