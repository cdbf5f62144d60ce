import FormPatterns

extension Function {
  /// `text.matches(pattern)` and `matches(text, pattern)`.
  ///
  /// A pattern that is written out is made ready once, with the program; one that is worked out costs many steps.
  static let matches = Function(
    "matches", "whether a regular expression is found in the text",
    [.on(.string, .string, gives: .bool), .global(.string, .string, gives: .bool)], prepare: prepared,
    .binary { (text, pattern, frame) throws(Fault) in
      guard let source = pattern.text else { throw .noSuchOverload("matches", text, pattern) }
      try frame.take(patternCost)
      return try search(text, matcher(source), &frame)
    })

  /// The steps that it costs to make a pattern ready while evaluating.
  private static let patternCost = 2_000

  @Sendable
  private static func prepared(_ constants: [Value?]) -> Body? {
    guard constants.count == 2, case .string(let source)? = constants[1] else { return nil }
    guard let matcher = try? matcher(source) else { return nil }
    return .binary { (text, _, frame) throws(Fault) in try search(text, matcher, &frame) }
  }

  private static func matcher(_ source: String) throws(Fault) -> PatternMatcher {
    switch Pattern.parse(source) {
    case .success(let pattern): return PatternMatcher(pattern, .anywhere)
    case .failure(let problem): throw Fault(.invalidArgument, "The pattern cannot be read: \(problem.message)")
    }
  }

  private static func search(
    _ text: Value, _ matcher: PatternMatcher, _ frame: inout Frame
  ) throws(Fault) -> Value {
    guard let written = text.text else { throw .noSuchOverload("matches", text) }
    try frame.takeText(written.utf8.count)
    return .bool(matcher.matches(written))
  }
}
