import Testing

@testable import FormPatterns

struct PatternTranslationTests {
  @Test(arguments: [
    ("abc", "^abc$"), ("a|b", "^(?:a|b)$"), ("^a$", "^a$"), ("\\Aa\\z", "^a$"), ("^a$|b", "^(?:^a$|b)$"), ("", "^$"),
    ("(a)(?:b)(?P<n>c)", "^(?:a)(?:b)(?:c)$"), ("(a|b)+", "^(?:a|b)+$"), ("a*?b+?c{2,3}?", "^a*b+c{2,3}$"),
    ("\\d\\w\\s", "^[0-9][0-9A-Z_a-z][\\t\\n\\u000C\\r ]$"), (".", "^[^\\n]$"), ("(?s).", "^[\\s\\S]$"),
    ("\\pL\\P{Nd}", "^\\p{L}\\P{Nd}$"), ("[\\p{Hangul}a-z-]", "^[\\p{Script=Hangul}\\-a-z]$"),
    ("\\Qa.b\\E", "^a\\.b$"), ("\\x{AC00}\\x00", "^가\\u0000$"), ("(?i)ab", "^[Aa][Bb]$"), ("(?i)k", "^[KkK]$"),
    ("(?i)[^a-c]", "^[^A-Ca-c]$"), ("a-b/", "^a-b\\/$"), ("[\\]^]", "^[\\]\\^]$"), ("[^\\d]", "^[^0-9]$"),
    ("[\\D]", "^[\\u0000-/:-\\u{10FFFF}]$"),
    ("^*a", "^(?:^)*a$"), ("\\bа", "^\\bа$"), ("[[:punct:]]", "^[!-/:-@\\[-`{-~]$"), ("[ab]", "^[ab]$"),
    ("[aa]", "^a$"),
    ("(?m)a$", "^a(?=\\n|$)$"),
  ])
  func writesEcmaScript(text: String, expected: String) throws {
    let translation = try Pattern.parse(text).get().ecmaScript
    #expect(translation.text == expected)
    #expect(translation.losses.isEmpty)
  }

  @Test func lookBehindIsALoss() throws {
    let translation = try Pattern.parse("a\\n(?m:^b)").get().ecmaScript
    #expect(translation.text == "^a\\n(?:(?:^|(?<=\\n))b)$")
    #expect(translation.losses.count == 1)
  }
}
