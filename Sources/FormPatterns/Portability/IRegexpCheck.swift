import FormDiagnostics

/// Walks a pattern and collects what I-Regexp lacks.
struct IRegexpCheck {
  private let source: SourceText
  private(set) var problems: [PatternProblem] = []

  init(_ pattern: Pattern) {
    source = SourceText(name: "", pattern.text)
    for mark in pattern.marks {
      let isQuotation = source[mark].hasPrefix("\\Q")
      report(
        mark, isQuotation ? "quotes with `\\Q`" : "sets flags",
        isQuotation ? "Write a backslash before each special character" : "Write both cases, such as `[Aa]`")
    }
  }

  mutating func visit(_ node: PatternNode) {
    let written = source[node.range]
    switch node.kind {
    case .empty: break
    case .literal(let scalar): checkLiteral(scalar, written, node.range)
    case .characters(let characters): checkCharacters(characters, written, node.range)
    case .assertion(let assertion):
      let isEdge = assertion == .textStart || assertion == .textEnd
      report(
        node.range, "is a condition on a place",
        isEdge ? "Leave it out: a pattern is for the whole value anyway" : "Say what stands on both sides instead")
    case .concatenation(let parts), .alternation(let parts): for part in parts { visit(part) }
    case .repetition(let part, _, _, let isLazy):
      visit(part)
      if isLazy {
        let mark = SourceRange(node.range.end - 1, node.range.end)
        report(mark, "makes a repetition lazy", "Leave it out: the same texts match", replacement: "")
      }
    case .group(let part, let isCapturing, _):
      if !isCapturing || written.hasPrefix("(?") {
        let opener = SourceRange(node.range.start, max(part.range.start, node.range.start + 1))
        let isPlain = source[opener] == "(?:"
        let isMarked = problems.contains { $0.range.start == opener.start }
        if !isMarked { report(opener, "is a special group", "Write `(`", replacement: isPlain ? "(" : nil) }
      }
      visit(part)
    }
  }

  private mutating func checkLiteral(_ scalar: Unicode.Scalar, _ written: String, _ range: SourceRange) {
    let isSpecial = "()*+.?[\\]{|}".unicodeScalars.contains(scalar)
    if written == String(scalar) {
      if isSpecial {
        report(range, "stands for itself without a backslash", "Write `\\\(scalar)`", replacement: "\\\(scalar)")
      }
      return
    }
    guard !isEscape(written) else { return }
    var plain: String? = scalar.value < 0x20 ? nil : String(scalar)
    if isSpecial { plain = "\\\(scalar)" }
    if scalar == "$" { plain = "[$]" }
    report(range, "is an escape", plain.map { "Write `\($0)`" } ?? "Write the character itself", replacement: plain)
  }

  /// Whether `written` is one of the escapes of I-Regexp.
  func isEscape(_ written: String) -> Bool {
    guard written.hasPrefix("\\"), written.unicodeScalars.count == 2, let last = written.unicodeScalars.last else {
      return false
    }
    return "()*+-.?[\\]^nrt{|}".unicodeScalars.contains(last)
  }

  private mutating func checkCharacters(_ characters: CharacterClass, _ written: String, _ range: SourceRange) {
    guard !characters.foldsCase || characters.items.count != 1 || written.hasPrefix("[") || written.hasPrefix("\\")
    else { return }  // a letter under `(?i)`: the flag is reported
    if written == "." { return }
    if written.hasPrefix("[") {
      checkBrackets(written, range)
      return
    }
    checkNamed(written, range)
  }

  /// Checks `\d`, `\p{L}` and the like; `written` begins with a backslash.
  private mutating func checkNamed(_ written: String, _ range: SourceRange) {
    switch written.dropFirst().first {
    case "d": report(range, "is a class", "Write `[0-9]`", replacement: "[0-9]")
    case "D": report(range, "is a class", "Write `[^0-9]`", replacement: "[^0-9]")
    case "w": report(range, "is a class", "Write `[0-9A-Za-z_]`", replacement: "[0-9A-Za-z_]")
    case "W": report(range, "is a class", "Write `[^0-9A-Za-z_]`", replacement: "[^0-9A-Za-z_]")
    case "s", "S": report(range, "is a class", "List the characters, such as `[ \\t\\n\\r]`")
    case "p", "P": checkProperty(written, range)
    default: break
    }
  }

  mutating func checkProperty(_ written: String, _ range: SourceRange) {
    let name = written.dropFirst(2).filter { $0 != "{" && $0 != "}" && $0 != "^" }
    if name.utf8.count > 2 {
      report(range, "names a script", "Write the range of code points, such as `[가-힣]`")
    } else if name == "Cs" {
      report(range, "is a category of what stands in no text", "Leave it out")
    } else if !written.contains("{") || written.contains("^") {
      let isNegated = written.hasPrefix("\\P") != written.contains("^")
      let repaired = "\\\(isNegated ? "P" : "p"){\(name)}"
      report(range, "names a category in a short form", "Write `\(repaired)`", replacement: repaired)
    }
  }

  mutating func report(
    _ range: SourceRange, _ what: String, _ hint: String, replacement: String? = nil
  ) {
    problems.append(
      PatternProblem(
        .notPortable, "`\(source[range])` \(what), which I-Regexp does not have", at: range, hint: hint,
        replacement: replacement))
  }
}
