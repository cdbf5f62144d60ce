extension Function {
  /// `math.sqrt(number)`.
  static let squareRoot = Function(
    "math.sqrt", "the square root",
    [.global(.double, gives: .double), .global(.int, gives: .double), .global(.uint, gives: .double)],
    .unary { (value, _) throws(Fault) in
      guard let number = value.converted else { throw .noSuchOverload("math.sqrt", value) }
      return .double(number.squareRoot())
    })
}
