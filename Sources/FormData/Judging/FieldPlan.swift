import FormEngine
import FormExpressions
import FormModel
import FormPatterns

/// How one field of a record is judged: its rules made ready once.
///
/// A class, because plans are large, never change, and are read by every thread.
final class FieldPlan: Sendable {
  /// A rule with the parts that need evaluation.
  struct Rule: Sendable {
    /// The place among the validators of the field.
    let place: Int
    let validator: Validator
    /// When it applies; nil for always.
    let when: Program?
    /// What its argument says, where that is an expression.
    let argument: Program?
    /// What its argument says, where it is an expression that reads no answer.
    let constant: FieldValue?
    /// What it refuses, where that is the same for every record.
    let refusal: ValueRefusal?
  }

  let field: Field
  let kind: ValueKind
  /// The place of its slot in its level.
  let offset: Int
  /// The kind of level that it stands in.
  let levelKind: Int
  /// Whether it is asked whatever the answers are.
  let isAlwaysRelevant: Bool
  /// Whether it is enabled whatever the answers are.
  let isAlwaysEnabled: Bool
  let relevant: Program?
  let enabled: Program?
  let readOnly: Program?
  let calculate: Program?
  /// For each option the program that says whether it is offered; nil for always.
  let offers: [Program?]
  /// Whether every option is always offered.
  let offersAll: Bool
  /// Whether it is a group that makes an object of its answers.
  let isNest: Bool
  /// Whether its value follows from others, or stands in the form.
  let isWorkedOut: Bool
  /// The rules in order.
  let rules: [Rule]
  /// The rule `required` that always applies; -1 for none.
  let requiredRule: Int
  /// The rule `syntax`, for its message; -1 for none.
  let syntaxRule: Int

  init(
    _ field: Field, _ kind: ValueKind, _ layout: RecordLayout, parent: FieldPlan?, now: Timestamp,

    program: @escaping (Formula, Int) -> Program
  ) {
    let scope = layout.form.names.scopeOfField[field.index]
    let make = { (formula: Formula?) in formula.map { program($0, scope) } }
    self.field = field
    self.kind = kind
    offset = layout.offsetOfField[field.index]
    levelKind = layout.levelOfField[field.index]
    relevant = make(field.relevant.formula)
    enabled = make(field.enabled.formula)
    readOnly = make(field.readOnly.formula)
    calculate = make(field.calculate)
    isNest = field.isNest
    isAlwaysRelevant = field.relevant.isAlways && (parent?.isAlwaysRelevant ?? true)
    isAlwaysEnabled = field.enabled.isAlways && (parent?.isAlwaysEnabled ?? true)
    offers = field.options.map { make($0.relevant.formula) }
    offersAll = field.options.allSatisfy { $0.relevant.isAlways }
    let made = field.validators.map { validator in
      if case .formula(let formula) = validator.argument.value { program(formula, scope) } else { Program?.none }
    }
    let constants = zip(field.validators, made).map { validator, program -> FieldValue? in
      guard let program, program.slots.isEmpty, validator.type != .constraint,
        let value = try? program.evaluate([Value](), now: now).get()
      else { return nil }
      return FieldValue(value, as: validator.type == .step ? .number : kind)
    }
    let least = field.validators.firstIndex { $0.type == .min && $0.when == nil }
    let base = least.flatMap { constants[$0] ?? field.validators[$0].literalBound }
    rules = field.validators.indices.map { place in
      let validator = field.validators[place]
      return Rule(
        place: place, validator: validator, when: make(validator.when), argument: made[place],
        constant: constants[place], refusal: validator.refusal(constants[place], base: base))
    }
    requiredRule = rules.firstIndex { $0.validator.type == .required && $0.when == nil } ?? -1
    syntaxRule = rules.firstIndex { $0.validator.type == .syntax && $0.when == nil } ?? -1
    var isWorkedOut = field.calculate != nil && !field.isEditable
    if case .hidden(.some) = field.details { isWorkedOut = true }
    self.isWorkedOut = isWorkedOut
  }

  /// Whether the field can hold an answer in a record.
  var isStored: Bool { kind.isStored }
}

extension Condition {
  /// Whether it holds whatever the answers are.
  var isAlways: Bool {
    if case .constant(let value) = self { value.value } else { false }
  }
}
