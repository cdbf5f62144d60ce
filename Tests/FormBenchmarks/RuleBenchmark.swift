import FormExpressions

/// What evaluating rules costs, each over answers that take it down different ways.
struct RuleBenchmark {
  private static let rules = [
    "age(birth) >= 14 && country in ['KR','JP'] || guardian", "guardian", "age(birth) >= 14", "country == 'KR'",
    "email != '' && country != '' && guardian", "quantity * price > 100.0", "tags.exists(t, t == 'b')",
    "email.endsWith('.com')", "size(email) > 3", "email.matches('^[a-z]+@')",
  ]

  private static let answers: [[Value]] = [
    answers(born: 10_000, "KR", guardian: false), answers(born: 17_000, "JP", guardian: true),
    answers(born: 10_000, "US", guardian: true),
  ]

  private static func answers(born day: Int, _ country: String, guardian: Bool) -> [Value] {
    [
      .timestamp(Timestamp(CivilDate(daysSinceEpoch: day))), .string(country), .bool(guardian), .int(3), .double(2.5),
      .list([.string("a"), .string("b")]), .string("mina@example.com"),
    ]
  }

  /// Prints nanoseconds of processor time for one evaluation, the median of rounds.
  static func run() {
    var environment = Environment()
    let fields: KeyValuePairs<String, ValueType> = [
      "birth": .timestamp, "country": .string, "guardian": .bool, "quantity": .int, "price": .double,
      "tags": .list(.string), "email": .string,
    ]
    for field in fields { environment.declare(field.key, field.value) }
    let now = Timestamp(CivilDate(daysSinceEpoch: 20_000))
    print("Rules, nanoseconds for one evaluation; medians of rounds")
    for rule in rules {
      guard case .success(let expression) = Expression.parse(rule) else { continue }
      let program = Program(expression, in: environment)
      let (rounds, repeats) = (21, 60_000)
      var times: [Double] = []
      var held = 0
      for _ in 0..<rounds {
        times.append(
          seconds {
            for turn in 0..<repeats {
              if case .success(let value) = program.evaluate(answers[turn % 3], now: now), value.isTrue { held += 1 }
            }
          })
      }
      withExtendedLifetime(held) {}
      print(column(median(times) / Double(repeats) * 1e9, digits: 1, width: 8) + "  \(rule)")
    }
  }
}
