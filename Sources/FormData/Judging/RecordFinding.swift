public import FormDiagnostics
public import FormModel

/// One finding about a record, in words.
public struct RecordFinding: Sendable, Equatable {
  /// What is wrong.
  public let kind: FindingKind
  /// How grave it is; only errors make a record invalid.
  public let severity: ViolationSeverity
  /// The field, as a path: `email`, `consents.terms`, `orders[0].amount`; `submit` for what submitting asks for, empty for
  /// the whole record.
  public let field: String
  /// What is wrong and what to do, as one sentence without a full stop.
  public let message: String
  /// The byte of the record that it points at.
  public let offset: Int
  /// The rule in the form file; nil where none is written out.
  public let rule: SourceRange?

  /// The same finding at the byte `offset`.
  func moved(to offset: Int) -> RecordFinding {
    RecordFinding(kind: kind, severity: severity, field: field, message: message, offset: offset, rule: rule)
  }
}
