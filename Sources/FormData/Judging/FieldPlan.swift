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
    /// What it refuses, where that is settled by the form file.
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
  /// The values of the options, spelled as they are compared with the bytes of a record.
  let optionBytes: [[UInt8]]
  /// Whether it is a group that makes an object of its answers.
  let isNest: Bool
  /// Whether its value follows from others, or stands in the form.
  let isWorkedOut: Bool
  /// Whether a value that the quick check accepts is fine.
  let isPlain: Bool
  /// The rules in order.
  let rules: [Rule]
  /// The rule `required` that always applies; -1 for none.
  let requiredRule: Int
  /// The rule `syntax`, for its message; -1 for none.
  let syntaxRule: Int
  /// What accepts most values on their bytes.
  let quick: QuickCheck
  /// Whether other rules than those in ``quick`` have to be looked at.
  let hasFurtherRules: Bool

  init(
    _ field: Field, _ kind: ValueKind, _ layout: RecordLayout, parent: FieldPlan?,
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
    optionBytes = field.options.map { Array($0.value.value.utf8) }
    let least = field.validators.first { $0.type == .min && $0.when == nil }?.literalBound
    rules = field.validators.enumerated().map { place, validator in
      var argument: Program?
      if case .formula(let formula) = validator.argument.value { argument = program(formula, scope) }
      return Rule(
        place: place, validator: validator, when: make(validator.when), argument: argument,
        refusal: validator.refusal(base: least))
    }
    requiredRule = rules.firstIndex { $0.validator.type == .required && $0.when == nil } ?? -1
    syntaxRule = rules.firstIndex { $0.validator.type == .syntax && $0.when == nil } ?? -1
    quick = QuickCheck(field, rules, offersAll: offersAll)
    hasFurtherRules = rules.contains { !QuickCheck.covers($0, of: field) }
    var isWorkedOut = field.calculate != nil && !field.isEditable
    if case .hidden(.some) = field.details { isWorkedOut = true }
    self.isWorkedOut = isWorkedOut
    isPlain = !isWorkedOut && !hasFurtherRules && field.type.control != .entries
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
