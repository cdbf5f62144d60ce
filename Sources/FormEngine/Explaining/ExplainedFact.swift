public import FormModel

/// One fact of a chain, without words.
public enum ExplainedFact: Sendable, Equatable {
  /// What came out of an expression or a part of one.
  public enum Outcome: Sendable, Equatable {
    /// A value.
    case value(ExplainedValue)
    /// It is unknown, because something that it reads is unset.
    case unknown
    /// It has no value, for the reason that the message tells.
    case failed(String)
  }

  /// Where the value of a field comes from.
  public enum Source: Sendable, Equatable {
    /// It was answered.
    case given
    /// It was not answered, and nothing else gives it a value.
    case unanswered
    /// The form spells it out as the value at the start.
    case byDefault
    /// The form spells it out as what the field always holds.
    case literal
    /// An expression gave it at the start.
    case initial(String)
    /// An expression keeps it up to date.
    case calculated(String)
    /// The field is not shown, so that it reads as empty; whether it keeps a value for later.
    case notShown(keepsValue: Bool)
    /// What is chosen is not offered now.
    case notOffered(option: String)
    /// What was typed is no value of the field's type.
    case unreadable
    /// It stands for other boxes: how many count, and how many of those are ticked.
    case boxes(ticked: Int, counted: Int)
    /// It is made of so many entries.
    case entries(Int)
    /// It is made of the fields in it.
    case parts
  }

  /// Why a box does not count for the box that stands for it.
  public enum Discount: String, Sendable, CaseIterable {
    case notShown
    case disabled
    case readOnly
    case exclusive
  }

  /// No rule of the form says anything about the aspect.
  case noRule(ExplainedAspect)
  /// The form settles it, with `true` or `false`.
  case settled(ExplainedAspect, Bool)
  /// The field stands in a part, which is so.
  case part(name: String, ExplainedAspect, Bool)
  /// An expression or a part of one, in one spelling. `countsAs` tells what an outcome that is neither true nor false
  /// counts as where it matters.
  case expression(String, Outcome, countsAs: Bool?)
  /// What a field holds.
  case field(name: String, ExplainedValue, Source)
  /// The field was explained already.
  case explainedAbove(name: String, ExplainedValue)
  /// A value from outside; nil where none was given.
  case context(name: String, ExplainedValue?)
  /// The moment that counts as now, as a day.
  case today(String)
  /// The language of the texts.
  case language(String)
  /// The place of the entry in its repeat, from 0.
  case index(Int)
  /// Whether no answer has an error, and how many fields have one.
  case formValidity(errors: Int)
  /// A value of its own keeps the field up to date, so that nobody can change it.
  case workedOut
  /// The rule asks for an answer, always.
  case alwaysRequired
  /// A rule applies, or does not, by its `when`.
  case when(rule: String, applies: Bool)
  /// Something is wrong with the answer of the field. `rule` is the validator's name; nil for what its type asks.
  case violation(name: String, ViolationKind, rule: String?, ViolationSeverity, message: String)
  /// So many rules are fulfilled.
  case rulesHold(Int)
  /// The check at a place, from 1, is not fulfilled.
  case check(Int, message: String?)
  /// An option can be chosen, or not.
  case option(String, offered: Bool, enabled: Bool)
  /// A box that another box stands for: whether it is ticked, and why it does not count; nil when it does.
  case box(name: String, isTicked: Bool, Discount?)
  /// No box counts, so that a box standing for others has nothing to do.
  case noBoxCounts
  /// Ticking all would tick more than the greatest number that a rule allows.
  case exceedsLimit
  /// The field counts for nothing, because it does not do that.
  case doesNotCount(ExplainedAspect)
  /// The button submits, and submitting is enabled or not.
  case submitting(Bool)
  /// None of the form's own submit buttons can be pressed.
  case noButton
  /// Rules that depend on each other in a circle settle it.
  case circle
  /// There is more of the same.
  case more(Int)
}
