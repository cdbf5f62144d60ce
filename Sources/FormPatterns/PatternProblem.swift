public import FormDiagnostics

/// What is wrong with a pattern, where, and the way out.
///
/// Places are UTF-8 byte offsets in the text of the pattern, counted from 0.
public struct PatternProblem: Error, Sendable, Equatable {
  /// The sort of mistake.
  public enum Kind: Sendable, Equatable {
    /// The text is no pattern: something is unclosed, unknown or out of order.
    case syntax
    /// The text is a pattern elsewhere, but what it asks for is not regular: look-around, back-references and the like.
    case notRegular
    /// The pattern is well written and too large to be matched in reasonable time.
    case tooLarge
    /// The pattern is allowed and probably not what its author meant.
    case suspicious
    /// The pattern is allowed here and not everywhere.
    case notPortable
  }

  /// The sort of mistake.
  public let kind: Kind
  /// What was read and what is wrong with it, in one sentence without a closing full stop.
  public let message: String
  /// The part of the pattern that the message is about, in UTF-8 bytes of its text.
  public let range: SourceRange
  /// What the author can do, in one sentence; nil when the message makes it plain.
  public let hint: String?
  /// What to write in place of ``range`` when the repair is certain.
  public let replacement: String?

  init(
    _ kind: Kind, _ message: String, at range: SourceRange, hint: String? = nil, replacement: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.range = range
    self.hint = hint
    self.replacement = replacement
  }

  init(_ message: String, at range: SourceRange, hint: String? = nil, replacement: String? = nil) {
    self.init(.syntax, message, at: range, hint: hint, replacement: replacement)
  }
}
