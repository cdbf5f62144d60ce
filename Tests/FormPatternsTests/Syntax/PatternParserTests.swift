import FormDiagnostics
import FormTestSupport
import Testing

@testable import FormPatterns

struct PatternParserTests {
  @Test(arguments: [
    "", "a", "()", "(|a)", "a||b", "[]a]", "[^]a]", "[a-]", "[-a]", "[a-b-c]", "[\\w-.]", "{", "a{", "a{,2}", "a{01}",
    "]", "}", "a}", "\\Qa*(\\E+", "\\Qabc", "(?i)a(?-i)b", "(?im-s:a)", "(?P<name>a)(?<other>b)", "^*", "\\b+", "$a^",
    "\\x41\\x{AC00}\\101\\07", "\\pL\\p{Lu}\\P{Hangul}\\p{^Lo}", "[[:alpha:][:^digit:]\\d\\pN]", "a*?b+?c??d{2,3}?",
    "\\<\\>\\/\\@\\-\\#\\%\\'\\\"", "[\\d-z]", "(?U)a+", "(?-i:a)", "\\p{Cs}", "가{1,3}", "[[a]", "(?s).",
  ])
  func reads(_ text: String) {
    if case .failure(let problem) = Pattern.parse(text) { Issue.record("\(problem.message)") }
  }

  @Test(arguments: [
    ("[A-z]", "A-z", "A-Za-z"), ("a{,3}", "{,3}", "{0,3}"), ("[:digit:]", "[:digit:]", "[[:digit:]]"),
    ("/^a+$/i", "/^a+$/i", "(?i)^a+$"), ("a{1, 3}", "{1, 3}", "{1,3}"),
  ])
  func remarksOnWhatIsProbablyNotMeant(text: String, marked: String, replacement: String) throws {
    let pattern = try Pattern.parse(text).get()
    let remark = try #require(pattern.remarks.first)
    #expect(pattern.remarks.count == 1)
    #expect(remark.kind == .suspicious)
    #expect(SourceText(name: "", text)[remark.range] == marked)
    #expect(remark.replacement == replacement)
  }

  @Test(arguments: ["/api/", "a{3}", "[A-Za-z]", "[[:digit:]]", "a{x}", "/", "//", "{,3}"])
  func remarksOnNothingElse(_ text: String) throws {
    #expect(try Pattern.parse(text).get().remarks.isEmpty)
  }

  @Test func nestsUpToTheLimit() {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
    }
    #expect(throws: Never.self) { try Pattern.parse(nested(PatternLimits.depth - 1)).get() }
    #expect(throws: PatternProblem.self) { try Pattern.parse(nested(PatternLimits.depth)).get() }
    #expect(throws: PatternProblem.self) { try Pattern.parse(nested(30_000)).get() }
  }

  @Test(arguments: ["\\pL", "[\\pL\\pN]", "(?i)[^\\PL]", "(?i:\\w)"])
  func aClassWrittenOftenIsOneSet(_ text: String) throws {
    let pattern = try Pattern.parse(String(repeating: text, count: 4_000)).get()
    #expect(pattern.root.sets.count == 1)
  }

  @Test func neverTrapsOnRandomBytes() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<3_000 {
      let bytes = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      guard case .success(let pattern) = Pattern.parse(text) else { continue }
      let expected = ReferenceMatcher(text).matches(pattern, .anywhere)
      #expect(PatternMatcher(pattern, .anywhere).matches(text) == expected, "\(text.debugDescription)")
    }
  }

  @Test func neverTrapsOnRandomText() {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
      "(", ")", "[", "]", "{", "}", "?", "*", "+", "|", "\\", "^", "$", ".", "-", ",", ":", "=", "!", "<", ">", "P",
      "p", "Q", "E", "i", "s", "1", "9", "a", "Z", "u", "x", "D800", "L", "[:alpha:]", "(?", "\\p{", "가", "😀", "\n",
      "#", "(?=", "(?<", "\u{301}", "{2,", "\\x{", "k<", "/",
    ]
    for _ in 0..<8_000 {
      let length = Int.random(in: 0...12, using: &generator)
      let text = (0..<length).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
      let problems: [PatternProblem]
      switch Pattern.parse(text) {
      case .success(let pattern): problems = pattern.remarks
      case .failure(let problem): problems = [problem]
      }
      #expect(problems.allSatisfy { $0.range.end <= text.utf8.count && !$0.message.isEmpty }, "\(text)")
    }
  }
}
