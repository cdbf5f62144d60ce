import FormExpressions
import Synchronization

/// A type of field, such as `email` or `repeat`: which keys it takes, what it holds, how it is shown.
///
/// Each type is one file in this folder and one entry in ``all``. A class, because every field names its type and no
/// type ever changes.
public final class FieldType: Sendable, Equatable {
  /// The name as form files spell it, in kebab-case.
  public let name: String
  /// What it is for, in one sentence for authors.
  public let summary: String
  /// How it meets a person.
  public let control: Control
  /// What it holds.
  public let value: ValueKind
  /// What a typed text must look like beyond its kind; nil when any text will do.
  public let syntax: TextSyntax?
  /// The kind of style it takes.
  public let styleKind: StyleKind
  /// The keys that it takes besides those of every field.
  private let ownKeys: @Sendable () -> [AnyKey]
  /// What ``keys`` gave when it was first asked for.
  private let madeKeys = Mutex<KeySet?>(nil)

  init(
    _ name: String, _ summary: String, control: Control, value: ValueKind, syntax: TextSyntax? = nil,
    styleKind: StyleKind = .text, keys: @escaping @autoclosure @Sendable () -> [AnyKey]
  ) {
    self.name = name
    self.summary = summary
    self.control = control
    self.value = value
    self.syntax = syntax
    self.styleKind = styleKind
    ownKeys = keys
  }

  /// How messages name a field of the type.
  var noun: String { self == .unknown ? "a field" : "a field of type `\(name)`" }

  /// The keys it takes, in the order of documentation and exports; made when first asked for, because a form has fields
  /// of few types.
  var keys: KeySet {
    madeKeys.withLock { made in
      let keys = made ?? keySet()
      made = keys
      return keys
    }
  }

  private func keySet() -> KeySet {
    if self == .unknown { return KeySet(FieldKeys.ofAnyType) }
    let (name, value, holdsFields) = (name, value, holdsFields)
    let isHidden = control == .hidden
    let shownOnly = control == .note || control == .heading
    let shared = FieldKeys.inEveryField(typeName: name, holdsValue: value != .none)
    let own = ownKeys()
    return KeySet(
      shared + own.map { $0 === FieldKeys.default.erased ? $0.accepting { value.schema } : $0 },
      misplaced: { FieldKeys.reason(for: $0, on: name) },
      adviceOnMisplaced: { FieldKeys.advice(forMisplaced: $0, holdsValue: value != .none) },
      foreign: isHidden
        ? FieldKeys.foreignInHidden
        : holdsFields
          ? FieldKeys.foreignInParts : shownOnly ? FieldKeys.foreignInContent : FieldKeys.foreign)
  }

  /// Whether a `select` or `multiselect`: a field with options.
  public var hasOptions: Bool { value == .choice || value == .choices }

  /// Whether it holds other fields.
  public var holdsFields: Bool {
    switch control {
    case .group, .page, .entries: true
    default: false
    }
  }

  /// Whether fields of the type may have the key `name`.
  public func takes(_ name: String) -> Bool { keys.contains(name) }

  /// Whether an answer is typed as text: what `minLength`, `pattern` and `secret` are for.
  public var isText: Bool { value == .text }

  /// A type is equal to itself alone.
  public static func == (left: FieldType, right: FieldType) -> Bool { left === right }
}

extension FieldType {
  /// Every field type, in the order in which documentation lists them.
  public static let all: [FieldType] = [
    .text, .textarea, .email, .url, .tel, .password, .integer, .number, .date, .time, .dateTime, .checkbox, .select,
    .multiselect, .hidden, .file, .heading, .note, .link, .group, .page, .repeat, .selectAll, .button,
  ]

  /// What a field is of whose type cannot be told, until its author mends that: it may have the keys of any type.
  ///
  /// The form then has an error, so that only the checks ever meet it.
  static let unknown = FieldType(
    "unknown", "A type that cannot be told.", control: .hidden, value: .any, keys: FieldKeys.ofAnyType)

  /// The type called `name`; nil when there is none.
  public static func named(_ name: String) -> FieldType? { all.first { $0.name == name } }
}

/// A syntax that a typed text must have because of its field's type.
public enum TextSyntax: Sendable, Equatable {
  /// A valid e-mail address (HTML, section 4.10.5.1.5).
  case email
  /// An absolute URL (HTML, section 4.10.5.1.4).
  case url

  /// Whether `text`, which is not empty, has the syntax.
  public func accepts(_ text: String) -> Bool {
    switch self {
    case .email: EmailAddress.isValid(text)
    case .url: AbsoluteURL.isValid(text)
    }
  }
}
