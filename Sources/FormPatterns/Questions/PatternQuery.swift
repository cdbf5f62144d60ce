/// A question about all texts at once: is there one that matches these patterns, and none of those, at this length?
///
/// Patterns are asked about whole texts, as the `pattern` validator asks.
///
/// A query with one pattern and nothing else asks whether the pattern can match at all; with two, whether both can match
/// the same text; with one to match and one not to, whether the second allows all that the first allows.
public struct PatternQuery: Sendable {
  /// The patterns that the text must match.
  public var matching: [Pattern]
  /// The patterns that the text must not match.
  public var notMatching: [Pattern]
  /// The least number of code points.
  public var minimumLength: Int
  /// The greatest number of code points; nil for any.
  public var maximumLength: Int?

  /// The query for texts that match all of `matching` and none of `notMatching`.
  public init(
    matching: [Pattern] = [], notMatching: [Pattern] = [], minimumLength: Int = 0, maximumLength: Int? = nil
  ) {
    self.matching = matching
    self.notMatching = notMatching
    self.minimumLength = minimumLength
    self.maximumLength = maximumLength
  }

  /// What a query finds.
  public enum Answer: Sendable, Equatable {
    /// A text that has what was asked; none is shorter.
    case text(String)
    /// No text has it.
    case none
    /// The question takes more work than it may: there is no telling.
    case tooLarge
  }

  /// The shortest text that the query describes; among those of one length, one that is easy to read.
  ///
  /// The work is bounded, which is what ``Answer/tooLarge`` is for.
  public func shortestText() -> Answer {
    guard var product = PatternProduct(self) else { return .tooLarge }
    return product.shortestText()
  }

  /// A text that the query describes, chosen at random: one that begins with up to `steps` code points taken at random
  /// and then ends as soon as it can.
  ///
  /// Where such a beginning leads nowhere, it is the shortest text. The same generator gives the same text.
  public func randomText(steps: Int, using generator: inout some RandomNumberGenerator) -> Answer {
    guard var product = PatternProduct(self) else { return .tooLarge }
    let answer = product.text(afterRandomSteps: max(steps, 0), using: &generator)
    return answer == .none ? product.shortestText() : answer
  }
}

extension Pattern {
  /// The shortest text that the pattern matches as a whole; a pattern without one can never be satisfied.
  public func shortestText() -> PatternQuery.Answer { PatternQuery(matching: [self]).shortestText() }

  /// The shortest text that both patterns match; without one, they contradict each other.
  public func shortestText(sharedWith other: Pattern) -> PatternQuery.Answer {
    PatternQuery(matching: [self, other]).shortestText()
  }

  /// The shortest text that this pattern matches and `other` does not; without one, `other` allows all that this one
  /// allows.
  public func shortestText(refusedBy other: Pattern) -> PatternQuery.Answer {
    PatternQuery(matching: [self], notMatching: [other]).shortestText()
  }
}
