/// Choices: `condition ? value : otherwise`.
extension Parser {
  /// The choice whose first condition is `condition` and that goes on with the `?` at the cursor.
  mutating func parseChoice(on condition: Term) throws(Refusal) -> Term {
    var branches: [Term.Branch] = []
    var last = condition
    while token.kind == .question {
      branches.append(.init(condition: last, value: try parseChosen()))
      last = try parseOperators(binding: Precedence.or)
    }
    if case .conditional(let more, let otherwise) = last.kind { (branches, last) = (branches + more, otherwise) }
    let children = branches.flatMap { [$0.condition, $0.value] } + [last]
    let range = condition.range.lowerBound..<previous.upperBound
    return try node(.conditional(branches, otherwise: last), over: children, range)
  }

  /// The value between `?` and `:`, both taken.
  private mutating func parseChosen() throws(Refusal) -> Term {
    let question = token.range
    try advance()
    if token.kind == .dot, token.range.lowerBound == question.upperBound {
      throw optionalAccess(at: question.lowerBound..<token.range.upperBound)
    }
    let value = try parseOperators(binding: Precedence.or)
    guard try take(.colon) else { throw noOtherwise(after: value, question) }
    return value
  }
}
