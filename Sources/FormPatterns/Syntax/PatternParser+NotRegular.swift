import FormDiagnostics

extension PatternParser {
  /// What makes a group that begins at `start` something other than a regular expression; nil when it is regular.
  func notRegularGroup(from start: Int) -> PatternProblem? {
    guard let form = Self.notRegularForms.first(where: { scanner.looksAt($0.opener) }) else { return nil }
    let length = form.opener.unicodeScalars.count + 1
    let written = scanner.text(start..<(start + length))
    let range = scanner.range(from: start, count: matchingLength(from: start) ?? length)
    if form.isLookAround, let advice = LookAroundAdvice(scanner, at: start) {
      return PatternProblem(.notRegular, "`\(written)` \(form.meaning)", at: range, hint: advice.sentence)
    }
    return PatternProblem(
      form.isRegular ? .syntax : .notRegular, "`\(written)` \(form.meaning)", at: range, hint: form.wayOut)
  }

  /// A kind of group that other engines know.
  private struct Form {
    let opener: String
    let meaning: String
    let wayOut: String
    var isLookAround = false
    var isRegular = false
  }

  private static let once = "; patterns here read a text once, from left to right"
  private static let memory = "; patterns here remember no text"
  private static let nesting = "; patterns here cannot nest without end"

  private static let notRegularForms: [Form] = [
    Form(
      opener: "?<=", meaning: "looks back at the text before it\(once)",
      wayOut: "Say what comes before as part of the pattern, or write several patterns, each with its own message"),
    Form(
      opener: "?<!", meaning: "forbids what comes before it\(once)",
      wayOut: "List what may come before, such as `[^@]`, or write a `constraint` that forbids it"),
    Form(
      opener: "?=", meaning: "looks ahead\(once)",
      wayOut: "Write several patterns, each with its own message", isLookAround: true),
    Form(
      opener: "?!", meaning: "forbids what follows\(once)",
      wayOut: "List what may follow, or write a `constraint` that forbids it", isLookAround: true),
    Form(
      opener: "?>", meaning: "is an atomic group, which RE2's syntax does not have",
      wayOut: "Write `(?:…)`: matching here never tries twice, so nothing needs to be locked"),
    Form(
      opener: "?P=", meaning: "asks for the same text again\(memory)",
      wayOut: "Compare two answers with a `constraint`, such as `value == other`"),
    Form(
      opener: "?P>", meaning: "calls a group from inside the pattern\(nesting)",
      wayOut: "Write the group out as often as it may nest"),
    Form(opener: "?&", meaning: "calls a group from inside the pattern\(nesting)", wayOut: "Write the group out again"),
    Form(
      opener: "?R", meaning: "puts the whole pattern inside itself\(nesting)",
      wayOut: "Write the pattern out as often as it may nest"),
    Form(
      opener: "?(", meaning: "is a conditional group\(memory)",
      wayOut: "Write the cases as branches: `(?:…|…)`"),
    Form(
      opener: "?|", meaning: "numbers the groups of its branches alike, which RE2's syntax does not have",
      wayOut: "Write `(?:…|…)`", isRegular: true),
    Form(
      opener: "?#", meaning: "is a remark, which RE2's syntax does not have",
      wayOut: "Put the remark into a YAML comment", isRegular: true),
    Form(
      opener: "?'", meaning: "names a group in a way that RE2's syntax does not have",
      wayOut: "Write `(?P<name>…)`", isRegular: true),
  ]

  /// The number of code points from the parenthesis at `start` to the one that closes it; nil when nothing does.
  private func matchingLength(from start: Int) -> Int? {
    scanner.closingParenthesis(of: start).map { $0 + 1 - start }
  }
}

extension PatternScanner {
  /// The index of the parenthesis that closes the one at `opening`, past escapes, classes and groups inside.
  func closingParenthesis(of opening: Int) -> Int? {
    var depth = 0
    var place = opening
    var isInClass = false
    while place < scalars.count {
      switch scalars[place] {
      case "\\": place += 1
      case "[" where !isInClass:
        isInClass = true
        if place + 1 < scalars.count, scalars[place + 1] == "^" { place += 1 }
        if place + 1 < scalars.count, scalars[place + 1] == "]" { place += 1 }
      case "]": isInClass = false
      case "(" where !isInClass: depth += 1
      case ")" where !isInClass:
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
      place += 1
    }
    return nil
  }
}
