extension FieldType {
  /// A moment (RFC 3339's `date-time`).
  public static let dateTime = FieldType(
    "datetime", "A moment, YYYY-MM-DDTHH:MM, in UTC unless it has an offset; unset when empty.",
    control: .line, value: .dateTime, keys: FieldKeys.typedNumber)
}
