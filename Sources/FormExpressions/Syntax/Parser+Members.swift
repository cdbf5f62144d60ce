/// Literals, names, and what stands behind them: fields, calls, indices.
extension Parser {
  /// A literal, name, list, map or parenthesised expression with everything that hangs on it.
  ///
  /// `sign` is the place of a minus that belongs to the number that follows.
  mutating func parseMember(sign: Range<Int>?) throws(ExpressionProblem) -> Term {
    var term = try parsePrimary(sign: sign)
    while true {
      let start = term.range.lowerBound
      switch token.kind {
      case .dot:
        let dot = token.range
        try advance()
        let field = try parseFieldName(after: dot)
        if token.kind == .leftParenthesis {
          term = try parseCall(of: field, on: term, from: start)
        } else {
          term = try node(.select(term, field: field), over: [term], start..<previous.upperBound)
        }
      case .leftBracket:
        let opening = token.range
        try advance()
        if token.kind == .rightBracket {
          throw ExpressionProblem(
            .syntax, "There is no index between `[` and `]`", at: opening.lowerBound..<token.range.upperBound)
        }
        let key = try parseExpression()
        try close(.rightBracket, opening, after: key)
        term = try node(.index(term, key), over: [term, key], start..<previous.upperBound)
      default: return term
      }
    }
  }

  private mutating func parsePrimary(sign: Range<Int>?) throws(ExpressionProblem) -> Term {
    let range = token.range
    let start = sign?.lowerBound ?? range.lowerBound
    let reader = LiteralReader(lexer: lexer, range: range)
    let literal: Literal
    switch token.kind {
    case .int: literal = .int(try reader.int(isNegative: sign != nil))
    case .uint: literal = .uint(try reader.uint())
    case .double: literal = .double(try reader.double(isNegative: sign != nil))
    case .string: literal = .string(try reader.string())
    case .bytes: literal = .bytes(try reader.byteString())
    case .true: literal = .bool(true)
    case .false: literal = .bool(false)
    case .null: literal = .null
    case .identifier: return try parseName(leadingDot: nil)
    case .dot:
      try advance()
      guard token.kind == .identifier else { throw noName(after: range) }
      return try parseName(leadingDot: range)
    case .leftParenthesis:
      try advance()
      try expectOperand(after: range)
      let inner = try parseExpression()
      try close(.rightParenthesis, range, after: inner)
      return Term(inner.kind, depth: inner.depth, range: start..<previous.upperBound)
    case .leftBracket: return try parseList()
    case .leftBrace: return try parseMap()
    default: throw noOperand()
    }
    try advance()
    return try node(.literal(literal), over: [], start..<range.upperBound)
  }

  private mutating func parseName(leadingDot dot: Range<Int>?) throws(ExpressionProblem) -> Term {
    let name = Name(lexer.text(in: token.range), at: token.range)
    if let problem = try wordHabit(name) { throw problem }
    if ReservedWords.contains(name.value) {
      throw ExpressionProblem(
        .syntax, "`\(name.value)` is a word that the expression language keeps for itself; it names nothing",
        at: name.range, hint: "Choose another name for the field")
    }
    try advance()
    let start = dot?.lowerBound ?? name.range.lowerBound
    if token.kind == .leftParenthesis { return try parseCall(of: name, on: nil, from: start) }
    if token.kind == .leftBrace {
      throw ExpressionProblem(
        .syntax, "A `{` after a name would build a message, which forms do not have", at: token.range,
        hint: "A map stands alone: `{'key': value}`")
    }
    return try node(.identifier(name, leadingDot: dot != nil), over: [], start..<name.range.upperBound)
  }

  private mutating func parseFieldName(after dot: Range<Int>) throws(ExpressionProblem) -> Name {
    let range = token.range
    switch token.kind {
    case .identifier:
      try advance()
      return Name(lexer.text(in: range), at: range)
    case .quotedIdentifier:
      try advance()
      return Name(lexer.text(in: range.lowerBound + 1..<range.upperBound - 1), at: range)
    case .true, .false, .null, .operator(.in):
      let word = lexer.text(in: range)
      throw ExpressionProblem(
        .syntax, "`\(word)` is a keyword and cannot stand as a field after a dot", at: range,
        hint: "Write `['\(word)']` instead of `.\(word)`")
    default: throw noName(after: dot)
    }
  }

  private mutating func parseCall(
    of name: Name, on receiver: Term?, from start: Int
  ) throws(ExpressionProblem) -> Term {
    let opening = token.range
    try advance()
    var arguments: [Term] = []
    while token.kind != .rightParenthesis {
      let argument = try parseElement(opening)
      arguments.append(argument)
      if try take(.comma) {
        if token.kind == .rightParenthesis {
          throw ExpressionProblem(
            .syntax, "A call does not end in a comma", at: previous, replacement: .init(previous, ""))
        }
      } else {
        try close(.rightParenthesis, opening, after: argument, consuming: false)
      }
    }
    try advance()
    let range = start..<previous.upperBound
    if let macro = try macro(name, on: receiver, arguments, range) { return macro }
    let children = (receiver.map { [$0] } ?? []) + arguments
    return try node(.call(.init(name: name, receiver: receiver, arguments: arguments)), over: children, range)
  }

  private mutating func parseList() throws(ExpressionProblem) -> Term {
    let opening = token.range
    try advance()
    var elements: [Term] = []
    while token.kind != .rightBracket {
      let element = try parseElement(opening)
      elements.append(element)
      if try !take(.comma) { try close(.rightBracket, opening, after: element, consuming: false) }
    }
    try advance()
    return try node(.list(elements), over: elements, opening.lowerBound..<previous.upperBound)
  }

  private mutating func parseMap() throws(ExpressionProblem) -> Term {
    let opening = token.range
    try advance()
    var entries: [Term.Entry] = []
    while token.kind != .rightBrace {
      let key = try parseElement(opening)
      guard try take(.colon) else {
        if token.kind == .rightBrace || token.kind == .comma {
          throw ExpressionProblem(
            .syntax, "This key has no value: a map is written `{'key': value}`", at: key.range)
        }
        if token.kind == .end { throw neverClosed(opening) }
        throw notContinuing(after: key)
      }
      let value = try parseElement(opening)
      entries.append(.init(key: key, value: value))
      if try !take(.comma) { try close(.rightBrace, opening, after: value, consuming: false) }
    }
    try advance()
    let children = entries.flatMap { [$0.key, $0.value] }
    return try node(.map(entries), over: children, opening.lowerBound..<previous.upperBound)
  }

  private mutating func parseElement(_ opening: Range<Int>) throws(ExpressionProblem) -> Term {
    if token.kind == .end { throw neverClosed(opening) }
    return try parseExpression()
  }
}
