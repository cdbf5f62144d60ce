extension FieldType {
  /// An e-mail address (HTML's `email`).
  public static let email = FieldType(
    "email", "An e-mail address.",
    control: .line, value: .text, syntax: .email, keys: FieldKeys.typed)
}
