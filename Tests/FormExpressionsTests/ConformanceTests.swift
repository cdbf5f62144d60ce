import FormExpressions
import FormTestSupport
import Testing

@Suite("Conformance of the Common Expression Language")
struct ConformanceTests {
  private static let extensions = ["string_ext.jsonl", "math_ext.jsonl"]

  @Test("every case of the language and of the strings and math extensions has its value or its problem")
  func values() throws {
    let examples = try examples()
    for example in examples { check(example) }
    #expect(examples.isEmpty || examples.count > 800)
  }

  @Test("what has a value passes the type check, and has the type that is asked for")
  func types() throws {
    for example in try examples() where example.isChecked {
      let check = try Expression.parse(example.text).get().check(in: example.environment)
      #expect(check.problems.isEmpty, "\(example) has \(check.problems.map(\.message))")
      if let type = example.type { #expect(check.type.description == type, "\(example)") }
    }
  }

  private func examples() throws -> [ConformanceCase] {
    guard let folder = try Corpus.folder("cel") else { return [] }
    return try Corpus.files(in: folder, suffix: ".jsonl").flatMap { file in
      try ConformanceCase.read("\(folder)/\(file)").filter { $0.isCore || Self.extensions.contains(file) }
    }
  }

  private func check(_ example: ConformanceCase) {
    guard let outcome = example.outcome else { return }
    let result = Expression.parse(example.text).mapError { $0 as any Error }.flatMap { expression in
      Program(expression, in: example.environment).evaluate(example.variables, now: Self.now).mapError {
        $0 as any Error
      }
    }
    switch (outcome, result) {
    case (.value(let wanted), .success(let got)):
      #expect(Self.isSame(wanted, got), "\(example) gives \(got), not \(wanted)")
    case (.problem, .failure): break
    case (.value(let wanted), .failure(let problem)): Issue.record("\(example) gives \(problem), not \(wanted)")
    case (.problem, .success(let got)): Issue.record("\(example) gives \(got), not a problem")
    }
  }

  private static let now = Timestamp(CivilDate(daysSinceEpoch: 20_000))

  /// Whether both are equal and of one type; not a number is the same as itself.
  private static func isSame(_ left: Value, _ right: Value) -> Bool {
    if case (.double(let left), .double(let right)) = (left, right), left.isNaN && right.isNaN { return true }
    return left == right && left.typeName == right.typeName
  }
}
