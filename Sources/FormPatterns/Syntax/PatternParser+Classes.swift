import FormDiagnostics
import FormText

extension PatternParser {
  /// Reads `[…]`.
  mutating func characterClass() throws(PatternProblem) -> PatternNode {
    let start = scanner.index
    scanner.index += 1
    let isNegated = scanner.skip("^")
    let first = scanner.index
    let opener = scanner.range(from: start, count: 1)
    var items: [CharacterClass.Item] = []
    var seen: Set<CharacterClass.Item> = []
    while true {
      guard let scalar = scanner.next else {
        throw unclosedClass(at: opener, isEmpty: scanner.looksBackAtEmptyClass(first))
      }
      if scalar == "]", scanner.index > first { break }
      let item = try classItem(opener)
      if seen.insert(item).inserted { items.append(item) }
    }
    scanner.index += 1
    remarkOnPosixSpelling(from: start)
    return PatternNode(.characters(try characters(items, isNegated: isNegated)), scanner.range(from: start))
  }

  private mutating func classItem(_ opener: SourceRange) throws(PatternProblem) -> CharacterClass.Item {
    let start = scanner.index
    if scanner.looksAt("[:"), let item = try posixItem() { return item }
    let low: Unicode.Scalar
    switch try classEscapeOrScalar() {
    case .named(let name, let isNegated): return .named(name, isNegated: isNegated)
    case .assertion: throw noAssertionInClass(from: start)
    case .scalar(let scalar): low = scalar
    }
    guard scanner.next == "-", let after = scanner.peek(1), after != "]" else { return .range(low.value, low.value) }
    scanner.index += 1
    let high: Unicode.Scalar
    switch try classEscapeOrScalar() {
    case .scalar(let scalar): high = scalar
    case .named, .assertion:
      throw PatternProblem(
        "The range `\(scanner.text(from: start))` ends in something that is not one character",
        at: scanner.range(from: start),
        hint: "Put `-` last between the brackets, or write `\\-`, for the character itself")
    }
    guard low.value <= high.value else { throw backwards(low, high, from: start) }
    remarkOnLetters(low, high, from: start)
    return .range(low.value, high.value)
  }

  private mutating func classEscapeOrScalar() throws(PatternProblem) -> Escape {
    if scanner.next == "\\" { return try takeEscape() }
    return .scalar(scanner.take() ?? "\\")
  }

  /// Reads `[:name:]` or `[:^name:]`; nil, without moving, when the text is not of this shape.
  private mutating func posixItem() throws(PatternProblem) -> CharacterClass.Item? {
    let start = scanner.index
    scanner.index += 2
    let isNegated = scanner.skip("^")
    let name = scanner.takeWhile { $0.properties.isASCIIHexDigit || $0.properties.isAlphabetic || $0 == "_" }
    guard scanner.skip(":]") else {
      scanner.index = start
      return nil
    }
    guard NamedClass.posixNames.contains(name) else {
      let near = nearestName(to: name.lowercased(), in: NamedClass.posixNames)
      let sign = isNegated ? "^" : ""
      throw PatternProblem(
        "`[:\(sign)\(name):]` is no class of characters", at: scanner.range(from: start),
        hint: near.map { "Write `[:\(sign)\($0):]`" }
          ?? "The classes are \(NamedClass.posixNames.joined(separator: ", "))")
    }
    return .named(.posix(name), isNegated: isNegated)
  }

  private func noAssertionInClass(from start: Int) -> PatternProblem {
    let written = scanner.text(from: start)
    return PatternProblem(
      "`\(written)` is a place between characters and cannot stand between brackets",
      at: scanner.range(from: start),
      hint: written == "\\b" ? "Write `\\x08` for the backspace character" : "Leave it out")
  }

  private func backwards(_ low: Unicode.Scalar, _ high: Unicode.Scalar, from start: Int) -> PatternProblem {
    let written = scanner.text(from: start)
    let parts = written.unicodeScalars.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    var replacement: String?
    if ("a"..."z").contains(low), ("A"..."Z").contains(high) {
      replacement = "\(low)-z\(high == "Z" ? "A-Z" : "A-\(high)")"
    } else if parts.count == 2, Self.alphabets.contains(where: { $0.contains(low) && $0.contains(high) }) {
      replacement = "\(parts[1])-\(parts[0])"
    }
    return PatternProblem(
      "The range `\(written)` runs backwards: its first character comes after its last in Unicode",
      at: scanner.range(from: start),
      hint: "Write \(replacement.map { "`\($0)`" } ?? "the lower one first"), or `\\-` for the character `-` itself",
      replacement: replacement)
  }

  /// Characters among which a range that runs backwards is certain to be turned round by mistake.
  private static let alphabets: [ClosedRange<Unicode.Scalar>] = ["0"..."9", "a"..."z", "A"..."Z", "가"..."힣"]

  /// `[A-z]` takes in six signs between the alphabets.
  private mutating func remarkOnLetters(_ low: Unicode.Scalar, _ high: Unicode.Scalar, from start: Int) {
    guard ("A"..."Z").contains(low), ("a"..."z").contains(high) else { return }
    let repaired = "\(low)-Za-\(high)"
    remarks.append(
      PatternProblem(
        .suspicious, "`\(scanner.text(from: start))` takes in `[`, `\\`, `]`, `^`, `_` and the grave accent as well",
        at: scanner.range(from: start), hint: "Write `\(repaired)` for the letters alone", replacement: repaired))
  }

  /// `[:alpha:]` without brackets around is the set of `:`, `a`, `l`, `p` and `h`.
  private mutating func remarkOnPosixSpelling(from start: Int) {
    let written = scanner.text(from: start)
    guard written.hasPrefix("[:"), written.hasSuffix(":]") else { return }
    let name = String(written.dropFirst(2).dropLast(2))
    guard NamedClass.posixNames.contains(name) else { return }
    remarks.append(
      PatternProblem(
        .suspicious, "`\(written)` is the set of these very characters, `:` among them",
        at: scanner.range(from: start), hint: "Write `[\(written)]` for the class", replacement: "[\(written)]"))
  }

  private func unclosedClass(at opener: SourceRange, isEmpty: Bool) -> PatternProblem {
    guard isEmpty else { return unclosed("[", at: opener) }
    return PatternProblem(
      "`[` is never closed: a `]` right after it is the first character of the set", at: opener,
      hint: "List characters between the brackets, or write `\\[` for the character itself")
  }
}

extension PatternScanner {
  /// Whether the class whose list begins at `first` begins with `]`.
  fileprivate func looksBackAtEmptyClass(_ first: Int) -> Bool { first < scalars.count && scalars[first] == "]" }
}
