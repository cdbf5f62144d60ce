extension FieldType {
  /// Fields that are shown on a page of their own.
  public static let page = FieldType(
    "page", "Fields that are shown on a page of their own.",
    control: .page, value: .none, keys: FieldKeys.page)
}
