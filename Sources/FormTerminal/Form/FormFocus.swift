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

  /// Whether nothing is in the hands of the person.
  var isEmpty: Bool { stop == nil && pressed == nil }

  /// What of it regards `elements`.
  func part(in elements: some Collection<FormElement>) -> FormFocus {
    var part = Self.stop(stop, isIn: elements) ? self : FormFocus()
    part.pressed = Self.stop(pressed, isIn: elements) ? pressed : nil
    return part
  }

  /// Whether any of it regards `elements`.
  func regards(_ elements: some Collection<FormElement>) -> Bool {
    Self.stop(stop, isIn: elements) || Self.stop(pressed, isIn: elements)
  }

  private static func stop(_ stop: Stop?, isIn elements: some Collection<FormElement>) -> Bool {
    guard let stop else { return false }
    return elements.contains { $0.stop == stop || $0.link?.stop == stop }
  }
}
