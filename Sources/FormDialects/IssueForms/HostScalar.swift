import FormDocuments

/// What GitHub's YAML reader makes of a scalar, where YAML 1.1 and 1.2 differ.
///
/// GitHub reads YAML 1.1: more words are booleans than in our own files, and Gitea reads YAML 1.2 as we do.
///
/// Source: the YAML 1.1 type repository (`bool`, `null`, `int`, `float`), and GitHub Docs, "Common validation errors".
enum HostScalar: Equatable {
  /// No value.
  case null
  /// True or false.
  case boolean(Bool)
  /// A number, as the host writes it: `3.1` for `3.10`.
  case number(String)
  /// Text.
  case text(String)

  /// What `scalar` means in `dialect`.
  init(_ scalar: Node.Scalar, in dialect: Dialect) {
    let isPlain = scalar.style == .plain && scalar.tag == nil && dialect == .github
    if isPlain, let value = Self.olderNumber(scalar.text) {
      self = value
      return
    }
    switch scalar.value {
    case .null: self = .null
    case .boolean(let isTrue): self = .boolean(isTrue)
    case .integer(let number): self = .number(String(number))
    case .float(let number): self = .number(Self.spelling(of: number))
    case .string(let text):
      // None of the words is longer.
      if isPlain, text.utf8.count <= 3, Self.wordsForTrue.contains(text) {
        self = .boolean(true)
      } else if isPlain, text.utf8.count <= 3, Self.wordsForFalse.contains(text) {
        self = .boolean(false)
      } else {
        self = .text(text)
      }
    }
  }

  private static let wordsForTrue: Set<String> = ["yes", "Yes", "YES", "on", "On", "ON"]
  private static let wordsForFalse: Set<String> = ["no", "No", "NO", "off", "Off", "OFF"]

  /// What YAML 1.1 makes of digits that YAML 1.2 reads otherwise: a zero before them makes them octal, and neither `0o`
  /// nor an exponent without a fraction is known. Nil for everything else.
  private static func olderNumber(_ text: String) -> HostScalar? {
    guard let first = text.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return nil }
    if text.utf8.count > 1, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      guard first == UInt8(ascii: "0") else { return nil }
      return Int64(text, radix: 8).map { .number(String($0)) } ?? .text(text)
    }
    let isExponent = !text.contains(".") && !text.hasPrefix("0x") && text.contains { $0 == "e" || $0 == "E" }
    return text.hasPrefix("0o") || isExponent ? .text(text) : nil
  }

  private static func spelling(of number: Double) -> String {
    let text = "\(number)"
    return text == "inf" ? "Infinity" : text == "-inf" ? "-Infinity" : text == "nan" ? "NaN" : text
  }

  /// Whether `key`, not in quotes, is one that GitHub forbids because readers of YAML 1.1 take it for a boolean.
  static func isForbiddenKey(_ key: Node.Scalar) -> Bool {
    // None of the words is longer.
    key.style == .plain && key.tag == nil && key.text.utf8.count <= 5 && forbiddenKeys.contains(key.text)
  }

  private static let forbiddenKeys: Set<String> = Set(
    ["y", "n", "yes", "no", "true", "false", "on", "off"].flatMap { word in
      [word, word.uppercased(), word.prefix(1).uppercased() + word.dropFirst()]
    })
}
