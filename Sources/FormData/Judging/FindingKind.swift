public import FormModel

/// What is wrong with a record: a violation of a rule, or a member that should not be there.
public enum FindingKind: Hashable, Sendable {
  /// An answer that breaks a rule; named as HTML names it.
  case violation(ViolationKind)
  /// A member that the form has no field for.
  case unknownKey
  /// A member whose name stood there before.
  case duplicateKey
  /// An answer that should not be there: the field is not relevant or not enabled.
  case unexpectedAnswer
  /// A value that differs from what the form works out.
  case notCalculated
  /// What stands there is no record at all: no JSON, no object, too large.
  case unreadable

  /// The name in reports: `valueMissing`, `unknownKey`.
  public var name: String {
    switch self {
    case .violation(let kind): kind.rawValue
    case .unknownKey: "unknownKey"
    case .duplicateKey: "duplicateKey"
    case .unexpectedAnswer: "unexpectedAnswer"
    case .notCalculated: "notCalculated"
    case .unreadable: "unreadable"
    }
  }
}

/// A finding before it is put into words: what it is, where it is, and which rule it is about.
struct RawFinding {
  /// Which rule of the form a finding is about.
  enum Rule: Equatable {
    /// None that is written out: the syntax of the type, the options.
    case builtIn
    /// The validator at this place among those of the field.
    case validator(Int)
    /// The check at this place among those of `submit`.
    case submitCheck(Int)
    /// The `enabled` of `submit`.
    case submitEnabled
  }

  let kind: FindingKind
  let severity: ViolationSeverity
  /// The place of the field in the form; -1 for none.
  let field: Int
  /// The level of the record that it is in.
  let level: Int
  /// The byte of the record that it points at.
  let offset: Int
  /// The facts for the sentence; nil for what no answer is: unknown members, what is no record.
  var reason: Words.Reason?
  var rule = Rule.builtIn
  /// The bytes of a member's name, for findings about members.
  var name: Range<Int> = 0..<0
  /// The scope that a member stands in.
  var scope = 0
}
