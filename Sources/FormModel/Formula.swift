public import FormExpressions

/// An expression of the form file with the place it stands at.
public struct Formula: Sendable, Equatable {
  /// The expression.
  public let expression: Expression
  /// Where it stands.
  public let place: ScalarPlace

  /// `expression`, written at `place`.
  public init(_ expression: Expression, at place: ScalarPlace) {
    self.expression = expression
    self.place = place
  }

  /// Whether the expression is the word `true` and nothing else.
  var isLiterallyTrue: Bool { expression.root.kind == .literal(.bool(true)) }

  /// Whether the expression is the word `false` and nothing else.
  var isLiterallyFalse: Bool { expression.root.kind == .literal(.bool(false)) }
}
