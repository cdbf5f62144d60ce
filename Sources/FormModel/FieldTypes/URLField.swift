extension FieldType {
  /// An absolute URL (HTML's `url`).
  public static let url = FieldType(
    "url", "An absolute web address.",
    control: .line, value: .text, syntax: .url, keys: FieldKeys.typed)
}
