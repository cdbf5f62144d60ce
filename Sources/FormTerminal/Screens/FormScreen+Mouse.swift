import FormEngine

extension FormScreen {
  /// The mouse did something on the form.
  mutating func take(_ event: MouseEvent, at now: Int) {
    switch event.action {
    case .wheelDown: scrollForm(by: 3)
    case .wheelUp: scrollForm(by: -3)
    case .press: mousePress(event, at: now)
    case .release: mouseRelease(event, at: now)
    }
  }

  /// The row of the form that is shown in a row of the screen.
  private func point(_ event: MouseEvent) -> ScreenPoint? {
    let row = event.row - headHeight
    guard row >= 0, row < bodyHeight else { return nil }
    return ScreenPoint(column: event.column, row: row + settledScroll)
  }

  private func stop(at point: ScreenPoint) -> Stop? {
    layout.stop(at: point, among: stops)
  }

  private mutating func mousePress(_ event: MouseEvent, at now: Int) {
    letGo()
    guard let point = point(event), let stop = stop(at: point) else {
      moveFocus(to: nil)
      return
    }
    // A second press does nothing as long as the first one is shown.
    guard pressed != stop || !isHeld else { return }
    let isNew = focus != stop
    if isNew { moveFocus(to: stop) }
    followsFocus = false
    switch element?.kind {
    case .text(let kind, _)? where stop == element?.stop:
      if let text = editor, let place = layout.textPlace(of: stop, kind: kind, text: text, at: point) {
        editor?.moveCursor(to: place)
      }
    case .choice? where stop == element?.stop:
      if let option = layout.place(of: stop)?.option(at: point.row), let address = stop.address {
        optionCursors[address] = option
        clampOption()
        pressed = stop
        isPressedByMouse = true
      }
    default:
      pressed = stop
      isPressedByMouse = true
    }
  }

  /// What the mouse holds down comes up.
  mutating func letGo() {
    guard isPressedByMouse else { return }
    pressed = nil
    isPressedByMouse = false
  }

  private mutating func mouseRelease(_ event: MouseEvent, at now: Int) {
    guard isPressedByMouse, let pressed else { return }
    letGo()
    guard let point = point(event), stop(at: point) == pressed else { return }
    if choice != nil {
      guard let option = layout.place(of: pressed)?.option(at: point.row), option == self.option else { return }
      chooseOption()
    } else {
      press(pressed, at: now)
    }
  }
}
