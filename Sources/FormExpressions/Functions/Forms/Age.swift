extension Function {
  /// `age(date)`.
  static let age = Function(
    "age", "the full years from a date to today", [.global(.timestamp, gives: .int)], readsClock: true,
    .unary { (birth, frame) throws(Fault) in
      guard case .timestamp(let moment) = birth else { throw .noSuchOverload("age", birth) }
      return .int(Int64(frame.now.date.age(of: moment.date)))
    })
}
