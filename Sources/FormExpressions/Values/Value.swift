/// A value that an expression works with.
///
/// Source: cel-spec, langdef, section "Values"; the unknown value: section "Partial state".
public enum Value: Sendable {
  /// `null`
  case null
  /// true or false
  case bool(Bool)
  /// A whole number of 64 bits.
  case int(Int64)
  /// A whole number of 64 bits without sign.
  case uint(UInt64)
  /// A number of 64 bits with fraction and exponent.
  case double(Double)
  /// A text.
  case string(String)
  /// A text that must not be shown: compared in constant time, printed as a fixed mask. What is made of it is secret too,
  /// except truth values and numbers.
  case secret(String)
  /// Bytes.
  case bytes([UInt8])
  /// A list.
  case list([Value])
  /// A map.
  case map(MapValue)
  /// A moment.
  case timestamp(Timestamp)
  /// A span of time.
  case duration(TimeSpan)
  /// A type.
  case type(TypeName)
  /// What is not known: an empty number or date of a form. An operation on it is unknown.
  case unknown

  /// The names of types as values of expressions.
  public enum TypeName: String, Sendable, CaseIterable {
    /// The type of true and false.
    case bool
    /// The type of bytes.
    case bytes
    /// The type of numbers with fraction.
    case double
    /// The type of spans of time.
    case duration = "google.protobuf.Duration"
    /// The type of whole numbers.
    case int
    /// The type of lists.
    case list
    /// The type of maps.
    case map
    /// The type of `null`.
    case null = "null_type"
    /// The type of texts.
    case string
    /// The type of moments.
    case timestamp = "google.protobuf.Timestamp"
    /// The type of types.
    case type
    /// The type of whole numbers without sign.
    case uint
  }

  /// The type of the value; nil for the unknown value.
  public var typeName: TypeName? {
    switch self {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .uint: .uint
    case .double: .double
    case .string, .secret: .string
    case .bytes: .bytes
    case .list: .list
    case .map: .map
    case .timestamp: .timestamp
    case .duration: .duration
    case .type: .type
    case .unknown: nil
    }
  }

  /// Whether the value is the unknown one.
  public var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// Whether the value is true; everything else, the unknown value too, is not.
  public var isTrue: Bool { if case .bool(true) = self { true } else { false } }

  /// The text of a string or a secret; nil for other values.
  var text: String? {
    switch self {
    case .string(let text), .secret(let text): text
    default: nil
    }
  }

  /// What is shown in place of a secret.
  public static let mask = "••••••"
}

extension Value: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The value as an expression that gives it. A secret shows its mask.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .uint(let value): "\(value)u"
    case .double(let value): Self.spell(value)
    case .string(let text): Literal.quoted(text)
    case .secret: Self.mask
    case .bytes(let bytes): Literal.bytes(bytes).description
    case .list(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
    case .map(let map): map.description
    case .timestamp(let moment): "timestamp('\(moment)')"
    case .duration(let span): "duration('\(span)')"
    case .type(let name): name.rawValue
    case .unknown: "unset"
    }
  }

  /// The same as ``description``, so that no debugger or test report spells a secret out.
  public var debugDescription: String { description }

  /// Shows no parts, so that `dump` spells no secret out.
  public var customMirror: Mirror { Mirror(self, children: []) }

  private static func spell(_ number: Double) -> String {
    if number.isNaN { return "double('NaN')" }
    if number.isInfinite { return number < 0 ? "double('-Infinity')" : "double('Infinity')" }
    return number.description
  }
}
