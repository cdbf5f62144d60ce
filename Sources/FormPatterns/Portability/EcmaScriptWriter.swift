/// Writes parts of a pattern as ECMAScript reads them.
struct EcmaScriptWriter {
  /// What could not be said.
  private(set) var losses: [PatternProblem] = []

  /// The text of `node`; inside a sequence, branches need parentheses around them.
  mutating func text(of node: PatternNode, insideSequence: Bool) -> String {
    switch node.kind {
    case .empty: return ""
    case .literal(let scalar): return Self.text(of: scalar)
    case .characters(let characters): return CharacterClassWriter(characters).text
    case .assertion(let assertion): return text(of: assertion, in: node)
    case .concatenation(let parts):
      var text = ""
      for part in parts { text += self.text(of: part, insideSequence: true) }
      return text
    case .alternation(let parts):
      var branches: [String] = []
      for part in parts { branches.append(text(of: part, insideSequence: false)) }
      let joined = branches.joined(separator: "|")
      return insideSequence ? "(?:\(joined))" : joined
    case .group(let part, _, _):
      if case .alternation = part.kind { return text(of: part, insideSequence: true) }
      return "(?:\(text(of: part, insideSequence: false)))"
    case .repetition(let part, let minimum, let maximum, _):
      var repeated = text(of: part, insideSequence: true)
      if case .assertion = part.kind { repeated = "(?:\(repeated))" }
      return repeated + Self.text(ofCounts: minimum, maximum)
    }
  }

  private mutating func text(of assertion: PatternNode.Assertion, in node: PatternNode) -> String {
    switch assertion {
    case .textStart: return "^"
    case .textEnd: return "$"
    case .wordBoundary: return "\\b"
    case .noWordBoundary: return "\\B"
    case .lineEnd: return "(?=\\n|$)"
    case .lineStart:
      losses.append(
        PatternProblem(
          .notPortable, "The start of a line needs look-behind, which many readers of JSON Schema lack", at: node.range,
          hint: "Write the line feed as part of the pattern"))
      return "(?:^|(?<=\\n))"
    }
  }

  private static func text(ofCounts minimum: Int, _ maximum: Int?) -> String {
    switch (minimum, maximum) {
    case (0, nil): "*"
    case (1, nil): "+"
    case (0, 1): "?"
    case (let minimum, nil): "{\(minimum),}"
    case (let minimum, let maximum?): minimum == maximum ? "{\(minimum)}" : "{\(minimum),\(maximum)}"
    }
  }

  /// A code point that stands for itself, outside brackets.
  static func text(of scalar: Unicode.Scalar) -> String {
    if "^$\\.*+?()[]{}|/".unicodeScalars.contains(scalar) { return "\\\(scalar)" }
    return visible(scalar)
  }

  /// A code point as itself, or by its code when it cannot be seen.
  static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: break
    }
    guard invisible.contains(scalar.value) else { return String(scalar) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return scalar.value > 0xFFFF
      ? "\\u{\(digits)}" : "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  /// Controls, format characters, separators but for the space, marks that would join what stands before them.
  private static let invisible = ScalarSet(
    joining: ["C", "Zl", "Zp", "M"].compactMap { UnicodeTables.category($0) } + [ScalarSet(0xA0...0xA0)])
}
