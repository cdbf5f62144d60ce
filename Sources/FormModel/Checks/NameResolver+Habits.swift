import FormExpressions

/// Names that stand for something in other languages and for nothing in a form.
extension NameResolver {
  /// What is known of `field` of `operand`, where that stands for the answers of a form elsewhere: `values.email`. It is
  /// reported then, and read as the name alone.
  mutating func habit(of field: Name, on operand: Term) -> Known? {
    guard case .identifier(let owner, _) = operand.kind, Self.owners.contains(owner.value), isUnknown(owner) else {
      return nil
    }
    let isKnown = !isUnknown(field)
    report(
      ExpressionProblem(
        .unknownName, "There is no `\(owner.value)`: a field is named by its id alone",
        at: owner.range.lowerBound..<field.range.upperBound, hint: "Write `\(field.value)`.",
        replacement: isKnown ? .init(owner.range.lowerBound..<field.range.upperBound, field.value) : nil))
    return .unknown
  }

  /// Whether `call`, made on `receiver`, is one of another language: `Math.max(a, b)`, `form.valid()`. It is reported then.
  mutating func isHabit(_ call: Term.Call, on receiver: Term, of term: Term) -> Bool {
    guard case .identifier(let owner, _) = receiver.kind else { return false }
    let name = call.name.value
    if owner.value == "form", ["valid", "language"].contains(name), call.arguments.isEmpty {
      report(
        ExpressionProblem(
          .unknownFunction, "`form.\(name)` is no function", at: call.name.range,
          hint: "Write `form.\(name)`, without parentheses.", replacement: .init(term.range, "form.\(name)")),
        about: call.name)
      return true
    }
    guard Self.libraries.contains(owner.value), isUnknown(owner) else { return false }
    report(
      ExpressionProblem(
        .unknownFunction, "There is no function `\(owner.value).\(name)`",
        at: owner.range.lowerBound..<call.name.range.upperBound,
        hint: Functions.advice(for: "\(owner.value).\(name)") ?? Functions.list(isMethod: false)),
      about: call.name)
    return true
  }

  /// What other tools call the value of the field itself.
  static let ownValue: Set<String> = ["this", "self", "val", "input", "it", "_", "current", "current_value", "v"]

  /// What other tools call the answers of a form.
  private static let owners: Set<String> = [
    "this", "self", "values", "fields", "data", "state", "props", "answers", "formData", "formValues", "model", "$form",
    "context", "row", "record", "vm",
  ]

  /// What other languages call the libraries that their functions stand in.
  private static let libraries: Set<String> = [
    "Math", "Date", "Number", "String", "Array", "Object", "JSON", "moment", "dayjs", "datetime", "Calendar", "_",
  ]
}
