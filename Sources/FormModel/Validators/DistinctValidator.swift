extension ValidatorType {
  /// No two entries may have the same values.
  public static let distinct = ValidatorType(
    "distinct", "The field, or list of fields, whose values may not repeat from entry to entry.",
    violations: [.duplicate], argument: .fieldNames, for: "repeats", applies: { $0.control == .entries })
}
