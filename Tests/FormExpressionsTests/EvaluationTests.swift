import FormExpressions
import FormTestSupport
import Testing

@Suite("Evaluating expressions")
struct EvaluationTests {
  /// The value of `text` where the names stand for these values, on 2026-03-01 at 09:30 UTC.
  private func evaluate(
    _ text: String, _ names: KeyValuePairs<String, Value> = [:], stepLimit: Int = Program.stepLimit
  ) throws -> Value {
    var environment = Environment()
    for name in names { environment.declare(name.key, .dyn) }
    let now = try #require(Timestamp("2026-03-01T09:30:00Z"))
    return try Program(try Expression.parse(text).get(), in: environment)
      .evaluate(names.map(\.value), now: now, stepLimit: stepLimit).get()
  }

  @Test(
    "what is unset makes an operation unset, except where it cannot decide",
    arguments: [
      ("u + 1", .unknown), ("-u", .unknown), ("u == u", .unknown), ("u == 1", .unknown), ("1 in [u]", .unknown),
      ("u > 3 && false", .bool(false)), ("u > 3 || true", .bool(true)), ("u > 3 && true", .unknown),
      ("u > 3 || false", .unknown), ("(u > 3 && 1 / 0 > 0) || true", .bool(true)), ("u > 3 || 1 / 0 > 0", .unknown),
      ("u > 3 ? 1 : 2", .unknown), ("isSet(u)", .bool(false)), ("isSet(1) && isSet(false)", .bool(true)),
      ("isSet('')", .bool(false)), ("isSet([])", .bool(false)), ("isSet('a')", .bool(true)), ("u.a", .unknown),
      ("[1, 2].all(x, x > u)", .unknown), ("[1, 2].exists(x, x > u || x == 2)", .bool(true)), ("size(u)", .unknown),
      ("[1, 2].map(x, x + u)", .unknown), ("[1].filter(x, x > u)", .unknown), ("[1].exists_one(x, x > u)", .unknown),
      ("math.greatest(1, u)", .unknown), ("age(u)", .unknown), ("u in [1]", .unknown), ("!(u > 1)", .unknown),
    ] as [(String, Value)])
  func unknown(text: String, expected: Value) throws {
    #expect(try evaluate(text, ["u": .unknown]) == expected)
  }

  @Test(
    "functions of forms",
    arguments: [
      ("today() == timestamp('2026-03-01T00:00:00Z')", .bool(true)), ("now() - today()", .duration(span(34_200))),
      ("age(timestamp('2008-03-01T00:00:00Z'))", .int(18)), ("age(timestamp('2008-03-02T00:00:00Z'))", .int(17)),
      ("age(timestamp('2008-02-29T00:00:00Z'))", .int(18)), ("sum([])", .int(0)), ("sum([1, 2, 3])", .int(6)),
      ("sum([1, 2.5])", .double(3.5)), ("3 * 2.5", .double(7.5)), ("10 / 4", .int(2)), ("10 / 4.0", .double(2.5)),
      ("isEmail('mina@example.com')", .bool(true)), ("isEmail('mina@')", .bool(false)),
      ("isUrl('https://example.com/a?b#c')", .bool(true)), ("isUrl('example.com')", .bool(false)),
      ("orders.all(o, o.amount > 0)", .bool(true)), ("sum(orders.map(o, o.amount))", .int(5)),
      ("orders[1].amount + size(orders)", .int(5)), ("orders.filter(o, o.amount > 2)[0].amount", .int(3)),
      ("account.email == 'mina@example.com'", .bool(true)), ("age(today()) == 0", .bool(true)),
    ] as [(String, Value)])
  func forms(text: String, expected: Value) throws {
    let orders: [Value] = [2, 3].map { .map(MapValue([("amount", .int($0))])) }
    let value = try evaluate(text, ["orders": .list(orders), "account.email": .string("mina@example.com")])
    #expect(value == expected)
  }

  private static func span(_ seconds: Int64) -> TimeSpan { TimeSpan(nanoseconds: seconds * 1_000_000_000) }

  @Test(
    "a secret is compared, measured and matched; what is made of it stays secret and is never printed",
    arguments: [
      ("s == 'open sesame'", "true"), ("'open' == s", "false"), ("s == s", "true"), ("size(s)", "11"),
      ("s.matches('^open')", "true"), ("s.startsWith('open') && s.contains('ses')", "true"), ("s", Value.mask),
      ("s + '!'", Value.mask), ("s.substring(1)", Value.mask), ("s.split(' ')", "[\(Value.mask), \(Value.mask)]"),
      ("'%s'.format([s])", Value.mask), ("[s, 'a'].join()", Value.mask), ("string(s)", Value.mask),
      ("bytes(s)", Value.mask), ("[s].map(x, x + 'a')", "[\(Value.mask)]"), ("{'a': s}", "{'a': \(Value.mask)}"),
    ])
  func secrets(text: String, expected: String) throws {
    let value = try evaluate(text, ["s": .secret("open sesame")])
    #expect(value.description == expected)
    var dumped = ""
    dump(value, to: &dumped)
    #expect(!dumped.contains("sesame") && !String(reflecting: value).contains("sesame"))
  }

