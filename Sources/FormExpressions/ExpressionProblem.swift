/// What is wrong with an expression, and where in its text.
///
/// Offsets count UTF-8 bytes from the start of the expression's own text; whoever knows where that text stands in a
/// document turns them into places there.
public struct ExpressionProblem: Error, Sendable, Equatable {
  /// The class of mistake, from which a caller chooses its diagnostic code.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// The text is no expression of the language.
    case syntax
    /// The expression is nested deeper than ``Expression/maximumDepth``.
    case depth
    /// A `${` or `}` of a text with expressions in it is missing.
    case template
    /// A name that nothing declares.
    case unknownName
    /// A function that does not exist, or not in this style of call.
    case unknownFunction
    /// A function that exists, called with a number of arguments that none of its forms takes.
    case argumentCount
    /// Operands or arguments of types that the operation is not for.
    case type
    /// A secret that would be told.
    case secret
  }

  /// An edit that is certain to be what the author meant.
  public struct Replacement: Sendable, Equatable {
    /// The bytes that go, as offsets in the expression's text.
    public let range: Range<Int>
    /// The text that comes in their place.
    public let text: String

    /// Replaces `range` by `text`.
    public init(_ range: Range<Int>, _ text: String) {
      self.range = range
      self.text = text
    }
  }

  /// The class of mistake.
  public let kind: Kind
  /// What is wrong, in one plain sentence without a closing full stop.
  public let message: String
  /// The bytes to point at, as offsets in the expression's text; never beyond it.
  public let range: Range<Int>
  /// What the author can do, in one sentence; nil when the message makes it plain.
  public let hint: String?
  /// The certain repair, if there is one.
  public let replacement: Replacement?

  /// A problem of `kind` at `range`.
  public init(
    _ kind: Kind, _ message: String, at range: Range<Int>, hint: String? = nil, replacement: Replacement? = nil
  ) {
    self.kind = kind
    self.message = message
    self.range = range
    self.hint = hint
    self.replacement = replacement
  }

  /// The same problem where the expression begins `offset` bytes into a longer text.
  public func moved(by offset: Int) -> Self {
    Self(
      kind, message, at: range.lowerBound + offset..<range.upperBound + offset, hint: hint,
      replacement: replacement.map {
        Replacement($0.range.lowerBound + offset..<$0.range.upperBound + offset, $0.text)
      })
  }
}
