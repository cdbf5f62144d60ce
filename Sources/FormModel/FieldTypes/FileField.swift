extension FieldType {
  /// A file, named by its path (HTML's `file`).
  public static let file = FieldType(
    "file", "The path of a file.",
    control: .line, value: .file, keys: FieldKeys.file)
}
