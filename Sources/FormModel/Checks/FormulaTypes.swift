import FormDiagnostics
import FormExpressions

/// Checks the types in the expressions of a form: what operators and functions are for, and what the place of an
/// expression wants.
struct FormulaTypes {
  private let form: Form
  private let names: NameTable
  private let holes: Set<String>
  private let variables: FormVariables
  private let environments: [Environment]

  init(_ form: Form, _ names: NameTable, holes: Set<String>) {
    self.form = form
    self.names = names
    self.holes = holes
    variables = FormVariables(form, names)
    environments = variables.environments
  }

  /// Whether the types in the expression of `site` fit; reports those that do not.
  ///
  /// What was told of its names is not told again.
  func fit(in site: FormulaSite, _ context: inout DecodingContext) -> Bool {
    if site.isMisread { return false }
    let check = site.formula.expression.check(in: environment(of: site), as: expectation(of: site))
    var fits = true
    for problem in check.problems where isNew(problem, in: site) {
      fits = false
      context.report(problem, at: site.formula.place)
    }
    return fits
  }

  private func environment(of site: FormulaSite) -> Environment {
    if case .validator = site.role, let owner = site.owner {
      return variables.environment(in: site.scope, forValueOf: owner)
    }
    return environments[site.scope]
  }

  /// Whether nothing was said yet of what `problem` is about.
  private func isNew(_ problem: ExpressionProblem, in site: FormulaSite) -> Bool {
    switch problem.kind {
    case .type, .secret: true
    case .unknownName:
      site.isResolved && !isHole(site.formula.expression.lastName(in: problem.range))
    case .syntax, .depth, .template, .unknownFunction, .argumentCount: false
    }
  }

  /// Whether something broken, or told to have a name that is taken, may have been called `name`.
  private func isHole(_ name: String) -> Bool { holes.contains(name) || names.repeated.contains(name) }

  // MARK: What places want

  private func expectation(of site: FormulaSite) -> ExpectedType? {
    let field = site.owner.map { form.fields[$0] }
    switch site.role {
    case .relevant: return .condition("`relevant` wants a condition")
    case .enabled, .submitEnabled: return .condition("`enabled` wants a condition")
    case .readOnly: return .condition("`readOnly` wants a condition")
    case .check: return .condition("`constraint` wants a condition")
    case .option(let place):
      let isRelevant = field?.options[place].relevant.formula === site.formula
      return .condition(isRelevant ? "`relevant` wants a condition" : "`enabled` wants a condition")
    case .calculate, .initial: return field.flatMap { expectation(of: $0) }
    case .assignment(let target):
      return names.field(target, in: site.scope).flatMap { expectation(of: form.fields[$0]) }
    case .validator(let place): return field.flatMap { expectation(of: $0.validators[place], on: $0, site.formula) }
    case .text:
      return ExpectedType(.string, "A text shows texts, numbers, truth values, dates, times and lists of them") {
        $0.canBeShown
      }
    }
  }

  private func expectation(of field: Field) -> ExpectedType? {
    guard let holding = field.type.value.holding else { return nil }
    return expectation(
      of: field.type.value, "\(field.nameForMessages.capitalizedFirst) holds \(holding)", isOptional: true)
  }

  private func expectation(
    of validator: Validator, on field: Field, _ formula: Formula
  ) -> ExpectedType? {
    if validator.when === formula { return .condition("`when` wants a condition") }
    switch validator.type {
    case .min, .max:
      guard let holding = field.type.value.holding else { return nil }
      return expectation(of: field.type.value, "`\(validator.type.name)` of \(field.nameForMessages) wants \(holding)")
    case .step: return expectation(of: .number, "`step` wants a number")
    case .constraint: return .condition("`constraint` wants a condition")
    default: return nil
    }
  }

  private func expectation(of kind: ValueKind, _ demand: String, isOptional: Bool = false) -> ExpectedType? {
    ExpectedType(kind.typeInExpressions, demand, isOptional: isOptional) { kind.holds($0) }
  }
}

extension Expression {
  /// The last of the names that `range` spells: `email` in `account.email`.
  fileprivate func lastName(in range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range].split(separator: UInt8(ascii: ".")).last ?? [], as: UTF8.self)
  }
}

extension ValueKind {
  /// What a field of this kind holds, in the words of messages; nil when an expression cannot give it a value.
  fileprivate var holding: String? {
    switch self {
    case .text: "a text"
    case .choice: "the value of an option, which is a text"
    case .file: "a path, which is a text"
    case .integer: "a whole number"
    case .number: "a number"
    case .date: "a date"
    case .dateTime: "a date with a time"
    case .time: "a time of day, which is a span since midnight"
    case .boolean: "true or false"
    case .choices: "a list of option values"
    case .any: "a single value or a list of texts"
    case .entries, .selectAll, .none: nil
    }
  }

  /// Whether a field of this kind can hold a value of the type. A number with fraction is kept by an `integer` field
  /// when it is whole.
  fileprivate func holds(_ type: ValueType) -> Bool {
    let types: [ValueType] =
      switch self {
      case .integer, .number: [.int, .double]
      case .any: [.string, .bool, .int, .double, .timestamp, .duration, .list(.string)]
      case .text, .choice, .file, .date, .dateTime, .time, .boolean, .choices, .entries, .selectAll, .none:
        [typeInExpressions]
      }
    return types.contains { $0.accepts(type) }
  }
}

extension ValueType {
  /// Whether a text can show a value of the type.
  fileprivate var canBeShown: Bool {
    switch self {
    case .map, .record, .type, .bytes, .abstract: false
    case .list(let element): element.canBeShown
    case .dyn, .null, .bool, .int, .uint, .double, .string, .secret, .timestamp, .duration, .parameter: true
    }
  }
}
