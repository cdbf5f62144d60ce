extension ValidatorType {
  /// An answer must be given (HTML's `required`).
  public static let required = ValidatorType(
    "required", "An answer must be given: text not blank, a box ticked, at least one option or entry.",
    violations: [.valueMissing], argument: .flag, for: "fields that a person answers",
    applies: { $0.value.isStored && $0.control != .hidden })
}
