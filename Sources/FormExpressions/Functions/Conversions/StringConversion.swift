extension Function {
  /// `string(value)`.
  static let toString = Function(
    "string", "the value as a text",
    [
      .global(.string, gives: .string), .global(.int, gives: .string), .global(.uint, gives: .string),
      .global(.double, gives: .string), .global(.bool, gives: .string), .global(.bytes, gives: .string),
      .global(.timestamp, gives: .string), .global(.duration, gives: .string),
    ],
    .unary { (value, _) throws(Fault) in
      switch value {
      case .secret: return value
      case .list, .map, .null, .type, .unknown: throw .noSuchOverload("string", value)
      case .bytes(let bytes):
        guard let text = String(validating: bytes, as: UTF8.self) else {
          throw Fault(.invalidArgument, "The bytes are no text in UTF-8")
        }
        return .string(text)
      case .string, .int, .uint, .double, .bool, .timestamp, .duration: return .string(value.shown)
      }
    })
}

extension Value {
  /// The value as people read it: a text bare, numbers without type, lists in brackets, maps ordered by their keys.
  var shown: String {
    switch self {
    case .string(let text): text
    case .uint(let value): String(value)
    case .double(let value): Self.shown(value)
    case .timestamp(let moment): moment.description
    case .duration(let span): span.description
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .list(let elements): "[" + elements.map(\.shown).joined(separator: ", ") + "]"
    case .map(let map):
      "{" + map.entries.map { "\($0.key.shown): \($0.value.shown)" }.sorted().joined(separator: ", ") + "}"
    case .null, .bool, .int, .type, .secret, .unknown: description
    }
  }

  /// A number with the fewest digits that tell it from its neighbours; without a fraction when it is whole.
  private static func shown(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    let digits = number.description
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}
