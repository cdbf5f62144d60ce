/// How to write a pattern that begins with look-aheads as several patterns without any.
///
/// `^(?=.*\d)(?=.*[A-Z]).{8,}$` says three things at once; each becomes a validator with a message of its own.
struct LookAroundAdvice {
  /// The advice in one sentence.
  let sentence: String

  /// The advice for the look-ahead at `place`; nil when it does not stand at the start of the pattern, or only after
  /// others, so that there is no certain way to take it apart.
  init?(_ scanner: PatternScanner, at place: Int) {
    var cursor = scanner
    cursor.index = 0
    if !cursor.skip("^") { _ = cursor.skip("\\A") }
    var wanted: [String] = []
    var forbidden: [String] = []
    var sawPlace = false
    while cursor.looksAt("(?=") || cursor.looksAt("(?!") {
      guard let closing = cursor.closingParenthesis(of: cursor.index) else { return nil }
      sawPlace = sawPlace || cursor.index == place
      let inside = cursor.text((cursor.index + 3)..<closing)
      guard !inside.contains("(?=") && !inside.contains("(?!") && !inside.contains("(?<") else { return nil }
      if cursor.looksAt("(?=") { wanted.append(Self.whole(inside)) } else { forbidden.append(Self.whole(inside)) }
      cursor.index = closing + 1
    }
    guard sawPlace else { return nil }
    let rest = cursor.text(cursor.index..<cursor.scalars.count)
    guard !rest.contains("(?=") && !rest.contains("(?!") && !rest.contains("(?<") else { return nil }
    sentence = Self.sentence(wanted: wanted, forbidden: forbidden, rest: Self.withoutEnd(rest))
  }

  private static func sentence(wanted: [String], forbidden: [String], rest: String) -> String {
    var pieces = wanted.map { "`\($0)`" }
    var ending: [String] = []
    if let lengths = lengths(of: rest) {
      ending = lengths
    } else {
      pieces.append("`\(rest)`")
    }
    ending += forbidden.map { "`constraint: '!value.matches(r\"^(?:\($0))$\")'`" }
    if pieces.isEmpty, ending.isEmpty { return "Leave the look-ahead out" }
    let all = pieces + ending
    let list = all.count == 1 ? all[0] : all.dropLast().joined(separator: ", ") + " and " + all[all.count - 1]
    return all.count == 1
      ? "Write \(list) instead"
      : "Write several validators, each with its own message: \(pieces.isEmpty ? "" : pieces.count == 1 ? "pattern " : "patterns ")\(list)"
  }

  /// What looks ahead at the start of a text, as a pattern for the whole text.
  private static func whole(_ inside: String) -> String {
    if inside.hasSuffix("$"), !inside.hasSuffix("\\$") { return withoutEnd(inside) }
    return inside.hasSuffix(".*") ? inside : "\(inside).*"
  }

  private static func withoutEnd(_ text: String) -> String {
    text.hasSuffix("$") && !text.hasSuffix("\\$") ? String(text.dropLast()) : text
  }

  /// The length validators that say what `.{8,}` and the like say; nil when the text is something else.
  private static func lengths(of rest: String) -> [String]? {
    if rest.isEmpty || rest == ".*" { return [] }
    if rest == ".+" { return ["`minLength: 1`"] }
    guard rest.hasPrefix(".") else { return nil }
    var cursor = PatternScanner(String(rest.dropFirst()))
    guard let count = cursor.takeCount(), cursor.isAtEnd else { return nil }
    let least = count.minimum > 0 ? ["`minLength: \(count.minimum)`"] : []
    return least + (count.maximum.map { ["`maxLength: \($0)`"] } ?? [])
  }
}
