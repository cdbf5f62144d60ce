extension FieldType {
  /// A value that nobody sees or types (HTML's `hidden`).
  public static let hidden = FieldType(
    "hidden", "A value without a control: a literal, or worked out.",
    control: .hidden, value: .any, keys: FieldKeys.hidden)
}
