public import FormExpressions

/// An expression of the form file with the place it stands at.
///
/// A class, because most of the places that can hold one hold none, and a field has many of them.
public final class Formula: Sendable, Equatable {
  /// The expression.
  public let expression: Expression
  /// Where it stands.
  public let place: ScalarPlace

  /// `expression`, written at `place`.
  public init(_ expression: Expression, at place: ScalarPlace) {
    self.expression = expression
    self.place = place
  }

  /// Compares the expressions, not their places.
  public static func == (left: Formula, right: Formula) -> Bool {
    left === right || left.expression == right.expression
  }

  /// Whether the expression is the word `true` and nothing else.
  var isLiterallyTrue: Bool { expression.root.kind == .literal(.bool(true)) }

  /// Whether the expression is the word `false` and nothing else.
  var isLiterallyFalse: Bool { expression.root.kind == .literal(.bool(false)) }
}
