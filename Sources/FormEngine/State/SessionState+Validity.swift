import FormExpressions
import FormModel

extension SessionState {
  /// Works out what is wrong with the answer at `instance`.
  ///
  /// - Returns: Whether that differs from what it was.
  func updateValidity(_ instance: Int) -> Bool {
    let violations = violations(of: instance)
    guard violations != states[instance].violations else { return false }
    let hadError = states[instance].hasError
    states[instance].violations = violations
    let hasError = states[instance].hasError
    if hadError != hasError {
      let wasValid = errorCount == 0
      errorCount += hasError ? 1 : -1
      if wasValid != (errorCount == 0) { markFormDirty(.validity) }
    }
    return true
  }

  private func violations(of instance: Int) -> [Violation] {
    let state = states[instance]
    guard state.isRelevant, state.isEnabled else { return [] }
    let field = field(of: instance)
    let compiled = compiledField(of: instance)
    var violations: [Violation] = []
    if let own = builtInViolation(of: instance, field) { violations.append(own) }
    for (place, validator) in compiled.validators.enumerated() {
      if let when = validator.when, !evaluate(when, at: instance, own: state.value).isTrue { continue }
      if validator.rule.type == .syntax {
        continue
      } else if let violation = violation(of: validator, at: place, instance, field) {
        violations.append(violation)
      }
    }
    return violations
  }

  /// What every field of the type asks: a readable text, one of the options, a number of entries in bounds.
  private func builtInViolation(of instance: Int, _ field: Field) -> Violation? {
    let state = states[instance]
    if state.unreadable != nil { return syntaxViolation(.badInput, of: instance, field) }
    switch (state.current, field.type.value) {
    case (.text(let text)?, .text) where !text.isEmpty:
      guard let syntax = field.type.syntax, !syntax.accepts(text) else { return nil }
      return syntaxViolation(.typeMismatch, of: instance, field)
    case (.text(let text)?, .choice) where !text.isEmpty:
      return field.options.contains { $0.value.value == text } ? nil : Violation(.notAChoice, .notAChoice)
    case (.texts(let texts)?, .choices):
      let isFine = texts.allSatisfy { text in field.options.contains { $0.value.value == text } }
      return isFine ? nil : Violation(.notAChoice, .notAChoice)
    case (_, .entries):
      guard case .entries(let least, let most, _) = field.details else { return nil }
      let count = state.entries.count
      if let least, count < least.value { return Violation(.tooFew, .tooFewEntries(least: least.value)) }
      if let most, count > most.value { return Violation(.tooMany, .tooManyEntries(most: most.value)) }
      return nil
    default: return nil
    }
  }

  /// A violation of the type's syntax, with the words of a `syntax` that is listed and applies.
  private func syntaxViolation(_ kind: ViolationKind, of instance: Int, _ field: Field) -> Violation {
    let listed = compiledField(of: instance).validators.firstIndex { validator in
      guard validator.rule.type == .syntax else { return false }
      return validator.when.map { evaluate($0, at: instance, own: states[instance].value).isTrue } ?? true
    }
    guard let listed else { return Violation(kind, field.unreadableReason) }
    return Violation(kind, of: field, rule: listed, field.unreadableReason)
  }

  private func violation(
    of validator: CompiledValidator, at place: Int, _ instance: Int, _ field: Field
  ) -> Violation? {
    let state = states[instance]
    let kind = validator.rule.type.violations[0]
    let make = { (reason: Words.Reason) in Violation(kind, of: field, rule: place, reason) }
    switch validator.rule.type {
    case .required:
      let isMissing =
        field.type == .repeat
        ? state.entries.isEmpty : state.unreadable == nil && state.current.map(\.isBlank) ?? true
      return isMissing ? make(field.missingReason) : nil
    case .viewed:
      guard let document = field.link?.document.value, state.current.map({ !$0.isBlank }) ?? false else { return nil }
      return interaction.viewed[document] == nil ? make(.notViewed) : nil
    case .constraint:
      guard !isEmpty(instance, field), let program = validator.argument else { return nil }
      if case .bool(false) = evaluate(program, at: instance, own: state.value) { return make(.ruleBroken) }
      return nil
    case .distinct: return duplicate(in: instance, validator.rule).map { make(.duplicate(entry: $0 + 1)) }
    case .maxSize:
      guard case .count(let most) = validator.rule.argument.value, case .text(let path)? = state.current,
        !path.isEmpty, let size = surroundings.fileSize(path), size > most
      else { return nil }
      return make(.fileTooLarge(most: most))
    case .minSelected where field.type == .group, .maxSelected where field.type == .group:
      return groupViolation(of: validator.rule, at: place, instance, field)
    default: return refusal(of: validator, at: place, instance, field)
    }
  }

