/// Literals, names, and what stands behind them: fields, calls, indices.
extension Parser {
  /// A literal, name, list, map or parenthesised expression with everything that hangs on it.
  ///
  /// `sign` is the place of a minus that belongs to the number that follows.
  mutating func parseMember(sign: Range<Int>?) throws(Refusal) -> Term {
    var term = try parsePrimary(sign: sign)
    while true {
      switch token.kind {
      case .dot: term = try parseSelection(on: term)
      case .leftBracket: term = try parseIndex(on: term)
      default: return term
      }
    }
  }

  private mutating func parseSelection(on term: Term) throws(Refusal) -> Term {
    try advance()
    let field = try parseFieldName(after: previous)
    let start = term.range.lowerBound
    if token.kind == .leftParenthesis { return try parseCall(of: field, on: term, from: start) }
    return try node(.select(term, field: field), over: [term], start..<previous.upperBound)
  }

  private mutating func parseIndex(on term: Term) throws(Refusal) -> Term {
    let opening = token.range
    try advance()
    if token.kind == .rightBracket { throw noIndex(opening) }
    let key = try parseExpression()
    try close(.rightBracket, opening, after: key)
    return try node(.index(term, key), over: [term, key], term.range.lowerBound..<previous.upperBound)
  }

  private mutating func parsePrimary(sign: Range<Int>?) throws(Refusal) -> Term {
    switch token.kind {
    case .identifier, .dot: try parseName()
    case .leftParenthesis: try parseGroup()
    case .leftBracket: try parseList()
    case .leftBrace: try parseMap()
    default: try parseLiteral(sign: sign)
    }
  }

  private mutating func parseGroup() throws(Refusal) -> Term {
    let opening = token.range
    try advance()
    try expectOperand(after: opening)
    let inner = try parseExpression()
    try close(.rightParenthesis, opening, after: inner)
    return Term(inner.kind, depth: inner.depth, range: opening.lowerBound..<previous.upperBound)
  }

  private mutating func parseLiteral(sign: Range<Int>?) throws(Refusal) -> Term {
    let reader = LiteralReader(lexer: lexer, range: token.range)
    let literal: Literal =
      switch token.kind {
      case .int: .int(try reader.int(isNegative: sign != nil))
      case .uint: .uint(try reader.uint())
      case .double: .double(try reader.double(isNegative: sign != nil))
      case .string: .string(try reader.string())
      case .bytes: .bytes(try reader.byteString())
      case .true: .bool(true)
      case .false: .bool(false)
      case .null: .null
      default: throw noOperand()
      }
    try advance()
    return Term(.literal(literal), depth: 1, range: (sign ?? previous).lowerBound..<previous.upperBound)
  }

  /// A name, perhaps after a dot, with its arguments when it is the name of a function.
  private mutating func parseName() throws(Refusal) -> Term {
    let start = token.range.lowerBound
    let leadingDot = try take(.dot)
    let name = try parseIdentifier(leadingDot: leadingDot)
    if token.kind == .leftParenthesis { return try parseCall(of: name, on: nil, from: start) }
    return Term(.identifier(name, leadingDot: leadingDot), depth: 1, range: start..<previous.upperBound)
  }

  private mutating func parseIdentifier(leadingDot: Bool) throws(Refusal) -> Name {
    guard token.kind == .identifier else { throw leadingDot ? loneDot(at: previous) : noName(after: previous) }
    let name = Name(lexer.text(in: token.range), at: token.range)
    if let refusal = wordHabit(name) { throw refusal }
    if ReservedWords.contains(name.value) { throw reserved(name) }
    try advance()
    if token.kind == .leftBrace { throw noMessages() }
    return name
  }

  private mutating func parseFieldName(after dot: Range<Int>) throws(Refusal) -> Name {
    let range = token.range
    switch token.kind {
    case .identifier:
      try advance()
      return Name(lexer.text(in: range), at: range)
    case .quotedIdentifier:
      try advance()
      return Name(lexer.text(in: range.lowerBound + 1..<range.upperBound - 1), at: range)
    case .true, .false, .null, .relation(.in):
      throw keywordAsField()
    default: throw noName(after: dot)
    }
  }

  private mutating func parseCall(
    of name: Name, on receiver: Term?, from start: Int
  ) throws(Refusal) -> Term {
    let arguments = try parseArguments()
    let range = start..<previous.upperBound
    if let macro = try macro(name, on: receiver, arguments, range) { return macro }
    let children = (receiver.map { [$0] } ?? []) + arguments
    return try node(.call(.init(name: name, receiver: receiver, arguments: arguments)), over: children, range)
  }

  private mutating func parseArguments() throws(Refusal) -> [Term] {
    let opening = token.range
    try advance()
    var arguments: [Term] = []
    while token.kind != .rightParenthesis {
      arguments.append(try parseElement(opening))
      if try separates(.rightParenthesis, opening, after: arguments), token.kind == .rightParenthesis {
        throw trailingComma()
      }
    }
    try advance()
    return arguments
  }

  private mutating func parseList() throws(Refusal) -> Term {
    let opening = token.range
    try advance()
    var elements: [Term] = []
    while token.kind != .rightBracket {
      elements.append(try parseElement(opening))
      _ = try separates(.rightBracket, opening, after: elements)
    }
    try advance()
    return try node(.list(elements), over: elements, opening.lowerBound..<previous.upperBound)
  }

  private mutating func parseMap() throws(Refusal) -> Term {
    let opening = token.range
    try advance()
    if token.kind == .leftBrace { throw doubleBraces(opening) }
    var children: [Term] = []
    while token.kind != .rightBrace {
      children.append(try parseElement(opening))
      guard try take(.colon) else { throw noValue(for: children[children.count - 1], opening) }
      children.append(try parseElement(opening))
      _ = try separates(.rightBrace, opening, after: children)
    }
    try advance()
    let entries = stride(from: 0, to: children.count, by: 2).map {
      Term.Entry(key: children[$0], value: children[$0 + 1])
    }
    return try node(.map(entries), over: children, opening.lowerBound..<previous.upperBound)
  }

  /// Takes a comma, or sees to it that the bracket `kind` is next; gives whether there was a comma.
  private mutating func separates(
    _ kind: Token.Kind, _ opening: Range<Int>, after elements: [Term]
  ) throws(Refusal) -> Bool {
    if try take(.comma) { return true }
    if token.kind != kind, let last = elements.last { throw notClosed(opening, after: last) }
    return false
  }

  /// Takes the bracket `kind` that closes the one at `opening`, or says what stands in its place.
  private mutating func close(
    _ kind: Token.Kind, _ opening: Range<Int>, after term: Term
  ) throws(Refusal) {
    guard try take(kind) else { throw notClosed(opening, after: term) }
  }

  private mutating func parseElement(_ opening: Range<Int>) throws(Refusal) -> Term {
    if token.kind == .end { throw neverClosed(opening) }
    return try parseExpression()
  }
}
