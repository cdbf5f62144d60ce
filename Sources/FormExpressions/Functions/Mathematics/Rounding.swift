extension Function {
  /// `math.ceil(number)`.
  static let ceil = rounding("math.ceil", "the next whole number upwards", .up)
  /// `math.floor(number)`.
  static let floor = rounding("math.floor", "the next whole number downwards", .down)
  /// `math.round(number)`.
  static let round = rounding("math.round", "the nearest whole number, halves away from zero", .toNearestOrAwayFromZero)
  /// `math.trunc(number)`.
  static let trunc = rounding("math.trunc", "the number without its fraction", .towardZero)

  private static func rounding(
    _ name: String, _ summary: String, _ rule: FloatingPointRoundingRule
  ) -> Function {
    Function(
      name, summary, [.global(.double, gives: .double)],
      .unary { (value, _) throws(Fault) in
        guard case .double(let number) = value else { throw .noSuchOverload(name, value) }
        return .double(number.rounded(rule))
      })
  }
}
