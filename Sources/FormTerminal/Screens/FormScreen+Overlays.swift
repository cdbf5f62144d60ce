import FormEngine
import FormModel

extension FormScreen {
  mutating func askToLeave() {
    overlay = .leaving(
      MessageBox(
        title: words.decisions.leaveForm,
        message: keepsAnswers ? words.decisions.answersAreKept : words.decisions.answersAreLost,
        buttons: [words.buttons.stay, words.buttons.leave]))
  }

  /// Says what is to be said.
  mutating func showMessage() {
    guard let message, overlay == nil else { return }
    overlay = .message(message)
    self.message = nil
  }

  mutating func showHelp() {
    let keys = words.keys
    let rows = [
      ("Tab, Shift-Tab", keys.nextAndPrevious), ("Up, Down", keys.upAndDown), ("Return", keys.goOn),
      ("Space", keys.choose), ("Ctrl-A", keys.chooseAll), ("PageUp, PageDown", keys.scroll),
      ("Ctrl-U, Ctrl-K, Ctrl-W", keys.delete), ("Ctrl-_, Ctrl-Y", keys.undoAndRedo), ("Esc", keys.close),
      ("Ctrl-C", keys.quit), ("Ctrl-Z", keys.suspend), ("Ctrl-L", keys.repaint),
    ]
    var pager = Pager(title: keys.title, text: rows.map { "\($0.0): \($0.1)" }.joined(separator: "\n"))
    pager.fit(size)
    overlay = .help(pager)
  }

  /// Shows the document that the form has opened, or says that it cannot be read.
  mutating func open(_ document: ShownDocument) {
    let title = document.title ?? document.name
    guard let bytes = document.bytes else {
      tell(.close)
      overlay = .message(
        MessageBox(
          title: nil, message: words.notice(.documentUnreadable(title: title)), buttons: [words.buttons.ok]))
      return
    }
    var pager = Pager(title: title, text: String(droppingInvalid: bytes))
    pager.fit(size)
    overlay = .document(pager)
  }

  /// Something was done while something lies over the form.
  mutating func takeInOverlay(_ input: InputEvent, at now: Int) -> [Effect] {
    // What the mouse held down on the form is let go of elsewhere.
    if case .mouse(let mouse) = input, mouse.action == .release { letGo() }
    switch overlay {
    case .document(var pager):
      let isOpen = pager.take(input, size: size)
      overlay = isOpen ? .document(pager) : nil
      if !isOpen { closeDocument(wasReadToEnd: pager.wasReadToEnd) }
    case .help(var pager): overlay = pager.take(input, size: size) ? .help(pager) : nil
    case .review(var list): return takeInReview(&list, input, at: now)
    case .alert(let box): return takeInBox(box, input, at: now)
    case .message(let box): return takeInBox(box, input, at: now)
    case .leaving(let box): return takeInBox(box, input, at: now)
    case .removing(let box, _): return takeInBox(box, input, at: now)
    case .resuming(let box): return takeInBox(box, input, at: now)
    case nil: break
    }
    return []
  }

  private mutating func closeDocument(wasReadToEnd: Bool) {
    if wasReadToEnd, tell(.viewed) { changeCount += 1 }
    tell(.close)
    settle()
  }

  private mutating func takeInReview(_ list: inout ReviewList, _ input: InputEvent, at now: Int) -> [Effect] {
    switch list.take(input, size: size) {
    case .none: overlay = .review(list)
    case .closed: overlay = nil
    case .jumped(let stop):
      overlay = nil
      moveFocus(to: stop)
      settle()
    case .submitted:
      submitReviewed(at: now)
      settle()
    }
    return []
  }

  private mutating func takeInBox(_ box: MessageBox, _ input: InputEvent, at now: Int) -> [Effect] {
    var box = box
    var outcome = MessageBox.Outcome.none
    switch input {
    case .key(let key): outcome = box.take(key, size: size)
    case .text(let text): if text.hasPrefix(" ") { outcome = .pressed(box.focus) }
    case .mouse(let mouse): outcome = box.take(mouse, size: size)
    case .paste: break
    }
    guard outcome != .none else {
      replaceBox(with: box)
      return []
    }
    let current = overlay
    overlay = nil
    defer { settle() }
    switch current {
    case .alert: tell(.dismiss)
    case .leaving: if outcome == .pressed(1) { return [.leave] }
    case .removing(_, let place): if outcome == .pressed(1) { remove(place) }
    case .resuming:
      guard case .pressed(let button) = outcome else { return keepAsking(box) }
      defer { showMessage() }
      guard button == 0, let saved else { return [.discardDraft] }
      replaceSession(with: saved)
      focusFirst(goingOn: true)
    case .message, .document, .help, .review, nil: break
    }
    return []
  }

  /// Esc decides nothing here, because answers would be lost by it.
  private mutating func keepAsking(_ box: MessageBox) -> [Effect] {
    overlay = .resuming(box)
    return []
  }

  private mutating func replaceBox(with box: MessageBox) {
    switch overlay {
    case .alert: overlay = .alert(box)
    case .message: overlay = .message(box)
    case .leaving: overlay = .leaving(box)
    case .removing(_, let place): overlay = .removing(box, place)
    case .resuming: overlay = .resuming(box)
    case .document, .help, .review, nil: break
    }
  }
}
