/// Mistakes told in an author's words, where the parser finds that it cannot go on.
extension Parser {
  /// Expects an operand to begin after the operator or parenthesis at `range`.
  func expectOperand(after range: Range<Int>) throws(Refusal) {
    let written = lexer.text(in: range)
    switch token.kind {
    case .end where written == "(": throw neverClosed(range)
    case .end:
      throw Refusal(
        .syntax, "The expression ends after `\(written)`, which needs something on its right", at: range)
    case .rightParenthesis, .rightBracket, .rightBrace, .comma, .colon, .question:
      let found = lexer.text(in: token.range)
      throw Refusal(
        .syntax,
        written == "("
          ? "There is nothing between `(` and `\(found)`"
          : "`\(written)` needs something on its right, before `\(found)`",
        at: range)
    default: return
    }
  }

  /// The problem of a piece that cannot begin an operand.
  func noOperand() -> Refusal {
    let written = lexer.text(in: token.range)
    switch token.kind {
    case .end:
      return Refusal(.syntax, "The expression ends where a value is expected", at: previous)
    case .arithmetic(.add):
      var ahead = lexer
      let isCertain =
        (try? ahead.next())?.beginsOperand == true && lexer.bytes[..<token.range.lowerBound].last != ascii("+")
      return Refusal(
        .syntax, "A value cannot begin with `+`", at: token.range,
        replacement: isCertain ? .init(token.range, "") : nil)
    case .arithmetic(.divide):
      return Refusal(
        .syntax, "`/` needs something on its left", at: token.range,
        hint: "A pattern does not stand between slashes: write `text.matches('[0-9]+')`")
    case .arithmetic, .relation, .logical:
      return Refusal(.syntax, "`\(written)` needs something on its left", at: token.range)
    case .quotedIdentifier:
      return Refusal(
        .syntax, "A name in backticks can only stand after a dot", at: token.range,
        hint: "A text stands in single or double quotes: `'abc'`")
    case .rightParenthesis, .rightBracket,
      .rightBrace where previous.isEmpty:
      return Refusal(.syntax, "`\(written)` closes nothing", at: token.range)
    default:
      return Refusal(.syntax, "A value is expected before `\(written)`", at: token.range)
    }
  }

  /// The problem of a `.` without a name behind it.
  func noName(after dot: Range<Int>) -> Refusal {
    if token.kind == .question, token.range.lowerBound == dot.upperBound {
      return optionalAccess(at: dot.lowerBound..<token.range.upperBound)
    }
    let followsDigit = dot.lowerBound > 0 && lexer.bytes[dot.lowerBound - 1].isDigit
    return Refusal(
      .syntax, "After `.` the name of a field or function is expected", at: dot,
      hint: followsDigit ? "A number with fraction has digits on both sides of its point, such as `1.0`" : nil)
  }

  /// The problem of a `.` before which and behind which nothing stands: XPath's way to say the own value.
  func loneDot(at dot: Range<Int>) -> Refusal {
    guard token.range.lowerBound > dot.upperBound || token.kind == .end || token.kind == .rightParenthesis else {
      return noName(after: dot)
    }
    return Refusal(
      .syntax, "A `.` alone is no value; a field's own value is called `value`", at: dot, hint: "Write `value`",
      replacement: .init(dot, "value"))
  }

  /// The problem of a `?` at `question` whose value is not followed by `:`.
  func noOtherwise(after value: Term, _ question: Range<Int>) -> Refusal {
    switch token.kind {
    case .question:
      Refusal(
        .syntax, "A `?` between `?` and `:` needs parentheses around its part", at: token.range,
        hint: "Write `a ? (b ? c : d) : e`")
    case .end, .rightParenthesis:
      Refusal(
        .syntax, "This `?` has no `:` with the value for when the condition does not hold", at: question,
        hint: "Write `condition ? value : otherwise`")
    default: notContinuing(after: value)
    }
  }

