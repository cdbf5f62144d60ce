extension Value: Equatable {
  /// Whether the expression language takes both as equal: numbers across their types, lists and maps by what is in
  /// them, values of different types never. Not a number equals nothing, itself neither. The unknown value equals
  /// itself here; in an expression a comparison with it is unknown.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.null, .null), (.unknown, .unknown): true
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.uint(let left), .uint(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.string(let left), .string(let right)): ExactText.equal(left, right)
    case (.secret(let left), .string(let right)), (.string(let right), .secret(let left)),
      (.secret(let left), .secret(let right)):
      ExactText.equalInConstantTime(left, right)
    case (.bytes(let left), .bytes(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.map(let left), .map(let right)): left == right
    case (.timestamp(let left), .timestamp(let right)): left == right
    case (.duration(let left), .duration(let right)): left == right
    case (.type(let left), .type(let right)): left == right
    default: order(left, right) == .equal
    }
  }

  /// How two values stand to each other.
  enum Order {
    case less
    case equal
    case greater
    /// One of them is not a number.
    case none
  }

  /// How two values that have an order stand to each other; nil for values that have none.
  static func order(_ left: Value, _ right: Value) -> Order? {
    switch (left, right) {
    case (.int(let left), .int(let right)): compare(left, right)
    case (.double(let left), .double(let right)): compare(left, right)
    case (.uint(let left), .uint(let right)): compare(left, right)
    case (.int(let left), .uint(let right)): compare(left, right)
    case (.uint(let left), .int(let right)): compare(left, right)
    case (.int(let left), .double(let right)): compare(Double(left), right)
    case (.double(let left), .int(let right)): compare(left, Double(right))
    case (.uint(let left), .double(let right)): compare(Double(left), right)
    case (.double(let left), .uint(let right)): compare(left, Double(right))
    case (.string(let left), .string(let right)): compare(left, right)
    case (.timestamp(let left), .timestamp(let right)): left < right ? .less : left == right ? .equal : .greater
    case (.duration(let left), .duration(let right)): compare(left.nanoseconds, right.nanoseconds)
    case (.bool(let left), .bool(let right)): compare(left ? 1 : 0, right ? 1 : 0)
    case (.bytes(let left), .bytes(let right)): lexicographic(left, right)
    default: nil
    }
  }

  private static func compare(_ left: some BinaryInteger, _ right: some BinaryInteger) -> Order {
    left < right ? .less : left == right ? .equal : .greater
  }

  private static func compare(_ left: Double, _ right: Double) -> Order {
    left < right ? .less : left == right ? .equal : left > right ? .greater : .none
  }

  private static func compare(_ left: String, _ right: String) -> Order {
    ExactText.equal(left, right) ? .equal : left.utf8.lexicographicallyPrecedes(right.utf8) ? .less : .greater
  }

  private static func lexicographic(_ left: [UInt8], _ right: [UInt8]) -> Order {
    left == right ? .equal : left.lexicographicallyPrecedes(right) ? .less : .greater
  }
}

extension MapValue: Equatable {
  /// Whether both have equal values under equal keys, in whatever order.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.entries.count == right.entries.count else { return false }
    return left.entries.allSatisfy { right[$0.key] == $0.value }
  }
}
