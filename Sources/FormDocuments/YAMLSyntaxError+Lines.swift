internal import FormDiagnostics

// Lines that are not `key: value`, and lines that stand at the wrong depth.

extension YAMLSyntaxError {
  /// A colon that would begin a value where none can stand.
  func strayColon() -> Diagnostic {
    let line = bytes.line(at: place)
    let start = bytes.behindDashes(from: line.content, to: line.end)
    guard let first = bytes.keyColon(from: start, to: line.end) else { return unexplained() }
    if [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes[min(start + 1, first)]), let dash = dash(line.contentRange)
    {
      return dash
    }
    if first < place { return colonInValue(line, behind: first) }
    if place - start > 1_024 {
      return finding(
        "a key may have up to 1,024 characters, and this one has more", at: SourceRange(start, place),
        hint: "write it as `? key` with `: value` on the line below")
    }
    // The key is read as going on from the line above, which therefore is at fault, or this line's indentation.
    guard let above = bytes.line(above: line) else { return unexplained() }
    let aboveStart = bytes.behindDashes(from: above.content, to: above.end)
    guard let colon = bytes.keyColon(from: aboveStart, to: above.end) else { return missingColon(lineAt: aboveStart) }
    return tooDeep(line, SourceRange(line.content, place), under: SourceRange(aboveStart, colon))
  }

