internal import FormDiagnostics

// Characters that may not stand where they do: tabs, indicators of YAML, escapes.

extension YAMLSyntaxError {
  func forbiddenCharacter() -> Diagnostic {
    let range = characterRange(at: place)
    let slice = bytes[range.offsets]
    guard let byte = slice.first else { return unexplained() }
    if byte >= 0x80, bytes.sequenceLength(at: place) == 0 { return .notUTF8(byte, at: SourceRange(place, place + 1)) }
    let scalar = String(decoding: slice, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    return .forbiddenCharacter(scalar, at: range)
  }

  /// A tab where only spaces may stand.
  func tab() -> Diagnostic? {
    let line = bytes.line(at: place)
    guard place < line.end, bytes[line.start..<line.end].contains(UInt8(ascii: "\t")) else { return nil }
    if place >= line.content {
      guard bytes[place] == UInt8(ascii: "\t") else { return nil }
      var end = place
      while end < line.end, bytes.isSpaceOrTab(end) { end += 1 }
      let range = SourceRange(place, end)
      return finding(
        "a tab stands here, where YAML takes only spaces", at: range,
        fix: repair("Replace the tab by a space", [Diagnostic.Edit(range, " ")]))
    }
    guard let first = bytes[line.start..<line.content].firstIndex(of: UInt8(ascii: "\t")),
      let last = bytes[line.start..<line.content].lastIndex(of: UInt8(ascii: "\t"))
    else { return nil }
    return finding(
      "this line is indented with a tab; YAML takes only spaces", at: SourceRange(first, last + 1),
      hint: "set the editor to indent with spaces", fix: tabRepair(from: line))
  }

  /// The repair that turns the tabs of this line and of all below that begin with one into spaces, if there is no
  /// doubt about how many: every width that gives YAML gives the same values.
  private func tabRepair(from line: SourceLine) -> Diagnostic.Fix? {
    var readings: [(edits: [Diagnostic.Edit], values: [JSON])] = []
    for width in [2, 4, 8] {
      let edits = tabEdits(from: line, width: width)
      guard let repaired = applying(edits) else { return nil }
      var composer = NodeComposer(SourceText(name: "", bytes: repaired), .standard)
      composer.explainsFailures = false
      composer.run()
      if !composer.documents.isEmpty { readings.append((edits, composer.documents.map { JSON($0) })) }
    }
    guard let first = readings.first, readings.allSatisfy({ $0.values == first.values }) else { return nil }
    return Diagnostic.Fix("Indent with spaces", first.edits)
  }

  private func tabEdits(from first: SourceLine, width: Int) -> [Diagnostic.Edit] {
    var edits: [Diagnostic.Edit] = []
    var line: SourceLine? = first
    while let current = line {
      if current == first || current.content > current.start && bytes[current.start] == UInt8(ascii: "\t") {
        for offset in current.start..<current.content where bytes[offset] == UInt8(ascii: "\t") {
          edits.append(Diagnostic.Edit(SourceRange(offset, offset + 1), String(repeating: " ", count: width)))
        }
      }
      line = bytes.line(below: current)
    }
    return edits
  }

  /// A character at the start of a value that YAML keeps for itself: `@`, a backtick, `%`.
  func reservedIndicator() -> Diagnostic {
    let range = characterRange(at: place)
    let character = source[range] == "`" ? "a backtick" : "`\(source[range])`"
    return finding(
      "text without quotes cannot begin with \(character)", at: range, hint: "put it in quotes",
      fix: quoting(valueRange(from: place)))
  }

  /// `&`, `*` or `!` at the start of what was meant as text.
  func indicatorOfText(_ start: Int) -> Diagnostic {
    if let tag = tagBefore(start) { return indicatorOfText(tag) }
    let range = characterRange(at: start)
    let meaning: String
    switch bytes[start] {
    case UInt8(ascii: "&"): meaning = "`&` at the start of a value names an anchor"
    case UInt8(ascii: "*"): meaning = "`*` at the start of a value repeats an anchor"
    default: meaning = "`!` at the start of a value begins a tag"
    }
    let value = valueRange(from: start)
    return finding(
      "\(meaning), and this is none", at: value.isEmpty ? range : value,
      hint: "put it in quotes if it is text", fix: quoting(value))
  }

  /// Where `!name` begins that stands right before `start` and begins a value: `!checked && other`; nil when none does.
  func tagBefore(_ start: Int) -> Int? {
    let line = bytes.line(at: start)
    var end = start
    while end > line.content, bytes.isSpaceOrTab(end - 1) { end -= 1 }
    var first = end
    while first > line.content, !bytes.isSpaceOrTab(first - 1) { first -= 1 }
    return first < end && end < start && bytes[first] == UInt8(ascii: "!") ? first : nil
  }

  /// The key or value that begins at `start`: to the colon or the end of its line, or to what ends it inside brackets.
  func valueRange(from start: Int) -> SourceRange {
    let line = bytes.line(at: start)
    if start == bytes.behindDashes(from: line.content, to: line.end),
      let colon = bytes.keyColon(from: start, to: line.end)
    {
      return SourceRange(start, colon)
    }
    var end = bytes.valueEnd(from: start, to: line.end)
    if isInsideBrackets(start, line) {
      let closing: Set<UInt8> = [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")]
      end = bytes[start..<end].firstIndex(where: closing.contains) ?? end
      while end > start, bytes.isSpaceOrTab(end - 1) { end -= 1 }
    }
    return SourceRange(start, max(start, end))
  }

  private func isInsideBrackets(_ offset: Int, _ line: SourceLine) -> Bool {
    var level = 0
    for byte in bytes[line.content..<offset] {
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { level += 1 }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { level -= 1 }
    }
    return level > 0
  }

  /// A line that begins with `%` and is no directive.
  func directive() -> Diagnostic {
    let line = bytes.line(at: problem.contains("directive") ? place : contextStart)
    switch problem {
    case "found duplicate %YAML directive":
      return finding("`%YAML` is given twice", at: line.contentRange, hint: "remove one of the two")
    case "found incompatible YAML document":
      return finding("this version of YAML is not known", at: line.contentRange, hint: "write `%YAML 1.2`, or nothing")
    default:
      return finding(
        "a line that begins with `%` is a directive of YAML, and this is none that is known", at: line.contentRange,
        hint: "put it in quotes if it is text")
    }
  }
}

// MARK: - Escapes

extension YAMLSyntaxError {
  /// A backslash in double quotes that begins no escape.
  func badEscape() -> Diagnostic {
    // libyaml stands at the backslash, or behind it and its letter when the digits are wrong.
    let backslash = bytes[place] == UInt8(ascii: "\\") ? place : max(place - 2, contextStart)
    let range = escapeRange(at: backslash)
    let text = source[range]
    if problem == "found invalid Unicode character escape code" { return surrogate(range) }
    if text == "\\(" { return swiftExpression(range) }
    let digits = ["x": "two", "u": "four", "U": "eight"][text.dropFirst().prefix(1)]
    let message =
      digits.map { "`\(text.prefix(2))` takes \($0) hexadecimal digits" }
      ?? "`\(text)` is no escape that double quotes know"
    return finding(
      message, at: range, hint: "in single quotes a backslash stands for itself; in double quotes write `\\\\`",
      fix: digits == nil ? singleQuotes() : nil)
  }

  /// `\(name)`, which in Swift puts a value into a text.
  private func swiftExpression(_ range: SourceRange) -> Diagnostic {
    let line = bytes.line(at: range.start)
    let close = bytes[range.end..<line.end].firstIndex(of: UInt8(ascii: ")"))
    let name = close.map { source[SourceRange(range.end, $0)] }
    let isName = name.map { !$0.isEmpty && $0.utf8.allSatisfy { $0 == 0x5F || $0 == 0x2E || isLetterOrDigit($0) } }
    return finding(
      "`\\(` is no escape that double quotes know", at: range,
      hint: "a value is put into a text by `${\(isName ?? false ? name ?? "name" : "name")}`",
      fix: isName ?? false
        ? close.flatMap { close in
          repair(
            "Write `${…}`", [Diagnostic.Edit(range, "${"), Diagnostic.Edit(SourceRange(close, close + 1), "}")])
        } : nil)
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private func escapeRange(at backslash: Int) -> SourceRange {
    SourceRange(backslash, max(backslash + 1, characterRange(at: backslash + 1).end))
  }

  /// Half of a surrogate pair, as JSON writes characters past U+FFFF.
  private func surrogate(_ range: SourceRange) -> Diagnostic {
    let pair = SourceRange(range.start, min(range.start + 12, bytes.count))
    let text = source[pair]
    let units = text.split(separator: "\\u").compactMap { UInt16($0, radix: 16) }
    let isPair = units.count == 2 && UTF16.isLeadSurrogate(units[0]) && UTF16.isTrailSurrogate(units[1])
    let half = SourceRange(range.start, min(range.start + 6, bytes.count))
    guard isPair else {
      return finding("`\(source[half])` spells no character", at: half, hint: "write the character itself")
    }
    let character = String(decoding: units, as: UTF16.self)
    return finding(
      "YAML spells a character past U+FFFF with one escape, not two as JSON does", at: pair,
      hint: "write the character itself",
      fix: repair("Write the character itself", [Diagnostic.Edit(pair, character)]))
  }

  /// The repair that puts the text into single quotes, if every backslash in it was meant as one.
  private func singleQuotes() -> Diagnostic.Fix? {
    let known: Set<UInt8> = Set("0abtnvfreNLP_\t \"/\\xuU".utf8)
    var end = contextStart + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), !bytes.isLineBreak(end) {
      if bytes[end] == UInt8(ascii: "\\"), end + 1 < bytes.count {
        if end != place, known.contains(bytes[end + 1]) { return nil }
        end += 1
      }
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    let content = source[SourceRange(contextStart + 1, end)]
    let quoted = "'" + content.replacing("'", with: "''") + "'"
    return repair("Use single quotes", [Diagnostic.Edit(SourceRange(contextStart, end + 1), quoted)])
  }
}
