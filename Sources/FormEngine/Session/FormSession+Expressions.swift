public import FormExpressions
import FormModel

extension FormSession {
  /// The names that an expression about the whole form may use.
  public var environment: Environment { current.compiled.variables.environment(in: 0, offersNames: true) }

  /// The value of an expression that is not part of the form, with the answers as they are now, or why it has none.
  public func value(of expression: Expression) -> Result<Value, EvaluationProblem> {
    let program = Program(expression, in: current.compiled.variables.environment(in: 0))
    return program.evaluate(SessionVariables(state: current, entry: 0), now: now)
  }
}
