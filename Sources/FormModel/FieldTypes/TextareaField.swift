extension FieldType {
  /// Several lines of text (HTML's `textarea`).
  public static let textarea = FieldType(
    "textarea", "Several lines of text.",
    control: .paragraph, value: .text, keys: FieldKeys.typed)
}
