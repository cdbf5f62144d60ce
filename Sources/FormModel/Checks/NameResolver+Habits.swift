import FormExpressions

/// Names that stand for something in other languages and for nothing in a form.
extension NameResolver {
  /// What is known of `field` of `operand`, where that stands for the answers of a form elsewhere: `values.email`. It is
  /// reported then, and read as the name alone.
  mutating func habit(of field: Name, on operand: Term) -> Known? {
    guard case .identifier(let owner, _) = operand.kind, isUnknown(owner) else { return nil }
    if Self.libraries.contains(owner.value), let meant = Self.constants["\(owner.value).\(field.value)"] {
      let range = owner.range.lowerBound..<field.range.upperBound
      report(
        ExpressionProblem(
          .unknownName, "There is no `\(owner.value).\(field.value)`", at: range, hint: "Write `\(meant)`.",
          replacement: .init(range, meant)))
      return .unknown
    }
    guard Self.owners.contains(owner.value) else { return nil }
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
    let mathematics =
      owner.value == "Math" && Functions.named("math.\(name)") != nil ? "Here it is called `math.\(name)`" : nil
    report(
      ExpressionProblem(
        .unknownFunction, "There is no function `\(owner.value).\(name)`",
        at: owner.range.lowerBound..<call.name.range.upperBound,
        hint: Functions.advice(for: "\(owner.value).\(name)") ?? mathematics ?? Functions.list(isMethod: false),
        replacement: mathematics == nil
          ? nil : .init(owner.range.lowerBound..<call.name.range.upperBound, "math.\(name)")),
      about: call.name)
    return true
  }

  /// Reports `gear.includes('rope')` and `selected(gear, 'rope')`, where `operand` is a choice.
  mutating func tellMembership(_ call: Term.Call, of known: Known, _ operand: Term, at term: Term) {
    let element = call.receiver == nil ? call.arguments.dropFirst().first : call.arguments.first
    let isCall = call.arguments.count == (call.receiver == nil ? 2 : 1)
    guard isCall, let element, case .field(let index) = known, Self.membership.contains(call.name.value),
      Functions.named(call.name.value) == nil
    else { return }
    let isList = checked.form.fields[index].type.value == .choices
    guard isList || checked.form.fields[index].type.value == .choice && call.receiver == nil else { return }
    let (list, value) = (source(operand), source(element))
    let asked = isList ? "\(value) in \(list)" : "\(list) == \(value)"
    let isWhole = term.range == site.formula.expression.root.range
    report(
      ExpressionProblem(
        .unknownFunction, "There is no function `\(call.name.value)`", at: call.name.range,
        hint: asked.utf8.count < 60
          ? "Write `\(asked)`." : "Whether a list has an element is asked by `element in list`.",
        replacement: .init(term.range, isWhole ? asked : "(\(asked))")),
      about: call.name)
  }

  /// What other languages call the question whether a list has an element.
  private static let membership: Set<String> = ["includes", "has", "selected", "include", "isSelected"]

  private func source(_ term: Term) -> String {
    String(decoding: Array(site.formula.expression.text.utf8)[term.range], as: UTF8.self)
  }

  /// Whether the difference is a call of a function whose name has a dash in XPath: `string-length(name)`. It is
  /// reported then.
  mutating func isDashedCall(_ first: Term, _ steps: [Term.Step]) -> Bool {
    guard steps.count == 1, steps[0].symbol.value == .subtract, case .identifier(let start, _) = first.kind,
      case .call(let call) = steps[0].operand.kind, call.receiver == nil,
      call.name.range.lowerBound == start.range.upperBound + 1,
      let meant = Self.dashedCalls["\(start.value)-\(call.name.value)"]
    else { return false }
    for argument in call.arguments { visitPart(argument) }
    noteMisread()
    let range = start.range.lowerBound..<call.name.range.upperBound
    report(
      ExpressionProblem(
        .unknownFunction, "There is no function `\(start.value)-\(call.name.value)`", at: range,
        hint: "Here it is called `\(meant)`.", replacement: .init(range, meant)),
      about: call.name)
    return true
  }

  /// What functions with a dash in their names are called here.
  private static let dashedCalls = ["string-length": "size", "count-selected": "size"]

  /// Whether `call` is `sum(amount)`, where only the entries of a repeat have an `amount`. It is reported then.
  mutating func isSumOfEntries(_ call: Term.Call) -> Bool {
    guard call.name.value == "sum", call.receiver == nil, call.arguments.count == 1,
      case .identifier(let name, _) = call.arguments[0].kind, isUnknown(name),
      let scope = checked.names.scopeElsewhere(with: name.value, than: site.scope),
      let owner = checked.names.scopes[scope].owner, !checked.form.fields[owner].isNest,
      let id = checked.form.fields[owner].id?.value, checked.names.field(id, in: site.scope) == owner
    else { return false }
    let meant = "\(id).map(x, x.\(name.value))"
    report(
      ExpressionProblem(
        .unknownName, "`\(name.value)` can be said so only inside `\(id)`", at: name.range,
        hint: "Those of all entries are `\(meant)`.", replacement: .init(name.range, meant)))
    return true
  }

  /// What is a part of a library elsewhere, and a function here.
  private static let constants = ["Date.now": "now()", "Date.today": "today()", "DateTime.now": "now()"]

  /// What other languages call no value.
  static let nothing: Set<String> = ["nil", "None", "undefined", "NULL", "Null"]

  /// What other tools call the value of the field itself.
  static let ownValue: Set<String> = ["this", "self", "val", "input", "it", "_", "current", "current_value", "v"]

  /// What other tools call the answers of a form.
  private static let owners: Set<String> = [
    "this", "self", "values", "fields", "data", "state", "props", "answers", "formData", "formValues", "model", "$form",
    "context", "row", "record", "vm",
  ]

  /// What other languages call the libraries that their functions stand in.
  private static let libraries: Set<String> = [
    "Math", "Date", "Number", "String", "Array", "Object", "JSON", "moment", "dayjs", "datetime", "DateTime",
    "Calendar", "_",
  ]
}
