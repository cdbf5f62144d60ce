/// A map of an expression: entries in the order in which they were written, found by their keys in constant time.
///
/// A key is a bool, a number or a text. Numbers of all three types are the same key when they are equal.
public struct MapValue: Sendable {
  /// What a key is compared by.
  enum Key: Hashable {
    case bool(Bool)
    case int(Int64)
    case uint(UInt64)
    case string(ExactText)

    /// The key that `value` is; nil when it can be none.
    init?(_ value: Value) {
      switch value {
      case .bool(let value): self = .bool(value)
      case .int(let value): self = .int(value)
      case .uint(let value): self = Int64(exactly: value).map(Self.int) ?? .uint(value)
      case .double(let value):
        if let value = Int64(exactly: value) {
          self = .int(value)
        } else if let value = UInt64(exactly: value) {
          self = .uint(value)
        } else {
          return nil
        }
      case .string(let text): self = .string(ExactText(text))
      default: return nil
      }
    }
  }

  /// One key with its value.
  public struct Entry: Sendable {
    /// The key as it was written.
    public let key: Value
    /// The value.
    public let value: Value
  }

  /// The entries in order.
  public private(set) var entries: [Entry] = []
  private var places: [Key: Int] = [:]

  /// Why an entry cannot be added.
  public enum Refusal: Error, Sendable, Equatable {
    /// There is an entry with an equal key.
    case repeatedKey
    /// The value can be no key: a list, a fraction, null.
    case unsupportedKey
  }

  /// The empty map.
  public init() {}

  /// A map of texts to values. A key that comes twice keeps its first place and its last value.
  public init(_ fields: [(String, Value)]) {
    for (name, value) in fields {
      let key = Key.string(ExactText(name))
      if let place = places[key] {
        entries[place] = Entry(key: .string(name), value: value)
      } else {
        places[key] = entries.count
        entries.append(Entry(key: .string(name), value: value))
      }
    }
  }

  /// Adds an entry at the end.
  public mutating func add(_ key: Value, _ value: Value) throws(Refusal) {
    if case .double = key { throw .unsupportedKey }
    guard let place = Key(key) else { throw .unsupportedKey }
    guard places.updateValue(entries.count, forKey: place) == nil else { throw .repeatedKey }
    entries.append(Entry(key: key, value: value))
  }

  /// The value of `key`; nil when the map has no such key.
  public subscript(key: Value) -> Value? { Key(key).flatMap { places[$0] }.map { entries[$0].value } }

  /// The value of the field called `name`; nil when there is none.
  public subscript(field name: String) -> Value? {
    places[.string(ExactText(name))].map { entries[$0].value }
  }
}

extension MapValue: CustomStringConvertible {
  /// The map as an expression that gives it.
  public var description: String {
    "{" + entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
  }
}
