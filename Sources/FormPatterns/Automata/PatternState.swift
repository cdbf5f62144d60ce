/// What stands on one side of a place in a text, as far as conditions care.
enum Neighbour: UInt8, Sendable {
  /// Nothing: the place is the start or the end of the text.
  case edge
  /// An ASCII letter, digit or underscore.
  case word
  /// A line feed.
  case lineFeed
  /// Anything else.
  case other
}

extension PatternNode.Assertion {
  /// Whether the condition holds at a place with these neighbours.
  func holds(before: Neighbour, after: Neighbour) -> Bool {
    switch self {
    case .textStart: before == .edge
    case .textEnd: after == .edge
    case .lineStart: before == .edge || before == .lineFeed
    case .lineEnd: after == .edge || after == .lineFeed
    case .wordBoundary: (before == .word) != (after == .word)
    case .noWordBoundary: (before == .word) == (after == .word)
    }
  }
}

/// All places of a program that a text can have led to: one state of the deterministic automaton.
struct PatternState: Sendable, Hashable {
  /// The instructions that take a code point, wait for a condition or say that the pattern has matched; ascending.
  let members: [Int32]
  /// What stands before the place; ``Neighbour/other`` when no member asks.
  let before: Neighbour
}
