internal import FormDiagnostics

// Why a text is not JSON, in the words of the person who wrote it. Each function looks at the text around the cursor.

extension JSONParser {
  /// Something stands after the value.
  func afterEnd() -> Diagnostic {
    if let comment = comment() { return comment }
    return Diagnostic(
      .jsonSyntax, "the document has ended, but more text follows", at: wordRange(),
      hint: "a JSON file holds one value; put several in an array")
  }

  /// No value stands at the cursor, inside what opened at `opening`.
  func noValue(in opening: Int?) -> Diagnostic {
    if let comment = comment() { return comment }
    guard let byte = current else { return ended(opening) }
    let range = wordRange()
    let found = source[range]
    switch byte {
    case UInt8(ascii: "'"): return singleQuotes()
    case UInt8(ascii: ","): return Diagnostic(.jsonSyntax, "a value is missing before this comma", at: range)
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return wrongClosing(opening)
    case UInt8(ascii: "+"), UInt8(ascii: "."): return badNumber(offset)
    default: break
    }
    if let (name, meant) = Self.foreignWords.first(where: { $0.key == found }) {
      return Diagnostic(.jsonSyntax, "JSON has no `\(name)`", at: range, hint: "JSON has \(meant)")
    }
    guard isWordByte(byte) else {
      return Diagnostic(.jsonSyntax, "a value is expected, but \(quoted(found)) stands here", at: range)
    }
    return Diagnostic(
      .jsonSyntax, "\(quoted(found)) is no JSON value", at: range, hint: "text stands in double quotes",
      fix: Diagnostic.Fix("Put it in double quotes", [Diagnostic.Edit(range, "\"\(found)\"")]))
  }

  private static let foreignWords = [
    "NaN": "no such number; write `null`", "Infinity": "no such number; write `null`",
    "undefined": "`null`", "None": "`null`", "nil": "`null`", "True": "`true`", "False": "`false`",
    "TRUE": "`true`", "FALSE": "`false`", "NULL": "`null`", "Null": "`null`",
  ]

  /// No key stands at the cursor, inside the object that opened at `opening`.
  func noKey(in opening: Int) -> Diagnostic {
    if let comment = comment() { return comment }
    guard let byte = current else { return ended(opening) }
    let range = wordRange()
    switch byte {
    case UInt8(ascii: "'"): return singleQuotes()
    case UInt8(ascii: ","): return Diagnostic(.jsonSyntax, "a key is missing before this comma", at: range)
    case UInt8(ascii: "]"): return wrongClosing(opening)
    default: break
    }
    guard isWordByte(byte) else {
      return Diagnostic(
        .jsonSyntax, "a key in double quotes is expected, but \(quoted(source[range])) stands here", at: range)
    }
    return Diagnostic(
      .jsonSyntax, "the key \(quoted(source[range])) needs double quotes", at: range,
      fix: Diagnostic.Fix("Put it in double quotes", [Diagnostic.Edit(range, "\"\(source[range])\"")]))
  }

  func noColon(after key: Node.Scalar) -> Diagnostic {
    if let comment = comment() { return comment }
    return Diagnostic(
      .jsonSyntax, "a colon is missing after the key \(quoted(key.text))", at: SourceRange(at: key.range.end),
      hint: "write `\"\(key.text)\": value`")
  }

  /// Something stands where only a comma or `closing` may, behind an element that ends at `end`.
  func noComma(after end: Int, closing: String, _ opening: Int) -> Diagnostic {
    if let comment = comment() { return comment }
    guard let byte = current else { return ended(opening) }
    if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { return wrongClosing(opening) }
    return Diagnostic(
      .jsonSyntax, "a comma or `\(closing)` is missing here", at: SourceRange(at: end),
      related: [Diagnostic.Related(SourceRange(opening, opening + 1), "opened here")])
  }

  func trailingComma(_ comma: Int, before closing: String) -> Diagnostic {
    let range = SourceRange(comma, comma + 1)
    return Diagnostic(
      .jsonSyntax, "nothing follows this comma before `\(closing)`; JSON allows no comma at the end", at: range,
      fix: Diagnostic.Fix("Remove the comma", [Diagnostic.Edit(range, "")]))
  }

  /// The text ends inside what opened at `opening`.
  private func ended(_ opening: Int?) -> Diagnostic {
    guard let opening else { return Diagnostic(.jsonSyntax, "a value is expected here", at: SourceRange(at: offset)) }
    let (kind, closing) = bytes[opening] == UInt8(ascii: "[") ? ("array", "]") : ("object", "}")
    return Diagnostic(
      .jsonSyntax, "this \(kind) is never closed; `\(closing)` is missing", at: SourceRange(opening, opening + 1),
      related: [Diagnostic.Related(SourceRange(at: offset), "the text ends here")])
  }

