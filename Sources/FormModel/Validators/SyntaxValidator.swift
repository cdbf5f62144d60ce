extension ValidatorType {
  /// The value must have the syntax of its type (HTML's type mismatch and bad input).
  ///
  /// Fields have it without being asked; it is listed only to give it a message or an alert.
  public static let syntax = ValidatorType(
    "syntax", "The value must have the syntax of its type; listed only to give it a message or an alert.",
    violations: [.typeMismatch, .badInput], argument: .flag,
    for: "e-mail addresses, web addresses, numbers, dates and times",
    applies: { $0.syntax != nil || $0.value.isOrdered })
}
