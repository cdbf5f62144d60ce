import FormExpressions

extension ValidatorType {
  /// A whole number of steps from `min`, or from 0, decided in exact decimals (HTML's `step`).
  ///
  /// A step of a date counts days, one of a time or a moment seconds; they count from 1970-01-01 and from midnight.
  public static let step = ValidatorType(
    "step", "A whole number of steps from `min` or 0; days for dates, seconds for times.",
    violations: [.stepMismatch], argument: .step, for: "numbers, dates and times", applies: \.value.isOrdered,
    refusal: { argument, base in
      guard case .value(.number(let size)) = argument else { return nil }
      let start = base?.position ?? Decimal(0)
      return { value in
        guard let distance = value.position?.subtracting(start) else { return false }
        return !distance.isMultiple(of: size)
      }
    })
}

extension FieldValue {
  /// Where the value stands on the line that steps are counted on: a number, days or seconds; nil for values without
  /// an order.
  fileprivate var position: Decimal? {
    switch self {
    case .number(let number): number
    case .date(let date): Decimal(Int64(date.daysSinceEpoch))
    case .time(let time): Decimal(Int64(time.secondsSinceMidnight))
    case .dateTime(let moment): Decimal(Int64(moment.secondsSinceEpoch))
    case .text, .boolean, .texts: nil
    }
  }
}
