public import FormDiagnostics

/// One rule for the value of a field.
///
/// A class, for the same reason as ``Field``.
public final class Validator: Sendable, Equatable {
  /// What kind of rule it is.
  public let type: ValidatorType
  /// What it checks against.
  public let argument: Placed<ValidatorArgument>
  /// What the person reads when it is violated; nil for the built-in sentence.
  public let message: LocalizedText?
  /// When it applies; nil for always. An unknown result counts as false.
  public let when: Formula?
  /// How grave a violation is.
  public let severity: ViolationSeverity
  /// The alert that a violation raises on submit.
  public let alert: Alert?
  /// The place of the validator's name.
  public let nameRange: SourceRange

  init(
    type: ValidatorType, argument: Placed<ValidatorArgument>, message: LocalizedText?, when: Formula?,
    severity: ViolationSeverity, alert: Alert?, nameRange: SourceRange
  ) {
    self.type = type
    self.argument = argument
    self.message = message
    self.when = when
    self.severity = severity
    self.alert = alert
    self.nameRange = nameRange
  }

  /// The bound, where it is spelt out; nil for an expression and for other rules.
  public var literalBound: FieldValue? {
    if case .value(let value) = argument.value { value } else { nil }
  }

  /// What the rule refuses among values that are not empty.
  ///
  /// - Parameters:
  ///   - argument: The argument, where it is an expression: its value; nil for the one in the form file.
  ///   - base: Where steps count from: the field's `min`; nil for 0.
  /// - Returns: Nil where more than the value decides (`required`, `constraint`, `viewed`, `distinct`, `maxSize`), and
  ///   while the argument is an expression without a value.
  public func refusal(_ argument: FieldValue? = nil, base: FieldValue? = nil) -> ValueRefusal? {
    type.refusal(argument.map { .value($0) } ?? self.argument.value, base)
  }

  /// Compares what the rules say, not where they stand.
  public static func == (left: Validator, right: Validator) -> Bool {
    left.type == right.type && left.argument == right.argument && left.message == right.message
      && left.when == right.when && left.severity == right.severity && left.alert == right.alert
  }
}
