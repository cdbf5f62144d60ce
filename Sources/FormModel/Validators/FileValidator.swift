extension ValidatorType {
  /// Only files of the given kinds (HTML's `accept`).
  public static let accept = ValidatorType(
    "accept", "The kinds of file that are taken: extensions such as `.pdf` and media types such as `image/*`.",
    violations: [.typeMismatch], argument: .fileKinds, for: "files", applies: { $0.value == .file },
    refusal: { argument, _ in
      guard case .names(let names) = argument else { return nil }
      let kinds = FileKinds(names.map(\.value))
      return { value in
        guard case .text(let path) = value else { return false }
        return !kinds.contain(path)
      }
    })

  /// Only files up to a size.
  public static let maxSize = ValidatorType(
    "maxSize", "The greatest size of the file: bytes, or a number with a unit such as `5 MB`.",
    violations: [.tooLong], argument: .size, for: "files", applies: { $0.value == .file })
}
