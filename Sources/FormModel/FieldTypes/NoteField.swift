extension FieldType {
  /// A paragraph to read.
  public static let note = FieldType(
    "note", "A paragraph to read.",
    control: .note, value: .none, keys: FieldKeys.shownText)
}
