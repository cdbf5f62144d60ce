import FormPatterns

extension ValidatorType {
  /// The whole value must match a regular expression (HTML's `pattern`).
  public static let pattern = ValidatorType(
    "pattern", "A regular expression that the whole value must match.", violations: [.patternMismatch],
    argument: .pattern, for: "text", applies: \.isText,
    isWithoutEffect: { argument, _ in
      guard case .pattern(let pattern) = argument else { return false }
      return pattern.matchesEverything
    },
    refusal: { argument, _ in
      guard case .pattern(let pattern) = argument else { return nil }
      let matcher = PatternMatcher(pattern.pattern, .wholeText)
      return { value in
        guard case .text(let text) = value else { return false }
        return !matcher.matches(text)
      }
    })
}
