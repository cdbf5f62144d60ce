extension FieldType {
  /// Something to press.
  public static let button = FieldType(
    "button", "Something to press.",
    control: .button, value: .none, styleKind: .button, keys: FieldKeys.button)
}
