import FormDiagnostics

/// How large a pattern may be, so that reading and matching it stay quick whoever wrote it.
enum PatternLimits {
  /// The bytes of a pattern's text.
  static let textLength = 65_536
  /// Parentheses inside parentheses; each level takes some kilobytes of stack, and threads can have as little as 512.
  static let depth = 64
  /// The count in `{n,m}`, and the product of counts that stand inside each other. Source: RE2, "Syntax".
  static let repetition = 1000
  /// The code points that are to be matched in all when every counted repetition is written out.
  static let steps = 20_000

  /// The sets of more than one code point in a pattern, times the ends of ranges in all its sets: the work of finding
  /// out which code points the pattern cannot tell apart.
  static let distinctions = 40_000_000
  /// The ends of ranges in all sets of an alphabet, so that its classes can be counted in 16 bits.
  static let bounds = 60_000

  /// The ranges in all different sets of a pattern.
  static let ranges = 500_000

  /// The problem with a text that is too long to be read as a pattern; nil when it is not.
  static func tooLong(_ text: String) -> PatternProblem? {
    guard text.utf8.count > textLength else { return nil }
    return PatternProblem(
      .tooLarge, "The pattern has \(text.utf8.count) bytes, and the limit is \(textLength)",
      at: SourceRange(0, text.utf8.count), hint: "Split it into several patterns, each with its own message")
  }

  /// Reports a pattern that goes past the limits on repetition or steps.
  static func check(_ root: PatternNode) throws(PatternProblem) {
    try checkProduct(root, outer: 1)
    guard allowAlphabet(of: root.sets) else {
      throw tooManySets(at: root.range)
    }
    let steps = steps(of: root)
    if steps > Self.steps {
      throw PatternProblem(
        .tooLarge,
        "The pattern asks for \(Self.steps) characters and more once its repetitions are written out, which is too many",
        at: root.range, hint: "Repeat shorter parts, or check the length with `minLength` and `maxLength`")
    }
  }

  /// The problem with a pattern whose sets would take too long to tell apart.
  static func tooManySets(at range: SourceRange) -> PatternProblem {
    PatternProblem(
      .tooLarge, "The pattern has too many different sets of characters", at: range,
      hint: "Split it into several patterns, each with its own message")
  }

  /// Whether the sets are few and simple enough for an alphabet.
  static func allowAlphabet(of sets: [ScalarSet]) -> Bool {
    var bounds = 0
    for set in sets { bounds += 2 * set.ranges.count }
    let wide = sets.count { !$0.isSingle }
    return wide * bounds <= distinctions && bounds <= Self.bounds
  }

  private static func checkProduct(_ node: PatternNode, outer: Int) throws(PatternProblem) {
    switch node.kind {
    case .empty, .literal, .characters, .assertion: return
    case .concatenation(let parts), .alternation(let parts):
      for part in parts { try checkProduct(part, outer: outer) }
    case .group(let part, _, _): try checkProduct(part, outer: outer)
    case .repetition(let part, let minimum, let maximum, _):
      let count = max(maximum ?? minimum, 1)
      guard outer * count <= repetition else {
        throw PatternProblem(
          .tooLarge,
          "Counted repetitions inside each other multiply to \(outer * count), and the limit is \(repetition)",
          at: node.range, hint: "Lower the counts, or check the length with `minLength` and `maxLength`")
      }
      try checkProduct(part, outer: outer * count)
    }
  }

  /// The code points to match when repetitions are written out, at most one more than the limit times the limit.
  private static func steps(of node: PatternNode) -> Int {
    switch node.kind {
    case .empty, .assertion: return 1
    case .literal, .characters: return 1
    case .group(let part, _, _): return steps(of: part)
    case .concatenation(let parts), .alternation(let parts):
      return min(parts.reduce(1) { $0 + steps(of: $1) }, Self.steps + 1)
    case .repetition(let part, let minimum, let maximum, _):
      return min(steps(of: part) * max(maximum ?? (minimum + 1), 1), Self.steps + 1)
    }
  }
}
