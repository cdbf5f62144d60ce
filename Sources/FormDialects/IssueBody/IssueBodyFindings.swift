public import FormDiagnostics

/// The codes of the findings that an issue's body can have when it is read back into answers.
public enum IssueBodyFindings {
  /// Every code, in the order in which `formctl explain` lists them.
  public static let codes: [DiagnosticCode] = [
    .issueBodyUnreadable, .issueBodyAmbiguous, .issueBodySectionMissing, .issueBodyTextOutside,
  ]
}

extension DiagnosticCode {
  /// An answer that the field cannot have, such as a text that is none of its options.
  public static let issueBodyUnreadable = DiagnosticCode("issue-body-unreadable", .error)
  /// A body that can be read in more than one way.
  public static let issueBodyAmbiguous = DiagnosticCode("issue-body-ambiguous", .warning)
  /// A heading of the form that the body does not have.
  public static let issueBodySectionMissing = DiagnosticCode("issue-body-section-missing", .warning)
  /// Text that belongs to no answer.
  public static let issueBodyTextOutside = DiagnosticCode("issue-body-text-outside", .warning)
}
