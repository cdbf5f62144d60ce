import FormDiagnostics
import Testing

@testable import FormPatterns

/// A pattern that cannot be read: the part that is marked, words of the message and of the hint, and the repair.
struct RefusedPattern: Sendable, CustomTestStringConvertible {
  let text: String
  let marked: String
  let kind: PatternProblem.Kind
  let message: String
  let hint: String?
  let replacement: String?
  var testDescription: String { text }

  init(
    _ text: String, _ marked: String, _ message: String, _ hint: String? = nil, replacement: String? = nil,
    kind: PatternProblem.Kind = .syntax
  ) {
    self.text = text
    self.marked = marked
    self.kind = kind
    self.message = message
    self.hint = hint
    self.replacement = replacement
  }
}

struct PatternProblemTests {
  static let brackets = [
    RefusedPattern("ab(c", "(", "`(` is never closed", "Close it with `)`, or write `\\(` for the character itself"),
    RefusedPattern("(a(?:b)", "(", "`(` is never closed"),
    RefusedPattern("한(?:b", "(?:", "`(` is never closed"),
    RefusedPattern("(?P<n>b", "(?P<n>", "`(` is never closed"),
    RefusedPattern("(?i", "(?i", "`(?` is never closed"),
    RefusedPattern("a)b", ")", "`)` closes nothing: no parenthesis is open here", replacement: "\\)"),
    RefusedPattern("x[abc", "[", "`[` is never closed", "Close it with `]`, or write `\\[` for the character itself"),
    RefusedPattern("x[]", "[", "`[` is never closed: a `]` right after it is the first character of the set"),
    RefusedPattern("x[^]", "[", "`[` is never closed: a `]` right after it is the first character of the set"),
    RefusedPattern("[a-", "[", "`[` is never closed"),
    RefusedPattern("[[:alpha:]", "[", "`[` is never closed"),
    RefusedPattern(
      "[z-a]", "z-a", "The range `z-a` runs backwards: its first character comes after its last in Unicode",
      replacement: "a-z"),
    RefusedPattern("[a-Z]", "a-Z", "The range `a-Z` runs backwards", replacement: "a-zA-Z"),
    RefusedPattern("[a-\\d]", "a-\\d", "The range `a-\\d` ends in something that is not one character"),
    RefusedPattern("[[:alhpa:]]", "[:alhpa:]", "`[:alhpa:]` is no class of characters"),
    RefusedPattern("[\\b]", "\\b", "`\\b` is a place between characters", "Write `\\x08` for the backspace character"),
  ]

  static let repetitions = [
    RefusedPattern("*.txt", "*", "`*` has nothing before it to repeat at the start", "Write `.*` for any text"),
    RefusedPattern("+82", "+", "`+` has nothing before it to repeat at the start", replacement: "\\+"),
    RefusedPattern("a|?", "?", "`?` has nothing before it to repeat here", replacement: "\\?"),
    RefusedPattern("({2}a)", "{2}", "`{2}` has nothing before it to repeat here", replacement: "\\{2}"),
    RefusedPattern("a**", "**", "`**` repeats what is repeated already", "Keep one of them, such as `*`"),
    RefusedPattern("a{2}{3}", "{2}{3}", "`{2}{3}` repeats what is repeated already"),
    RefusedPattern("a*+b", "*+", "`*+` is a possessive repetition", "Write `*`", kind: .notRegular),
    RefusedPattern("a{3,2}", "{3,2}", "`{3,2}` asks for at least 3 and at most 2", replacement: "{2,3}"),
    RefusedPattern("a{1001}", "{1001}", "`{1001}` counts past 1000, which is the limit", kind: .tooLarge),
    RefusedPattern("a{0,99999999999999999999}", "{0,99999999999999999999}", "counts past 1000", kind: .tooLarge),
    RefusedPattern(
      "x((a{100}){11})", "a{100}", "Counted repetitions inside each other multiply to 1100", kind: .tooLarge),
    RefusedPattern(
      "((((a{9}){9}){9}){9}){9}", "(a{9}){9}", "Counted repetitions inside each other multiply to 6561",
      kind: .tooLarge),
  ]

