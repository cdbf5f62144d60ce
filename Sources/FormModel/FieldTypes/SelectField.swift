extension FieldType {
  /// One option of a list (HTML's `select` or radio buttons).
  public static let select = FieldType(
    "select", "One of several options.",
    control: .chooseOne, value: .choice, styleKind: .checkbox, keys: FieldKeys.select)
}
