import FormDocuments
import FormExpressions
public import FormModel

/// What a form hands over when it is submitted: every relevant, enabled field with a value, in the order of the form.
///
/// Secrets are in it, and never printed by accident: ``json(showingSecrets:)`` masks them unless it is asked not to.
public struct Submission: Sendable, Equatable {
  /// One value.
  indirect enum Item: Sendable, Equatable {
    case value(FieldValue)
    case secret(String)
    /// A number, date or time that is not given.
    case unset
    case object([Member])
    case list([Item])
  }

  /// One value with its name.
  struct Member: Sendable, Equatable {
    let name: String
    let item: Item
  }

  /// The values, by their ids.
  let members: [Member]
  /// The documents that were accepted.
  public let receipts: [Receipt]
  /// Where to go now: another form's file, or a name for the caller; nil for nowhere.
  public let next: String?

  /// What was accepted of one document.
  public struct Receipt: Sendable, Equatable {
    /// The name in the form's `documents`.
    public let document: String
    /// The path of the file, as the form file has it.
    public let path: String
    /// The SHA-256 of the bytes that were accepted, in lower-case hexadecimal digits; nil when they could not be read.
    public let sha256: String?
    /// The language of the file; nil when one serves all.
    public let language: LanguageTag?
    /// Whether these bytes were shown to their end.
    public let isViewed: Bool
    /// When it was accepted, as RFC 3339 writes it.
    public let acceptedAt: String
  }

  /// The name under which ``json(showingSecrets:)`` puts receipts; no id can be the same.
  public static let receiptsKey = "$receipts"
}

extension Submission: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The submission as JSON, with secrets masked.
  public var description: String { JSONWriter(.compact).text(json(showingSecrets: false)) }

  /// The same as ``description``, so that no debugger or test report spells a secret out.
  public var debugDescription: String { description }

  /// Shows no parts, so that `dump` spells no secret out.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
