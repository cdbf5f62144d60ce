extension FieldType {
  /// A secret text (HTML's `password`).
  public static let password = FieldType(
    "password", "A secret text: masked, never shown, kept out of drafts.",
    control: .secret, value: .text, keys: FieldKeys.secretText)
}
