import FormTestSupport

/// Random patterns and texts over a small alphabet, so that texts often match.
struct RandomPattern {
  var generator: SeededGenerator

  private static let atoms = [
    "a", "b", "c", "é", "가", "😀", ".", "[ab]", "[^a]", "[^가]", "\\w", "\\W", "\\d", "\\pL", "\\P{Hangul}", "\\n",
    "[[:upper:]b]",
    "(?i:B)", "(?i:É)", "(?s:.)", "\\s",
  ]
  private static let assertions = ["^", "$", "\\b", "\\B", "(?m:^)", "(?m:$)", "\\A", "\\z"]
  private static let operators = ["*", "+", "?", "{2}", "{1,2}", "{0,1}", "{2,}", "*?", "+?", "{0}"]
  private static let letters = ["a", "b", "c", "B", "é", "É", "가", "나", "😀", "1", " ", "\n", "_"]

  mutating func pattern(depth: Int = 3) -> String {
    switch Int.random(in: (depth > 0 ? 0 : 8)..<12, using: &generator) {
    case 0...3: return pattern(depth: depth - 1) + pattern(depth: depth - 1)
    case 4, 5: return "(?:\(pattern(depth: depth - 1))|\(pattern(depth: depth - 1)))"
    case 6, 7: return "(\(pattern(depth: depth - 1)))" + pick(Self.operators)
    case 8: return pick(Self.assertions)
    case 9: return pick(Self.atoms) + pick(Self.operators)
    default: return pick(Self.atoms)
    }
  }

  mutating func text() -> String {
    (0..<Int.random(in: 0...7, using: &generator)).map { _ in pick(Self.letters) }.joined()
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[Int.random(in: 0..<choices.count, using: &generator)]
  }
}
