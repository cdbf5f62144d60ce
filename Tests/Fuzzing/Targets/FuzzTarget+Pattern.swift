import FormDiagnostics
import FormPatterns

extension FuzzTarget {
  /// A pattern, and behind a line break a text to match.
  static let pattern = FuzzTarget(
    "pattern", cases: 60,
    seeds: [
      "[a-z]+@[a-z]+\\.com\nmina@example.com", "^(?:\\+82|0)1[0-9]-?\\d{3,4}-?\\d{4}$\n010-1234-5678",
      "(?i)(ab|a)*?(?P<x>b{2,5})\\b\nABabb", "[^\\x00-\\x{10FFFF}]|\\p{Hangul}+|[[:alpha:]]\n가나",
      "(?s).*\\Q.*\\E\\z\na\n.*",
      "(?<=a)b\\1\nab", "/[A-z]+/g\nabc", "((a{0,10}){0,10}){0,10}\naaaa", "\\pL\\PN\\D\\S\\W\\B\na1 _",
    ]
  ) { bytes throws(BrokenLaw) in
    let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let text = String(decoding: parts[0], as: UTF8.self)
    let subject = String(decoding: parts.count > 1 ? parts[1] : [], as: UTF8.self)
    let pattern: Pattern
    switch Pattern.parse(text) {
    case .failure(let problem):
      return try BrokenLaw.unless(problem.range.end <= text.utf8.count, "\(problem.message) lies behind the pattern")
    case .success(let read): pattern = read
    }
    for remark in pattern.remarks + pattern.partsOutsideIRegexp {
      try BrokenLaw.unless(remark.range.end <= text.utf8.count, "\(remark.message) lies behind the pattern")
    }
    let whole = PatternMatcher(pattern, .wholeText).matches(subject)
    let anywhere = PatternMatcher(pattern, .anywhere).matches(subject)
    try BrokenLaw.unless(anywhere || !whole, "what matches as a whole is not found")
    if case .text(let example) = pattern.shortestText() {
      try BrokenLaw.unless(
        PatternMatcher(pattern, .wholeText).matches(example), "the example `\(example)` does not match")
      try BrokenLaw.unless(
        !whole || example.unicodeScalars.count <= subject.unicodeScalars.count, "`\(example)` is not the shortest")
    } else if pattern.shortestText() == .none {
      try BrokenLaw.unless(!whole, "a text matches a pattern that is said to match none")
    }
    try checkTranslation(pattern, subject, whole)
  }

  /// The pattern in the words of ECMAScript, where nothing is lost, matches what the pattern matches.
  private static func checkTranslation(_ pattern: Pattern, _ subject: String, _ whole: Bool) throws(BrokenLaw) {
    let translation = pattern.ecmaScript
    guard translation.losses.isEmpty, case .success(let again) = Pattern.parse(translation.text) else { return }
    try BrokenLaw.unless(
      PatternMatcher(again, .wholeText).matches(subject) == whole, "`\(translation.text)` matches otherwise")
  }
}
