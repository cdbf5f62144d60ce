import FormExpressions
import FormTestSupport
import Testing

@Suite("What the type check promises")
struct TypeSoundnessTests {
  /// Values for the names of ``TypeCheckTests/environment``, in the order of their declaration.
  private static let values: [Value] = [
    .string("mina@example.com"), .string("Mina"), .secret("open"), .int(3), .double(2.5), .bool(true),
    .timestamp(Timestamp(CivilDate(daysSinceEpoch: 10_000))), .duration(TimeSpan(nanoseconds: 1)),
    .list([.string("a"), .string("b")]), .string("a"), .secret("b"),
    .list([.map(MapValue([("amount", .int(1)), ("note", .string("a"))]))]), .int(1), .bytes([1]),
  ]

  /// Values that are chosen anew for every evaluation: among them the unknown one wherever a field can be unset.
  private static func values(_ random: inout SeededGenerator) -> [Value] {
    var values = Self.values
    let others: [Int: [Value]] = [
      0: [.string(""), .string("e\u{301}")], 2: [.secret("")], 3: [.unknown, .int(.min), .int(0)],
      4: [.unknown, .double(.infinity), .double(-0.0), .double(3)], 5: [.bool(false)], 6: [.unknown],
      7: [.unknown], 8: [.list([])], 11: [.list([])],
    ]
    for (place, other) in others.sorted(by: { $0.key < $1.key }) where Bool.random(using: &random) {
      values[place] = other.randomElement(using: &random) ?? values[place]
    }
    return values
  }

  @Test(
    "what the type check accepts has a value of its type, or a problem of values and never one of types",
    arguments: 0..<16 as Range<UInt64>)
  func soundness(seed: UInt64) throws {
    var random = RandomExpression(seed: seed)
    var generator = SeededGenerator(seed: seed)
    let now = Timestamp(CivilDate(daysSinceEpoch: 20_000))
    var accepted = 0
    for _ in 0..<400 {
      let wanted = RandomExpression.Wanted.allCases.randomElement(using: &generator)
      let text = wanted.map { random.next(3, of: $0) } ?? random.next(3)
      guard let expression = try? Expression.parse(text).get() else { continue }
      let check = expression.check(in: TypeCheckTests.environment)
      for problem in check.problems { #expect(problem.range.upperBound <= text.utf8.count) }
      guard check.problems.isEmpty else { continue }
      accepted += 1
      let program = Program(expression, in: TypeCheckTests.environment)
      for _ in 0..<3 {
        switch program.evaluate(Self.values(&generator), now: now) {
        case .success(let value): #expect(value.fits(check.type), "\(text) is \(value), not \(check.type)")
        case .failure(let problem):
          let isOfTypes = [.noSuchOverload, .unknownName, .unknownFunction].contains(problem.kind)
          #expect(!isOfTypes, "\(text): \(problem.message)")
        }
      }
    }
    #expect(accepted > 100)
  }
}
