/// A problem on its way out of the parser.
///
/// The enum is indirect so that it is one pointer: the parser's recursion keeps room for it in every frame.
indirect enum Refusal: Error {
  case problem(ExpressionProblem)

  /// The problem that ends the reading.
  var problem: ExpressionProblem {
    switch self {
    case .problem(let problem): problem
    }
  }

  init(
    _ kind: ExpressionProblem.Kind, _ message: String, at range: Range<Int>, hint: String? = nil,
    replacement: ExpressionProblem.Replacement? = nil
  ) {
    self = .problem(ExpressionProblem(kind, message, at: range, hint: hint, replacement: replacement))
  }
}
