extension FieldType {
  /// Fields that belong together (HTML's `fieldset`).
  public static let group = FieldType(
    "group", "Fields that belong together.",
    control: .group, value: .none, keys: FieldKeys.group)
}
