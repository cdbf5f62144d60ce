internal import FormDiagnostics

// Values that do not end, or end too early: quotes, brackets, text blocks.

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

  private static let operators = ["==", "!=", "<", ">", "&&", "||", "+ ", "in ", "? "]

  /// A quote at `opening` that nothing closes, or something far away at `closing`.
  func unclosedQuote(_ opening: Int, closedAt closing: SourceRange? = nil) -> Diagnostic {
    let line = bytes.line(at: opening)
    let quote = source[SourceRange(opening, opening + 1)]
    let end = max(opening + 1, bytes.valueEnd(from: opening, to: line.end))
    let hasComment =
      bytes.valueEnd(from: opening, to: line.end) < bytes.line(at: opening).end
      && source[SourceRange(end, line.end)].contains("#")
    let edit = Diagnostic.Edit(SourceRange(at: end), quote)
    return finding(
      "the quote that opens here is not closed" + (closing == nil ? "" : " on its line"),
      at: SourceRange(opening, end),
      related: closing.map { [Diagnostic.Related($0, "it is closed only here, by a quote meant to open a text")] }
        ?? [],
      hint: "close it with `\(quote)`", fix: hasComment ? nil : repair("Close the quote at the end of the line", [edit])
    )
  }

  /// A bracket that is not closed, not closed by its like, or a comma that is missing inside.
  func brokenFlow() -> Diagnostic {
    let opening = SourceRange(contextStart, min(contextStart + 1, bytes.count))
    let closing = source[opening] == "[" ? "]" : "}"
    let opened = [Diagnostic.Related(opening, "opened here")]
    let line = bytes.line(at: place)
    let end = last?.range.end ?? contextStart
    if place < bytes.count, bytes[place] == UInt8(ascii: "]") || bytes[place] == UInt8(ascii: "}") {
      let wrong = SourceRange(place, place + 1)
      return finding(
        "`\(source[wrong])` does not close what `\(source[opening])` opened; expected `\(closing)`", at: wrong,
        related: opened)
    }
    if let comment = foreignComment(from: contextStart, to: place) { return comment }
    let isOnLaterLine = line != bytes.line(at: contextStart)
    let startsEntry = isOnLaterLine && line.indentation <= bytes.line(at: contextStart).indentation
    if place >= bytes.count || startsEntry { return unclosedBracket(contextStart) }
    if bytes[place] == UInt8(ascii: ":"), let gap = bytes[contextStart..<place].lastIndex(of: UInt8(ascii: " ")) {
      // `{a: b c: d}`: the value was read as far as the colon of the next key.
      var before = gap
      while before > contextStart, bytes.isSpaceOrTab(before - 1) { before -= 1 }
      if bytes[before - 1] == UInt8(ascii: ":") {
        // `{a: b: c}`: what would be the key stands where a value stands already.
        return finding(
          "a value without quotes cannot hold a colon and a space; YAML takes them for another key",
          at: SourceRange(place, place + 1), related: opened, hint: "put the value in quotes")
      }
      if gap + 1 == place {
        // `{a: b ? c : d}`
        let value = lastScalar.flatMap { $0.style == .plain && !$0.range.isEmpty && $0.range.end <= place ? $0 : nil }
        return finding(
          "a value without quotes cannot hold a colon and a space; YAML takes them for another key",
          at: SourceRange(place, place + 1), related: opened, hint: "put the value in quotes",
          fix: value.flatMap { quoting(SourceRange($0.range.start, flowValueEnd(from: place))) })
      }
      let key = source[SourceRange(gap + 1, place)]
      return finding(
        "a comma is missing before \(quoted(key))", at: SourceRange(gap + 1, place), related: opened,
        fix: repair("Put a comma in", [Diagnostic.Edit(SourceRange(at: before), ",")]))
    }
    if let value = bracketInText(related: opened) ?? quoteClosedLate() ?? operatorBehindQuote(related: opened) {
      return value
    }
    let point = SourceRange(at: min(end, place))
    // In a mapping, a comma alone would make a key of anything.
    let isCertain = closing == "]" || bytes.keyColon(from: place, to: flowValueEnd(from: place)) != nil
    return finding(
      "a comma or `\(closing)` is missing here", at: point, related: opened,
      hint: isCertain ? nil : "put the whole value in quotes if it goes on here",
      fix: isCertain ? repair("Put a comma in", [Diagnostic.Edit(point, ",")]) : nil)
  }

  /// `{calculate: 'Room ' + number}`: an expression inside braces that begins with a text in quotes.
  private func operatorBehindQuote(related: [Diagnostic.Related]) -> Diagnostic? {
    guard let text = lastScalar, text.style == .singleQuoted || text.style == .doubleQuoted, text.range.end <= place,
      bytes[text.range.end..<place].allSatisfy({ $0 == UInt8(ascii: " ") }),
      bytes.line(at: text.range.start) == bytes.line(at: place)
    else { return nil }
    let rest = SourceRange(place, flowValueEnd(from: place))
    guard Self.operators.contains(where: { source[rest].hasPrefix($0) }) else { return nil }
    return finding(
      "more text follows the closing quote", at: rest, related: related,
      hint: "put the whole value in quotes of the other kind",
      fix: quoting(SourceRange(text.range.start, rest.end)))
  }

  /// `{en: "Hello, de: "Hallo"}`: a quote that is closed only by the one that should open the next text.
  private func quoteClosedLate() -> Diagnostic? {
    guard let text = lastScalar, text.style == .singleQuoted || text.style == .doubleQuoted, text.range.end == place,
      let comma = bytes[text.range.offsets].lastIndex(of: UInt8(ascii: ","))
    else { return nil }
    let key = source[SourceRange(comma + 1, text.range.end - 1)].split(separator: " ")
    guard key.count == 1, key[0].count > 1, key[0].last == ":" else { return nil }
    let opening = SourceRange(text.range.start, text.range.start + 1)
    let quote = source[opening]
    return finding(
      "the quote that opens here is not closed before \(quoted(String(key[0].dropLast())))",
      at: SourceRange(opening.start, comma),
      related: [
        Diagnostic.Related(
          SourceRange(place - 1, place), "it is closed only here, by a quote meant to open a text")
      ],
      hint: "close it with `\(quote)`",
      fix: repair("Close the quote before the comma", [Diagnostic.Edit(SourceRange(at: comma), quote)]))
  }

  /// `{a: list[0].b}`: a bracket right behind text without quotes, which ends the text.
  private func bracketInText(related: [Diagnostic.Related]) -> Diagnostic? {
    guard let text = lastScalar, text.style == .plain, text.range.end <= place, !text.range.isEmpty,
      place < bytes.count, bytes[place] == UInt8(ascii: "[") || bytes[place] == UInt8(ascii: "{"),
      bytes[text.range.end..<place].allSatisfy({ $0 == UInt8(ascii: " ") })
    else { return nil }
    let end = flowValueEnd(from: place)
    return finding(
      "inside brackets, a value without quotes cannot hold `\(source[SourceRange(place, place + 1)])`",
      at: SourceRange(place, place + 1), related: related, hint: "put the value in quotes",
      fix: quoting(SourceRange(text.range.start, end)))
  }

  /// Where the value ends that goes on at `start`: before the comma or bracket that nothing in it has opened.
  private func flowValueEnd(from start: Int) -> Int {
    var depth = 0
    let lineEnd = bytes.line(at: start).end
    for offset in start..<lineEnd {
      switch bytes[offset] {
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ")"):
        if depth == 0 { return offset }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return offset
      default: continue
      }
    }
    return bytes.valueEnd(from: start, to: lineEnd)
  }

  /// A bracket at `opening` that nothing closes.
  private func unclosedBracket(_ opening: Int) -> Diagnostic {
    let bracket = SourceRange(opening, opening + 1)
    let closing = source[bracket] == "[" ? "]" : "}"
    let line = bytes.line(at: opening)
    let end = bytes.valueEnd(from: opening, to: line.end)
    if bytes[end..<line.end].contains(closing == "]" ? UInt8(ascii: "]") : UInt8(ascii: "}")) {
      return finding(
        "`\(source[bracket])` is never closed: the `\(closing)` stands in a comment", at: bracket,
        related: [Diagnostic.Related(SourceRange(end, line.end), "after a space, `#` begins a comment")],
        hint: "put a text that holds ` #` in quotes")
    }
    let edit = Diagnostic.Edit(SourceRange(at: end), closing)
    // In a quote that is open there, the bracket would be text and close nothing.
    let closes = applying([edit]).map { YAMLEventParser.closesBracket(before: end + 1, in: $0) } ?? false
    return finding(
      "`\(source[bracket])` is opened here and never closed; `\(closing)` is missing", at: bracket,
      hint: "close it with `\(closing)`", fix: closes ? repair("Close it at the end of the line", [edit]) : nil)
  }

  /// A comment in the way of other languages inside brackets.
  private func foreignComment(from start: Int, to end: Int) -> Diagnostic? {
    for offset in start..<max(start, min(end, bytes.count - 1)) {
      guard bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "/"), offset > start,
        bytes.isSpaceOrTab(offset - 1)
      else { continue }
      let slashes = SourceRange(offset, offset + 2)
      return finding(
        "a comment begins with `#`, not `//`", at: slashes, fix: repair("Write `#`", [Diagnostic.Edit(slashes, "#")]))
    }
    return nil
  }
}

// MARK: - Text blocks and places without content

extension YAMLSyntaxError {
  /// `|` or `>` that begins no text block.
  func blockHeader() -> Diagnostic {
    let start = contextStart
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
