import FormDiagnostics

extension PatternScanner {
  /// Moves past `{n}`, `{n,}` or `{n,m}`; nil, without moving, when the text is none of these, for then the brace
  /// stands for itself. Counts past a million read as a million.
  mutating func takeCount() -> (minimum: Int, maximum: Int?)? {
    let start = index
    if skip("{"), let minimum = takeNumber() {
      if skip("}") { return (minimum, minimum) }
      if skip(",") {
        if skip("}") { return (minimum, nil) }
        if let maximum = takeNumber(), skip("}") { return (minimum, maximum) }
      }
    }
    index = start
    return nil
  }

  /// Whether a counted repetition stands here.
  func copyTakesCount() -> Bool {
    var copy = self
    return copy.takeCount() != nil
  }

  /// Moves past a number in decimal digits; a leading zero makes it none, as in RE2.
  private mutating func takeNumber() -> Int? {
    let digits = takeWhile { ("0"..."9").contains($0) }
    guard !digits.isEmpty, digits == "0" || !digits.hasPrefix("0") else { return nil }
    return digits.unicodeScalars.reduce(0) { min($0 * 10 + Int($1.value) - 48, 1_000_000) }
  }
}

extension PatternParser {
  /// Reads the operator after `part`, if there is one.
  mutating func repetition(of part: PatternNode) throws(PatternProblem) -> PatternNode {
    let operatorStart = scanner.index
    guard let counts = takeOperator() else {
      remarkOnOpenCount()
      return part
    }
    let operatorRange = scanner.range(from: operatorStart)
    if counts.minimum > PatternLimits.repetition || (counts.maximum ?? 0) > PatternLimits.repetition {
      throw PatternProblem(
        .tooLarge, "`\(scanner.text(from: operatorStart))` counts past \(PatternLimits.repetition), which is the limit",
        at: operatorRange, hint: "Check long lengths with `minLength` and `maxLength`")
    }
    if let maximum = counts.maximum, maximum < counts.minimum {
      throw PatternProblem(
        "`\(scanner.text(from: operatorStart))` asks for at least \(counts.minimum) and at most \(maximum)",
        at: operatorRange, hint: "Write the smaller count first", replacement: "{\(maximum),\(counts.minimum)}")
    }
    let isLazy = scanner.skip("?")
    if !isLazy, scanner.next == "+" { throw possessive(from: operatorStart) }
    let firstEnd = scanner.index
    if takeOperator() != nil { throw repeatedTwice(from: operatorStart, firstEnd: firstEnd) }
    let range = SourceRange(part.range.start, scanner.range(from: firstEnd).end)
    return PatternNode(
      .repetition(part, minimum: counts.minimum, maximum: counts.maximum, isLazy: isLazy), range)
  }

  private mutating func takeOperator() -> (minimum: Int, maximum: Int?)? {
    switch scanner.next {
    case "*":
      scanner.index += 1
      return (0, nil)
    case "+":
      scanner.index += 1
      return (1, nil)
    case "?":
      scanner.index += 1
      return (0, 1)
    case "{": return scanner.takeCount()
    default: return nil
    }
  }

  private func possessive(from start: Int) -> PatternProblem {
    let written = scanner.text(start..<scanner.index)
    return PatternProblem(
      .notRegular, "`\(written)+` is a possessive repetition, which RE2's syntax does not have",
      at: scanner.range(from: start, count: scanner.index - start + 1),
      hint: "Write `\(written)`: matching here never tries again, so there is nothing to hold on to")
  }

  private func repeatedTwice(from start: Int, firstEnd: Int) -> PatternProblem {
    let all = scanner.text(from: start)
    return PatternProblem(
      "`\(all)` repeats what is repeated already", at: scanner.range(from: start),
      hint: "Keep one of them, such as `\(scanner.text(start..<firstEnd))`, or put parentheses around the inner one")
  }

  /// A repetition that stands where nothing can be repeated.
  func nothingToRepeat() -> PatternProblem {
    var copy = self
    let start = scanner.index
    _ = copy.takeOperator()
    let written = copy.scanner.text(from: start)
    let range = copy.scanner.range(from: start)
    if start > 0, scanner.scalars[start - 1] == "(", written == "*" {
      return PatternProblem(
        .notRegular, "`(*` begins a command to a backtracking matcher, or `*` has nothing before it to repeat",
        at: range, hint: "Write `\\*` for the character itself; commands such as `(*ACCEPT)` do not exist here")
    }
    let place = start == 0 ? "at the start" : "here"
    let hint =
      written == "*"
      ? "Write `.*` for any text, or `\\*` for the character itself"
      : "Write `\\\(written)` for the character\(written.utf8.count > 1 ? "s themselves" : " itself")"
    return PatternProblem(
      "`\(written)` has nothing before it to repeat \(place)", at: range, hint: hint,
      replacement: written == "*" ? nil : "\\\(written)")
  }

  /// `{,3}` and `{ 1, 3 }` are no repetitions in RE2's syntax: the braces stand for themselves.
  private mutating func remarkOnOpenCount() {
    guard scanner.next == "{" else { return }
    let start = scanner.index
    var copy = scanner
    copy.index += 1
    let inside = copy.takeWhile { ("0"..."9").contains($0) || $0 == "," || $0 == " " }
    let counts = inside.filter { $0 != " " }
    let repaired = "{\(counts.hasPrefix(",") ? "0" : "")\(counts)}"
    guard copy.skip("}"), PatternScanner(repaired).copyTakesCount() else { return }
    remarks.append(
      PatternProblem(
        .suspicious, "`{\(inside)}` is no repetition but these very characters", at: copy.range(from: start),
        hint: "Write `\(repaired)` to repeat, or `\\{` for the brace itself", replacement: repaired))
  }
}
