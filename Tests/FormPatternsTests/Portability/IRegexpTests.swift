import FormDiagnostics
import Testing

@testable import FormPatterns

struct IRegexpTests {
  @Test(arguments: [
    "", "abc", "a|b", "(a|b)*", "[a-z]{2,3}", "[^a-z-]", "[-a]", "\\.\\*\\(\\)\\n\\t\\-", "\\p{L}\\P{Lu}[\\p{Nd}_]",
    ".*",
    "a?b+c{2}d{3,}", "가[가-힣]", "a-b", "[\\]\\[\\\\]", "[a\\-z]", "@#%&/'\" ",
  ])
  func portable(_ text: String) throws {
    #expect(try Pattern.parse(text).get().partsOutsideIRegexp.map(\.message) == [])
  }

  @Test(arguments: [
    ("^a$", ["^", "$"], [nil, nil]),
    ("\\d+\\w", ["\\d", "\\w"], ["[0-9]", "[0-9A-Za-z_]"]),
    ("\\$\\@", ["\\$", "\\@"], ["[$]", "@"]),
    ("(?:a)", ["(?:"], ["("]),
    ("(?P<n>a)", ["(?P<n>"], [nil]),
    ("(?i)a", ["(?i)"], [nil]),
    ("(?i:a)", ["(?i:"], [nil]),
    ("a*?", ["?"], [""]),
    ("\\pL\\p{^Lu}", ["\\pL", "\\p{^Lu}"], ["\\p{L}", "\\P{Lu}"]),
    ("\\p{Hangul}", ["\\p{Hangul}"], [nil]),
    ("[\\d.]", ["\\d"], [nil]),
    ("[[:alpha:]]", ["[:alpha:]"], [nil]),
    ("[a-c-e]", ["-"], ["\\-"]),
    ("[]a]", ["]"], ["\\]"]),
    ("]a}", ["]", "}"], ["\\]", "\\}"]),
    ("\\Qab\\E", ["\\Qab\\E"], [nil]),
    ("\\x41", ["\\x41"], ["A"]),
    ("\\bx", ["\\b"], [nil]),
  ])
  func outside(text: String, marked: [String], replacements: [String?]) throws {
    let problems = try Pattern.parse(text).get().partsOutsideIRegexp
    #expect(problems.map { SourceText(name: "", text)[$0.range] } == marked)
    #expect(problems.map(\.replacement) == replacements)
    #expect(problems.allSatisfy { $0.kind == .notPortable && $0.hint != nil })
  }
}
