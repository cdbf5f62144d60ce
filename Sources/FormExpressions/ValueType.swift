/// The type of a value in an expression.
///
/// Source: cel-spec, langdef, section "Values".
public indirect enum ValueType: Sendable, Hashable {
  /// Any value; what is done with it is checked when it is evaluated.
  case dyn
  /// `null`
  case null
  /// true or false
  case bool
  /// A whole number of 64 bits.
  case int
  /// A whole number of 64 bits without sign.
  case uint
  /// A number of 64 bits with fraction and exponent.
  case double
  /// A text.
  case string
  /// Bytes.
  case bytes
  /// A moment: seconds and nanoseconds in UTC.
  case timestamp
  /// A span of time.
  case duration
  /// The type of a type, such as `int` in `type(1) == int`.
  case type
  /// A list whose elements have one type.
  case list(ValueType)
  /// A map whose keys have one type and whose values have one type.
  case map(ValueType, ValueType)
  /// Any one type, the same wherever the name stands in a function's form.
  case parameter(String)
}

extension ValueType: CustomStringConvertible {
  /// The type as messages and the documentation of CEL write it, such as `list(int)`.
  public var description: String {
    switch self {
    case .dyn: "dyn"
    case .null: "null"
    case .bool: "bool"
    case .int: "int"
    case .uint: "uint"
    case .double: "double"
    case .string: "string"
    case .bytes: "bytes"
    case .timestamp: "timestamp"
    case .duration: "duration"
    case .type: "type"
    case .list(let element): "list(\(element))"
    case .map(let key, let value): "map(\(key), \(value))"
    case .parameter(let name): name
    }
  }
}
