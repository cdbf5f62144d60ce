public import FormDiagnostics

/// The codes of the findings that a form can have beyond those of the document it stands in.
public enum FormFindings {
  /// Every code, in the order in which `formctl explain` lists them.
  public static let codes: [DiagnosticCode] =
    [.unknownKey, .missingKey, .wrongType, .badValue, .badIdentifier, .badLanguageTag, .misplaced]
    + [.duplicateID, .reservedName, .unknownReference, .unusedStyle, .unusedDocument, .unusedContext]
    + [.expressionSyntax, .expressionType, .unknownFunction, .wrongArgumentCount, .unknownOption, .secretLeak]
    + [.validatorMismatch, .badPattern, .patternOutside, .rangeInverted, .defaultViolates, .countContradiction]
    + [.validatorWithoutEffect, .optionDuplicate, .listedTwice, .calculateConflict]
    + [.neverRelevant, .neverEnabled, .valueCircle, .positiveCircle, .mutualHiding, .selfHiding, .focusCircle]
    + [.styleCircle, .selectAllCircle, .selectAllEmpty, .consentPrefilled, .optionalConsentForced]
    + [.missingDocument, .missingNextFile, .outsideFolder, .missingText, .missingTranslation]
    + [.foreignNotation, .commentInText, .countryForLanguage, .scenarioProblem]
}

extension DiagnosticCode {
  // Shape
  /// A key that has no meaning where it stands.
  public static let unknownKey = DiagnosticCode("unknown-key", .error)
  /// A key that must be there and is not.
  public static let missingKey = DiagnosticCode("missing-key", .error)
  /// A value of the wrong kind: a list where text is wanted, `no` where a boolean is wanted.
  public static let wrongType = DiagnosticCode("wrong-type", .error)
  /// A value outside a closed list or range, such as an unknown field type or colour.
  public static let badValue = DiagnosticCode("bad-value", .error)
  /// An id or name that is not spelt as identifiers are.
  public static let badIdentifier = DiagnosticCode("bad-identifier", .error)
  /// A language tag that is not well-formed.
  public static let badLanguageTag = DiagnosticCode("bad-language-tag", .error)
  /// A key or field that is known but cannot stand here.
  public static let misplaced = DiagnosticCode("misplaced", .error)

  // Names
  /// Two things with one id.
  public static let duplicateID = DiagnosticCode("duplicate-id", .error)
  /// An id that is a word of the expression language.
  public static let reservedName = DiagnosticCode("reserved-name", .error)
  /// A name that nothing in the form has.
  public static let unknownReference = DiagnosticCode("unknown-reference", .error)
  /// A style that nothing uses.
  public static let unusedStyle = DiagnosticCode("unused-style", .warning)
  /// A document that nothing links to.
  public static let unusedDocument = DiagnosticCode("unused-document", .warning)
  /// A context value that no expression reads.
  public static let unusedContext = DiagnosticCode("unused-context", .warning)

  // Expressions
  /// An expression that cannot be read.
  public static let expressionSyntax = DiagnosticCode("expression-syntax", .error)
  /// Values of types that an operation, a function or the place of an expression is not for.
  public static let expressionType = DiagnosticCode("expression-type", .error)
  /// A call of a function that does not exist.
  public static let unknownFunction = DiagnosticCode("unknown-function", .error)
  /// A call with too few or too many arguments.
  public static let wrongArgumentCount = DiagnosticCode("wrong-argument-count", .error)
  /// A value that is compared with a choice and is none of its options.
  public static let unknownOption = DiagnosticCode("unknown-option", .warning)
  /// A secret that flows into something that people or files can see.
  public static let secretLeak = DiagnosticCode("secret-leak", .error)

  // Validators and values
  /// A validator on a type that it is not for.
  public static let validatorMismatch = DiagnosticCode("validator-mismatch", .error)
  /// A pattern that cannot be read.
  public static let badPattern = DiagnosticCode("bad-pattern", .error)
  /// A pattern that is not a regular expression in the strict sense.
  public static let patternOutside = DiagnosticCode("pattern-outside", .error)
  /// A lower bound above the upper one.
  public static let rangeInverted = DiagnosticCode("range-inverted", .error)
  /// A default that the field's own validators or options refuse.
  public static let defaultViolates = DiagnosticCode("default-violates", .error)
  /// Numbers of choices that cannot be met.
  public static let countContradiction = DiagnosticCode("count-contradiction", .error)
  /// A validator that can never fail.
  public static let validatorWithoutEffect = DiagnosticCode("validator-without-effect", .warning)
  /// A name or rule that stands twice where once says all.
  public static let listedTwice = DiagnosticCode("listed-twice", .warning)
  /// Two options with one value.
  public static let optionDuplicate = DiagnosticCode("option-duplicate", .error)
  /// Two ways to give a field its value where only one can be.
  public static let calculateConflict = DiagnosticCode("calculate-conflict", .error)

  // Rules
  /// A part that can never be shown.
  public static let neverRelevant = DiagnosticCode("never-relevant", .warning)
  /// A part that can never be used.
  public static let neverEnabled = DiagnosticCode("never-enabled", .warning)
  /// Values that are worked out from each other in a circle.
  public static let valueCircle = DiagnosticCode("value-circle", .error)
  /// Fields each of which is shown only once another of them is filled.
  public static let positiveCircle = DiagnosticCode("positive-circle", .warning)
  /// Fields that hide each other.
  public static let mutualHiding = DiagnosticCode("mutual-hiding", .error)
  /// A field that is hidden by its own value.
  public static let selfHiding = DiagnosticCode("self-hiding", .error)
  /// Fields that Return moves between in a circle.
  public static let focusCircle = DiagnosticCode("focus-circle", .warning)

  // Styles, groups, consent
  /// Styles that extend each other in a circle.
  public static let styleCircle = DiagnosticCode("style-circle", .error)
  /// Select-alls that are members of each other.
  public static let selectAllCircle = DiagnosticCode("select-all-circle", .error)
  /// A select-all without a member.
  public static let selectAllEmpty = DiagnosticCode("select-all-empty", .error)
  /// A consent that is ticked before the person ticks it.
  public static let consentPrefilled = DiagnosticCode("consent-prefilled", .warning)
  /// A consent that looks optional but must be given to submit.
  public static let optionalConsentForced = DiagnosticCode("optional-consent-forced", .warning)

  // Files, texts, scenarios
  /// A document file that is not there.
  public static let missingDocument = DiagnosticCode("missing-document", .error)
  /// A form named by `next` that is not there.
  public static let missingNextFile = DiagnosticCode("missing-next-file", .error)
  /// A path that leaves the form's folder.
  public static let outsideFolder = DiagnosticCode("outside-folder", .error)
  /// A text that is missing in the form's own language.
  public static let missingText = DiagnosticCode("missing-text", .error)
  /// A text that is missing in a language that other texts have.
  public static let missingTranslation = DiagnosticCode("missing-translation", .warning)
  /// A name in a text, or a pattern, between the signs of another tool, which mean nothing here.
  public static let foreignNotation = DiagnosticCode("foreign-notation", .warning)
  /// A text that ends where a comment begins, though the sign was likely meant to be a part of it.
  public static let commentInText = DiagnosticCode("comment-in-text", .warning)
  /// The tag of a country as the form's language.
  public static let countryForLanguage = DiagnosticCode("country-for-language", .warning)
  /// A scenario step that cannot be read or names what is not there.
  public static let scenarioProblem = DiagnosticCode("scenario-problem", .error)
}
