extension FieldType {
  /// A decimal number (HTML's and JSON Schema's `number`).
  public static let number = FieldType(
    "number", "A decimal number; unset when empty.",
    control: .line, value: .number, keys: FieldKeys.typedNumber)
}
