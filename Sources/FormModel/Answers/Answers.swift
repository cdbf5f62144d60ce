/// Answers to the fields of a form, as they are stored: what each field holds, whether it is asked or not.
public struct Answers: Sendable, Equatable {
  /// What fields hold, by their place in the form. A field that is not there is empty.
  public var values: [Int: FieldValue]
  /// The entries of repeats, by the place of the repeat in the form. Each holds answers to the fields inside.
  public var entries: [Int: [Answers]]

  /// The given answers; without any, every field is empty.
  public init(values: [Int: FieldValue] = [:], entries: [Int: [Answers]] = [:]) {
    self.values = values
    self.entries = entries
  }
}