  private func refusal(
    of validator: CompiledValidator, at place: Int, _ instance: Int, _ field: Field
  ) -> Violation? {
    guard let value = states[instance].current, !value.isEmpty else { return nil }
    var argument: FieldValue?
    var base = compiledField(of: instance).stepBase
    var refusal = validator.refusal
    if let program = validator.argument {
      let kind: ValueKind = validator.rule.type == .step ? .number : field.type.value
      argument = FieldValue(evaluate(program, at: instance, own: states[instance].value), as: kind)
      guard argument != nil else { return nil }
    }
    if validator.rule.type == .step, base == nil { base = stepBase(of: instance, field) }
    if argument != nil || (validator.rule.type == .step && base != nil) {
      refusal = validator.rule.refusal(argument, base: base)
    }
    guard let refusal, refusal(value) else { return nil }
    let reason = field.reason(rule: place, refusing: value, argument: argument, base: base)
    return Violation(validator.rule.type.violations[0], of: field, rule: place, reason)
  }

  /// Where steps count from when the field's `min` is an expression.
  private func stepBase(of instance: Int, _ field: Field) -> FieldValue? {
    let min = compiledField(of: instance).validators.first { $0.rule.type == .min && $0.when == nil }
    return min?.argument.flatMap { FieldValue(evaluate($0, at: instance), as: field.type.value) }
  }

  private func isEmpty(_ instance: Int, _ field: Field) -> Bool {
    if field.type == .repeat { return states[instance].entries.isEmpty }
    return states[instance].current.map(\.isEmpty) ?? (field.type.value != .boolean)
  }

  /// A group with too few or too many of its boxes ticked. A ticked box that excludes the others is enough.
  private func groupViolation(
    of rule: Validator, at place: Int, _ instance: Int, _ field: Field
  ) -> Violation? {
    guard case .count(let bound) = rule.argument.value else { return nil }
    var count = 0
    var hasExclusive = false
    for box in compiledField(of: instance).counted {
      forEachInstance(of: box, from: Int(entryOf[instance])) { box in
        let state = states[box]
        guard state.isRelevant, state.isEnabled, state.current == .boolean(true) else { return }
        count += 1
        if compiledField(of: box).exclusion.isAlternative { hasExclusive = true }
      }
    }
    if rule.type == .minSelected {
      guard count < bound, !hasExclusive else { return nil }
      return Violation(.tooFew, of: field, rule: place, .tooFewChosen(least: bound, count: count))
    }
    guard count > bound else { return nil }
    return Violation(.tooMany, of: field, rule: place, .tooManyChosen(most: bound, count: count))
  }

  /// The place of the first entry whose values an entry after it repeats; nil when all differ.
  private func duplicate(in instance: Int, _ rule: Validator) -> Int? {
    guard case .names(let names) = rule.argument.value,
      let scope = form.names.scopeInside[Int(fieldOf[instance])]
    else { return nil }
    let fields = names.compactMap { form.names.field($0.value, in: scope) }
    var seen: [[FieldValue?]: Int] = [:]
    for entry in states[instance].entries {
      let values = fields.map { field -> FieldValue? in
        guard let inner = self.instance(of: field, from: entry), states[inner].isRelevant else { return nil }
        return states[inner].current.flatMap { $0.isEmpty ? nil : $0 }
      }
      guard values.contains(where: { $0 != nil }) else { continue }
      if let first = seen[values] { return first }
      seen[values] = entries[entry].position
    }
    return nil
  }
}
