extension FieldType {
  /// One line of text (HTML's `text`).
  public static let text = FieldType(
    "text", "One line of text.",
    control: .line, value: .text, keys: FieldKeys.typed)
}
