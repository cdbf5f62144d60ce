import FormExpressions
import Testing

@Suite("What is said about texts that are no expressions")
struct MistakesTests {
  @Test(
    "operators written as in other languages, or without a side",
    arguments: [
      Mistake("a = b", at: 2..<3, "A single `=` is no operator; equality is written `==`", repaired: "a == b"),
      Mistake("a === b", at: 2..<5, "`===` is no operator; equality is written `==`", repaired: "a == b"),
      Mistake("a !== 1", at: 2..<5, "`!==` is no operator; inequality is written `!=`", repaired: "a != 1"),
      Mistake("a <> b", at: 2..<4, "`<>` is no operator; inequality is written `!=`", repaired: "a != b"),
      Mistake("a & b", at: 2..<3, "A single `&` is no operator; “and” is written `&&`", repaired: "a && b"),
      Mistake("a | b", at: 2..<3, "A single `|` is no operator; “or” is written `||`", repaired: "a || b"),
      Mistake("a => 3", at: 2..<4, "`=>` is no operator; at least is written `>=`", repaired: "a >= 3"),
      Mistake("a =< 3", at: 2..<4, "`=<` is no operator; at most is written `<=`", repaired: "a <= 3"),
      Mistake("a &&", at: 2..<4, "The expression ends after `&&`, which needs something on its right"),
      Mistake("a +", at: 2..<3, "The expression ends after `+`, which needs something on its right"),
      Mistake("!", at: 0..<1, "The expression ends after `!`, which needs something on its right"),
      Mistake("&& a", at: 0..<2, "`&&` needs something on its left"),
      Mistake("* 2", at: 0..<1, "`*` needs something on its left"),
      Mistake("+5", at: 0..<1, "A value cannot begin with `+`", repaired: "5"),
      Mistake("a + + b", at: 4..<5, "A value cannot begin with `+`", repaired: "a +  b"),
      Mistake("1.", at: 1..<2, "After `.` the name of a field or function is expected"),
      Mistake("a.", at: 1..<2, "After `.` the name of a field or function is expected"),
      Mistake("a..b", at: 1..<2, "After `.` the name of a field or function is expected"),
      Mistake(
        ".", at: 0..<1, "A `.` alone is no value; a field's own value is called `value`", repaired: "value"),
      Mistake("a ? b", at: 2..<3, "This `?` has no `:` with the value for when the condition does not hold"),
      Mistake("(a ? b)", at: 3..<4, "This `?` has no `:` with the value for when the condition does not hold"),
      Mistake("a ** 2", at: 2..<4, "`**` is no operator; there is no power"),
      Mistake("a ?? b", at: 2..<4, "`??` is no operator"),
      Mistake("a++", at: 2..<3, "A value cannot begin with `+`"),
      Mistake("a--", at: 2..<3, "The expression ends after `-`, which needs something on its right"),
      Mistake("a !b", at: 2..<3, "`!` stands before a condition, not after a value"),
      Mistake("a ! in b", at: 2..<3, "`!` stands before a condition, not after a value"),
      Mistake("a == ", at: 2..<4, "The expression ends after `==`, which needs something on its right"),
      Mistake("a . ", at: 2..<3, "After `.` the name of a field or function is expected"),
      Mistake("x -> y", at: 3..<4, "`>` needs something on its left"),
    ])
  func operators(mistake: Mistake) { mistake.check() }

  @Test(
    "brackets without a partner or with nothing inside",
    arguments: [
      Mistake("(a", at: 0..<1, "This `(` is never closed", repaired: "(a)"),
      Mistake("(a + (b)", at: 0..<1, "This `(` is never closed", repaired: "(a + (b))"),
      Mistake("f(a, b", at: 1..<2, "This `(` is never closed", repaired: "f(a, b)"),
      Mistake("[1, 2", at: 0..<1, "This `[` is never closed"),
      Mistake("{'a': 1", at: 0..<1, "This `{` is never closed"),
      Mistake("a[1", at: 1..<2, "This `[` is never closed"),
      Mistake("a)", at: 1..<2, "`)` closes nothing", repaired: "a"),
      Mistake("(a]", at: 2..<3, "`]` does not close the `(` before it"),
      Mistake("[1)", at: 2..<3, "`)` does not close the `[` before it"),
      Mistake("a b", at: 2..<3, "`b` follows a value without an operator between them"),
      Mistake("a 'b'", at: 2..<5, "`'b'` follows a value without an operator between them"),
      Mistake("a 5", at: 2..<3, "`5` follows a value without an operator between them"),
      Mistake("5 5", at: 2..<3, "`5` follows a value without an operator between them"),
      Mistake("f(,a)", at: 2..<3, "A value is expected before `,`"),
      Mistake("f(a b)", at: 4..<5, "`b` follows a value without an operator between them"),
      Mistake("[1,,2]", at: 3..<4, "A value is expected before `,`"),
      Mistake("{1}", at: 1..<2, "This key has no value: a map is written `{'key': value}`"),
      Mistake("{a:}", at: 3..<4, "A value is expected before `}`"),
      Mistake("{:1}", at: 1..<2, "A value is expected before `:`"),
      Mistake("a ? b ? c : d : e", at: 6..<7, "A `?` between `?` and `:` needs parentheses around its part"),
      Mistake("a ? : c", at: 4..<5, "A value is expected before `:`"),
      Mistake("f(", at: 1..<2, "This `(` is never closed"),
      Mistake("()", at: 0..<1, "There is nothing between `(` and `)`"),
      Mistake("a()b", at: 3..<4, "`b` follows a value without an operator between them"),
      Mistake("a[]", at: 1..<3, "There is no index between `[` and `]`"),
      Mistake("a.b c", at: 4..<5, "`c` follows a value without an operator between them"),
      Mistake("a.b(c", at: 3..<4, "This `(` is never closed", repaired: "a.b(c)"),
      Mistake("'a' 'b'", at: 4..<7, "`'b'` follows a value without an operator between them"),
      Mistake("a.0", at: 1..<3, "`.0` follows a value without an operator between them"),
    ])
  func brackets(mistake: Mistake) { mistake.check() }

