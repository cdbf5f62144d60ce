public import FormExpressions

extension Value {
  /// Whether an expression of the type `type` may have this value: what the type check promises. An unknown value may
  /// take the place of any, and a whole number that of a decimal one.
  public func fits(_ type: ValueType) -> Bool {
    switch (self, type) {
    case (.int, .int), (.uint, .uint), (.double, .double), (.bool, .bool), (.bytes, .bytes), (.null, .null): true
    case (.int, .double), (.unknown, _), (_, .dyn): true
    case (.string, .string), (.secret, .secret), (.string, .secret), (.type, .type): true
    case (.timestamp, .timestamp), (.duration, .duration), (.map, .map), (.map, .record): true
    case (.list(let elements), .list(let element)): elements.allSatisfy { $0.fits(element) }
    default: false
    }
  }
}
