/// One thing that an event changed.
public enum Change: Sendable, Hashable {
  /// An aspect of a field.
  case field(FieldAddress, FieldAspect)
  /// A repeat has one more entry: the repeat's address with the place of the entry.
  case entryAdded(FieldAddress)
  /// An entry is gone: the repeat's address with the place that it had.
  case entryRemoved(FieldAddress)
  /// Whether the form as a whole is valid.
  case formValidity
  /// Whether submitting is enabled.
  case submitEnabled
  /// The title or the label of the submit button.
  case formTexts
  /// What has the focus.
  case focus
  /// What is pressed.
  case pressed
  /// The alert that is up.
  case alert
  /// The document that is open.
  case document
  /// The language of the texts.
  case language
  /// What was submitted.
  case submission
}

/// What can change about a field.
public enum FieldAspect: Int, Sendable, Hashable, CaseIterable {
  /// Whether it is asked.
  case relevance
  /// Whether it can be used.
  case enabled
  /// Whether its value is fixed.
  case readOnly
  /// Which options are offered or can be changed.
  case options
  /// What it holds, or what was typed there that is no value of its kind.
  case value
  /// What its box shows that stands for others.
  case selectAll
  /// Whether an answer must be given.
  case required
  /// What is wrong with its answer.
  case violations
  /// What is wrong with it as far as the person sees.
  case shownViolations
  /// What its texts read.
  case text
}
