internal import FormDiagnostics

// Values that do not end, or end too early: quotes, text blocks.

extension YAMLSyntaxError {
  /// Text right behind a quote or bracket that ended the value.
  func textBehindValue() -> Diagnostic? {
    guard let last, place > last.range.start, place < bytes.count else { return nil }
    let end = last.range.end
    guard end > 0, end <= place, bytes.line(at: end - 1) == bytes.line(at: place) else { return nil }
    let rest = SourceRange(place, max(place + 1, bytes.valueEnd(from: place, to: bytes.line(at: place).end)))
    switch last {
    case .scalar(let scalar) where scalar.style == .singleQuoted || scalar.style == .doubleQuoted:
      return textBehindQuote(scalar, rest)
    case .sequence, .mapping:
      guard bytes[end - 1] == UInt8(ascii: "]") || bytes[end - 1] == UInt8(ascii: "}") else { return nil }
      if bytes[place] == UInt8(ascii: "]") || bytes[place] == UInt8(ascii: "}") {
        return finding(
          "this bracket closes nothing", at: SourceRange(place, place + 1),
          related: [Diagnostic.Related(SourceRange(end - 1, end), "all that was open is closed here")],
          fix: repair("Remove it", [Diagnostic.Edit(SourceRange(place, place + 1), "")]))
      }
      let value = SourceRange(last.range.start, rest.end)
      return finding(
        "more text follows the closing `\(source[SourceRange(end - 1, end)])`", at: rest,
        related: [Diagnostic.Related(SourceRange(value.start, value.start + 1), "opened here")],
        hint: "put the value in quotes if it is text", fix: quoting(value))
    case .scalar: return nil
    }
  }

  private func textBehindQuote(_ scalar: Node.Scalar, _ rest: SourceRange) -> Diagnostic {
    let closing = SourceRange(scalar.range.end - 1, scalar.range.end)
    if bytes.line(at: scalar.range.start) != bytes.line(at: closing.start) {
      return unclosedQuote(scalar.range.start, closedAt: closing)
    }
    let isApostrophe = scalar.style == .singleQuoted && closing.end == place
    if isApostrophe, let last = bytes[rest.offsets].lastIndex(of: UInt8(ascii: "'")), last + 1 == rest.end {
      let inside = bytes[closing.start..<last].indices.filter { bytes[$0] == UInt8(ascii: "'") }
      let isEscaped = bytes[closing.start - 1] == UInt8(ascii: "\\")
      let edits = inside.map { offset in
        let start = bytes[offset - 1] == UInt8(ascii: "\\") ? offset - 1 : offset
        return Diagnostic.Edit(SourceRange(start, offset + 1), "''")
      }
      return finding(
        "the text ends at this apostrophe, because it stands in single quotes", at: closing,
        hint: isEscaped
          ? "a backslash stands for itself in single quotes: write an apostrophe twice, or use double quotes"
          : "write an apostrophe inside single quotes twice, or use double quotes",
        fix: repair("Write the apostrophe twice", edits))
    }
    // `when: 'car' == transport`: an operator tells that the quotes are a part of what was meant.
    let isExpression = Self.operators.contains { source[rest].hasPrefix($0) }
    return finding(
      "more text follows the closing quote", at: rest,
      related: [Diagnostic.Related(closing, "the value is closed here")],
      hint: "put the whole value in quotes of the other kind\(isExpression ? "" : ", or remove those inside")",
      fix: isExpression ? quoting(SourceRange(scalar.range.start, rest.end)) : nil)
  }

  static let operators = ["==", "!=", "<", ">", "&&", "||", "+ ", "in ", "? "]

