extension ValidatorType {
  /// Not below a value (HTML's `min`).
  public static let min = ValidatorType(
    "min", "The least value; a literal of the field's type or an expression.", violations: [.rangeUnderflow],
    argument: .bound, for: "numbers, dates and times", applies: \.value.isOrdered,
    refuses: { argument, value in
      guard case .value(let least) = argument else { return false }
      return value.precedes(least) ?? false
    })

  /// Not above a value (HTML's `max`).
  public static let max = ValidatorType(
    "max", "The greatest value; a literal of the field's type or an expression.", violations: [.rangeOverflow],
    argument: .bound, for: "numbers, dates and times", applies: \.value.isOrdered,
    refuses: { argument, value in
      guard case .value(let most) = argument else { return false }
      return most.precedes(value) ?? false
    })
}