  @Test(
    "words that other languages use",
    arguments: [
      Mistake("a and b", at: 2..<5, "`and` is no operator; it is written `&&`", repaired: "a && b"),
      Mistake("a or b", at: 2..<4, "`or` is no operator; it is written `||`", repaired: "a || b"),
      Mistake("not a", at: 0..<3, "`not` is no operator; it is written `!`", repaired: "!a"),
      Mistake("not a == b", at: 0..<3, "`not` is no operator; it is written `!`"),
      Mistake("not (a) == b", at: 0..<3, "`not` is no operator; it is written `!`"),
      Mistake("not (a == b) and c", at: 0..<3, "`not` is no operator; it is written `!`", repaired: "!(a == b) and c"),
      Mistake("not(a)", at: 0..<3, "`not` is no operator; it is written `!`", repaired: "!(a)"),
      Mistake("not a.b and c", at: 0..<3, "`not` is no operator; it is written `!`", repaired: "!a.b and c"),
      Mistake("if a then b else c", at: 0..<2, "There is no `if`; a choice is written with `?` and `:`"),
      Mistake("a if b else c", at: 2..<4, "`if` is no operator"),
      Mistake("while", at: 0..<5, "There is no `while`; an expression is one value"),
      Mistake("if", at: 0..<2, "There is no `if`; a choice is written with `?` and `:`"),
      Mistake("var + 1", at: 0..<3, "There are no variables to declare here"),
      Mistake("in", at: 0..<2, "`in` needs something on its left"),
      Mistake("a.in", at: 2..<4, "`in` is a keyword and cannot stand as a field after a dot"),
      Mistake("", at: 0..<0, "There is no expression here"),
      Mistake("   ", at: 0..<3, "There is no expression here"),
      Mistake("a : b", at: 2..<3, "There is no `?` before this `:`"),
      Mistake("a?.b", at: 1..<3, "There is no `?.`: a part is reached by a dot alone"),
      Mistake("a is null", at: 2..<4, "`is` is no operator"),
      Mistake("a not in b", at: 2..<5, "`not` is no operator"),
      Mistake("a mod 2", at: 2..<5, "`mod` is no operator; it is written `%`", repaired: "a % 2"),
      Mistake("x contains 'a'", at: 2..<10, "`contains` is no operator"),
      Mistake("a := 3", at: 2..<3, "There is no `?` before this `:`"),
      Mistake("a AND b", at: 2..<5, "`AND` is no operator; it is written `&&`", repaired: "a && b"),
      Mistake("//", at: 0..<2, "There is no expression here"),
      Mistake("let x = 3", at: 0..<3, "There are no variables to declare here"),
    ])
  func words(mistake: Mistake) { mistake.check() }

  @Test(
    "calls and macros",
    arguments: [
      Mistake("f(a,)", at: 3..<4, "A call does not end in a comma", repaired: "f(a)"),
      Mistake("x.all(a)", at: 2..<8, "`all` takes a variable and a condition"),
      Mistake("x.all(1, true)", at: 6..<7, "`all` begins with a name for the element"),
      Mistake("x.map(a, b, c, d)", at: 2..<17, "`map` takes a variable and a value"),
      Mistake("has(a)", at: 4..<5, "`has` asks for a part after a dot, such as `has(account.email)`"),
      Mistake("has(a, b)", at: 4..<5, "`has` asks for a part after a dot, such as `has(account.email)`"),
      Mistake("has(a.b())", at: 4..<9, "`has` asks for a part after a dot, such as `has(account.email)`"),
      Mistake("Foo{a: 1}", at: 3..<4, "A `{` after a name would build a message, which forms do not have"),
      Mistake("a, b", at: 1..<2, "A comma has no meaning here"),
    ])
  func calls(mistake: Mistake) { mistake.check() }
}

/// A text that is no expression, and what is said about it.
struct Mistake: Sendable, CustomTestStringConvertible {
  let text: String
  let range: Range<Int>
  let message: String
  let repaired: String?

  init(_ text: String, at range: Range<Int>, _ message: String, repaired: String? = nil) {
    self.text = text
    self.range = range
    self.message = message
    self.repaired = repaired
  }

  var testDescription: String { text }

  /// Checks message, place and repair, and that the message ends as a headline does.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    guard case .failure(let problem) = Expression.parse(text) else {
      Issue.record("`\(text)` is read as an expression", sourceLocation: sourceLocation)
      return
    }
    #expect(problem.message == message, sourceLocation: sourceLocation)
    #expect(problem.range == range, sourceLocation: sourceLocation)
    #expect(problem.replacement.map(repair) == repaired, sourceLocation: sourceLocation)
    #expect(!problem.message.hasSuffix("."), sourceLocation: sourceLocation)
  }

  private func repair(_ replacement: ExpressionProblem.Replacement) -> String {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(replacement.range, with: replacement.text.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
