import FormTestSupport
import Testing

@testable import FormPatterns

struct PatternMatcherTests {
  @Test(arguments: [
    ("", [""], ["a"]),
    ("a|bc", ["a", "bc"], ["", "b", "abc"]),
    ("a*", ["", "aaa"], ["b", "aab"]),
    ("(ab){2,3}", ["abab", "ababab"], ["ab", "abababab"]),
    ("[a-c]{3}", ["abc", "ccc"], ["ab", "abcd", "abd"]),
    (".*[0-9].*", ["a1b", "1", "가1"], ["", "abc", "1\n"]),
    ("(?s).*1.*", ["\n1\n"], [""]),
    (".", ["a", "가", "😀", "\r", "\u{85}"], ["", "\n", "ab", "e\u{301}"]),
    ("[^a]", ["b", "\n", "가"], ["a", ""]),
    ("\\d\\w\\s", ["1_\t", "0Z "], ["١a ", "1é ", "1a\u{0B}", "1a\u{A0}"]),
    ("[[:space:]]", ["\u{0B}", " "], ["\u{A0}"]),
    ("\\p{Hangul}+", ["가나다", "ㄱ"], ["a", "漢"]),
    ("\\p{Han}", ["漢"], ["가"]),
    ("\\pL+", ["aé가漢", "ß"], ["1", "a1", "😀"]),
    ("\\PL+", ["1 2!"], ["1a"]),
    ("\\p{Lu}\\p{Ll}", ["Éa", "Ab"], ["ab", "AB"]),
    ("\\p{^Lu}", ["a"], ["A"]),
    ("(?i)straße", ["straße", "STRAẞE", "Straße"], ["STRASSE"]),
    ("(?i)k", ["k", "K", "\u{212A}"], ["x"]),
    ("(?i)[a-z]", ["ſ", "Q"], ["1"]),
    ("(?i)[^k]", ["a"], ["k", "K", "\u{212A}"]),
    ("(?i)\\W", ["é", "-"], ["a", "ſ", "\u{212A}"]),
    ("(?i)[\\W]", ["é"], ["k", "ſ"]),
    ("(?i)[[:^lower:]]", ["1"], ["K", "ſ", "k"]),
    ("(?i)\\P{Lu}", ["1"], ["a", "A"]),
    ("(?i)σ", ["Σ", "ς", "σ"], ["s"]),
    ("(?i)a(?-i)b", ["Ab", "ab"], ["aB"]),
    ("(?i:a)b", ["Ab"], ["aB"]),
    ("(a(?i)b|c)d", ["aBd", "Cd", "cd"], ["Abd", "aBD"]),
    ("^a$", ["a"], ["a\n", "\na", "ba"]),
    ("\\Aa\\z", ["a"], ["a\n"]),
    ("a$b|c", ["c"], ["ab", "a"]),
    ("(?m)^a$\\n^b$", ["a\nb"], ["ab", "a\nb\n"]),
    (".*\\bcat\\b.*", ["cat", "the cat sat", "가cat가"], ["concat", "cat_", "cats"]),
    ("a\\Bb", ["ab"], ["a b"]),
    ("\\Q.*[\\E+", [".*[", ".*[["], ["a", ".*"]),
    ("\\x41\\x{AC00}\\102\\07", ["A가B\u{07}"], ["A"]),
    ("[]a]+", ["]a"], ["b"]),
    ("[a\\-z]+", ["a-z"], ["b"]),
    ("[-a]+[a-]+", ["-aa-"], ["b"]),
    ("[\\d-z]+", ["1-z"], ["a"]),
    ("a{,2}", ["a{,2}"], ["a", "aa"]),
    ("a{0}", [""], ["a"]),
    ("a{2,}", ["aa", "aaaa"], ["a"]),
    ("(|a)+", ["", "aaa"], ["b"]),
    ("[^\\x00-\\x{10FFFF}]", [], ["", "a", "\u{0}"]),
    ("[\\x{D7FF}\\x{E000}]", ["\u{D7FF}", "\u{E000}"], ["a"]),
    ("[\\x{D000}-\\x{E000}]", ["\u{D7FF}", "\u{E000}"], ["a"]),
    ("😀{2}", ["😀😀"], ["😀"]),
    ("\\p{Any}", ["\n", "\u{10FFFF}"], [""]),
  ])
  func matchesWholeTexts(text: String, accepted: [String], refused: [String]) throws {
    let matcher = PatternMatcher(try Pattern.parse(text).get(), .wholeText)
    for example in accepted { #expect(matcher.matches(example), "\(example.debugDescription)") }
    for example in refused { #expect(!matcher.matches(example), "\(example.debugDescription)") }
  }

  @Test(arguments: [
    ("", ["", "a"], []),
    ("b", ["abc", "b"], ["", "ac"]),
    ("^b", ["bc"], ["ab", "a\nb"]),
    ("b$", ["ab"], ["ba", "b\n"]),
    ("(?m)^b$", ["a\nb\nc", "b"], ["ab", "bc"]),
    ("\\bb\\b", ["a b c", "가b"], ["abc"]),
    ("b\\B", ["bc"], ["b", "ab"]),
    ("가{2}", ["나가가나"], ["가나가"]),
    ("^$", [""], ["a", "\n"]),
    ("\\B", ["", "ab"], ["a"]),
    ("a.c", ["xabcx"], ["a\nc"]),
  ])
  func findsParts(text: String, accepted: [String], refused: [String]) throws {
    let matcher = PatternMatcher(try Pattern.parse(text).get(), .anywhere)
    for example in accepted { #expect(matcher.matches(example), "\(example.debugDescription)") }
    for example in refused { #expect(!matcher.matches(example), "\(example.debugDescription)") }
  }

  /// With the whole table, with a table that grows during the match, and without any.
  static let budgets = [
    PatternBudget(), PatternBudget(entries: 60, work: 30), PatternBudget(entries: 0, work: 0, trials: 0),
  ]

  @Test(arguments: budgets.indices)
  func agreesWithTheReferenceOnRandomPatterns(budget: Int) throws {
    let budget = Self.budgets[budget]
    var random = RandomPattern(generator: SeededGenerator(seed: 11))
    var verdicts = [0, 0]
    for _ in 0..<350 {
      let text = random.pattern()
      let pattern = try Pattern.parse(text).get()
      let whole = PatternMatcher(pattern, .wholeText, budget: budget)
      let search = PatternMatcher(pattern, .anywhere, budget: budget)
      for _ in 0..<12 {
        let example = random.text()
        let reference = ReferenceMatcher(example)
        let expected = reference.matches(pattern, .wholeText)
        verdicts[expected ? 1 : 0] += 1
        #expect(whole.matches(example) == expected, "\(text) on \(example.debugDescription)")
        #expect(
          search.matches(example) == reference.matches(pattern, .anywhere), "\(text) in \(example.debugDescription)")
      }
    }
    #expect(verdicts.allSatisfy { $0 > 250 }, "texts match and miss often enough: \(verdicts)")
  }

  /// Patterns that cost other engines exponential time, or a table of a million states.
  @Test(arguments: [
    ("(a*)*b", "a", false), ("(a|aa)+$", "a", true), ("(.*){20}", "a", true), ("(x+x+)+y", "x", false),
    ("(?:a?){300}a{300}", "a", false), ("(a|b)*a(a|b){20}c", "ab", false), ("(a|b)*a(a|b){19}", "ab", true),
  ])
  func hostilePatternsEnd(text: String, piece: String, expected: Bool) throws {
    let matcher = PatternMatcher(try Pattern.parse(text).get(), .wholeText)
    #expect(matcher.matches(String(repeating: piece, count: 5_000)) == expected)
  }

  @Test(arguments: [
    [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE0, 0x80, 0x80], [0xEA, 0xB0], [0xFF],
  ])
  func bytesThatAreNoTextMatchNothing(_ bytes: [UInt8]) throws {
    let anything = PatternMatcher(try Pattern.parse("(?s).+").get(), .wholeText)
    #expect(!matches(anything, bytes))
    let found = PatternMatcher(try Pattern.parse("가").get(), .anywhere)
    #expect(!matches(found, bytes))
    #expect(matches(found, bytes + Array("가".utf8)))
  }

  private func matches(_ matcher: PatternMatcher, _ bytes: [UInt8]) -> Bool { matcher.matches(bytes.span) }
}
