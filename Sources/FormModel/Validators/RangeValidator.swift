extension ValidatorType {
  /// Not below a value (HTML's `min`).
  public static let min = ValidatorType(
    "min", "The least value; a literal of the field's type or an expression.", violations: [.rangeUnderflow],
    argument: .bound, for: "numbers, dates and times", applies: \.value.isOrdered,
    refusal: { argument, _ in
      guard case .value(let least) = argument else { return nil }
      return { value in value.precedes(least) ?? false }
    })

  /// Not above a value (HTML's `max`).
  public static let max = ValidatorType(
    "max", "The greatest value; a literal of the field's type or an expression.", violations: [.rangeOverflow],
    argument: .bound, for: "numbers, dates and times", applies: \.value.isOrdered,
    refusal: { argument, _ in
      guard case .value(let most) = argument else { return nil }
      return { value in most.precedes(value) ?? false }
    })
}
