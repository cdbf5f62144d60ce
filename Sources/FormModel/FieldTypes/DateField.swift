extension FieldType {
  /// A day (HTML's `date`).
  public static let date = FieldType(
    "date", "A day, YYYY-MM-DD; unset when empty.",
    control: .line, value: .date, keys: FieldKeys.typedNumber)
}
