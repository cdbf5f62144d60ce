public import FormDiagnostics
public import FormDocuments

/// Why a field, or submitting, is as it is at one moment: what holds, and the chain of rules and values that makes it
/// so, down to the answers.
public struct Explanation: Sendable, Equatable {
  /// What is explained.
  public struct Subject: Sendable, Equatable {
    /// The name as a person asked for it: `orders[0].amount`, or `submit`.
    public let name: String
    /// The type of the field; `submit` for the form's own button.
    public let type: String
    /// What a person sees as its name; nil for none.
    public let label: String?
    /// Where it stands in the form; nil for a button that the form does not spell out.
    public let range: SourceRange?
  }

  /// What is explained.
  public let subject: Subject
  /// What holds of it, in the order in which a person would ask.
  public let claims: [ExplainedClaim]
}

/// What can be asked about a field.
public enum ExplainedAspect: String, Sendable, CaseIterable {
  /// Whether it is asked.
  case relevant
  /// Whether it can be used.
  case enabled
  /// Whether its value is fixed.
  case readOnly
  /// Whether an answer must be given.
  case required
  /// Whether nothing is wrong with the answer; of submitting, whether it would be accepted.
  case valid
  /// Which options can be chosen.
  case options
  /// What it holds.
  case value
}

/// One thing that holds of a field, and why.
public struct ExplainedClaim: Sendable, Equatable {
  /// What is claimed.
  public enum Outcome: Sendable, Equatable {
    /// Whether the aspect holds.
    case holds(Bool)
    /// What the field holds.
    case value(ExplainedValue)
    /// Nothing is checked, because the field does not count.
    case unchecked
  }

  /// What is asked.
  public let aspect: ExplainedAspect
  /// The answer.
  public let outcome: Outcome
  /// What makes it so.
  public let reasons: [ExplainedReason]
  /// What would turn it round; nil where that was not asked.
  public var reversal: Reversal?
}

/// A step of a chain: a fact, where the form says so, and what makes it so.
public struct ExplainedReason: Sendable, Equatable {
  /// The fact.
  public let fact: ExplainedFact
  /// Where the rule or value stands in the form; nil for what does not come from the form.
  public let place: SourceRange?
  /// What makes it so.
  public let reasons: [ExplainedReason]

  init(_ fact: ExplainedFact, at place: SourceRange? = nil, because reasons: [ExplainedReason] = []) {
    self.fact = fact
    self.place = place
    self.reasons = reasons
  }
}

/// A value as an explanation shows it. A secret shows its mask.
public struct ExplainedValue: Sendable, Equatable {
  /// The value as a submission writes it; null when there is none.
  public let json: JSON
  /// The value as a sentence writes it, on one line, cut where it is very long.
  public let spelling: String
}

/// What the smallest change of one answer is that turns a claim round.
public enum Reversal: Sendable, Equatable {
  /// This change does, tried out on a copy of the session.
  case change(AnswerChange)
  /// No change of one answer that the chain reads was found that does, among so many that were tried; `isCut` tells
  /// that not all could be tried.
  case none(tried: Int, isCut: Bool)
}

/// One thing that a person could answer differently.
public struct AnswerChange: Sendable, Equatable {
  /// What is done.
  public enum Step: Sendable, Equatable {
    /// The field gets this value.
    case set(ExplainedValue)
    /// The field is emptied.
    case clear
    /// The repeat gets an entry at its end.
    case addEntry
    /// The last entry of the repeat goes.
    case removeEntry
    /// The document with this name is read to its end.
    case view(String)
  }

  /// The name of the field.
  public let name: String
  /// What is done with it.
  public let step: Step
}
