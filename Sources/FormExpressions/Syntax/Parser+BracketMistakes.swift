/// Mistakes in what stands between brackets and behind dots.
extension Parser {
  /// The problem of `[` followed by `]` after a value.
  func noIndex(_ opening: Range<Int>) -> Refusal {
    Refusal(
      .syntax, "There is no index between `[` and `]`", at: opening.lowerBound..<token.range.upperBound)
  }

  /// The problem of a call whose last argument is followed by a comma.
  func trailingComma() -> Refusal {
    Refusal(.syntax, "A call does not end in a comma", at: previous, replacement: .init(previous, ""))
  }

  /// The problem of `{{`, which other tools use to put a name into a text.
  func doubleBraces(_ opening: Range<Int>) -> Refusal {
    let inside = lexer.bytes[token.range.upperBound...].prefix(100)
    let name = inside.drop { $0 == ascii(" ") }.prefix { $0.isNamePart || $0 == ascii(".") }
    let rest = inside[name.endIndex...].drop { $0 == ascii(" ") }
    guard !name.isEmpty, rest.starts(with: "}}".utf8) else {
      return Refusal(
        .syntax, "Inside an expression names stand without `{{` and `}}`",
        at: opening.lowerBound..<token.range.upperBound, hint: "The name alone is meant: `email`, not `{{email}}`")
    }
    let whole = opening.lowerBound..<rest.startIndex + 2
    let meant = lexer.text(in: name.startIndex..<name.endIndex)
    return Refusal(
      .syntax, "Inside an expression names stand without `{{` and `}}`", at: whole, hint: "Write `\(meant)`",
      replacement: .init(whole, meant))
  }

  /// The problem of `{name}`, which other tools use to name a field.
  private func braces(around name: Term, _ opening: Range<Int>) -> Refusal {
    let whole = opening.lowerBound..<token.range.upperBound
    let meant = lexer.text(in: name.range)
    return Refusal(
      .syntax, "Inside an expression names stand without `{` and `}`", at: whole, hint: "Write `\(meant)`",
      replacement: .init(whole, meant))
  }

  /// The problem of a map's key without a value.
  func noValue(for key: Term, _ opening: Range<Int>) -> Refusal {
    switch token.kind {
    case .end: neverClosed(opening)
    case .rightBrace where key.dottedPath != nil && key.range.lowerBound == opening.upperBound:
      braces(around: key, opening)
    case .rightBrace, .comma:
      Refusal(.syntax, "This key has no value: a map is written `{'key': value}`", at: key.range)
    default: notContinuing(after: key)
    }
  }

  /// The problem of `{` after a name.
  func noMessages() -> Refusal {
    Refusal(
      .syntax, "A `{` after a name would build a message, which forms do not have", at: token.range,
      hint: "A map stands alone: `{'key': value}`")
  }

  /// The problem of a reserved word used as a name.
  func reserved(_ name: Name) -> Refusal {
    Refusal(
      .syntax, "`\(name.value)` is a word that the expression language keeps for itself; it names nothing",
      at: name.range, hint: "Choose another name for the field")
  }

  /// The problem of a keyword after a dot.
  func keywordAsField() -> Refusal {
    let word = lexer.text(in: token.range)
    return Refusal(
      .syntax, "`\(word)` is a keyword and cannot stand as a field after a dot", at: token.range,
      hint: "Write `['\(word)']` instead of `.\(word)`")
  }
}
