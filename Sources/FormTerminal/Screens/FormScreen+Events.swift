extension FormScreen {
  /// When ``Event/timePassed`` is due; nil while nothing waits for it.
  public var deadline: Int? { pressed != nil && !isPressedByMouse ? pressedUntil : nil }

  /// Takes an event at the moment `now`; what is to be done outside.
  public mutating func update(_ event: Event, at now: Int) -> [Effect] {
    let effects = take(event, at: now)
    layOut()
    // A window that becomes small and large again shows what it did before.
    if case .resized = event { return effects }
    scroll = settledScroll
    return effects
  }

  private mutating func take(_ event: Event, at now: Int) -> [Effect] {
    switch event {
    case .resized(let size):
      self.size = size
      if case .document(var pager) = overlay {
        pager.fit(size)
        overlay = .document(pager)
      } else if case .help(var pager) = overlay {
        pager.fit(size)
        overlay = .help(pager)
      }
      guard !isTooSmall else { return [.repaint] }
      let inputs = waiting
      waiting = []
      return inputs.reduce(into: [.repaint]) { $0 += take($1, at: now) }
    case .timePassed: return settlePress(at: now)
    case .input(let input):
      if isTooSmall {
        if case .key(let key) = input, let effect = Self.effectAnywhere(key) { return [effect] }
        waiting.append(input)
        return []
      }
      return settlePress(at: now) + take(input, at: now)
    }
  }

  var isTooSmall: Bool { size.columns < 20 || size.rows < 6 }

  /// What a key does wherever the person is.
  static func effectAnywhere(_ key: Key) -> Effect? {
    switch key {
    case .control("c"): .interrupt
    case .control("\\"): .quit
    case .control("z"): .suspend
    case .control("l"): .repaint
    default: nil
    }
  }

  private mutating func take(_ input: InputEvent, at now: Int) -> [Effect] {
    if case .key(let key) = input, let effect = Self.effectAnywhere(key) { return [effect] }
    if isLeaving { return [] }
    if overlay != nil { return takeInOverlay(input, at: now) }
    notice = nil
    switch input {
    case .text(let text): typed(text, at: now)
    case .paste(let text): pasted(text)
    case .mouse(let event): take(event, at: now)
    case .key(let key): take(key, at: now)
    }
    settle()
    return isLeaving ? settlePress(at: now) : []
  }

  /// Lets a button come up again; leaving waits for that.
  private mutating func settlePress(at now: Int) -> [Effect] {
    guard pressed != nil, !isPressedByMouse, now >= pressedUntil else { return [] }
    pressed = nil
    return isLeaving ? [.submitted] : []
  }
}
