extension FieldType {
  /// Fields that are asked again for every entry (XForms' `repeat`).
  public static let `repeat` = FieldType(
    "repeat", "Fields that are asked again for every entry.",
    control: .entries, value: .entries, keys: FieldKeys.repeat)
}
