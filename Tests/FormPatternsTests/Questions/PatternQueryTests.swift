import FormTestSupport
import Testing

@testable import FormPatterns

struct PatternQueryTests {
  @Test(arguments: [
    ("a*", PatternQuery.Answer.text("")), ("a+", .text("a")), ("[0-9]{3}", .text("000")), ("가|나다", .text("가")),
    (".+@.+\\.com", .text("a@a.com")), ("a\\bb", .none), ("[^\\x00-\\x{10FFFF}]", .none), ("a$b", .none),
    ("/^a$/", .none), ("\\p{Hangul}{2}", .text("가가")), ("\\bcat\\b", .text("cat")), ("(?i)straße", .text("straße")),
    ("[^a-z]", .text("0")), ("\\p{Ogham}", .text("\u{1681}")), ("(?m)a$\\n^b", .text("a\nb")), ("\\p{Cs}?", .text("")),
  ])
  func findsTheShortestText(text: String, expected: PatternQuery.Answer) throws {
    #expect(try Pattern.parse(text).get().shortestText() == expected)
  }

  /// One pattern against another: what the first allows and the second does not, and what both allow.
  @Test(arguments: [
    ("[0-9]+", "\\d+", PatternQuery.Answer.none, PatternQuery.Answer.text("0")),
    ("[0-9]+", "[0-9]{1,3}", .text("0000"), .text("0")),
    ("a+", "b+", .text("a"), .none),
    ("a*", "b*", .text("a"), .text("")),
    ("(a|b)*", "(a*b*)*", .none, .text("")),
    ("(ab)+", "a(ba)*b", .none, .text("ab")),
    (".*\\d.*", ".*[A-Z].*", .text("0"), .text("0A")),
    (".*", "(?s).*", .none, .text("")),
    ("(?s).*", ".*", .text("\n"), .text("")),
    ("\\p{Lu}", "\\p{L}", .none, .text("A")),
    ("\\p{L}", "\\p{Latin}", .text("가"), .text("a")),
    ("(?i)k", "[kK]", .text("\u{212A}"), .text("k")),
    (".*\\bcat\\b.*", ".*cat.*", .none, .text("cat")),
  ])
  func compares(first: String, second: String, refused: PatternQuery.Answer, shared: PatternQuery.Answer) throws {
    let first = try Pattern.parse(first).get()
    let second = try Pattern.parse(second).get()
    #expect(first.shortestText(refusedBy: second) == refused)
    #expect(first.shortestText(sharedWith: second) == shared)
    #expect(second.shortestText(sharedWith: first) == shared)
  }

  @Test(arguments: [
    ("a*", 3, nil, PatternQuery.Answer.text("aaa")), ("a{2}", 3, nil, .none), ("a{5}", 0, 4, .none),
    ("(ab)*", 3, 5, .text("abab")), ("(ab)*", 3, 3, .none), (".*[0-9].*", 8, 20, .text("aaaaaaa0")), ("a", 2, 1, .none),
    ("a*", 0, 0, .text("")),
  ])
  func keepsToLengths(text: String, minimum: Int, maximum: Int?, expected: PatternQuery.Answer) throws {
    var query = PatternQuery(matching: [try Pattern.parse(text).get()])
    query.minimumLength = minimum
    query.maximumLength = maximum
    #expect(query.shortestText() == expected)
  }

  @Test func saysWhenAQuestionIsTooLarge() throws {
    let pattern = try Pattern.parse("(a|b)*a(a|b){30}").get()
    let hard = PatternQuery(matching: [pattern], notMatching: [try Pattern.parse("(a|b)*").get()])
    var product = try #require(PatternProduct(hard))
    #expect(product.shortestText(stateLimit: 2_000) == .tooLarge)
  }

  @Test func withoutPatternsAnyTextWillDo() {
    #expect(PatternQuery().shortestText() == .text(""))
    #expect(PatternQuery(minimumLength: -3).shortestText() == .text(""))
    #expect(PatternQuery(maximumLength: -1).shortestText() == .none)
  }

  /// What a query finds is confirmed by the matchers, on random patterns.
  @Test func answersAgreeWithMatchers() throws {
    var random = RandomPattern(generator: SeededGenerator(seed: 23))
    var found = 0
    for _ in 0..<250 {
      let patterns = try [random.pattern(depth: 2), random.pattern(depth: 2)].map { try Pattern.parse($0).get() }
      let matchers = patterns.map { PatternMatcher($0, .wholeText) }
      let samples = (0..<30).map { _ in random.text() }
      switch patterns[0].shortestText(refusedBy: patterns[1]) {
      case .text(let text):
        found += 1
        #expect(matchers[0].matches(text) && !matchers[1].matches(text), "\(patterns.map(\.text)) \(text)")
      case .none:
        for sample in samples where matchers[0].matches(sample) {
          #expect(matchers[1].matches(sample), "\(patterns.map(\.text)) \(sample)")
        }
      case .tooLarge: break
      }
      if case .lengths(let lengths) = patterns[0].lengths() {
        for sample in samples where matchers[0].matches(sample) {
          let count = sample.unicodeScalars.count
          #expect(count >= lengths.minimum && count <= lengths.maximum ?? .max, "\(patterns[0].text) \(sample)")
        }
      }
    }
    #expect(found > 50)
  }
}
