import FormDiagnostics

/// Reads the text of a pattern into nodes by recursive descent, and stops at the first mistake.
struct PatternParser {
  /// The letters of `(?…)` that change what the rest of a group means.
  struct Flags: Equatable {
    /// `i`: case does not count.
    var foldsCase = false
    /// `s`: `.` matches a line feed as well.
    var dotMatchesLineFeed = false
    /// `m`: `^` and `$` are the ends of lines.
    var multiline = false
  }

  var scanner: PatternScanner
  var flags = Flags()
  var remarks: [PatternProblem] = []
  /// Where flags are set and where text is quoted by `\Q`, which leaves no node.
  var marks: [SourceRange] = []
  /// The names of groups so far.
  var groupNames: Set<String> = []
  private var depth = 0
  /// The classes so far, by what was listed, so that `\p{L}` written a thousand times is one set.
  private var classes: [ClassKey: CharacterClass] = [:]
  /// The ranges in ``classes``.
  private var rangeCount = 0

  private struct ClassKey: Hashable {
    let items: [CharacterClass.Item]
    let isNegated: Bool
    let foldsCase: Bool
  }

  init(_ text: String) { scanner = PatternScanner(text) }

  /// Reads the whole text.
  mutating func parse() throws(PatternProblem) -> PatternNode {
    remarkOnDelimiters()
    let node = try alternation()
    guard scanner.isAtEnd else { throw closesNothing() }
    return node
  }

  /// Reads branches up to a closing parenthesis or the end.
  mutating func alternation() throws(PatternProblem) -> PatternNode {
    let start = scanner.index
    depth += 1
    defer { depth -= 1 }
    guard depth <= PatternLimits.depth else { throw tooDeep(at: start) }
    var branches = [try concatenation()]
    while scanner.skip("|") { branches.append(try concatenation()) }
    return branches.count == 1 ? branches[0] : PatternNode(.alternation(branches), scanner.range(from: start))
  }

  private mutating func concatenation() throws(PatternProblem) -> PatternNode {
    let start = scanner.index
    var parts: [PatternNode] = []
    while let next = scanner.next, next != "|", next != ")" {
      if next == "\\", scanner.peek(1) == "Q" {
        try quotation(into: &parts)
        continue
      }
      guard let part = try atom() else { continue }
      parts.append(try repetition(of: part))
    }
    switch parts.count {
    case 0: return PatternNode(.empty, scanner.range(from: start))
    case 1: return parts[0]
    default: return PatternNode(.concatenation(parts), scanner.range(from: start))
    }
  }

  /// Reads one thing that can be repeated; nil when it was only a change of flags.
  private mutating func atom() throws(PatternProblem) -> PatternNode? {
    let start = scanner.index
    guard let scalar = scanner.next else { return nil }
    switch scalar {
    case "(": return try group()
    case "[": return try characterClass()
    case "\\": return try escape()
    case "*", "+", "?": throw nothingToRepeat()
    case "{":
      if scanner.copyTakesCount() { throw nothingToRepeat() }
      return literal(scalar)
    case ".":
      scanner.index += 1
      let isAny = flags.dotMatchesLineFeed
      let items: [CharacterClass.Item] = isAny ? [.named(.any, isNegated: false)] : [.range(0x0A, 0x0A)]
      return PatternNode(.characters(try characters(items, isNegated: !isAny)), scanner.range(from: start))
    case "^":
      scanner.index += 1
      return PatternNode(.assertion(flags.multiline ? .lineStart : .textStart), scanner.range(from: start))
    case "$":
      scanner.index += 1
      return PatternNode(.assertion(flags.multiline ? .lineEnd : .textEnd), scanner.range(from: start))
    default: return literal(scalar)
    }
  }

  /// The class of `items` under the flags that hold here.
  mutating func characters(_ items: [CharacterClass.Item], isNegated: Bool) throws(PatternProblem) -> CharacterClass {
    let key = ClassKey(items: items, isNegated: isNegated, foldsCase: flags.foldsCase)
    if let known = classes[key] { return known }
    let characters = CharacterClass(items, isNegated: isNegated, foldsCase: flags.foldsCase)
    classes[key] = characters
    rangeCount += characters.set.ranges.count
    guard rangeCount <= PatternLimits.ranges else {
      throw PatternLimits.tooManySets(at: scanner.range(from: 0))
    }
    return characters
  }

  /// Moves past the next code point, which stands for itself.
  private mutating func literal(_ scalar: Unicode.Scalar) -> PatternNode {
    let start = scanner.index
    scanner.index += 1
    return literal(scalar, from: start)
  }

  /// The part that began at `start` and matches `scalar`, or its other cases as well under `(?i)`.
  func literal(_ scalar: Unicode.Scalar, from start: Int) -> PatternNode {
    let range = scanner.range(from: start)
    guard flags.foldsCase else { return PatternNode(.literal(scalar), range) }
    let folded = CharacterClass([.range(scalar.value, scalar.value)], foldsCase: true)
    return PatternNode(folded.set.isSingle ? .literal(scalar) : .characters(folded), range)
  }

  /// Reads `\Q…\E`, whose insides stand for themselves; a repetition after it holds for the last code point only.
  private mutating func quotation(into parts: inout [PatternNode]) throws(PatternProblem) {
    let start = scanner.index
    scanner.index += 2
    var last: PatternNode?
    while !scanner.isAtEnd, !scanner.looksAt("\\E") {
      if let last { parts.append(last) }
      if let scalar = scanner.next { last = literal(scalar) }
    }
    _ = scanner.skip("\\E")
    marks.append(scanner.range(from: start))
    if let last { parts.append(try repetition(of: last)) }
  }
}
