import Testing

@testable import FormExpressions

@Suite("Reading expressions")
struct ParsingTests {
  @Test(
    "an expression is printed in its one spelling, and reading that gives it back",
    arguments: [
      ("1+2*3", "1 + 2 * 3"),
      ("(1+2)*3", "(1 + 2) * 3"),
      ("1-(2-3)-4", "1 - (2 - 3) - 4"),
      ("a||b&&c||d", "a || b && c || d"),
      ("(a||b)||(c||d)", "a || b || c || d"),
      ("(a || b) && c", "(a || b) && c"),
      ("a ? b : c ? d : e", "a ? b : c ? d : e"),
      ("a ? (b ? c : d) : e", "a ? (b ? c : d) : e"),
      ("(a ? b : c) ? d : e", "(a ? b : c) ? d : e"),
      ("!!a && !(b in c)", "!!a && !(b in c)"),
      ("-5", "-5"), ("- 5", "-5"), ("-(5)", "-(5)"), ("--5", "--5"), ("-x", "-x"), ("-5.0.f()", "-5.0.f()"),
      ("-(5.f())", "-(5.f())"), ("-9223372036854775808", "-9223372036854775808"),
      ("0x1F + 0x1fu", "31 + 31u"),
      (".5 + 1e3 + 1.5E-2", "0.5 + 1000.0 + 0.015"),
      ("\"it's\" + '\\x41\\u00e9\\101'", "'it\\'s' + 'AéA'"),
      ("r'\\d' + R\"\\w\"", "'\\\\d' + '\\\\w'"),
      ("'''a\n'b''' + \"\"\"c\"\"\"", "'a\\n\\'b' + 'c'"),
      ("b'\\xff\\377a' + Br'\\n'", "b'\\xff\\xffa' + b'\\\\n'"),
      ("[1,2,] + []", "[1, 2] + []"),
      ("{'a':1,}['a']", "{'a': 1}['a']"),
      ("a.b.c(d)[e].f", "a.b.c(d)[e].f"),
      ("a.`b-c`.if.as()", "a.`b-c`.if.as()"),
      (".a.b(.c)", ".a.b(.c)"),
      ("has(a.b) // comment\n && true", "has(a.b) && true"),
      ("orders.all(o,o.amount>0)", "orders.all(o, o.amount > 0)"),
      ("l.map(x, x > 1, x * 2).exists_one(y, y == null)", "l.map(x, x > 1, x * 2).exists_one(y, y == null)"),
      ("(-5).f() - (a ? b : c).d", "-5.f() - (a ? b : c).d"),
    ])
  func printing(written: String, printed: String) throws {
    let expression = try Expression.parse(written).get()
    #expect(expression.description == printed)
    #expect(try Expression.parse(printed).get() == expression)
  }

  @Test("places of nodes and names are UTF-8 offsets that include parentheses")
  func ranges() throws {
    let root = try Expression.parse("'é' == (a . b) ").get().root
    #expect(root.range == 0..<15)
    guard case .relation(let equal, let left, let right) = root.kind, case .select(let owner, let field) = right.kind
    else { throw Unexpected() }
    #expect(equal.range == 5..<7)
    #expect(left.range == 0..<4)
    #expect(right.range == 8..<15)
    #expect(owner.range == 9..<10)
    #expect(field.range == 13..<14)
  }

  struct Unexpected: Error {}
}
