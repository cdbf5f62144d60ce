extension ValidatorType {
  /// A whole number of steps from `min`, or from 0, decided in exact decimals (HTML's `step`).
  ///
  /// A step of a date counts days, one of a time or a moment seconds.
  public static let step = ValidatorType(
    "step", "A whole number of steps from `min` or 0; days for dates, seconds for times.",
    violations: [.stepMismatch], argument: .step, for: "numbers, dates and times", applies: \.value.isOrdered)
}
