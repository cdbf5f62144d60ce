extension FieldType {
  /// A telephone number without a syntax of its own (HTML's `tel`).
  public static let tel = FieldType(
    "tel", "A telephone number, in any spelling.",
    control: .line, value: .text, keys: FieldKeys.typed)
}
