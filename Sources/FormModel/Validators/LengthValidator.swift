extension ValidatorType {
  /// At least so many code points (JSON Schema's `minLength`).
  public static let minLength = ValidatorType(
    "minLength", "At least so many characters, counted in Unicode code points.", violations: [.tooShort],
    argument: .count, for: "text", applies: \.isText,
    isWithoutEffect: { argument, _ in argument == .count(0) || argument == .count(1) },
    refuses: { argument, value in
      guard case .count(let least) = argument, case .text(let text) = value, !text.isEmpty else { return false }
      return text.unicodeScalars.count < least
    })

  /// At most so many code points (JSON Schema's `maxLength`).
  public static let maxLength = ValidatorType(
    "maxLength", "At most so many characters, counted in Unicode code points.", violations: [.tooLong],
    argument: .count, for: "text", applies: \.isText,
    refuses: { argument, value in
      guard case .count(let most) = argument, case .text(let text) = value else { return false }
      return text.unicodeScalars.count > most
    })
}
