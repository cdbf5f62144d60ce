extension Function {
  /// `math.greatest(number, …)` and `math.greatest(list)`.
  static let greatest = extreme("math.greatest", "the greatest of the numbers") { $0 == .greater }
  /// `math.least(number, …)` and `math.least(list)`.
  static let least = extreme("math.least", "the least of the numbers") { $0 == .less }

  private static func extreme(
    _ name: String, _ summary: String, _ beats: @escaping @Sendable (Value.Order) -> Bool
  ) -> Function {
    let numbers: [ValueType] = [.int, .double, .uint]
    let forms =
      numbers.map { Overload.global($0, variadic: true, gives: $0) }
      + numbers.map { Overload.global(.list($0), gives: $0) }
    return Function(
      name, summary, forms,
      .many { (operands, frame) throws(Fault) in
        var numbers = operands
        if numbers.count == 1, case .list(let elements) = numbers[0] { numbers = elements }
        try frame.take(numbers.count / 4)
        guard var best = numbers.first else { throw Fault(.invalidArgument, "`\(name)` needs at least one number") }
        for number in numbers {
          guard number.converted != nil, let order = Value.order(number, best) else {
            throw .noSuchOverload(name, number)
          }
          if beats(order) { best = number }
        }
        return best
      })
  }
}
