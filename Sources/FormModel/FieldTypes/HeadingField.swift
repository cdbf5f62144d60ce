extension FieldType {
  /// A headline.
  public static let heading = FieldType(
    "heading", "A headline.",
    control: .heading, value: .none, keys: FieldKeys.shownText)
}
