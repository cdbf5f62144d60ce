public import FormPatterns

/// The regular expression of a `pattern` validator with the place it stands at.
public struct FieldPattern: Sendable, Equatable {
  /// The regular expression.
  public let pattern: Pattern
  /// Where it stands.
  public let place: ScalarPlace

  /// The text of the regular expression as the author wrote it.
  public var text: String { pattern.text }

  /// Whether the pattern is one that plainly matches every text: `.*` and its like.
  var matchesEverything: Bool { ["(?s).*", "(?s:.*)", "[\\s\\S]*"].contains(text) }
}
