import FormExpressions
import FormTestSupport

extension FuzzTarget {
  /// An expression: read, printed, checked for types, evaluated with values that the text itself decides.
  static let expression = FuzzTarget(
    "expression", cases: 1500,
    seeds: [
      "email != '' && password == account.password || !agree", "age(birth) >= 14 ? 'a' : \"b\\u0041\"",
      "orders.filter(o, o.amount > 0).map(o, o.amount * 2)", "sum(orders.map(o, o.amount)) / quantity % 3",
      "'%s %d %.2f %x'.format([name, quantity, price, data])",
      "tags.exists_one(t, t.startsWith('a')) || has(orders[0].note)",
      "timestamp('2026-01-31T10:00:00Z') + duration('1h30m') > now()",
      "birth.getFullYear('Asia/Seoul') + start.getHours()",
      "math.greatest(1, 2.5, price) + math.bitShiftLeft(1, 62)",
      "name.substring(1, 3).replace('a', 'b', 2).split(',').join('-')",
      "{'a': [1, 2u, 0x1F], 2: b'\\xff', true: r'\\n'}['a'][0]", "9223372036854775807 + 1 - -9223372036854775808",
      "Hello ${name}, $${x} ${quantity > 1 ? 'boxes' : 'box'}", "name.matches('^[a-z]+$') && size(name) in [1, 2]",
      "dyn(anything).x[0].y == type(1)", "isSet(quantity) && string(price) == '2.5'", "'가\\U0001F600'''\"\"\"a\"\"\"",
    ]
  ) { bytes throws(BrokenLaw) in
    let text = String(decoding: bytes, as: UTF8.self)
    let whole = 0..<text.utf8.count
    for problem in TextTemplate.parse(text).problems {
      try BrokenLaw.unless(whole.contains(problem.range), "\(problem.message) lies outside the text")
    }
    let expression: Expression
    switch Expression.parse(text) {
    case .failure(let problem):
      try BrokenLaw.unless(whole.contains(problem.range), "\(problem.message) lies outside the text")
      guard let range = problem.replacement?.range else { return }
      return try BrokenLaw.unless(whole.contains(range), "the repair of \(problem.message) lies outside the text")
    case .success(let read): expression = read
    }
    let printed = expression.description
    let again = try? Expression.parse(printed).get()
    try BrokenLaw.unless(again == expression, "printed as `\(printed)` it is another expression")
    let check = expression.check(in: environment)
    for problem in check.problems {
      try BrokenLaw.unless(whole.contains(problem.range), "\(problem.message) lies outside the text")
    }
    // What has no type until it has a value is not checked before.
    let isTyped = !text.contains("dyn") && !text.contains("anything")
    let program = Program(expression, in: environment)
    var random = SeededGenerator(seed: UInt64(bytes.count))
    for _ in 0..<3 {
      let variables = choices.map { $0.randomElement(using: &random) ?? .unknown }
      let now = Timestamp(CivilDate(daysSinceEpoch: 20_000))
      let result = program.evaluate(variables, now: now, stepLimit: 20_000)
      guard check.problems.isEmpty, isTyped else { continue }
      switch result {
      case .success(let value):
        try BrokenLaw.unless(value.fits(check.type), "\(value) is not of the type \(check.type)")
      case .failure(let problem):
        let isOfTypes = [.noSuchOverload, .unknownName, .unknownFunction].contains(problem.kind)
        try BrokenLaw.unless(!isOfTypes, "the type check lets through: \(problem.message)")
      }
    }
  }

  /// The names that an expression can use, each with values that it can have.
  private static let variables: [(name: String, type: ValueType, values: [Value])] = [
    ("email", .string, [.string("mina@example.com"), .string("")]),
    ("name", .string, [.string("Mina"), .string("e\u{301}가😀"), .string("a,b,,c")]),
    ("password", .secret, [.secret("open"), .secret("")]),
    ("quantity", .int, [.int(3), .int(.min), .int(.max), .unknown]),
    ("price", .double, [.double(2.5), .double(.infinity), .double(.nan), .double(-0.0), .double(1e300), .unknown]),
    ("agree", .bool, [.bool(true), .bool(false)]),
    ("birth", .timestamp, [.timestamp(Timestamp(CivilDate(daysSinceEpoch: 10_000))), .unknown]),
    ("start", .duration, [.duration(TimeSpan(nanoseconds: 1)), .unknown]),
    ("tags", .list(.string), [.list([.string("a"), .string("b")]), .list([])]),
    ("account.email", .string, [.string("a")]), ("account.password", .secret, [.secret("b")]),
    (
      "orders", .list(.record(["amount": .int, "note": .string])),
      [.list([.map(MapValue([("amount", .int(1)), ("note", .string("a"))]))]), .list([])]
    ),
    ("anything", .dyn, [.int(1), .list([.null]), .map(MapValue([("x", .uint(.max))]))]),
    ("data", .bytes, [.bytes([0xFF, 0]), .bytes([])]),
  ]

  private static let choices = variables.map(\.values)

  private static let environment: Environment = {
    var environment = Environment()
    for variable in variables { environment.declare(variable.name, variable.type) }
    return environment
  }()
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
