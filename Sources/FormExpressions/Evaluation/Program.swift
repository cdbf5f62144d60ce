/// An expression made ready to be evaluated: names are resolved to numbers, constants are made, functions are found.
///
/// Making a program takes time linear in the expression. Evaluating it looks up no names; its cost is bounded by a
/// number of steps.
public struct Program: Sendable {
  /// How many steps an evaluation may take when nothing else is said: a step is one turn of a macro, one call, or a
  /// stretch of a text or list that is made.
  public static let stepLimit = 1_000_000

  /// The expression.
  public let expression: Expression
  /// The numbers of the variables that the program may read, in ascending order.
  public let slots: [Int]
  private let operation: Operation.Evaluation

  /// Makes `expression` ready. What the type check would refuse becomes a problem of the evaluation.
  public init(_ expression: Expression, in environment: Environment) {
    self.expression = expression
    var compiler = Compiler(environment)
    operation = compiler.compile(expression.root).value
    slots = compiler.slots.sorted()
  }

  /// The value for the given variables at the moment `now`.
  public func evaluate(
    _ variables: consuming some VariableSource, now: Timestamp, stepLimit: Int = Program.stepLimit
  ) -> Result<Value, EvaluationProblem> {
    var frame = Frame(variables, now: now, stepLimit: stepLimit)
    do throws(Fault) {
      return .success(try operation(&frame))
    } catch {
      return .failure(error.problem(at: expression.root.range))
    }
  }
}
