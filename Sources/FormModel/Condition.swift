/// Whether something holds: always, never, or by a rule.
public enum Condition: Sendable, Equatable {
  /// It is settled in the form file.
  case constant(Bool)
  /// It holds while the expression is true; an unknown result counts as false.
  case formula(Formula)

  /// The rule, if there is one.
  public var formula: Formula? {
    if case .formula(let formula) = self { formula } else { nil }
  }
}