  /// A bracket stands at the cursor that does not close what opened at `opening`.
  private func wrongClosing(_ opening: Int?) -> Diagnostic {
    let range = SourceRange(offset, offset + 1)
    guard let opening else { return Diagnostic(.jsonSyntax, "`\(source[range])` closes nothing", at: range) }
    let closing = bytes[opening] == UInt8(ascii: "[") ? "]" : "}"
    if source[range] == closing {
      return Diagnostic(.jsonSyntax, "a value is missing before this `\(closing)`", at: range)
    }
    return Diagnostic(
      .jsonSyntax, "`\(source[range])` does not close what was opened; expected `\(closing)`", at: range,
      related: [Diagnostic.Related(SourceRange(opening, opening + 1), "opened here")])
  }

  /// The finding about a comment at the cursor; nil when none begins there.
  private func comment() -> Diagnostic? {
    let isSlashed =
      current == UInt8(ascii: "/") && offset + 1 < bytes.count
      && (bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*"))
    guard isSlashed || current == UInt8(ascii: "#") else { return nil }
    return Diagnostic(
      .jsonSyntax, "JSON has no comments", at: SourceRange(offset, lineEnd(from: offset)),
      hint: "remove it, or make the file YAML, where `#` begins a comment")
  }
}

// MARK: - Inside values

extension JSONParser {
  func unclosedString(_ start: Int) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "the string that opens here is not closed on its line", at: SourceRange(start, offset),
      hint: "close it with `\"`; a line break inside a string is written `\\n`")
  }

  func controlInString() -> Diagnostic {
    let range = SourceRange(offset, offset + 1)
    guard current == 0x09 else {
      return Diagnostic(.jsonSyntax, "a control character may not stand in a string", at: range)
    }
    return Diagnostic(
      .jsonSyntax, "a tab may not stand in a string", at: range,
      fix: Diagnostic.Fix("Write it as `\\t`", [Diagnostic.Edit(range, #"\t"#)]))
  }

  func unknownEscape(_ start: Int) -> Diagnostic {
    var end = min(start + 2, bytes.count)
    while end < bytes.count, UTF8.isContinuation(bytes[end]) { end += 1 }
    let range = SourceRange(start, end)
    return Diagnostic(
      .jsonSyntax, "\(quoted(source[range])) is no escape of JSON", at: range,
      hint: #"a backslash itself is written `\\`"#)
  }

  func shortEscape(_ start: Int) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, #"`\u` takes four hexadecimal digits"#, at: SourceRange(start, max(offset, start + 2)),
      hint: #"as in `\u00e9`"#)
  }

  func loneSurrogate(_ start: Int) -> Diagnostic {
    let range = SourceRange(start, start + 6)
    return Diagnostic(
      .jsonSyntax, "`\(source[range])` is half of a pair of escapes and spells no character alone", at: range,
      hint: #"characters past U+FFFF are two escapes, as in `\ud83d\ude42`, or stand as they are"#)
  }

  func badNumber(_ start: Int) -> Diagnostic {
    var end = start
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    let range = SourceRange(start, end)
    let text = source[range]
    let digits = text.drop { $0 == "-" || $0 == "+" }
    let hint: String
    switch true {
    case digits == "Infinity": hint = "there is no infinite number; write `null`"
    case text.hasPrefix("+"): hint = "a number begins with a digit or `-`"
    case digits.hasPrefix("."): hint = "write a zero before the point"
    case digits.hasPrefix("0x"), digits.hasPrefix("0o"), digits.hasPrefix("0b"): hint = "numbers are decimal"
    case digits.hasPrefix("0"), digits.count > 1 && digits.allSatisfy(\.isNumber):
      hint = "a number begins with no zero but the one before the point"
    case digits.hasSuffix("."): hint = "write a digit after the point"
    default: hint = "text stands in double quotes"
    }
    return Diagnostic(.jsonSyntax, "\(quoted(text)) is no JSON number", at: range, hint: hint)
  }

  private func singleQuotes() -> Diagnostic {
    var end = offset + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "'"), bytes[end] >= 0x20 { end += 1 }
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "'")
    let content = source[SourceRange(offset + 1, end)]
    let range = SourceRange(offset, isClosed ? end + 1 : end)
    let isPlain = isClosed && !content.contains("\"") && !content.contains("\\")
    return Diagnostic(
      .jsonSyntax, "JSON strings stand in double quotes, not single ones", at: range,
      fix: isPlain ? Diagnostic.Fix("Use double quotes", [Diagnostic.Edit(range, "\"\(content)\"")]) : nil)
  }

  /// The word at the cursor, or else the one character there.
  private func wordRange() -> SourceRange {
    var end = offset
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    return SourceRange(offset, max(end, min(offset + 1, bytes.count)))
  }

  private func lineEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }
}
