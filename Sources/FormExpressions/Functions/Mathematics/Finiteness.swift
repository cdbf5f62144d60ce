extension Function {
  /// `math.isNaN(number)`.
  static let isNaN = asking("math.isNaN", "whether the value is no number") { $0.isNaN }
  /// `math.isInf(number)`.
  static let isInf = asking("math.isInf", "whether the number is infinite") { $0.isInfinite }
  /// `math.isFinite(number)`.
  static let isFinite = asking("math.isFinite", "whether the number is finite") { $0.isFinite }

  private static func asking(
    _ name: String, _ summary: String, _ holds: @escaping @Sendable (Double) -> Bool
  ) -> Function {
    Function(
      name, summary, [.global(.double, gives: .bool)],
      .unary { (value, _) throws(Fault) in
        guard case .double(let number) = value else { throw .noSuchOverload(name, value) }
        return .bool(holds(number))
      })
  }
}