  static let escapes = [
    RefusedPattern("ab\\", "\\", "The pattern ends in a single `\\`", replacement: "\\\\"),
    RefusedPattern("\\u00E9", "\\u00E9", "`\\u00E9` is unknown to RE2's syntax", replacement: "\\x{00E9}"),
    RefusedPattern("\\u{1F600}", "\\u{1F600}", "unknown", replacement: "\\x{1F600}"),
    RefusedPattern("\\uD83D\\uDE00", "\\uD83D\\uDE00", "unknown", replacement: "\\x{1F600}"),
    RefusedPattern("a\\Z", "\\Z", "`\\Z` is unknown to RE2's syntax; elsewhere it means the end", replacement: "\\z"),
    RefusedPattern("\\h+", "\\h", "elsewhere it means a space or tab", replacement: "[\\t ]"),
    RefusedPattern("a\\cM", "\\cM", "elsewhere it means a control character", replacement: "\\x0D"),
    RefusedPattern("\\p{Emoji}", "\\p{Emoji}", "no category", "Perhaps `\\p{So}` was meant"),
    RefusedPattern("[힣-가]", "힣-가", "runs backwards", replacement: "가-힣"),
    RefusedPattern("[가-a]", "가-a", "runs backwards", "Write the lower one first"),
    RefusedPattern("\\q", "\\q", "`\\q` is an unknown escape", "Write `q` for the letter itself"),
    RefusedPattern("\\_", "\\_", "`\\_` is an unknown escape: `_` needs no backslash", replacement: "_"),
    RefusedPattern("\\가", "\\가", "`\\가` is an unknown escape", replacement: "가"),
    RefusedPattern("\\xZ", "\\x", "`\\x` is no code of a character"),
    RefusedPattern("\\x{110000}", "\\x{110000}", "is past the last character of Unicode"),
    RefusedPattern("\\x{D800}", "\\x{D800}", "half of a surrogate pair"),
    RefusedPattern("\\p{Letter}", "\\p{Letter}", "`Letter` is no category or script", replacement: "\\p{L}"),
    RefusedPattern("\\p{IsHangul}", "\\p{IsHangul}", "`IsHangul` is no category", replacement: "\\p{Hangul}"),
    RefusedPattern("\\P{Script=Greek}", "\\P{Script=Greek}", "no category", replacement: "\\P{Greek}"),
    RefusedPattern("\\p{hangul}", "\\p{hangul}", "no category or script", replacement: "\\p{Hangul}"),
    RefusedPattern("\\p{L", "\\p{", "The name after `\\p{` is never closed"),
    RefusedPattern("\\pX", "\\pX", "`X` is no category or script"),
    RefusedPattern("\\p", "\\p", "`\\p` needs the name of a category or script"),
  ]

