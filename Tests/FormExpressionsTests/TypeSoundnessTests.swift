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

  @Test(
    "an expression without problems and without `dyn` has a value of its type, or a problem of values",
    arguments: 0..<20 as Range<UInt64>)
  func soundness(seed: UInt64) throws {
    var random = RandomExpression(seed: seed)
    let now = Timestamp(CivilDate(daysSinceEpoch: 20_000))
    var count = 0
    for _ in 0..<500 {
      let text = random.next(3)
      guard let expression = try? Expression.parse(text).get() else { continue }
      let check = expression.check(in: TypeCheckTests.environment)
      for problem in check.problems { #expect(problem.range.upperBound <= text.utf8.count) }
      let result = Program(expression, in: TypeCheckTests.environment).evaluate(Self.values, now: now)
      guard check.problems.isEmpty, !check.type.description.contains("dyn"), !text.contains("[1, 'a']") else {
        continue
      }
      count += 1
      switch result {
      case .success(let value): #expect(Self.fits(value, check.type), "\(text) is \(value), not \(check.type)")
      case .failure(let problem):
        let isOfTypes = [.noSuchOverload, .unknownName, .unknownFunction].contains(problem.kind)
        #expect(!isOfTypes || Self.mixes(expression), "\(text): \(problem.message)")
      }
    }
    #expect(count > 10)
  }

  /// Whether lists of several types are in play, whose elements are checked when they are met.
  private static func mixes(_ expression: Expression) -> Bool { Self.mixes(expression.root) }

  private static func mixes(_ term: Term) -> Bool {
    if case .list(let elements) = term.kind, elements.count > 1 { return true }
    return term.children.contains { mixes($0) }
  }

  private static func fits(_ value: Value, _ type: ValueType) -> Bool {
    switch (value, type) {
    case (.int, .int), (.uint, .uint), (.double, .double), (.bool, .bool), (.bytes, .bytes), (.null, .null): true
    case (.int, .double), (.uint, .double), (.null, .timestamp), (.null, .duration): true
    case (.string, .string), (.secret, .secret), (.string, .secret), (.type, .type): true
    case (.timestamp, .timestamp), (.duration, .duration), (.map, .map), (.map, .record): true
    case (.list(let elements), .list(let element)): elements.allSatisfy { fits($0, element) }
    default: false
    }
  }
}
