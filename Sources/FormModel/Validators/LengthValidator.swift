extension ValidatorType {
  /// At least so many code points (JSON Schema's `minLength`).
  public static let minLength = ValidatorType(
    "minLength", "At least so many characters, counted in Unicode code points.", violations: [.tooShort],
    argument: .count, for: "text", applies: \.isText,
    isWithoutEffect: { argument, _ in argument == .count(0) || argument == .count(1) },
    refusal: { argument, _ in
      guard case .count(let least) = argument else { return nil }
      return { value in value.codePointCount.map { $0 < least } ?? false }
    })

  /// At most so many code points (JSON Schema's `maxLength`).
  public static let maxLength = ValidatorType(
    "maxLength", "At most so many characters, counted in Unicode code points.", violations: [.tooLong],
    argument: .count, for: "text", applies: \.isText,
    refusal: { argument, _ in
      guard case .count(let most) = argument else { return nil }
      return { value in value.codePointCount.map { $0 > most } ?? false }
    })
}

extension FieldValue {
  /// The length of a text in code points; nil for other values.
  public var codePointCount: Int? {
    if case .text(let text) = self { text.unicodeScalars.count } else { nil }
  }
}
