import FormDocuments

/// One key of a mapping in a form file: its name, what may stand under it, and what it means.
struct Key<Value>: Sendable {
  /// The key without the type of its value, for lists of keys.
  let erased: AnyKey
  /// What may stand under it.
  let shape: Shape<Value>

  /// The key `name`, under which stands `shape`.
  init(_ name: String, _ shape: Shape<Value>, _ summary: String, isRequired: Bool = false) {
    erased = AnyKey(
      name, summary, isRequired: isRequired, inner: shape.keys, holdsNames: shape.holdsNames,
      schema: shape.schema)
    self.shape = shape
  }

  /// The same key where it must be there.
  var required: Key { Key(name, shape, erased.summary, isRequired: true) }

  /// The name as form files spell it.
  var name: String { erased.name }
}

/// A key without the type of its value.
///
/// A class, because keys are handed around for every mapping that is read and never change.
final class AnyKey: Sendable {
  /// The name as form files spell it.
  let name: String
  /// The number by which the name is found among the keys of a mapping.
  let mark: KeyMark
  /// What it means, in one sentence for authors; shown by editors that know the schema.
  let summary: String
  /// Whether the mapping must have it.
  let isRequired: Bool
  /// The keys of the mapping that stands under it; nil where something else does.
  let inner: (@Sendable () -> KeySet)?
  /// Whether a mapping from names that the author chooses stands under it.
  let holdsNames: Bool
  /// The JSON Schema of what may stand under it.
  let schema: @Sendable () -> JSON

  /// The key `name`, which means what `summary` says.
  init(
    _ name: String, _ summary: String, isRequired: Bool = false, inner: (@Sendable () -> KeySet)? = nil,
    holdsNames: Bool = false, schema: @escaping @Sendable () -> JSON
  ) {
    self.name = name
    mark = KeyMark(name)
    self.summary = summary
    self.isRequired = isRequired
    self.inner = inner
    self.holdsNames = holdsNames
    self.schema = schema
  }

  /// The same key where `schema` says what may stand under it.
  func accepting(_ schema: @escaping @Sendable () -> JSON) -> AnyKey {
    AnyKey(name, summary, isRequired: isRequired, inner: inner, holdsNames: holdsNames, schema: schema)
  }
}

/// What tells most names apart without comparing texts: length, first and last byte. Different names may share one.
struct KeyMark: Sendable, Equatable {
  private let count: UInt32
  private let first: UInt8
  private let last: UInt8

  /// The mark of `name`.
  init(_ name: String) {
    self = unsafe name.utf8.withContiguousStorageIfAvailable { unsafe Self($0) } ?? Self(Array(name.utf8))
  }

  private init(_ bytes: some BidirectionalCollection<UInt8>) {
    count = UInt32(truncatingIfNeeded: bytes.count)
    first = bytes.first ?? 0
    last = bytes.last ?? 0
  }

  /// One of 64 bits, by which a set of marks fits a number: a mark whose bit is not in it is not in the set.
  var bit: UInt64 { 1 << UInt64((count &* 7 &+ UInt32(first)) % 64) }
}

/// The closed set of keys that one kind of mapping may have.
///
/// A class, for the same reason as ``AnyKey``.
final class KeySet: Sendable {
  /// The keys, in the order in which documentation and exports list them.
  let keys: [AnyKey]
  /// The keys that a mapping must have.
  let required: [AnyKey]
  private let marks: [KeyMark]
  /// Keys that are known to the language but cannot stand here, with the reason as the rest of a sentence.
  let misplaced: @Sendable (String) -> String?

  /// What to do with a misplaced key, as a hint.
  let adviceOnMisplaced: @Sendable (String) -> String?

  /// What authors bring along from other form languages; asked when a key is unknown.
  let foreign: @Sendable () -> ForeignKeys

  /// The set of `keys`.
  init(
    _ keys: [AnyKey], misplaced: @escaping @Sendable (String) -> String? = { _ in nil },
    adviceOnMisplaced: @escaping @Sendable (String) -> String? = { _ in nil },
    foreign: @escaping @Sendable @autoclosure () -> ForeignKeys = .none
  ) {
    self.keys = keys
    marks = keys.map(\.mark)
    required = keys.filter(\.isRequired)
    self.misplaced = misplaced
    self.adviceOnMisplaced = adviceOnMisplaced
    self.foreign = foreign
  }

  /// Whether `name`, whose mark is `mark`, is one of the keys.
  func contains(_ name: String, _ mark: KeyMark) -> Bool {
    guard let place = marks.firstIndex(of: mark) else { return false }
    return keys[place].name == name || contains(name)
  }

  /// Whether `name` is one of the keys.
  func contains(_ name: String) -> Bool { keys.contains { $0.name == name } }

  /// The key `name`; nil when there is none.
  subscript(_ name: String) -> AnyKey? { keys.first { $0.name == name } }

  /// Whether a mapping must have the key `name`.
  func requires(_ name: String) -> Bool { required.contains { $0.name == name } }

  /// The JSON Schema of a mapping with these keys and no others.
  func schema(extra: [JSON.Member] = []) -> JSON {
    let properties = keys.map { key in JSON.Member(key.name, key.schema().described(key.summary)) }
    var members: [JSON.Member] = [JSON.Member("type", "object"), JSON.Member("properties", .object(properties))]
    if !required.isEmpty { members.append(JSON.Member("required", .array(required.map { .string($0.name) }))) }
    members.append(JSON.Member("additionalProperties", false))
    return .object(members + extra)
  }
}

extension JSON {
  /// The same schema with a description put before its own members.
  func described(_ summary: String) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object([Member("description", .string(summary))] + members)
  }
}
