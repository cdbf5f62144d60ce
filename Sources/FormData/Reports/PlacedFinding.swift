public import FormDiagnostics

/// A finding about a record with the places that a person looks it up at.
public struct PlacedFinding: Sendable {
  /// The name of the data, such as `answers.ndjson`.
  public let data: String
  /// The number of the record in the data, from 1.
  public let record: Int
  /// Where it is in the data.
  public let position: SourcePosition
  /// What was found.
  public let finding: RecordFinding
  /// The place of the rule in the form, as `FILE:LINE:COLUMN`; nil where none is written out.
  public let rule: String?
}
