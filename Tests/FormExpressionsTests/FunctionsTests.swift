import FormExpressions
import Testing

@Suite("The functions of the language")
struct FunctionsTests {
  @Test("names are unique, in order, and every function has a summary and a form")
  func registry() {
    let names = Functions.all.map(\.name)
    #expect(names == Set(names).sorted())
    #expect(Functions.prefixes == ["math", "strings"])
    for function in Functions.all {
      #expect(!function.summary.isEmpty && !function.overloads.isEmpty, "\(function.name)")
      #expect(Functions.named(function.name)?.overloads == function.overloads)
    }
  }

  @Test(
    "a call that fits is fine",
    arguments: [
      "size(a) == a.size()", "math.greatest(1, 2, 3)", "math.least([1])", "a.replace('b', 'c', 1)", "today() < now()",
      "matches(a, 'b') && a.matches('b')", "t.getHours() + t.getHours('+09:00')", "l.join() + l.join(',')",
    ])
  func fitting(text: String) throws {
    for call in try Expression.parse(text).get().calls { #expect(Functions.problem(of: call) == nil) }
  }

  @Test(
    "a call that fits no form is told so, with a way out",
    arguments: [
      ("sizes(a)", 0..<5, "There is no function `sizes`", "Did you mean `size`?"),
      ("a.startWith('b')", 2..<11, "There is no function `startWith`", "Did you mean `startsWith`?"),
      ("math.greatests(1)", 0..<14, "There is no function `math.greatests`", "Did you mean `math.greatest`?"),
      (
        "l.al(x)", 2..<4, "There is no function `al`",
        "Functions called on a value are `all`, `exists`, `exists_one`, `map`, `filter`, `charAt` and 26 more"
      ),
      (
        "addDays(d, 3)", 0..<7, "There is no function `addDays`",
        "Days are added as a span of time: `date + duration('24h')` is the next day"
      ),
      ("all(l, 1)", 0..<3, "`all` is called on a list, with a dot before it", "Write `list.all(x, x > 0)`"),
      (
        "contains(a, 'b')", 0..<8, "`contains` is called on a value, with a dot before it",
        "Write `text.contains(text)`"
      ),
      ("birth.age()", 6..<9, "`age` is not called on a value", "Write `age(date)`"),
      ("today(1)", 0..<5, "`today` takes no arguments, not 1", "Write `today()`"),
      ("age()", 0..<3, "`age` takes 1 argument, not 0", "Write `age(date)`"),
      ("a.substring()", 2..<11, "`substring` takes 1 or 2 arguments, not 0", "Write `text.substring(number)`"),
      (
        "math.greatest()", 0..<13, "`math.greatest` takes at least 1 argument, not 0",
        "Write `math.greatest(number, …)`"
      ),
    ])
  func unfitting(text: String, range: Range<Int>, message: String, hint: String?) throws {
    let call = try #require(try Expression.parse(text).get().calls.first)
    let problem = try #require(Functions.problem(of: call))
    #expect(problem.range == range)
    #expect(problem.message == message)
    #expect(problem.hint == hint)
  }
}
