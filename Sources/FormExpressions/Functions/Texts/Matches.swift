import FormPatterns

extension Function {
  /// `text.matches(pattern)` and `matches(text, pattern)`.
  static let matches = Function(
    "matches", "whether a regular expression is found in the text",
    [.on(.string, .string, gives: .bool), .global(.string, .string, gives: .bool)],
    .binary { (text, pattern, frame) throws(Fault) in
      guard let written = text.text, let source = pattern.text else { throw .noSuchOverload("matches", text, pattern) }
      try frame.take(patternCost)
      try frame.takeText(written.utf8.count)
      switch Pattern.parse(source) {
      case .success(let pattern): return .bool(PatternMatcher(pattern, .anywhere).matches(written))
      case .failure(let problem): throw Fault(.invalidArgument, "The pattern cannot be read: \(problem.message)")
      }
    })

  /// The steps that it costs to make a pattern ready that is not written out in the expression.
  private static let patternCost = 2_000
}
