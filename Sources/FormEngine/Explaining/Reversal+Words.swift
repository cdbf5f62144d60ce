import FormDocuments
import FormExpressions

extension Reversal {
  /// The sentence that says what would turn `claim` of `subject` round, without a full stop; nil for claims that nothing
  /// can turn round.
  public func words(for claim: ExplainedClaim, of subject: Explanation.Subject) -> String? {
    guard case .holds(let holds) = claim.outcome else { return nil }
    let isSubmitting = subject.type == "submit"
    switch self {
    case .change(let change):
      return "It would \(claim.aspect.wouldBe(!holds, isSubmitting)) if \(change.words)"
    case .none(0, _): return "No answer changes that"
    case .none(let tried, let isCut):
      let would = claim.aspect.wouldTurn(!holds, isSubmitting)
      return "No change of one answer was found that would \(would) (\(tried) tried\(isCut ? ", not all" : ""))"
    }
  }
}

extension AnswerChange {
  /// The change as the end of the sentence "it would be shown if …".
  public var words: String {
    switch step {
    case .set(let value) where value.json == .string(Value.mask): "`\(name)` were a text that fits"
    case .set(let value) where value.json == .array([]): "nothing were chosen in `\(name)`"
    case .set(let value): "`\(name)` were \(value.spelling)"
    case .clear: "`\(name)` were empty"
    case .addEntry: "`\(name)` had one more entry"
    case .removeEntry: "`\(name)` had one entry less"
    case .view(let document): "the document `\(document)` were read to its end"
    }
  }
}

extension ExplainedAspect {
  fileprivate func wouldTurn(_ holds: Bool, _ isSubmitting: Bool) -> String {
    switch (self, holds) {
    case (.relevant, true): "show it"
    case (.relevant, false): "hide it"
    case (.enabled, true): "enable it"
    case (.enabled, false): "disable it"
    case (.required, false): "make it optional"
    case (.valid, true) where isSubmitting: "let it be accepted"
    default: "make it \(adjective(holds))"
    }
  }

  fileprivate func wouldBe(_ holds: Bool, _ isSubmitting: Bool) -> String {
    switch (self, holds) {
    case (.relevant, false): "be hidden"
    case (.required, false): "not be required"
    case (.valid, true) where isSubmitting: "be accepted"
    default: "be \(adjective(holds))"
    }
  }
}
