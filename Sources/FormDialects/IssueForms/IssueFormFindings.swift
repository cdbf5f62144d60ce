public import FormDiagnostics

/// The codes of the findings that issue forms and their chooser can have beyond those of the document they stand in.
///
/// The first twenty-one are the errors of GitHub's page, in its order; each finding cites GitHub's own words.
///
/// Source: GitHub Docs, "Common validation errors when creating issue forms", "Syntax for issue forms", "Syntax for
/// GitHub's form schema" and "Configuring issue templates for your repository".
public enum IssueFormFindings {
  /// Every code, in the order in which `formctl explain` lists them.
  public static let codes: [DiagnosticCode] =
    [.issueKeyMissing, .issueKeyNotString, .issueKeyNotPermitted, .issueKeyForbidden]
    + [.issueBodyOnlyMarkdown, .issueIDRepeated, .issueLabelRepeated, .issueLabelsTooSimilar, .issueCheckboxRepeated]
    + [.issueTypeMissing, .issueTypeUnknown, .issueAttributeMissing, .issueAttributeNotString, .issueIDCharacters]
    + [.issueElementKeyUnknown, .issueLabelForbiddenWord, .issueAttributeNotPermitted]
    + [.issueOptionsRepeated, .issueOptionNone, .issueOptionBoolean, .issueBodyEmpty]
    + [.issueWrongType, .issueOptionNotString, .issueDefaultOutside, .issueNameRepeated]
    + [.issueNameShort, .issueWithoutEffect, .issueLabelWithoutLetters, .issueNumberRewritten]
    + [.issueRuleLost, .chooserKeyUnknown, .chooserLinkIncomplete, .chooserAddress]
}

extension DiagnosticCode {
  // GitHub's errors, in its order
  /// A key that must stand at the top is not there.
  public static let issueKeyMissing = DiagnosticCode("issue-key-missing", .error)
  /// A key at the top has a value that is no text, or an empty one.
  public static let issueKeyNotString = DiagnosticCode("issue-key-not-string", .error)
  /// A key at the top that means nothing there.
  public static let issueKeyNotPermitted = DiagnosticCode("issue-key-not-permitted", .error)
  /// A key that readers of YAML 1.1 take for a boolean.
  public static let issueKeyForbidden = DiagnosticCode("issue-key-forbidden", .error)
  /// A body in which nothing can be answered.
  public static let issueBodyOnlyMarkdown = DiagnosticCode("issue-body-only-markdown", .error)
  /// Two elements with one id.
  public static let issueIDRepeated = DiagnosticCode("issue-id-repeated", .error)
  /// Two elements with one label and no ids to tell them apart.
  public static let issueLabelRepeated = DiagnosticCode("issue-label-repeated", .error)
  /// Two labels that differ in nothing that counts.
  public static let issueLabelsTooSimilar = DiagnosticCode("issue-labels-too-similar", .error)
  /// A checkbox with the label of another part of the form.
  public static let issueCheckboxRepeated = DiagnosticCode("issue-checkbox-repeated", .error)
  /// An element that does not say its type.
  public static let issueTypeMissing = DiagnosticCode("issue-type-missing", .error)
  /// An element of a type that there is not.
  public static let issueTypeUnknown = DiagnosticCode("issue-type-unknown", .error)
  /// An element without an attribute that it needs.
  public static let issueAttributeMissing = DiagnosticCode("issue-attribute-missing", .error)
  /// An attribute whose value is no text, or an empty one.
  public static let issueAttributeNotString = DiagnosticCode("issue-attribute-not-string", .error)
  /// An id with other characters than letters, digits, `-` and `_`.
  public static let issueIDCharacters = DiagnosticCode("issue-id-characters", .error)
  /// A key of an element that means nothing there.
  public static let issueElementKeyUnknown = DiagnosticCode("issue-element-key-unknown", .error)
  /// A label that asks for a password.
  public static let issueLabelForbiddenWord = DiagnosticCode("issue-label-forbidden-word", .error)
  /// An attribute that elements of the type do not have.
  public static let issueAttributeNotPermitted = DiagnosticCode("issue-attribute-not-permitted", .error)
  /// An option that is there twice.
  public static let issueOptionsRepeated = DiagnosticCode("issue-options-repeated", .error)
  /// An option with the name that means no choice.
  public static let issueOptionNone = DiagnosticCode("issue-option-none", .error)
  /// An option that is read as true or false.
  public static let issueOptionBoolean = DiagnosticCode("issue-option-boolean", .error)
  /// A form without a body, or with an empty one.
  public static let issueBodyEmpty = DiagnosticCode("issue-body-empty", .error)

  // What the syntax pages ask for beyond them
  /// A list, mapping, boolean or number was wanted, and something else is there.
  public static let issueWrongType = DiagnosticCode("issue-wrong-type", .error)
  /// An option that is no text.
  public static let issueOptionNotString = DiagnosticCode("issue-option-not-string", .error)
  /// A default that is the place of no option.
  public static let issueDefaultOutside = DiagnosticCode("issue-default-outside", .error)
  /// Two templates of a folder with one name.
  public static let issueNameRepeated = DiagnosticCode("issue-name-repeated", .error)

  // What is taken, but does not do what it looks like
  /// A name so short that the template may not be shown.
  public static let issueNameShort = DiagnosticCode("issue-name-short", .warning)
  /// A key that is taken and does nothing.
  public static let issueWithoutEffect = DiagnosticCode("issue-without-effect", .warning)
  /// Elements without ids whose labels have no Latin letter or digit.
  public static let issueLabelWithoutLetters = DiagnosticCode("issue-label-without-letters", .warning)
  /// A number that is shown in another spelling.
  public static let issueNumberRewritten = DiagnosticCode("issue-number-rewritten", .warning)
  /// A rule that cannot be carried over into a form.
  public static let issueRuleLost = DiagnosticCode("issue-rule-lost", .warning)

  // The chooser
  /// A key of the chooser that means nothing.
  public static let chooserKeyUnknown = DiagnosticCode("chooser-key-unknown", .error)
  /// A link of the chooser without its name, address or description.
  public static let chooserLinkIncomplete = DiagnosticCode("chooser-link-incomplete", .error)
  /// A link of the chooser whose address is none.
  public static let chooserAddress = DiagnosticCode("chooser-address", .error)
}
