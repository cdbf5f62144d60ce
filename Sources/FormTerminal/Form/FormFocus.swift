/// What is not in the form but in the hands of the person.
struct FormFocus: Hashable, Sendable {
  /// The stop that has the focus; nil for none.
  var stop: Stop?
  /// The text that is being edited there.
  var text: EditedText?
  /// The option that the cursor is at; -1 for the box for all of them.
  var option: Int?
  /// The button that is pressed.
  var pressed: Stop?

  /// What of it regards `elements`.
  func part(in elements: some Collection<FormElement>) -> FormFocus {
    func holds(_ stop: Stop?) -> Bool {
      guard let stop else { return false }
      return elements.contains { $0.stop == stop || $0.link?.stop == stop }
    }
    var part = holds(stop) ? self : FormFocus()
    part.pressed = holds(pressed) ? pressed : nil
    return part
  }
}
