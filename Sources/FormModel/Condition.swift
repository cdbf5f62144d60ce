import FormDiagnostics

/// Whether something holds: always, never, or by a rule.
public enum Condition: Sendable, Equatable {
  /// It is settled in the form file.
  case constant(Placed<Bool>)
  /// It holds while the expression is true; an unknown result counts as false.
  case formula(Formula)

  /// It holds, because nothing else is said.
  public static let always = Condition.constant(Placed(true, at: SourceRange(at: 0)))
  /// It does not hold, because nothing else is said.
  public static let never = Condition.constant(Placed(false, at: SourceRange(at: 0)))

  /// The rule, if there is one.
  public var formula: Formula? {
    if case .formula(let formula) = self { formula } else { nil }
  }

  /// Whether it is plain that it never holds: the word `false`, as a value or as an expression.
  var isPlainlyFalse: Bool {
    switch self {
    case .constant(let value): !value.value
    case .formula(let formula): formula.isLiterallyFalse
    }
  }

  /// Where it was written.
  var range: SourceRange {
    switch self {
    case .constant(let value): value.range
    case .formula(let formula): formula.place.range
    }
  }
}
