import FormEngine
import FormModel

extension FormScreen {
  /// A key on the form itself.
  mutating func take(_ key: Key, at now: Int) {
    switch key {
    case Key(.tab): return moveFocus(by: 1)
    case Key(.tab, .shift): return moveFocus(by: -1)
    case Key(.escape): return askToLeave()
    case Key(.function(1)): return showHelp()
    case .control("_"): return undoEdit(again: false)
    case .control("y"): return undoEdit(again: true)
    case Key(.return): return pressReturn(at: now)
    default: break
    }
    if choice != nil, takeInChoice(key) { return }
    if takeEditing(key) { return }
    switch key {
    case Key(.down), .control("n"): if !moveRow(by: 1) { moveFocus(by: 1) }
    case Key(.up), .control("p"): if !moveRow(by: -1) { moveFocus(by: -1) }
    case Key(.left), .control("b"): moveInRow(by: -1)
    case Key(.right), .control("f"): moveInRow(by: 1)
    case Key(.pageDown): scrollForm(by: bodyHeight - 2)
    case Key(.pageUp): scrollForm(by: 2 - bodyHeight)
    case .control("d"): askToLeave()
    default: break
    }
  }

  private mutating func takeInChoice(_ key: Key) -> Bool {
    switch key {
    case Key(.down), .control("n"): moveOption(by: 1)
    case Key(.up), .control("p"): moveOption(by: -1)
    case Key(.home): moveOption(toEnd: false)
    case Key(.end), .control("e"): moveOption(toEnd: true)
    case .control("a"): if choice?.many == true { chooseAll() } else { moveOption(toEnd: false) }
    // At the end of the list they scroll the form, so that what stands around the list can be read.
    case Key(.pageDown): return moveOption(by: FormBlockBuilder.choiceRows - 2)
    case Key(.pageUp): return moveOption(by: 2 - FormBlockBuilder.choiceRows)
    case Key(.left), Key(.right), .control("b"), .control("f"): break
    default: return false
    }
    return true
  }

  /// Return: goes on, or presses what has the focus.
  private mutating func pressReturn(at now: Int) {
    guard let focus else { return moveFocus(by: 1) }
    followsFocus = true
    if case .link = focus { return press(focus, at: now) }
    switch element?.kind {
    case .choice(_, let many, _)? where focus == element?.stop:
      if !many, option != nil { chooseOption() }
      let leadsOn = focus.address.flatMap { session.form.fields[$0.field].input?.next } != nil
      if !leadsOn || !tell(.return) { moveFocus(by: 1) }
    case .text(.paragraph, _)? where focus == element?.stop: insert("\n")
    case .text?, .box?:
      if look.reviews, returnSubmits { return showReview() }
      let submitStop = self.submitStop
      let hadFocus = session.focus
      guard tell(.return) else { return moveFocus(by: 1) }
      if session.submission != nil || session.alert != nil || session.focus == hadFocus {
        pressed = submitStop
        pressedUntil = now + Self.pressedTime
        isLeaving = session.submission != nil
      }
    case .link?, .button?: press(focus, at: now)
    default: break
    }
  }

  /// Whether Return would submit the form where the focus is.
  private var returnSubmits: Bool {
    var copy = session
    guard session.isSubmitEnabled, (try? copy.apply(.return)) != nil else { return false }
    return copy.submission != nil || copy.alert != nil || copy.focus == session.focus
  }

  /// The submit button.
  var submitStop: Stop? {
    let own = session.form.fields.first { $0.details == .button(.submit) }
    return own.map { .field(FieldAddress(field: $0.index)) } ?? .submit
  }

  /// Space: chooses, ticks, presses or opens.
  mutating func pressSpace(at now: Int) {
    guard let focus else { return }
    followsFocus = true
    if choice != nil { return chooseOption() }
    press(focus, at: now)
  }

  /// Left and Right: the neighbour in the row of a button or link.
  private mutating func moveInRow(by step: Int) {
    guard let focus, let here = layout.place(of: focus) else { return }
    switch element?.kind {
    case .button?, .link?: break
    default: if case .link = focus { break } else { return }
    }
    let stops = stops
    guard let place = stops.firstIndex(of: focus), stops.indices.contains(place + step) else { return }
    let other = stops[place + step]
    guard let there = layout.place(of: other), there.cursor.row == here.cursor.row else { return }
    moveFocus(to: other)
  }
}
