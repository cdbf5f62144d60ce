/// What a style is for; each kind has its own closed set of keys.
public enum StyleKind: String, Sendable, CaseIterable {
  /// Boxes and the options of choices.
  case checkbox
  /// Buttons.
  case button
  /// Everything that is text or typed.
  case text

  /// How messages name what the style is for.
  var noun: String {
    switch self {
    case .checkbox: "a checkbox style"
    case .button: "a button style"
    case .text: "a text style"
    }
  }
}
