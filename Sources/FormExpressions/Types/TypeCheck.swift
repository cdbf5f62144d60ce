/// What the type check of an expression finds.
public struct TypeCheck: Sendable, Equatable {
  /// The type of the expression's value; `dyn` when it cannot be told or a part has a problem.
  public let type: ValueType
  /// What is wrong, in the order of the text. One mistake is one problem: a part with a problem goes with everything.
  public let problems: [ExpressionProblem]
}

/// What the value of an expression must be for the place where the expression stands.
public struct ExpectedType: Sendable {
  /// The type that is wanted, from which the repair is worked out.
  public let type: ValueType
  /// What the place wants, as the beginning of a sentence: "`relevant` wants a condition".
  public let demand: String
  /// Whether there may be no value: `null` can then stand for the whole, or for values of a choice `?:` that is the whole.
  public let isOptional: Bool
  /// Whether a value of the type can stand there.
  public let takes: @Sendable (ValueType) -> Bool

  /// A place that wants a value of `type`, in words `demand`, and takes what `takes` says.
  public init(
    _ type: ValueType, _ demand: String, isOptional: Bool = false, takes: @escaping @Sendable (ValueType) -> Bool
  ) {
    self.type = type
    self.demand = demand
    self.isOptional = isOptional
    self.takes = takes
  }

  /// A place that wants a condition.
  public static func condition(_ demand: String) -> ExpectedType {
    ExpectedType(.bool, demand) { ValueType.bool.accepts($0) }
  }
}

extension Expression {
  /// Checks names, functions and types, and whether the value is what is `expected`.
  ///
  /// Source: cel-spec, langdef, section "Gradual Type Checking".
  public func check(in environment: Environment, as expected: ExpectedType? = nil) -> TypeCheck {
    var checker = TypeChecker(environment, text: text)
    if let expected, expected.isOptional { checker.optional = root.range }
    let type = checker.type(of: root)
    if let expected, checker.problems.isEmpty { checker.check(root, type, is: expected) }
    let problems = checker.problems.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    return TypeCheck(type: problems.isEmpty ? checker.unifier.settled(type) : .dyn, problems: problems)
  }
}