  /// A quote at `opening` that nothing closes, or something far away at `closing`.
  func unclosedQuote(_ opening: Int, closedAt closing: SourceRange? = nil) -> Diagnostic {
    let line = bytes.line(at: opening)
    let quote = source[SourceRange(opening, opening + 1)]
    let end = max(opening + 1, bytes.valueEnd(from: opening, to: line.end))
    let hasComment =
      bytes.valueEnd(from: opening, to: line.end) < bytes.line(at: opening).end
      && source[SourceRange(end, line.end)].contains("#")
    // A quote behind a backslash would close nothing: that lets the text go on in the next line.
    let backslashes = source[SourceRange(opening + 1, end)].utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    let isContinued = quote == "\"" && !backslashes.isMultiple(of: 2)
    let edit = Diagnostic.Edit(SourceRange(at: end), quote)
    return finding(
      "the quote that opens here is not closed" + (closing == nil ? "" : " on its line"),
      at: SourceRange(opening, end),
      related: closing.map { [Diagnostic.Related($0, "it is closed only here, by a quote meant to open a text")] }
        ?? [],
      hint: "close it with `\(quote)`",
      fix: hasComment || isContinued ? nil : repair("Close the quote at the end of the line", [edit]))
  }
}

// MARK: - Text blocks and places without content

extension YAMLSyntaxError {
  /// `|` or `>` that begins no text block.
  func blockHeader() -> Diagnostic {
    let start = contextStart
    if let marker = conflictMarker(at: start) { return marker }
    if let tag = tagBefore(start) { return indicatorOfText(tag) }
    let indicator = source[SourceRange(start, min(start + 1, bytes.count))]
    let value = valueRange(from: start)
    if problem == "found an indentation indicator equal to 0" {
      return finding("the number behind `\(indicator)` is from 1 to 9", at: value)
    }
    let isComparison = value.count > 1 && bytes[start + 1] == UInt8(ascii: "=")
    return finding(
      "`\(indicator)` at the start of a value begins a text block, which stands on the lines below", at: value,
      hint: "begin the text on the next line, indented, or put the value in quotes",
      fix: isComparison ? quoting(value) : nil)
  }

  /// `fields: - id: a`
  func listBehindKey() -> Diagnostic {
    finding(
      "a list cannot begin on the line of its key", at: SourceRange(place, min(place + 1, bytes.count)),
      hint: "begin it on the next line, or put the value in quotes if it is text")
  }

  /// A value or item that is not there.
  func missingContent() -> Diagnostic {
    let range = characterRange(at: place)
    let found = source[range]
    if let openBracket, place >= bytes.count || isBehindOpenLine(openBracket) { return unclosedBracket(openBracket) }
    if problem == "found unexpected ':'" {
      let value = valueRange(from: contextStart)
      return finding(
        "a value without quotes cannot end in a colon here", at: range, hint: "put it in quotes", fix: quoting(value))
    }
    if found == "-", !bytes.isDash(place), let dash = dash(valueRange(from: place)) { return dash }
    switch found {
    case ",", "]", "}":
      let isInside = problem == "did not find expected node content" && last != nil && isBehindComma
      if isInside { return finding("a value is missing before this `\(found)`", at: range) }
      return finding(
        "text without quotes cannot begin with `\(found)`", at: range, hint: "put it in quotes",
        fix: quoting(valueRange(from: place)))
    case "?", "-":
      return finding(
        "`\(found)` has a meaning of its own in YAML here", at: range, hint: "put the text in quotes",
        fix: quoting(valueRange(from: place)))
    default: return finding("a value is expected here", at: range)
    }
  }

  /// Whether the place is on a line below that of `opening` and indented no deeper, as a new entry would be.
  private func isBehindOpenLine(_ opening: Int) -> Bool {
    let line = bytes.line(at: place)
    let first = bytes.line(at: opening)
    let isClosing = bytes[place] == UInt8(ascii: "]") || bytes[place] == UInt8(ascii: "}")
    return line.start > first.start && line.indentation <= first.indentation + 2 && !isClosing && bytes.isDash(place)
      || line.start > first.start && line.indentation <= first.indentation && !isClosing
  }

  private var isBehindComma: Bool {
    var offset = place
    while offset > 0, bytes.isSpaceOrTab(offset - 1) || bytes.isLineBreak(offset - 1) { offset -= 1 }
    return offset > 0 && (bytes[offset - 1] == UInt8(ascii: ",") || bytes[offset - 1] == UInt8(ascii: "["))
  }
}
