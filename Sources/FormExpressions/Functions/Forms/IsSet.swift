extension Function {
  /// `isSet(field)`.
  static let isSet = Function(
    "isSet", "whether the field is filled in",
    [
      .global(.string, gives: .bool), .global(.int, gives: .bool), .global(.double, gives: .bool),
      .global(.timestamp, gives: .bool), .global(.duration, gives: .bool),
      .global(.list(.parameter("A")), gives: .bool),
    ],
    isStrict: false,
    .unary { (value, _) throws(Fault) in
      switch value {
      case .unknown, .null: .bool(false)
      case .string(let text), .secret(let text): .bool(!text.isEmpty)
      case .bytes(let bytes): .bool(!bytes.isEmpty)
      case .list(let elements): .bool(!elements.isEmpty)
      case .map(let map): .bool(!map.entries.isEmpty)
      case .bool, .int, .uint, .double, .timestamp, .duration, .type: .bool(true)
      }
    })
}
