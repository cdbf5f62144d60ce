/// What the parts of a drawing are, and the ANSI sequences that say so where colour is wanted.
///
/// Source: ECMA-48, section 8.3.117 (SGR); only parameters for the 16 palette colours and bold.
struct Palette: Sendable {
  /// What a part of a drawing is.
  enum Role: Hashable, Sendable {
    case plain
    case strong
    case severity(Severity)
    case gutter
    case related
    case note
  }

  let usesColor: Bool

  /// `text` as a part of the kind `role`. An empty text stays empty.
  func paint(_ text: String, as role: Role) -> String {
    guard usesColor, !text.isEmpty, let parameters = Self.parameters(of: role) else { return text }
    return "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }

  private static func parameters(of role: Role) -> String? {
    switch role {
    case .plain: nil
    case .strong: "1"
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .gutter: "36"
    case .related: "1;36"
    case .note: "1;32"
    }
  }
}