  /// `label: Note: read this`
  private func colonInValue(_ line: SourceLine, behind first: Int) -> Diagnostic {
    var start = first + 1
    while start < line.end, bytes.isSpaceOrTab(start) { start += 1 }
    let value = SourceRange(start, max(start, bytes.valueEnd(from: start, to: line.end)))
    if let quote = value.isEmpty ? nil : bytes[start], quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      // What looks like the comment that ends the value may stand inside of the quotes.
      return finding(
        "more text follows the closing quote", at: SourceRange(place, max(place + 1, value.end)),
        hint: "put the whole value in quotes", fix: nil)
    }
    return finding(
      "a value without quotes cannot hold a colon and a space; YAML takes them for another key",
      at: SourceRange(place, place + 1), hint: "put the value in quotes", fix: quoting(value))
  }

  /// A line deeper than the key above it, which has its value already.
  func tooDeep(_ line: SourceLine, _ range: SourceRange, under key: SourceRange) -> Diagnostic {
    if let dash = crampedDash(above: line, key) { return dash }
    let column = key.start - bytes.line(at: key.start).start
    let edit = Diagnostic.Edit(SourceRange(line.start, line.content), String(repeating: " ", count: column))
    let isSlip = abs(line.indentation - column) == 1
    let isLikelyText = source[range].contains(" ")
    if bytes.isDash(line.content) {
      return finding(
        "a list stands below \(quoted(source[key])), which already has a value", at: range,
        related: [Diagnostic.Related(key, "this key has a value")],
        hint: "a key has a value on its line or a list below")
    }
    return finding(
      "this line is indented deeper than \(quoted(source[key])) above, which already has a value", at: range,
      related: [Diagnostic.Related(key, "this is \(indented(by: column))")],
      hint: isLikelyText
        ? "put the value in quotes if it goes on here, or \(indenting(by: column)) to put it level"
        : "\(indenting(by: column)) to put it level",
      fix: isSlip ? repair("Put it level with \(quoted(source[key]))", [edit]) : nil)
  }

  /// A line without the colon that would make it a key; `start` is where its content begins.
  func missingColon(lineAt start: Int) -> Diagnostic {
    let line = bytes.line(at: start)
    let range = SourceRange(start, max(start, bytes.valueEnd(from: start, to: line.end)))
    let text = source[SourceRange(start, min(range.end, start + 200))]
    if text.hasPrefix("? ") { return longKey(range) }
    if let block = unindentedBlock(range, line) ?? missingDash(range, line) { return block }
    if let explained = commentOrMarker(text, range) ?? crampedColon(range) ?? strangeBreak(range) { return explained }
    let words = text.split(separator: " ")
    if let equals = words.first(where: { $0.hasPrefix("=") }), words.count > 1, words[1] == equals {
      return equalsSign(String(words[0]), range)
    }
    let above = bytes.line(above: line)
    if words.count > 2, let above, above.indentation <= line.indentation,
      bytes.keyColon(from: bytes.behindDashes(from: above.content, to: above.end), to: above.end) != nil
    {
      return finding(
        "this line is neither `key: value` nor indented deep enough to go on with the value above", at: range,
        hint: "indent it deeper than the key above, or write a colon behind the key")
    }
    let key = words.first.map(String.init) ?? text
    let keyRange = SourceRange(range.start, range.start + key.utf8.count)
    if words.count == 1, let below = bytes.line(below: line) {
      if let dash = deeperDash(below, under: keyRange) { return dash }
      if bytes.isDash(line.content), below.indentation == start - line.start,
        bytes.keyColon(from: below.content, to: below.end) != nil
      {
        return finding(
          "\(quoted(key)) has keys below that are level with it, and so must be a key itself", at: keyRange,
          hint: "write `\(key): true`, or `\(key):` and its value")
      }
    }
    let isPlainKey =
      words.count == 2
      && key.utf8.allSatisfy {
        $0 == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
      }
    return finding(
      "a colon is missing behind \(quoted(key))", at: keyRange,
      hint: words.count > 1
        ? "write `\(key): \(words.dropFirst().joined(separator: " "))`"
        : "write \(beginsBlock(line) ? "`- \(key)` if a list begins here, or " : "")`\(key):` and its value",
      fix: isPlainKey
        ? repair("Put a colon behind \(quoted(key))", [Diagnostic.Edit(SourceRange(at: keyRange.end), ":")]) : nil)
  }

  /// Whether `line` is the first below a key that has no value on its own line.
  func beginsBlock(_ line: SourceLine) -> Bool {
    guard let above = bytes.line(above: line), above.contentEnd > above.content else { return false }
    return above.indentation < line.indentation && bytes[above.contentEnd - 1] == UInt8(ascii: ":")
  }

  /// `label: |` with its text on the lines below, indented no deeper than the key.
  private func unindentedBlock(_ range: SourceRange, _ line: SourceLine) -> Diagnostic? {
    guard let above = bytes.line(above: line), above.contentEnd > above.content,
      let header = source[above.contentRange].split(separator: " ").last,
      ["|", ">", "|-", ">-", "|+", ">+"].contains(header),
      case let key = bytes.behindDashes(from: above.content, to: above.end) - above.start, line.indentation <= key
    else { return nil }
    let deeper = String(repeating: " ", count: key + 2 - line.indentation)
    var edits = [Diagnostic.Edit(SourceRange(at: line.start), deeper)]
    var current = line
    while edits.count < 100, let below = bytes.line(below: current), below.contentEnd > below.content,
      below.indentation >= line.indentation,
      bytes.keyColon(from: below.content, to: below.end) == nil, !bytes.isDash(below.content)
    {
      edits.append(Diagnostic.Edit(SourceRange(at: below.start), deeper))
      current = below
    }
    return finding(
      "this line is not indented deep enough to be a part of the text block above", at: range,
      related: [
        Diagnostic.Related(
          SourceRange(above.contentEnd - header.utf8.count, above.contentEnd), "the block begins here")
      ],
      hint: "indent it deeper than the key of the block", fix: repair("Indent the text block", edits))
  }

  /// `{value: b}` on a line level with the dash of the item above.
  private func missingDash(_ range: SourceRange, _ line: SourceLine) -> Diagnostic? {
    guard bytes[range.start] == UInt8(ascii: "{"), let above = bytes.line(above: line),
      above.indentation == line.indentation, bytes.isDash(above.content)
    else { return nil }
    return finding(
      "a dash is missing before this item of the list", at: range, hint: "a list item is `- ` and its value",
      fix: repair("Put a dash before it", [Diagnostic.Edit(SourceRange(at: range.start), "- ")]))
  }

  /// A dash that stands a little deeper than the one before the word at `word`, whose value it goes on with.
  private func deeperDash(_ below: SourceLine, under word: SourceRange) -> Diagnostic? {
    let line = bytes.line(at: word.start)
    guard bytes.isDash(below.content), bytes.isDash(line.content), below.indentation > line.indentation else {
      return nil
    }
    let level = String(repeating: " ", count: line.indentation)
    return finding(
      "this dash is \(indented(by: below.indentation)), the one above is \(indented(by: line.indentation))",
      at: SourceRange(below.content, below.content + 1),
      related: [Diagnostic.Related(SourceRange(line.content, line.content + 1), "the dash above")],
      hint: "\(indenting(by: line.indentation)) to put it level",
      fix: below.indentation - line.indentation == 1
        ? repair("Put it level with the dash above", [Diagnostic.Edit(SourceRange(below.start, below.content), level)])
        : nil)
  }

  /// `key = value`
  private func equalsSign(_ key: String, _ range: SourceRange) -> Diagnostic {
    let end = range.start + key.utf8.count
    let sign = bytes[end..<range.end].firstIndex(of: UInt8(ascii: "=")) ?? end
    var valueStart = sign + 1
    while valueStart < range.end, bytes.isSpaceOrTab(valueStart) { valueStart += 1 }
    return finding(
      "a key and its value are separated by `:` and a space, not by `=`", at: SourceRange(sign, sign + 1),
      fix: repair("Write `: `", [Diagnostic.Edit(SourceRange(end, valueStart), ": ")]))
  }

  /// `? ` at the start of a line.
  private func longKey(_ range: SourceRange) -> Diagnostic {
    finding(
      "`?` at the start of a line begins a key that may go on for lines, and its value stands below behind `:`",
      at: SourceRange(range.start, range.start + 1), hint: "put the text in quotes if this is not meant")
  }

  /// A comment in another language's way, or the marker of a merge conflict.
  private func commentOrMarker(_ text: String, _ range: SourceRange) -> Diagnostic? {
    if text.hasPrefix("//") {
      let slashes = SourceRange(range.start, range.start + 2)
      return finding(
        "a comment begins with `#`, not `//`", at: slashes,
        fix: repair("Write `#`", [Diagnostic.Edit(slashes, "#")]))
    }
    if text.hasPrefix("/*") { return finding("a comment begins with `#`; there is no `/*` in YAML", at: range) }
    return conflictMarker(at: range.start)
  }

  /// `key:value`, also with the wide colon of East Asian keyboards or a no-break space; or `-item`.
  private func crampedColon(_ range: SourceRange) -> Diagnostic? {
    var offset = range.start
    while offset < range.end {
      let character = characterRange(at: offset)
      switch source[character] {
      case "：":
        return finding(
          "this is the wide colon `：`; YAML takes `:` and a space", at: character,
          fix: repair("Write `: `", [Diagnostic.Edit(character, bytes.isSpaceOrTab(character.end) ? ":" : ": ")]))
      case ":":
        let next = characterRange(at: character.end)
        if source[next] == "\u{A0}" {
          return finding(
            "behind this colon stands a no-break space (U+00A0), not a space", at: SourceRange(offset, next.end),
            fix: repair("Write a space", [Diagnostic.Edit(next, " ")]))
        }
        if source[next] == "/" { return nil }
        if bytes.isSpaceOrTab(character.end) { return dash(range) }
        return finding(
          "a space is missing behind the colon", at: character,
          hint: "write `\(source[SourceRange(range.start, character.end)]) value`",
          fix: repair("Put a space behind the colon", [Diagnostic.Edit(SourceRange(at: character.end), " ")]))
      case " ", "\"", "'": return dash(range)
      default: offset = character.end
      }
    }
    return dash(range)
  }

  /// `-id: a` with the keys of the item on the lines below.
  private func crampedDash(above line: SourceLine, _ key: SourceRange) -> Diagnostic? {
    guard key.count > 1, bytes[key.start] == UInt8(ascii: "-") else { return nil }
    var edits = [Diagnostic.Edit(SourceRange(at: key.start + 1), " ")]
    // Keys that are level with the one behind the dash go with it.
    var below: SourceLine? = line
    while let current = below, current.indentation == key.start + 1 - bytes.line(at: key.start).start {
      edits.append(Diagnostic.Edit(SourceRange(at: current.content), " "))
      below = bytes.line(below: current)
    }
    return finding(
      "a space is missing behind the dash", at: SourceRange(key.start, key.start + 1),
      hint: "a list item is `- ` and its value", fix: repair("Put a space behind the dash", edits))
  }

  /// `-item`
  func dash(_ range: SourceRange) -> Diagnostic? {
    guard range.count > 1, bytes[range.start] == UInt8(ascii: "-") else { return nil }
    let place = SourceRange(at: range.start + 1)
    return finding(
      "a space is missing behind the dash", at: SourceRange(range.start, range.start + 1),
      hint: "a list item is `- ` and its value",
      fix: repair("Put a space behind the dash", [Diagnostic.Edit(place, " ")]))
  }

  /// A line that begins behind U+0085, U+2028 or U+2029, which YAML 1.1 took for line breaks.
  private func strangeBreak(_ range: SourceRange) -> Diagnostic? {
    for separator in ["\u{85}", "\u{2028}", "\u{2029}"] {
      let start = range.start - separator.utf8.count
      guard start >= 0, source[SourceRange(start, range.start)] == separator else { continue }
      let code = String(separator.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
      let name = "U+" + String(repeating: "0", count: 4 - code.count) + code
      return finding(
        "the invisible character \(name) ends a line here", at: SourceRange(start, range.start),
        hint: "remove it, or put the value in quotes")
    }
    return nil
  }
}
