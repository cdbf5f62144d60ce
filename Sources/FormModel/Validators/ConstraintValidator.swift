extension ValidatorType {
  /// An expression that must be true (XForms' `constraint`); `value` is the field's own value.
  ///
  /// An empty value and an unknown result pass.
  public static let constraint = ValidatorType(
    "constraint", "An expression that must be true; `value` is the field's own value.", violations: [.customError],
    argument: .verdict, for: "fields that hold a value", applies: \.value.isStored,
    isWithoutEffect: { argument, _ in
      guard case .formula(let formula) = argument else { return false }
      return formula.isLiterallyTrue
    })
}
