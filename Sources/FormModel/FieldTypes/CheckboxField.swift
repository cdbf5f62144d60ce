extension FieldType {
  /// A box that is ticked or not (HTML's `checkbox`).
  public static let checkbox = FieldType(
    "checkbox", "A box that is ticked or not.",
    control: .toggle, value: .boolean, styleKind: .checkbox, keys: FieldKeys.checkbox)
}
