extension Function {
  /// `size(value)` and `value.size()`.
  static let size = Function(
    "size", "the number of characters, bytes, elements or entries",
    [
      .global(.string, gives: .int), .global(.bytes, gives: .int), .global(.list(.parameter("A")), gives: .int),
      .global(.map(.parameter("A"), .parameter("B")), gives: .int), .on(.string, gives: .int), .on(.bytes, gives: .int),
      .on(.list(.parameter("A")), gives: .int), .on(.map(.parameter("A"), .parameter("B")), gives: .int),
    ],
    .unary { (value, _) throws(Fault) in
      switch value {
      case .string(let text), .secret(let text): .int(Int64(text.utf8.count { !UTF8.isContinuation($0) }))
      case .bytes(let bytes): .int(Int64(bytes.count))
      case .list(let elements): .int(Int64(elements.count))
      case .map(let map): .int(Int64(map.entries.count))
      default: throw .noSuchOverload("size", value)
      }
    })
}
