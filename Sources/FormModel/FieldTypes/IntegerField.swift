extension FieldType {
  /// A whole number (JSON Schema's `integer`).
  public static let integer = FieldType(
    "integer", "A whole number; unset when empty.",
    control: .line, value: .integer, keys: FieldKeys.typedNumber)
}
