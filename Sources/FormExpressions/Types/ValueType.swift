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
  /// A text that must not be shown. It is taken wherever a text is, and what is made of it is secret too, except truth
  /// values and numbers.
  case secret
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
  /// A map whose keys are known, each with the type of its value: an entry of a repeat, a nested group.
  case record([String: ValueType])
  /// A type that functions of an environment work with, such as `optional_type(int)`.
  case abstract(String, [ValueType])
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
    case .secret: "secret string"
    case .bytes: "bytes"
    case .timestamp: "timestamp"
    case .duration: "duration"
    case .type: "type"
    case .list(let element): "list(\(element))"
    case .map(let key, let value): "map(\(key), \(value))"
    case .record(let fields): "map with \(fields.keys.sorted().joined(separator: ", "))"
    case .abstract(let name, let arguments):
      arguments.isEmpty ? name : "\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
    case .parameter(let name): name
    }
  }
}

extension ValueType {
  /// Whether a secret is among the values of the type.
  public var isSecret: Bool {
    switch self {
    case .secret: true
    case .list(let element): element.isSecret
    case .map(let key, let value): key.isSecret || value.isSecret
    case .record(let fields): fields.values.contains(where: \.isSecret)
    case .abstract(_, let arguments): arguments.contains(where: \.isSecret)
    case .dyn, .null, .bool, .int, .uint, .double, .string, .bytes, .timestamp, .duration, .type, .parameter: false
    }
  }

  /// Whether a value of the type `other` can stand where one of this type is wanted. Where one of them is `dyn`, the
  /// evaluation tells.
  public func accepts(_ other: ValueType) -> Bool {
    var unifier = Unifier()
    return unifier.accept(other, as: self)
  }

  /// A number's type: int, uint or double.
  var isNumber: Bool { self == .int || self == .uint || self == .double }

  /// The type with every part that is a type parameter replaced.
  func mapParameters(_ replacement: (String) -> ValueType) -> ValueType {
    switch self {
    case .parameter(let name): replacement(name)
    case .list(let element): .list(element.mapParameters(replacement))
    case .map(let key, let value): .map(key.mapParameters(replacement), value.mapParameters(replacement))
    case .record(let fields): .record(fields.mapValues { $0.mapParameters(replacement) })
    case .abstract(let name, let arguments): .abstract(name, arguments.map { $0.mapParameters(replacement) })
    case .dyn, .null, .bool, .int, .uint, .double, .string, .secret, .bytes, .timestamp, .duration, .type: self
    }
  }
}
