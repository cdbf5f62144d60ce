internal import FormDiagnostics

// Lists and mappings in brackets that do not end, or lack something inside.

extension YAMLSyntaxError {
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
      if let text = textWithColon(before: key, related: opened) { return text }
      return finding(
        "a comma is missing before \(quoted(key))", at: SourceRange(gap + 1, place), related: opened,
        fix: repair("Put a comma in", [Diagnostic.Edit(SourceRange(at: before), ",")]))
    }
    if let value = textBehindBrackets(related: opened) ?? bracketInText(related: opened) ?? quoteClosedLate()
      ?? operatorBehindQuote(related: opened)
    {
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

  /// `{label: Welcome back: sign in}`: a text, because it begins like one and what would be the next key is none
  /// anywhere else.
  private func textWithColon(before key: String, related: [Diagnostic.Related]) -> Diagnostic? {
    guard let text = lastScalar, text.style == .plain, text.range.end == place, let first = text.text.first,
      first.isUppercase || !first.isASCII, !isKeyElsewhere(key)
    else { return nil }
    return finding(
      "a value without quotes cannot hold a colon and a space; YAML takes them for another key",
      at: SourceRange(place, place + 1), related: related, hint: "put the value in quotes",
      fix: quoting(SourceRange(text.range.start, flowValueEnd(from: place))))
  }

  /// Whether `name` is a key in another place of the text.
  private func isKeyElsewhere(_ name: String) -> Bool {
    let wanted = Array("\(name):".utf8)
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: wanted[0]) {
      offset = start + 1
      if start + wanted.count <= bytes.count, start + wanted.count != place + 1,
        bytes[start..<start + wanted.count].elementsEqual(wanted),
        start == 0 || " {,\n\r".utf8.contains(bytes[start - 1])
      {
        return true
      }
    }
    return false
  }

  /// The list or mapping in brackets that was read last; nil when something else was.
  private var lastInBrackets: SourceRange? {
    var node = last
    while case .mapping(let pair) = node, !bytes.isFlowStart(pair.range.start) { node = pair.entries.last?.value }
    guard let range = node?.range, bytes.isFlowStart(range.start) else { return nil }
    return range
  }

  /// `{pattern: [A-Z]{3}}`: a value that begins with brackets and goes on right behind them.
  private func textBehindBrackets(related: [Diagnostic.Related]) -> Diagnostic? {
    guard let value = lastInBrackets, value.end == place, place < bytes.count else { return nil }
    var before = value.start
    while before > 0, bytes[before - 1] == UInt8(ascii: " ") { before -= 1 }
    guard before > 0, bytes[before - 1] == UInt8(ascii: ":") else { return nil }
    let end = flowValueEnd(from: place)
    return finding(
      "more text follows the closing `\(source[SourceRange(place - 1, place)])`", at: SourceRange(place, end),
      related: related, hint: "put the value in quotes if it is text",
      fix: quoting(SourceRange(value.start, end)))
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
  func unclosedBracket(_ opening: Int) -> Diagnostic {
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
