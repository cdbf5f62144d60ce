/// What is wrong with an answer, named as HTML names it, and by our own words where HTML has none.
///
/// Source: HTML, section 4.10.21.1 (the validity states of a form control).
public enum ViolationKind: String, Sendable, CaseIterable {
  /// An answer that must be given is missing.
  case valueMissing
  /// What was typed cannot be read as the field's type.
  case badInput
  /// What was typed is not of the field's syntax: no e-mail address, no URL, not an accepted kind of file.
  case typeMismatch
  /// Fewer code points than `minLength`.
  case tooShort
  /// More code points than `maxLength`, or a file larger than `maxSize`.
  case tooLong
  /// The text does not match `pattern`.
  case patternMismatch
  /// Below `min`.
  case rangeUnderflow
  /// Above `max`.
  case rangeOverflow
  /// Not a whole number of steps from `min`.
  case stepMismatch
  /// Fewer chosen, ticked or entered than asked for.
  case tooFew
  /// More chosen, ticked or entered than allowed.
  case tooMany
  /// Two entries of a repeat with the same values.
  case duplicate
  /// A document that was not opened to its end.
  case notViewed
  /// A `constraint` that is false.
  case customError
  /// A value that is none of the options.
  case notAChoice
}

/// How grave the violation of a validator is.
public enum ViolationSeverity: String, Sendable, CaseIterable {
  /// It keeps the form from being submitted.
  case error
  /// It is shown and blocks nothing.
  case warning
  /// It is shown as a note and blocks nothing.
  case info
}
