extension Function {
  /// `sum(list)`.
  static let sum = Function(
    "sum", "the sum of the numbers of a list, 0 when it is empty",
    [
      .global(.list(.int), gives: .int), .global(.list(.double), gives: .double), .global(.list(.uint), gives: .uint),
      .global(.list(.duration), gives: .duration),
    ],
    .unary { (list, frame) throws(Fault) in
      guard case .list(let elements) = list else { throw .noSuchOverload("sum", list) }
      try frame.take(elements.count / 4)
      guard var sum = elements.first else { return .int(0) }
      guard isSummand(sum) else { throw .noSuchOverload("sum", list, sum) }
      for element in elements.dropFirst() {
        guard isSummand(element) else { throw .noSuchOverload("sum", list, element) }
        sum = try Arithmetic.apply(.add, sum, element, convertsNumbers: true)
      }
      return sum
    })

  private static func isSummand(_ value: Value) -> Bool {
    switch value {
    case .int, .uint, .double, .duration, .unknown: true
    default: false
    }
  }
}
