/// The stable name of one kind of mistake, such as `unknown-key`.
///
/// A code names the mistake, not the cure; it never changes its meaning. Each layer declares its codes as static
/// members in an extension and lists them, with their pages, in a catalogue of its own.
public struct DiagnosticCode: Hashable, Sendable {
  /// The name in kebab-case, as shown to people and used by `formctl explain`.
  public let name: String
  /// How grave a finding with this code is.
  public let severity: Severity

  /// The code named `name` whose findings have `severity`.
  public init(_ name: String, _ severity: Severity) {
    self.name = name
    self.severity = severity
  }
}

/// How grave a finding is. Errors sort before warnings.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// The document means nothing or something impossible.
  case error
  /// Part of the document is dead, useless or likely not meant.
  case warning

  /// Orders by gravity: an error is less than a warning, so that sorting puts it first.
  public static func < (left: Self, right: Self) -> Bool { left == .error && right == .warning }
}

/// The page that explains one code: what `formctl explain CODE` prints.
public struct DiagnosticPage: Sendable {
  /// The code that the page explains.
  public let code: DiagnosticCode
  /// What the finding says, in one sentence.
  public let summary: String
  /// Why it matters and what to do, in a paragraph or two of plain text.
  public let reason: String
  /// A whole form that has exactly this mistake.
  public let bad: String
  /// The same form, repaired: it has no findings at all.
  public let repaired: String

  /// The page of `code`.
  public init(_ code: DiagnosticCode, summary: String, reason: String, bad: String, repaired: String) {
    self.code = code
    self.summary = summary
    self.reason = reason
    self.bad = bad
    self.repaired = repaired
  }
}