  /// The problem of `?.` and `.?`, which reach through what may be missing in other languages.
  func optionalAccess(at range: Range<Int>) -> Refusal {
    Refusal(
      .syntax, "There is no `\(lexer.text(in: range))`: a part is reached by a dot alone", at: range,
      hint: "Whether a map has a key is asked by `has(a.b)`: `has(a.b) ? a.b : 'none'`")
  }

  /// The problem of a bracket that is opened at `opening` and never closed.
  func neverClosed(_ opening: Range<Int>) -> Refusal {
    Refusal(.syntax, "This `\(lexer.text(in: opening))` is never closed", at: opening)
  }

  /// The problem of what stands, after `term`, in the place of the bracket that closes the one at `opening`.
  func notClosed(_ opening: Range<Int>, after term: Term) -> Refusal {
    switch token.kind {
    case .end: return neverClosed(opening)
    case .rightParenthesis, .rightBracket, .rightBrace:
      let (open, found) = (lexer.text(in: opening), lexer.text(in: token.range))
      return Refusal(.syntax, "`\(found)` does not close the `\(open)` before it", at: token.range)
    default: return notContinuing(after: term)
    }
  }

  /// The problem of a piece that follows `term` and is no operator.
  func notContinuing(after term: Term) -> Refusal {
    let written = lexer.text(in: token.range)
    switch token.kind {
    case .rightParenthesis, .rightBracket, .rightBrace:
      return Refusal(.syntax, "`\(written)` closes nothing", at: token.range)
    case .comma:
      if let refusal = groupedDigits() { return refusal }
      return Refusal(
        .syntax, "A comma has no meaning here", at: token.range,
        hint: "In numbers the fraction is separated by a point; conditions are joined by `&&` or `||`")
    case .colon:
      return Refusal(
        .syntax, "There is no `?` before this `:`", at: token.range, hint: "Write `condition ? value : otherwise`")
    case .question:
      return Refusal(
        .syntax, "A `?` needs parentheses here", at: token.range, hint: "Write `(condition ? value : otherwise)`")
    case .identifier:
      return operatorHabit(written) ?? unitOfTime(after: term)
        ?? Refusal(
          .syntax, "`\(written)` follows a value without an operator between them", at: token.range,
          hint: "Join two conditions with `&&` or `||`; a text stands in quotes")
    case .not:
      return Refusal(
        .syntax, "`!` stands before a condition, not after a value", at: token.range,
        hint: "Write `a != b` or `!(a in b)`")
    case .string:
      return Refusal(
        .syntax, "`\(shortened(written))` follows a value without an operator between them", at: token.range,
        hint: "Texts are joined by `+` and compared by `==`")
    default:
      return Refusal(
        .syntax, "`\(shortened(written))` follows a value without an operator between them", at: token.range)
    }
  }

  /// The problem of `1,000,000`; with a single comma a fraction may be meant.
  private func groupedDigits() -> Refusal? {
    let bytes = lexer.bytes
    var end = previous.upperBound
    var groups = 0
    while end + 3 < bytes.count, bytes[end] == ascii(","), bytes[(end + 1)...(end + 3)].allSatisfy(\.isDigit) {
      end += 4
      groups += 1
    }
    guard groups > 0, bytes[previous].allSatisfy(\.isDigit), previous.count <= 3,
      end == bytes.count || !bytes[end].isNamePart
    else { return nil }
    let whole = previous.lowerBound..<end
    let digits = lexer.text(in: whole).filter { $0 != "," }
    return Refusal(
      .syntax, "The digits of a number stand without commas between them", at: whole,
      hint: groups == 1 ? "Write `\(digits)`; a fraction is separated by a point" : "Write `\(digits)`",
      replacement: groups > 1 ? .init(whole, digits) : nil)
  }

  private func shortened(_ written: String) -> String {
    written.count <= 30 ? written : written.prefix(29) + "…"
  }
}