  static let notRegular = [
    RefusedPattern(
      "(?=.*\\d)(?=.*[A-Z]).{8,}", "(?=.*\\d)",
      "`(?=` looks ahead; patterns here read a text once, from left to right",
      "Write several validators, each with its own message: patterns `.*\\d.*`, `.*[A-Z].*` and `minLength: 8`",
      kind: .notRegular),
    RefusedPattern(
      "^(?=.*[a-z])(?!.*admin)[a-z0-9]{3,}$", "(?=.*[a-z])", "looks ahead",
      "patterns `.*[a-z].*`, `[a-z0-9]{3,}` and `constraint: '!value.matches(r\"^(?:.*admin.*)$\")'`",
      kind: .notRegular),
    RefusedPattern(
      "(?!\\s*$).+", "(?!\\s*$)", "`(?!` forbids what follows",
      "`minLength: 1` and `constraint: '!value.matches(r\"^(?:\\s*)$\")'`", kind: .notRegular),
    RefusedPattern("a(?=b)", "(?=b)", "`(?=` looks ahead", "Write several patterns", kind: .notRegular),
    RefusedPattern("(?<=a)b", "(?<=a)", "`(?<=` looks back", kind: .notRegular),
    RefusedPattern("(?<!a)b", "(?<!a)", "`(?<!` forbids what comes before", kind: .notRegular),
    RefusedPattern("(a)\\1", "\\1", "`\\1` asks for the text of group 1 again", kind: .notRegular),
    RefusedPattern("(?P<q>a)\\k<q>", "\\k<q>", "`\\k<q>` asks for the text of a named group again", kind: .notRegular),
    RefusedPattern("(?P<q>a)(?P=q)", "(?P=q)", "`(?P=` asks for the same text again", kind: .notRegular),
    RefusedPattern("(?>a)", "(?>a)", "`(?>` is an atomic group", "Write `(?:…)`", kind: .notRegular),
    RefusedPattern("(?(1)a|b)", "(?(1)a|b)", "`(?(` is a conditional group", kind: .notRegular),
    RefusedPattern("(a(?R)?)", "(?R)", "puts the whole pattern inside itself", kind: .notRegular),
    RefusedPattern("(a)(?1)", "(?1", "calls a group", kind: .notRegular),
    RefusedPattern("(*ACCEPT)", "*", "`(*` begins a command to a backtracking matcher", kind: .notRegular),
    RefusedPattern("(?#x)a", "(?#x)", "`(?#` is a remark"),
    RefusedPattern("(?x) a", "(?x", "`(?x` begins no group that RE2's syntax knows", "RE2's syntax has no flag `x`"),
    RefusedPattern("(?P<a>.)(?P<a>.)", "a", "Two groups are named `a`"),
    RefusedPattern("(?P<a-b>.)", "a-b", "`a-b` is no name for a group"),
  ]

  @Test(arguments: brackets + repetitions + escapes + notRegular)
  func refusesWithPlaceAndWayOut(_ refused: RefusedPattern) throws {
    guard case .failure(let problem) = Pattern.parse(refused.text) else {
      Issue.record("`\(refused.text)` was accepted")
      return
    }
    #expect(SourceText(name: "", refused.text)[problem.range] == refused.marked)
    #expect(problem.message.contains(refused.message), "\(problem.message)")
    #expect(problem.kind == refused.kind)
    if let hint = refused.hint { #expect(problem.hint?.contains(hint) == true, "\(problem.hint ?? "no hint")") }
    #expect(problem.replacement == refused.replacement)
    #expect(!problem.message.hasSuffix("."))
  }

  /// Texts that would take memory or time out of proportion.
  @Test func refusesWhatIsTooLarge() {
    let words = (0..<11_000).map { String(UnicodeScalar(0xAC00 + $0) ?? "x") }
    let texts = [
      String(repeating: "a", count: PatternLimits.textLength + 1),
      String(repeating: "a", count: PatternLimits.steps + 1),
      String(repeating: "(a{900})", count: 30),
      "(?i)" + (0..<1_500).map { "[\\pL\(words[$0])]" }.joined(),
      (0..<7_000).map { "[\(words[$0])\(words[$0 + 1])]" }.joined(),
    ]
    for text in texts {
      guard case .failure(let problem) = Pattern.parse(text) else {
        Issue.record("\(text.prefix(20))… was accepted")
        continue
      }
      #expect(problem.kind == .tooLarge)
      #expect(problem.range.end <= text.utf8.count)
    }
  }

  @Test(arguments: brackets + repetitions + escapes + notRegular)
  func aCertainRepairMendsTheMistake(_ refused: RefusedPattern) throws {
    guard case .failure(let problem) = Pattern.parse(refused.text), let replacement = problem.replacement else {
      return
    }
    var bytes = Array(refused.text.utf8)
    bytes.replaceSubrange(problem.range.offsets, with: replacement.utf8)
    let repaired = String(decoding: bytes, as: UTF8.self)
    if case .failure(let problem) = Pattern.parse(repaired) { Issue.record("`\(repaired)`: \(problem.message)") }
  }
}
