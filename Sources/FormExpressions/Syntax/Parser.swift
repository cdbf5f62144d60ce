/// Reads an expression by precedence climbing.
///
/// Recursion is as deep as the expression is nested, which ``Expression/maximumDepth`` bounds; the time is linear in
/// the text. The first mistake ends the reading.
///
/// Source: cel-spec, langdef, section "Syntax".
struct Parser {
  var lexer: Lexer
  /// The piece that is looked at next.
  private(set) var token: Token
  /// The place of the last piece that was taken.
  private(set) var previous = 0..<0
  private var nesting = 0

  init(_ text: String) throws(ExpressionProblem) {
    lexer = Lexer(Array(text.utf8))
    token = try lexer.next()
  }

  /// The whole text as one expression.
  mutating func parseWhole() throws(ExpressionProblem) -> Term {
    if token.kind == .end {
      throw ExpressionProblem(
        .syntax, "There is no expression here", at: 0..<lexer.bytes.count,
        hint: "Write a condition such as `age >= 18`, or a value such as `'abc'`")
    }
    let term = try parseExpression()
    if token.kind != .end { throw notContinuing(after: term) }
    return term
  }

  /// `condition ? first : second`, or what binds tighter.
  mutating func parseExpression() throws(ExpressionProblem) -> Term {
    let condition = try parseOperators(binding: Precedence.or)
    guard token.kind == .question else { return condition }
    let question = token.range
    try advance()
    let first = try parseOperators(binding: Precedence.or)
    if token.kind == .question {
      throw ExpressionProblem(
        .syntax, "A `?` between `?` and `:` needs parentheses around its part", at: token.range,
        hint: "Write `a ? (b ? c : d) : e`")
    }
    guard token.kind == .colon else {
      if token.kind == .end || token.kind == .rightParenthesis {
        throw ExpressionProblem(
          .syntax, "This `?` has no `:` with the value for when the condition does not hold", at: question,
          hint: "Write `condition ? value : otherwise`")
      }
      throw notContinuing(after: first)
    }
    try advance()
    nesting += 1
    let second = try parseExpression()
    nesting -= 1
    let range = condition.range.lowerBound..<second.range.upperBound
    return try node(.conditional(condition, first, second), over: [condition, first, second], range)
  }

  /// Operands joined by operators that bind at least as tightly as `minimum`.
  private mutating func parseOperators(binding minimum: Int) throws(ExpressionProblem) -> Term {
    nesting += 1
    defer { nesting -= 1 }
    if nesting > Expression.maximumDepth { throw tooDeep(at: token.range) }
    var left = try parseUnary()
    while true {
      switch token.kind {
      case .operator(let binary) where binary.precedence >= minimum:
        let range = token.range
        try advance()
        try expectOperand(after: range)
        let right = try parseOperators(binding: binary.precedence + 1)
        left = try node(
          .binary(Located(binary, at: range), left, right), over: [left, right],
          left.range.lowerBound..<right.range.upperBound)
      case .logical(let logical) where logical.precedence >= minimum:
        left = try parseChain(of: logical, from: left)
      default: return left
      }
    }
  }

  private mutating func parseChain(
    of logical: LogicalOperator, from first: Term
  ) throws(ExpressionProblem) -> Term {
    var operands = operands(of: first, in: logical)
    while token.kind == .logical(logical) {
      let range = token.range
      try advance()
      try expectOperand(after: range)
      operands += self.operands(of: try parseOperators(binding: logical.precedence + 1), in: logical)
    }
    return try node(.logical(logical, operands), over: operands, first.range.lowerBound..<previous.upperBound)
  }

  private func operands(of term: Term, in logical: LogicalOperator) -> [Term] {
    if case .logical(logical, let operands) = term.kind { operands } else { [term] }
  }

  private mutating func parseUnary() throws(ExpressionProblem) -> Term {
    var operators: [Located<UnaryOperator>] = []
    while let unary = Self.unary(token.kind) {
      operators.append(Located(unary, at: token.range))
      if operators.count > Expression.maximumDepth { throw tooDeep(at: token.range) }
      try advance()
      try expectOperand(after: previous)
    }
    var isNegative = false
    if operators.last?.value == .negate, [.int, .double].contains(token.kind) {
      isNegative = true
    }
    let sign = isNegative ? operators.removeLast() : nil
    var term = try parseMember(sign: sign?.range)
    while let unary = operators.popLast() {
      term = try node(.unary(unary, term), over: [term], unary.range.lowerBound..<term.range.upperBound)
    }
    return term
  }

  private static func unary(_ kind: Token.Kind) -> UnaryOperator? {
    switch kind {
    case .not: .not
    case .operator(.subtract): .negate
    default: nil
    }
  }

  // MARK: Pieces

  /// Takes the next piece.
  mutating func advance() throws(ExpressionProblem) {
    previous = token.range
    token = try lexer.next()
  }

  /// Takes the next piece when it is of `kind`.
  mutating func take(_ kind: Token.Kind) throws(ExpressionProblem) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  /// A node over `children`, refused when it would be too deep.
  func node(_ kind: Term.Kind, over children: [Term], _ range: Range<Int>) throws(ExpressionProblem) -> Term {
    var depth = 1
    for child in children { depth = max(depth, child.depth + 1) }
    if depth > Expression.maximumDepth { throw tooDeep(at: range.lowerBound..<range.lowerBound + 1) }
    return Term(kind, depth: depth, range: range)
  }

  private func tooDeep(at range: Range<Int>) -> ExpressionProblem {
    ExpressionProblem(
      .depth, "This expression is nested more than \(Expression.maximumDepth) levels deep", at: range,
      hint: "Move parts of it into hidden fields with `calculate`, and use their names here")
  }
}
