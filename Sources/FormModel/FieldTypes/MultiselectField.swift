extension FieldType {
  /// Any number of options of a list (HTML's `select multiple`).
  public static let multiselect = FieldType(
    "multiselect", "Any number of several options.",
    control: .chooseMany, value: .choices, styleKind: .checkbox, keys: FieldKeys.multiselect)
}
