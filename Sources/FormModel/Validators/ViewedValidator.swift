extension ValidatorType {
  /// The linked document must have been opened to its end.
  public static let viewed = ValidatorType(
    "viewed", "The document of the field's `link` must have been opened to its end.", violations: [.notViewed],
    argument: .flag, for: "fields with a `link`", applies: { $0.value.isStored && $0.control != .hidden })
}
