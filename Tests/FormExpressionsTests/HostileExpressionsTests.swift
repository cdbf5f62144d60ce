import FormExpressions
import FormTestSupport
import Testing

@Suite("Texts made to do harm")
struct HostileExpressionsTests {
  private static let count = 30_000

  @Test(
    "nesting beyond the limit is refused, whatever nests",
    arguments: [
      ("(", "a", ")"), ("[", "a", "]"), ("!", "a", ""), ("-", "a", ""), ("f(", "a", ")"), ("a.f(", "a", ")"),
      ("a[", "a", "]"), ("{1:", "a", "}"), ("a ? (", "d", ") : e"), ("", "a", ".b"), ("", "a", "[0]"),
      ("", "a", "()()"),
      ("", "a", "==1"), ("a||b&&c==d+e*(", "f", ")"), ("l.all(x,", "x", ")"), ("(", "a", ")&&b"), ("", "a", ".f()"),
      ("has(a).", "b", ""),
    ])
  func nesting(before: String, middle: String, after: String) {
    let text = String(repeating: before, count: Self.count) + middle + String(repeating: after, count: Self.count)
    guard case .failure(let problem) = Expression.parse(text) else {
      Issue.record("read as an expression")
      return
    }
    #expect(problem.range.upperBound <= text.utf8.count)
    #expect(problem.kind == .depth || problem.kind == .syntax)
  }

  @Test("the limit itself is reached and kept")
  func limit() throws {
    let levels = Expression.maximumDepth
    let deepest = String(repeating: "!", count: levels - 1) + "a"
    #expect(try Expression.parse(deepest).get().description == deepest)
    guard case .failure(let problem) = Expression.parse("!" + deepest) else {
      Issue.record("read as an expression")
      return
    }
    #expect(problem.kind == .depth)
  }

  @Test("sums, products, chains of conditions and choices, lists and arguments may be as long as they like")
  func breadth() throws {
    for separator in [" && ", " || ", " + ", " * ", " ? 1 : "] {
      let chain = Array(repeating: "a", count: Self.count).joined(separator: separator)
      #expect(try Expression.parse(chain).get().references.count == Self.count)
    }
    let elements = Array(repeating: "1", count: Self.count).joined(separator: ",")
    for text in ["[\(elements)]", "f(\(elements))"] { _ = try Expression.parse(text).get() }
  }

  @Test(
    "chains are evaluated however long they are",
    arguments: [
      ("a", " + a", Value.int(30_001)), ("a", " * 1 - 0", .int(1)), ("b", " && b", .bool(true)),
      ("!b", " || b", .bool(true)),
      ("b", " && b || b", .bool(true)), ("!b ? 1 : 2", "", .int(2)), ("", "!b ? 0 : ", .unknown),
      ("''", " + ''", .string("")),
      ("[]", " + []", .list([])),
    ])
  func longChains(first: String, rest: String, value: Value) throws {
    var environment = Environment()
    environment.declare("a", .int)
    environment.declare("b", .bool)
    var text = first + String(repeating: rest, count: Self.count)
    if first.isEmpty { text += "a" }
    let expression = try Expression.parse(text).get()
    #expect(expression.check(in: environment).problems.isEmpty)
    let program = Program(expression, in: environment)
    let now = Timestamp(CivilDate(daysSinceEpoch: 0))
    #expect(try program.evaluate([first.isEmpty ? .unknown : .int(1), .bool(true)], now: now).get() == value)
  }

  @Test(
    "unclosed and repeated pieces take one pass",
    arguments: [
      "'", "\"", "'''", "(", "[", "{", "“", "\\", "'a' ", "'\\", "가", "1", "1e", "0x", "_", "${", "${}", "${“}", "}",
      "${'}", "${//}", "=", "not ", "a.", "a ", "\u{FFFD}", "`", "//", ".", "a?", "a?b:", "r'", "b\"", "\0",
    ])
  func repetition(piece: String) {
    let text = String(repeating: piece, count: Self.count / 3)
    if case .failure(let problem) = Expression.parse(text) { #expect(problem.range.upperBound <= text.utf8.count) }
    for problem in TextTemplate.parse(text).problems { #expect(problem.range.upperBound <= text.utf8.count) }
  }

  @Test("random texts never trap, and every place lies inside the text", arguments: 0..<20 as Range<UInt64>)
  func randomTexts(seed: UInt64) {
    let pieces = [
      "a", "b1", "(", ")", "[", "]", "{", "}", "'", "\"", "'''", "\\", "\\u00", "\\x4", ".", ",", ":", "?", "!", "=",
      "&&", "|", "<", "+", "-", "/", "%", " ", "\n", "0x", "1", ".5", "1e", "u", "r'", "b'", "${", "$", "not ", "in ",
      "all(", "has(", "x,", "true", "가", "😀", "“", "\u{0}", "`", "//", "if ", "9223372036854775808",
    ]
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let length = Int.random(in: 0..<14, using: &random)
      let text = (0..<length).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      checkPlaces(in: text)
    }
  }

  private func checkPlaces(in text: String) {
    let whole = 0..<text.utf8.count
    switch Expression.parse(text) {
    case .success(let expression):
      #expect(whole.contains(expression.root.range))
      for reference in expression.references { #expect(whole.contains(reference.range)) }
      #expect((try? Expression.parse(expression.description).get()) == expression, "\(text)")
    case .failure(let problem):
      #expect(whole.contains(problem.range), "\(text)")
      if let replacement = problem.replacement { #expect(whole.contains(replacement.range), "\(text)") }
    }
    for problem in TextTemplate.parse(text).problems { #expect(whole.contains(problem.range), "\(text)") }
  }
}
