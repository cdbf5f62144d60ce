import FormDiagnostics

extension PatternParser {
  /// Reads what begins with `(`; nil when it is only a change of flags such as `(?i)`.
  mutating func group() throws(PatternProblem) -> PatternNode? {
    let start = scanner.index
    let outerFlags = flags
    scanner.index += 1
    var name: String?
    var isCapturing = true
    if scanner.next == "?" {
      if let problem = notRegularGroup(from: start) { throw problem }
      if scanner.looksAt("?P<") || scanner.looksAt("?<") {
        name = try groupName(from: start)
      } else {
        isCapturing = false
        guard try takeFlags(from: start) else { return nil }
      }
    }
    let opener = scanner.range(from: start)
    let inner = try alternation()
    flags = outerFlags
    guard scanner.skip(")") else { throw unclosed(scanner.text(start..<(start + 1)), at: opener) }
    return PatternNode(.group(inner, isCapturing: isCapturing, name: name), scanner.range(from: start))
  }

  /// Reads `?P<name>` or `?<name>`.
  private mutating func groupName(from start: Int) throws(PatternProblem) -> String {
    if !scanner.skip("?P<") { _ = scanner.skip("?<") }
    let nameStart = scanner.index
    let name = scanner.takeWhile { $0 != ">" && $0 != ")" && $0 != "(" }
    let range = scanner.range(from: nameStart)
    guard scanner.skip(">") else {
      throw PatternProblem(
        "The name of the group is not closed", at: scanner.range(from: start),
        hint: "End the name with `>`: `(?P<name>…)`")
    }
    let isName =
      !name.isEmpty && name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || isDigit($0) }
    guard isName else {
      throw PatternProblem(
        "`\(name)` is no name for a group", at: range,
        hint: "Use letters, digits and underscores, or `(?:…)` for a group without a name")
    }
    guard groupNames.insert(name).inserted else {
      throw PatternProblem(
        "Two groups are named `\(name)`", at: range, hint: "Give each group a name of its own, or none: `(?:…)`")
    }
    return name
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Reads `?flags:` and says true, or `?flags)` and says false; in that case the flags hold to the end of the group.
  private mutating func takeFlags(from start: Int) throws(PatternProblem) -> Bool {
    scanner.index += 1
    var changed = flags
    var value = true
    var sawLetter = false
    while let scalar = scanner.take() {
      switch scalar {
      case "i": changed.foldsCase = value
      case "s": changed.dotMatchesLineFeed = value
      case "m": changed.multiline = value
      case "U": break
      case "-" where value:
        value = false
        sawLetter = false
        continue
      case ":" where value || sawLetter:
        flags = changed
        if sawLetter { marks.append(scanner.range(from: start)) }
        return true
      case ")" where sawLetter:
        flags = changed
        marks.append(scanner.range(from: start))
        return false
      default: throw unknownFlag(scalar, from: start)
      }
      sawLetter = true
    }
    throw unclosed("(?", at: scanner.range(from: start))
  }

  private func unknownFlag(_ scalar: Unicode.Scalar, from start: Int) -> PatternProblem {
    let range = scanner.range(from: start)
    let written = scanner.text(from: start)
    if isDigit(scalar) || scalar == "+" {
      return PatternProblem(
        .notRegular,
        "`\(written)` calls a group from inside the pattern; patterns here cannot nest without end",
        at: range, hint: "Write the group out again")
    }
    let hint =
      switch scalar {
      case "x": "Write the pattern without spaces and remarks in it; RE2's syntax has no flag `x`"
      case "u", "a", "L": "Leave the flag out: patterns always work on Unicode text"
      case "g", "y": "Leave the flag out: a pattern is asked whether it matches, once"
      default:
        "The flags are `i` (case does not count), `s` (`.` matches line feeds), `m` and `U`; `(?:…)` groups without any"
      }
    return PatternProblem("`\(written)` begins no group that RE2's syntax knows", at: range, hint: hint)
  }

  /// An opening bracket or parenthesis, shown at `opener`, that nothing closes.
  func unclosed(_ written: String, at opener: SourceRange) -> PatternProblem {
    let isBracket = written == "["
    return PatternProblem(
      "`\(written)` is never closed", at: opener,
      hint: "Close it with `\(isBracket ? "]" : ")")`, or write `\\\(isBracket ? "[" : "(")` for the character itself")
  }

  /// A closing parenthesis that closes nothing.
  func closesNothing() -> PatternProblem {
    PatternProblem(
      "`)` closes nothing: no parenthesis is open here", at: scanner.range(from: scanner.index, count: 1),
      hint: "Remove it, or write `\\)` for the character itself", replacement: "\\)")
  }

  /// Groups that stand more than the allowed number deep.
  func tooDeep(at start: Int) -> PatternProblem {
    PatternProblem(
      .tooLarge, "Groups stand more than \(PatternLimits.depth) deep inside each other",
      at: scanner.range(from: max(start - 1, 0), count: 1), hint: "Write the pattern with fewer parentheses")
  }
}
