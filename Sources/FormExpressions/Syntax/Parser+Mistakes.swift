/// Mistakes told in an author's words, where the parser finds that it cannot go on.
extension Parser {
  /// Expects an operand to begin after the operator or parenthesis at `range`.
  func expectOperand(after range: Range<Int>) throws(ExpressionProblem) {
    let written = lexer.text(in: range)
    switch token.kind {
    case .end where written == "(": throw neverClosed(range)
    case .end:
      throw ExpressionProblem(
        .syntax, "The expression ends after `\(written)`, which needs something on its right", at: range)
    case .rightParenthesis, .rightBracket, .rightBrace, .comma, .colon, .question:
      let found = lexer.text(in: token.range)
      throw ExpressionProblem(
        .syntax,
        written == "("
          ? "There is nothing between `(` and `\(found)`"
          : "`\(written)` needs something on its right, before `\(found)`",
        at: range)
    default: return
    }
  }

  /// The problem of a piece that cannot begin an operand.
  func noOperand() -> ExpressionProblem {
    let written = lexer.text(in: token.range)
    switch token.kind {
    case .end:
      return ExpressionProblem(.syntax, "The expression ends where a value is expected", at: previous)
    case .operator(.add):
      return ExpressionProblem(
        .syntax, "A value cannot begin with `+`", at: token.range, replacement: .init(token.range, ""))
    case .operator, .logical:
      return ExpressionProblem(.syntax, "`\(written)` needs something on its left", at: token.range)
    case .quotedIdentifier:
      return ExpressionProblem(
        .syntax, "A name in backticks can only stand after a dot", at: token.range,
        hint: "A text stands in single or double quotes: `'abc'`")
    case .rightParenthesis, .rightBracket, .rightBrace:
      return ExpressionProblem(.syntax, "`\(written)` closes nothing", at: token.range)
    default:
      return ExpressionProblem(.syntax, "A value is expected before `\(written)`", at: token.range)
    }
  }

  /// The problem of a `.` without a name behind it.
  func noName(after dot: Range<Int>) -> ExpressionProblem {
    ExpressionProblem(
      .syntax, "After `.` the name of a field or function is expected", at: dot,
      hint: "A number with fraction has digits on both sides of its point, such as `1.0`")
  }

  /// The problem of a bracket that is opened at `opening` and never closed.
  func neverClosed(_ opening: Range<Int>) -> ExpressionProblem {
    ExpressionProblem(.syntax, "This `\(lexer.text(in: opening))` is never closed", at: opening)
  }

  /// Takes the bracket that closes the one at `opening`, or says what stands in its place.
  mutating func close(
    _ kind: Token.Kind, _ opening: Range<Int>, after term: Term, consuming: Bool = true
  ) throws(ExpressionProblem) {
    if token.kind == kind {
      if consuming { try advance() }
      return
    }
    switch token.kind {
    case .end: throw neverClosed(opening)
    case .rightParenthesis, .rightBracket, .rightBrace:
      let (open, found) = (lexer.text(in: opening), lexer.text(in: token.range))
      throw ExpressionProblem(.syntax, "`\(found)` does not close the `\(open)` before it", at: token.range)
    default: throw notContinuing(after: term)
    }
  }

  /// The problem of a piece that follows `term` and is no operator.
  func notContinuing(after term: Term) -> ExpressionProblem {
    let written = lexer.text(in: token.range)
    switch token.kind {
    case .rightParenthesis, .rightBracket, .rightBrace:
      return ExpressionProblem(.syntax, "`\(written)` closes nothing", at: token.range)
    case .comma:
      return ExpressionProblem(
        .syntax, "A comma has no meaning here", at: token.range,
        hint: "In numbers the fraction is separated by a point; conditions are joined by `&&` or `||`")
    case .colon:
      return ExpressionProblem(
        .syntax, "There is no `?` before this `:`", at: token.range, hint: "Write `condition ? value : otherwise`")
    case .question:
      return ExpressionProblem(
        .syntax, "A `?` needs parentheses here", at: token.range, hint: "Write `(condition ? value : otherwise)`")
    case .identifier:
      return operatorHabit(written)
        ?? ExpressionProblem(
          .syntax, "`\(written)` follows a value without an operator between them", at: token.range,
          hint: "Join two conditions with `&&` or `||`; a text stands in quotes")
    case .not:
      return ExpressionProblem(
        .syntax, "`!` stands before a condition, not after a value", at: token.range,
        hint: "Write `a != b` or `!(a in b)`")
    default:
      return ExpressionProblem(
        .syntax, "`\(shortened(written))` follows a value without an operator between them", at: token.range)
    }
  }

  private func shortened(_ written: String) -> String {
    written.count <= 30 ? written : written.prefix(29) + "…"
  }
}
