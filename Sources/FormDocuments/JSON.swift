/// A JSON value to be written, with its members in a fixed order.
///
/// Source: RFC 8259. For reading, see ``Node``: a JSON text is read into the same tree as YAML, with places.
public enum JSON: Sendable, Equatable {
  /// `null`
  case null
  /// `true` or `false`
  case boolean(Bool)
  /// A whole number.
  case integer(Int64)
  /// Any other number, as JSON spells it (RFC 8259, section 6), so that no digit is lost: `0.1`, `1e400`.
  case number(String)
  /// A string.
  case string(String)
  /// An array.
  case array([JSON])
  /// An object, whose members are written in this order.
  case object([Member])

  /// One member of an object.
  public struct Member: Sendable, Equatable {
    /// The name.
    public let name: String
    /// The value.
    public let value: JSON

    /// The member `name: value`.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// The string `value`.
  public init(stringLiteral value: String) { self = .string(value) }
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// The whole number `value`.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// The array of `elements`.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  /// The object with `elements` as its members, in this order.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
