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

  init(_ text: String) throws(Refusal) {
    lexer = Lexer(Array(text.utf8))
    token = try lexer.next()
  }

  /// The whole text as one expression.
  mutating func parseWhole() throws(Refusal) -> Term {
    if token.kind == .end {
      throw Refusal(
        .syntax, "There is no expression here", at: 0..<lexer.bytes.count,
        hint: "Write a condition such as `age >= 18`, or a value such as `'abc'`")
    }
    let term = try parseExpression()
    if token.kind != .end { throw notContinuing(after: term) }
    return term
  }

  /// A choice, or what binds tighter.
  mutating func parseExpression() throws(Refusal) -> Term {
    let first = try parseOperators(binding: Precedence.or)
    return token.kind == .question ? try parseChoice(on: first) : first
  }

  /// Operands joined by operators that bind at least as tightly as `minimum`.
  ///
  /// What is not needed on the way down stands in functions of its own: this one, the ones it goes through to reach
  /// an expression in brackets, and their frames are what bounds the stack.
  mutating func parseOperators(binding minimum: Int) throws(Refusal) -> Term {
    nesting += 1
    if nesting > Expression.maximumDepth { throw tooDeep(at: token.range) }
    var left = token.kind.unary == nil ? try parseMember(sign: nil) : try parseUnary()
    while let next = token.kind.precedence, next >= minimum { left = try parseOperation(on: left) }
    nesting -= 1
    return left
  }

  private mutating func parseOperation(on left: Term) throws(Refusal) -> Term {
    switch token.kind {
    case .relation(let relation): try parseRelation(relation, on: left)
    case .logical(let logical): try parseChain(of: logical, from: left)
    case .arithmetic(let first): try parseArithmetic(binding: first.precedence, from: left)
    default: left
    }
  }

  private mutating func parseRelation(_ relation: RelationOperator, on left: Term) throws(Refusal) -> Term {
    let symbol = Located(relation, at: token.range)
    let right = try parseRightOperand(binding: Precedence.relation + 1)
    return try node(
      .relation(symbol, left, right), over: [left, right], left.range.lowerBound..<right.range.upperBound)
  }

  private mutating func parseArithmetic(binding precedence: Int, from left: Term) throws(Refusal) -> Term {
    var (first, steps): (Term, [Term.Step]) = (left, [])
    if case .arithmetic(let inner, let taken) = left.kind, taken.first?.symbol.value.precedence == precedence {
      (first, steps) = (inner, taken)
    }
    while case .arithmetic(let arithmetic) = token.kind, arithmetic.precedence == precedence {
      let symbol = Located(arithmetic, at: token.range)
      steps.append(.init(symbol: symbol, operand: try parseRightOperand(binding: precedence + 1)))
    }
    let range = left.range.lowerBound..<previous.upperBound
    return try node(.arithmetic(first, steps), over: [first] + steps.map(\.operand), range)
  }

  private mutating func parseChain(of logical: LogicalOperator, from first: Term) throws(Refusal) -> Term {
    var operands = operands(of: first, in: logical)
    while token.kind == .logical(logical) {
      operands += self.operands(of: try parseRightOperand(binding: logical.precedence + 1), in: logical)
    }
    return try node(.logical(logical, operands), over: operands, first.range.lowerBound..<previous.upperBound)
  }

  private func operands(of term: Term, in logical: LogicalOperator) -> [Term] {
    if case .logical(logical, let operands) = term.kind { operands } else { [term] }
  }

  private mutating func parseRightOperand(binding minimum: Int) throws(Refusal) -> Term {
    try advance()
    try expectOperand(after: previous)
    return try parseOperators(binding: minimum)
  }

  private mutating func parseUnary() throws(Refusal) -> Term {
    var operators: [Located<UnaryOperator>] = []
    while let unary = token.kind.unary {
      operators.append(Located(unary, at: token.range))
      if operators.count > Expression.maximumDepth { throw tooDeep(at: token.range) }
      try advance()
      try expectOperand(after: previous)
    }
    let isSign = operators.last?.value == .negate && (token.kind == .int || token.kind == .double)
    var term = try parseMember(sign: isSign ? operators.removeLast().range : nil)
    while let unary = operators.popLast() {
      term = try node(.unary(unary, term), over: [term], unary.range.lowerBound..<term.range.upperBound)
    }
    return term
  }

  // MARK: Pieces

  /// Takes the next piece.
  mutating func advance() throws(Refusal) {
    previous = token.range
    token = try lexer.next()
  }

  /// Takes the next piece when it is of `kind`.
  mutating func take(_ kind: Token.Kind) throws(Refusal) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  /// A node over `children`, refused when it would be too deep.
  func node(_ kind: Term.Kind, over children: [Term], _ range: Range<Int>) throws(Refusal) -> Term {
    var depth = 1
    for child in children { depth = max(depth, child.depth + 1) }
    if depth > Expression.maximumDepth { throw tooDeep(at: range.lowerBound..<range.lowerBound + 1) }
    return Term(kind, depth: depth, range: range)
  }

  /// The problem of an expression whose part at `range` is nested too deeply.
  func tooDeep(at range: Range<Int>) -> Refusal {
    Refusal(
      .depth, "This expression is nested more than \(Expression.maximumDepth) levels deep", at: range,
      hint: "Move parts of it into hidden fields with `calculate`, and use their names here")
  }
}

extension Token.Kind {
  /// The operator that stands before its operand; nil for other pieces.
  fileprivate var unary: UnaryOperator? {
    switch self {
    case .not: .not
    case .arithmetic(.subtract): .negate
    default: nil
    }
  }

  /// How tightly the operator between two operands binds; nil for other pieces.
  fileprivate var precedence: Int? {
    switch self {
    case .relation: Precedence.relation
    case .arithmetic(let arithmetic): arithmetic.precedence
    case .logical(let logical): logical.precedence
    default: nil
    }
  }
}