  @Test(
    "a problem says what failed, where",
    arguments: [
      ("1 + 2 / 0", 6..<7, .divisionByZero), ("9223372036854775807 + 1", 20..<21, .range),
      ("'a' + 1", 4..<5, .noSuchOverload), ("1 < 'a'", 0..<7, .noSuchOverload), ("{'a': 1}.b", 0..<10, .noSuchKey),
      ("[1][1]", 0..<6, .invalidArgument), ("x", 0..<1, .unknownName), ("f(1)", 0..<1, .unknownFunction),
      ("size(1)", 0..<4, .noSuchOverload), ("'a'.charAt(5)", 4..<10, .invalidArgument), ("!1", 0..<2, .noSuchOverload),
      ("true && 'a'", 0..<11, .noSuchOverload), ("1 ? 2 : 3", 0..<1, .noSuchOverload),
      ("'a'.matches('(')", 4..<11, .invalidArgument), ("int('x')", 0..<3, .invalidArgument),
      ("{1: 2, 1u: 3}", 7..<9, .invalidArgument), ("'abc'.all(x, true)", 6..<9, .noSuchOverload),
      ("duration('5d')", 0..<8, .range), ("timestamp('2026-02-30T00:00:00Z')", 0..<9, .range),
    ] as [(String, Range<Int>, EvaluationProblem.Kind)])
  func problems(text: String, range: Range<Int>, kind: EvaluationProblem.Kind) throws {
    let problem = try #require(throws: EvaluationProblem.self) { try evaluate(text) }
    #expect(problem.kind == kind)
    #expect(problem.range == range)
    #expect(!problem.message.hasSuffix("."))
  }

  @Test(
    "evaluation stops at its limit, whatever would decide it",
    arguments: [
      "l.all(a, l.all(b, l.all(c, l.all(d, true))))",
      "l.exists(a, l.exists(b, l.exists(c, l.exists(d, false)))) || true",
      "size('a'.replace('', s).replace('', s).replace('', s).replace('a', s))",
      "size(l.map(x, s).join(s).split('').map(x, l.map(y, x).join(s)).join(s))",
      "size('%.1000f'.format([0.1]) + s) > 0",
      "l.map(a, l).map(b, l).map(c, l.map(d, l.map(e, l)))",
    ])
  func limits(text: String) throws {
    let names: KeyValuePairs<String, Value> = [
      "l": .list((0..<100).map { .int($0) }), "s": .string(String(repeating: "a", count: 5000)),
    ]
    let problem = try #require(throws: EvaluationProblem.self) { try evaluate(text, names, stepLimit: 100) }
    #expect(problem.kind == .limit)
    #expect(problem.range.upperBound <= text.utf8.count)
  }

  @Test("a pattern that is written out is made ready beforehand and costs no steps then")
  func patterns() throws {
    #expect(try evaluate("'abc'.matches('b+')", stepLimit: 10) == .bool(true))
    #expect(try evaluate("matches('abc', '^b')", stepLimit: 10) == .bool(false))
    #expect(try evaluate("'abc'.matches('b' + '+')") == .bool(true))
    #expect(throws: EvaluationProblem.self) {
      try evaluate("'abc'.matches('b' + p)", ["p": .string("+")], stepLimit: 10)
    }
  }

  @Test("what is made of constants alone is made beforehand, and a problem in it stays where it is")
  func constants() throws {
    #expect(try evaluate("size([1, 2, 3].map(x, x * 2)) + size('a' + 'b')", stepLimit: 10) == .int(5))
    #expect(try evaluate("timestamp('2026-01-01T00:00:00Z') + duration('24h') < now()", stepLimit: 2) == .bool(true))
    let problem = try #require(throws: EvaluationProblem.self) { try evaluate("true ? 1 + 2 / 0 : 3") }
    #expect(problem.kind == .divisionByZero && problem.range == 13..<14)
    #expect(try evaluate("false && [1][5] == 1 || true") == .bool(true))
  }

  @Test(
    "an element is looked for in lists that are written out, however long",
    arguments: [
      ("v in ['a', 'b']", Value.string("b"), true), ("v in ['a', 'b']", .string("c"), false),
      ("v in ['a', 'b']", .secret("b"), true), ("v in ['a', 'b']", .int(1), false),
      ("v in [1, 2, 3, 4, 5, 6, 7, 8, 9]", .double(3), true), ("v in [1, 2, 3, 4, 5, 6, 7, 8, 9]", .double(3.5), false),
      ("v in ['1', '2', '3', '4', '5', '6', '7', '8', 'é']", .string("e\u{301}"), false),
      ("v in ['1', '2', '3', '4', '5', '6', '7', '8', 'é']", .string("\u{E9}"), true),
      ("v in [1.5, 2]", .double(1.5), true),
      ("v in [[1], [2]]", .list([.int(2)]), true), ("v in []", .string("a"), false),
      ("v in ['1', '2', '3', '4', '5', '6', '7', '8', '9']", .secret("9"), true),
      ("v in ['1', '2', '3', '4', '5', '6', '7', '8', '9']", .secret("0"), false),
    ])
  func membership(text: String, value: Value, isIn: Bool) throws {
    #expect(try evaluate(text, ["v": value]) == .bool(isIn))
    #expect(try evaluate(text, ["v": .unknown]) == .unknown)
  }

  @Test("the variables that a program may read are known")
  func slots() throws {
    var environment = Environment()
    for name in ["a", "b", "c.d", "e"] { environment.declare(name, .dyn) }
    let expression = try Expression.parse("c.d > 0 && [1].all(b, b > a) || has(e.f)").get()
    #expect(Program(expression, in: environment).slots == [0, 2, 3])
  }
}
