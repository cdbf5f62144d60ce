/// What is wrong with one answer.
public struct Violation: Sendable, Equatable {
  /// What is wrong, by HTML's names.
  public let kind: ViolationKind
  /// The rule that is violated, by its place among the field's validators; nil for what every field of its type asks.
  public let rule: Int?
  /// How grave it is; only errors keep a form from being submitted.
  public let severity: ViolationSeverity
  /// The facts for the built-in sentence. It quotes no answer.
  public let reason: Words.Reason

  /// A violation of what every field of the type asks.
  public init(_ kind: ViolationKind, _ reason: Words.Reason) {
    self.kind = kind
    self.reason = reason
    rule = nil
    severity = .error
  }

  /// A violation of the rule at the place `rule` among the validators of `field`.
  public init(_ kind: ViolationKind, of field: Field, rule: Int, _ reason: Words.Reason) {
    self.kind = kind
    self.rule = rule
    self.reason = reason
    severity = field.validators[rule].severity
  }
}
