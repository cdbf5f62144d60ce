import FormEngine
import FormExpressions
import FormModel
import FormPatterns

/// How one field of a record is judged: its rules, as the engine has them, and where it stands in a record.
///
/// A class, because plans are large, never change, and are read by every thread.
final class FieldPlan: Sendable {
  /// A rule of the field.
  struct Rule: Sendable {
    /// The place among the validators of the field.
    let place: Int
    let compiled: CompiledValidator
    /// What its argument says, where it is an expression that reads no answer.
    let constant: FieldValue?

    var validator: Validator { compiled.rule }
  }

  let field: Field
  /// The field as the engine runs it.
  let compiled: CompiledField
  let kind: ValueKind
  /// The place of its slot in its level.
  let offset: Int
  /// The kind of level that it stands in.
  let levelKind: Int
  /// Whether it is asked whatever the answers are.
  let isAlwaysRelevant: Bool
  /// Whether it is enabled whatever the answers are.
  let isAlwaysEnabled: Bool
  /// Whether every option is always offered.
  let offersAll: Bool
  /// Whether it is a group that makes an object of its answers.
  let isNest: Bool
  /// Whether its value follows from others, or stands in the form.
  let isWorkedOut: Bool
  /// The rules in order.
  let rules: [Rule]
  /// Whether a rule has an expression, which may read what the field holds as `value`.
  let asksExpressions: Bool
  /// The rule `required` that always applies; -1 for none.
  let requiredRule: Int

  init(_ field: Field, _ compiled: CompiledField, _ layout: RecordLayout, parent: FieldPlan?, now: Timestamp) {
    self.field = field
    self.compiled = compiled
    let kind = compiled.kind
    self.kind = kind
    offset = layout.offsetOfField[field.index]
    levelKind = layout.levelOfField[field.index]
    isNest = field.isNest
    isAlwaysRelevant = field.relevant.isAlways && (parent?.isAlwaysRelevant ?? true)
    isAlwaysEnabled = field.enabled.isAlways && (parent?.isAlwaysEnabled ?? true)
    offersAll = field.options.allSatisfy { $0.relevant.isAlways }
    rules = compiled.validators.enumerated().map { place, validator in
      var constant: FieldValue?
      if let program = validator.argument, program.slots.isEmpty, validator.rule.type != .constraint {
        let value = try? program.evaluate([Value](), now: now).get()
        constant = value.flatMap { FieldValue($0, as: validator.rule.type == .step ? .number : kind) }
      }
      return Rule(place: place, compiled: validator, constant: constant)
    }
    asksExpressions = compiled.validators.contains { $0.when != nil || $0.argument != nil }
    requiredRule = field.validators.firstIndex { $0.type == .required && $0.when == nil } ?? -1
    var isWorkedOut = field.calculate != nil && !field.isEditable
    if case .hidden(.some) = field.details { isWorkedOut = true }
    self.isWorkedOut = isWorkedOut
  }

  /// Whether the field can hold an answer in a record.
  var isStored: Bool { kind.isStored }

  /// How the boxes of a group exclude each other.
  var exclusive: Exclusive? {
    if case .group(_, let exclusive, _) = field.details { exclusive } else { nil }
  }
}

extension Condition {
  /// Whether it holds whatever the answers are.
  var isAlways: Bool {
    if case .constant(let value) = self { value.value } else { false }
  }
}
