extension FieldType {
  /// An entry that opens a document of the form.
  public static let link = FieldType(
    "link", "Something to open: one of the form's documents.",
    control: .link, value: .none, keys: FieldKeys.linkEntry)
}
