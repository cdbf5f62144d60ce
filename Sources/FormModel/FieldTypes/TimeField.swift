extension FieldType {
  /// A time of day (HTML's `time`).
  public static let time = FieldType(
    "time", "A time of day, HH:MM; unset when empty.",
    control: .line, value: .time, keys: FieldKeys.typedNumber)
}
