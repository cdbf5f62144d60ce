/// What the type check of an expression finds.
public struct TypeCheck: Sendable, Equatable {
  /// The type of the expression's value; `dyn` when it cannot be told or a part has a problem.
  public let type: ValueType
  /// What is wrong, in the order of the text. One mistake is one problem: a part with a problem goes with everything.
  public let problems: [ExpressionProblem]
}

extension Expression {
  /// Checks names, functions and types.
  ///
  /// Source: cel-spec, langdef, section "Gradual Type Checking".
  public func check(in environment: Environment) -> TypeCheck {
    var checker = TypeChecker(environment, text: text)
    let type = checker.type(of: root)
    let problems = checker.problems.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    return TypeCheck(type: problems.isEmpty ? checker.unifier.settled(type) : .dyn, problems: problems)
  }
}
