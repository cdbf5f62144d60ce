package import FormExpressions
package import FormModel

/// What is wrong with one answer: the one place where the rules of a field meet what stands in it.
///
/// A session asks about the fields that a person fills in, the judge of records about what has been collected, so that
/// both say the same. The rules of a field that is not asked are not asked about either.
package struct AnswerCheck {
  /// The field.
  package let field: Field
  /// The field with its rules, ready to run.
  package let compiled: CompiledField
  /// What the field holds; nil when it is empty.
  package var current: FieldValue?
  /// Whether something stands there that is no value of the field's kind.
  package var isUnreadable = false
  /// What expressions read of the field.
  package var value: Value
  /// The number of entries of a repeat.
  package var entryCount = 0
  /// How many of the boxes are ticked that the rules of a group count.
  package var tickedCount = 0
  /// Whether the box of a group is ticked that stands for none of the others.
  package var hasAlternative = false
  /// Whether the document beside the field was shown to its end.
  package var isViewed = true
  /// The size in bytes of the file that is named; nil when that is not known.
  package var fileSize: Int?

  /// The check of `current` in `field`.
  package init(_ field: Field, _ compiled: CompiledField, current: FieldValue?, value: Value) {
    self.field = field
    self.compiled = compiled
    self.current = current
    self.value = value
  }

  /// What gives the value of a program where the field stands; `own` is what `value` reads.
  package typealias Evaluation = (_ program: Program, _ own: Value) -> Value

  /// What gives for each entry of a repeat the values of these fields: nil for a field that is empty or not asked.
  package typealias EntryValues = (_ fields: [Int]) -> [[FieldValue?]]

  /// What is wrong: first what every field of the type asks, then rule by rule.
  package func violations(evaluate: Evaluation, entryValues: EntryValues) -> [Violation] {
    var violations: [Violation] = []
    if let own = builtInViolation(evaluate) { violations.append(own) }
    for (place, validator) in compiled.validators.enumerated() where validator.rule.type != .syntax {
      if let when = validator.when, !evaluate(when, value).isTrue { continue }
      if validator.rule.type == .distinct {
        guard let first = duplicate(validator.distinct, entryValues) else { continue }
        violations.append(Violation(.duplicate, of: field, rule: place, .duplicate(entry: first + 1)))
      } else if let violation = violation(of: validator, at: place, evaluate) {
        violations.append(violation)
      }
    }
    return violations
  }

  /// What every field of the type asks: a readable text, one of the options, a number of entries in bounds.
  private func builtInViolation(_ evaluate: Evaluation) -> Violation? {
    if isUnreadable { return syntaxViolation(.badInput, evaluate) }
    switch (current, field.type.value) {
    case (.text(let text)?, .text) where !text.isEmpty:
      guard let syntax = field.type.syntax, !syntax.accepts(text) else { return nil }
      return syntaxViolation(.typeMismatch, evaluate)
    case (.text(let text)?, .choice) where !text.isEmpty:
      return field.hasOption(text) ? nil : Violation(.notAChoice, .notAChoice)
    case (.texts(let texts)?, .choices):
      return texts.allSatisfy(field.hasOption) ? nil : Violation(.notAChoice, .notAChoice)
    case (_, .entries):
      guard case .entries(let least, let most, _) = field.details else { return nil }
      if let least, entryCount < least.value { return Violation(.tooFew, .tooFewEntries(least: least.value)) }
      if let most, entryCount > most.value { return Violation(.tooMany, .tooManyEntries(most: most.value)) }
      return nil
    default: return nil
    }
  }

  /// A violation of the type's syntax, with the words of a `syntax` that is listed and applies.
  private func syntaxViolation(_ kind: ViolationKind, _ evaluate: Evaluation) -> Violation {
    let listed = compiled.validators.firstIndex { validator in
      guard validator.rule.type == .syntax else { return false }
      return validator.when.map { evaluate($0, value).isTrue } ?? true
    }
    guard let listed else { return Violation(kind, field.unreadableReason) }
    return Violation(kind, of: field, rule: listed, field.unreadableReason)
  }

  private func violation(of validator: CompiledValidator, at place: Int, _ evaluate: Evaluation) -> Violation? {
    let kind = validator.rule.type.violations[0]
    let make = { (reason: Words.Reason) in Violation(kind, of: field, rule: place, reason) }
    switch validator.rule.type {
    case .required:
      let isMissing = field.type == .repeat ? entryCount == 0 : !isUnreadable && current.map(\.isBlank) ?? true
      return isMissing ? make(field.missingReason) : nil
    case .viewed:
      guard field.link != nil, current.map({ !$0.isBlank }) ?? false else { return nil }
      return isViewed ? nil : make(.notViewed)
    case .constraint:
      guard !isEmpty, let program = validator.argument else { return nil }
      if case .bool(false) = evaluate(program, value) { return make(.ruleBroken) }
      return nil
    case .maxSize:
      guard case .count(let most) = validator.rule.argument.value, let fileSize, fileSize > most else { return nil }
      return make(.fileTooLarge(most: most))
    case .minSelected where field.type == .group, .maxSelected where field.type == .group:
      return groupViolation(of: validator.rule, at: place)
    default: return refusal(of: validator, at: place, evaluate)
    }
  }

  private func refusal(of validator: CompiledValidator, at place: Int, _ evaluate: Evaluation) -> Violation? {
    guard let current, !current.isEmpty else { return nil }
    var argument: FieldValue?
    var base = compiled.stepBase
    var refusal = validator.refusal
    if let program = validator.argument {
      let kind: ValueKind = validator.rule.type == .step ? .number : field.type.value
      argument = FieldValue(evaluate(program, value), as: kind)
      guard argument != nil else { return nil }
    }
    if validator.rule.type == .step, base == nil { base = stepBase(evaluate) }
    if argument != nil || (validator.rule.type == .step && base != nil) {
      refusal = validator.rule.refusal(argument, base: base)
    }
    guard let refusal, refusal(current) else { return nil }
    let reason = field.reason(rule: place, refusing: current, argument: argument, base: base)
    return Violation(validator.rule.type.violations[0], of: field, rule: place, reason)
  }

  /// Where steps count from when the field's `min` is an expression.
  private func stepBase(_ evaluate: Evaluation) -> FieldValue? {
    let least = compiled.validators.first { $0.rule.type == .min && $0.when == nil }
    return least?.argument.flatMap { FieldValue(evaluate($0, .unknown), as: field.type.value) }
  }

  private var isEmpty: Bool {
    if field.type == .repeat { return entryCount == 0 }
    return current.map(\.isEmpty) ?? (field.type.value != .boolean)
  }

  /// A group with too few or too many of its boxes ticked. A ticked box that excludes the others is enough.
  private func groupViolation(of rule: Validator, at place: Int) -> Violation? {
    guard case .count(let bound) = rule.argument.value else { return nil }
    if rule.type == .minSelected {
      guard tickedCount < bound, !hasAlternative else { return nil }
      return Violation(.tooFew, of: field, rule: place, .tooFewChosen(least: bound, count: tickedCount))
    }
    guard tickedCount > bound else { return nil }
    return Violation(.tooMany, of: field, rule: place, .tooManyChosen(most: bound, count: tickedCount))
  }

  /// The place of the first entry whose values in `fields` an entry after it repeats; nil when all differ.
  private func duplicate(_ fields: [Int], _ entryValues: EntryValues) -> Int? {
    var seen: [[FieldValue?]: Int] = [:]
    for (place, values) in entryValues(fields).enumerated() {
      guard values.contains(where: { $0 != nil }) else { continue }
      if let first = seen[values] { return first }
      seen[values] = place
    }
    return nil
  }
}
