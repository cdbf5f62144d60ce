import Testing

@testable import FormPatterns

struct PatternLengthsTests {
  @Test(arguments: [
    ("", 0, 0), ("a", 1, 1), ("a*", 0, nil), ("a+", 1, nil), ("a{2,5}", 2, 5), ("a|bcd", 1, 3), ("가{3}", 3, 3),
    ("😀?", 0, 1), ("(ab|c){2}", 2, 4), ("a*b", 1, nil), ("(a$)?b{0,2}", 0, 2), ("(?:){5}", 0, 0), ("a(b|c$)?d?", 1, 3),
  ])
  func countsCodePoints(text: String, minimum: Int, maximum: Int?) throws {
    let pattern = try Pattern.parse(text).get()
    #expect(pattern.lengths() == .lengths(PatternLengths(minimum: minimum, maximum: maximum)))
  }

  @Test func lengthsOfATableWithoutEndAreTooLarge() throws {
    #expect(try Pattern.parse("(a|b)*a(a|b){18}").get().lengths() == .tooLarge)
  }

  @Test(arguments: ["a\\bb", "[^\\x00-\\x{10FFFF}]+", "$a"])
  func aPatternThatMatchesNothingHasNoLengths(_ text: String) throws {
    #expect(try Pattern.parse(text).get().lengths() == .none)
  }
}
