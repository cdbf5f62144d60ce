import FormExpressions
import Testing

@Suite("Names that an expression uses")
struct ReferencesTests {
  @Test(
    "free names with their fields, in the order of the text",
    arguments: [
      ("account.email == email", ["account.email", "email"]),
      ("orders.all(o, o.amount > limit)", ["orders", "limit"]),
      ("orders.all(o, .o.amount > 0)", ["orders", "o.amount"]),
      ("a.map(x, b.filter(x, x.c > y)).d", ["a", "b", "y"]),
      ("x + l.map(x, x)[0] + x", ["x", "l", "x"]),
      ("has(a.b.c) ? a.b['c'] : d[e].f", ["a.b.c", "a.b", "d", "e"]),
      ("math.greatest(a, b)", ["a", "b"]),
      ("math.startsWith('a')", ["math"]),
      ("a.b.startsWith(c.d)", ["a.b", "c.d"]),
      ("{k: v}[i] in [j, -z, !w]", ["k", "v", "i", "j", "z", "w"]),
      ("a || b || c && d", ["a", "b", "c", "d"]),
    ])
  func references(text: String, expected: [String]) throws {
    let found = try Expression.parse(text).get().references
    #expect(found.map { $0.path.map(\.value).joined(separator: ".") } == expected)
    for reference in found {
      let written = String(decoding: Array(text.utf8)[reference.range], as: UTF8.self)
      #expect(written == reference.path.map(\.value).joined(separator: "."))
    }
  }

  @Test("a presence test says so")
  func presence() throws {
    let found = try Expression.parse("has(a.b) && a.b").get().references
    #expect(found.map(\.isPresenceTest) == [true, false])
  }

  @Test(
    "calls with their style and the number of their arguments",
    arguments: [
      ("size(a) + a.size()", ["size/1", ".size/0"]),
      ("math.greatest(1, age(b))", ["math.greatest/2", "age/1"]),
      ("math.greatests(1)", ["math.greatests/1"]),
      ("l.all(math, math.ceil(1) > 0)", [".ceil/1"]),
      ("l.map(x, x.trim()).join(',')", [".trim/0", ".join/1"]),
    ])
  func calls(text: String, expected: [String]) throws {
    let found = try Expression.parse(text).get().calls
    #expect(found.map { "\($0.hasReceiver ? "." : "")\($0.name.value)/\($0.argumentCount)" } == expected)
  }
}
