public import FormDiagnostics

/// A rule of a form that its JSON Schema does not say, so that the schema accepts what the form refuses.
public struct SchemaLoss: Sendable, Equatable {
  /// The rule, by the key or validator that says it: `constraint`, `relevant`, `min`.
  public let rule: String
  /// The field that the rule is about, as a path; `submit` for what submitting asks for.
  public let field: String
  /// Why it is not said, as one sentence without a full stop.
  public let reason: String
  /// Where the rule stands in the form.
  public let range: SourceRange
}
