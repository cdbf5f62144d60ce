import FormEngine
import FormExpressions
import FormModel

extension RecordJudge {
  /// Judges the fields at the places `range` of the form, which stand at one level, in the order of the form.
  mutating func judgeFields(in range: Range<Int>, at level: Int, _ bytes: Span<UInt8>) {
    var index = range.lowerBound
    while true {
      let base = scanner.levels[level].base
      index = plan.quick.firstDoubt(from: index, to: range.upperBound, scanner.slots.span, base, bytes)
      if index >= range.upperBound { return }
      judge(plan.fields[index], at: level, bytes)
      index = plan.quick.items[index].next
    }
  }

  /// Judges one field by its rules.
  private mutating func judge(_ plan: FieldPlan, at level: Int, _ bytes: Span<UInt8>) {
    if !plan.isStored {
      if plan.field.type.control == .group, !plan.rules.isEmpty || plan.exclusive != nil {
        judgeGroup(plan, at: level, bytes)
      }
      if plan.isNest { judgeNest(plan, at: level) }
      return
    }
    let slot = scanner.slots[scanner.levels[level].base + plan.offset]
    if slot.kind == .missing, settings.context == nil, isAskedFromOutside(plan) { return }
    if isAsked(plan.field.index, at: level, bytes) {
      judgeAsked(plan, slot, at: level, bytes)
    } else {
      judgeNotAsked(plan, slot, at: level, bytes)
    }
  }

  /// Whether what the form is told from outside decides if the field is asked.
  private func isAskedFromOutside(_ plan: FieldPlan) -> Bool {
    var part: FieldPlan? = plan
    while let current = part, !(current.isAlwaysRelevant && current.isAlwaysEnabled) {
      if let program = current.relevant, self.plan.readsContext(program) { return true }
      if let program = current.enabled, self.plan.readsContext(program) { return true }
      part = current.field.parent.map { self.plan.fields[$0] }
    }
    return false
  }

  /// A field that is not asked may hold nothing, unless its value is to be kept.
  private mutating func judgeNotAsked(_ plan: FieldPlan, _ slot: Slot, at level: Int, _ bytes: Span<UInt8>) {
    if plan.field.whenHidden == .keep, !isRelevant(plan.field.index, at: level, bytes) { return }
    switch slot.kind {
    case .missing, .null, .false: return
    case .string where slot.range.isEmpty: return
    case .list where slot.count == 0: return
    case .true, .number, .string, .list, .object: add(.unexpectedAnswer, plan, at: level, slot.place)
    }
  }

  private mutating func judgeAsked(_ plan: FieldPlan, _ slot: Slot, at level: Int, _ bytes: Span<UInt8>) {
    if plan.field.type.control == .entries { return judgeRepeat(plan, slot, at: level, bytes) }
    if plan.isWorkedOut { return judgeWorkedOut(plan, slot, at: level, bytes) }
    switch bytes.reading(slot, as: plan.kind) {
    case .empty: judgeEmpty(plan, slot, at: level, bytes)
    case .unreadable: addSyntax(.badInput, plan, slot, at: level)
    case .value(let value):
      if value.isBlank { judgeRequired(plan, slot, at: level, bytes) }
      if let syntax = plan.field.type.syntax, case .text(let text) = value, !syntax.accepts(text) {
        addSyntax(.typeMismatch, plan, slot, at: level)
      }
      judgeOptions(plan, slot, value, at: level, bytes)
      judgeRules(plan, slot, value, at: level, bytes)
    }
  }

  private mutating func judgeEmpty(_ plan: FieldPlan, _ slot: Slot, at level: Int, _ bytes: Span<UInt8>) {
    // A box without an answer is not a box that was left unticked.
    if plan.kind == .boolean {
      let rule: RawFinding.Rule = plan.requiredRule >= 0 ? .validator(plan.requiredRule) : .builtIn
      return add(.violation(.valueMissing), plan, at: level, place(of: slot, at: level), rule)
    }
    judgeRequired(plan, slot, at: level, bytes)
  }

  /// Tells that an answer is missing, if one is required.
  mutating func judgeRequired(_ plan: FieldPlan, _ slot: Slot, at level: Int, _ bytes: Span<UInt8>) {
    for rule in plan.rules where rule.validator.type == .required && applies(rule, plan, at: level, bytes) {
      add(.violation(.valueMissing), plan, at: level, place(of: slot, at: level), .validator(rule.place))
    }
  }

  /// Whether the rule applies to the answers as they are.
  func applies(_ rule: FieldPlan.Rule, _ plan: FieldPlan, at level: Int, _ bytes: Span<UInt8>) -> Bool {
    guard let when = rule.when else { return true }
    return evaluate(when, at: level, bytes, own: value(of: plan.field.index, at: level, bytes)).isTrue
  }

  private mutating func judgeRules(
    _ plan: FieldPlan, _ slot: Slot, _ value: FieldValue, at level: Int, _ bytes: Span<UInt8>
  ) {
    for rule in plan.rules {
      if rule.validator.type == .required || !applies(rule, plan, at: level, bytes) { continue }
      guard breaks(rule, plan, value, at: level, bytes), let kind = rule.validator.type.violations.first else {
        continue
      }
      add(.violation(kind), plan, at: level, slot.place, .validator(rule.place))
    }
  }

  /// Whether the value, which is not empty, breaks the rule.
  private func breaks(
    _ rule: FieldPlan.Rule, _ plan: FieldPlan, _ value: FieldValue, at level: Int, _ bytes: Span<UInt8>
  ) -> Bool {
    if rule.validator.type == .constraint {
      guard let program = rule.argument else { return false }
      let own = value.value(as: plan.kind, isSecret: plan.field.isSecret)
      if case .bool(false) = evaluate(program, at: level, bytes, own: own) { return true }
      return false
    }
    var refusal = rule.refusal
    if let program = rule.argument, rule.constant == nil {
      guard let argument = FieldValue(evaluate(program, at: level, bytes), as: argumentKind(rule, plan)) else {
        return false
      }
      refusal = rule.validator.refusal(argument, base: stepBase(rule, plan, at: level, bytes))
    } else if rule.validator.type == .step {
      refusal = rule.validator.refusal(rule.constant, base: stepBase(rule, plan, at: level, bytes))
    }
    return refusal?(value) ?? false
  }

  private func argumentKind(_ rule: FieldPlan.Rule, _ plan: FieldPlan) -> ValueKind {
    rule.validator.type == .step ? .number : plan.kind
  }

  /// Where the steps of a field count from: its first `min` that applies.
  private func stepBase(_ rule: FieldPlan.Rule, _ plan: FieldPlan, at level: Int, _ bytes: Span<UInt8>) -> FieldValue? {
    guard rule.validator.type == .step else { return nil }
    guard let least = plan.rules.first(where: { $0.validator.type == .min }) else { return nil }
    if let constant = least.constant { return constant }
    guard let program = least.argument else { return least.validator.literalBound }
    return FieldValue(evaluate(program, at: level, bytes), as: plan.kind)
  }

  private mutating func judgeOptions(
    _ plan: FieldPlan, _ slot: Slot, _ value: FieldValue, at level: Int, _ bytes: Span<UInt8>
  ) {
    guard plan.field.type.hasOptions else { return }
    let offered = offeredOptions(plan, at: level, bytes)
    switch value {
    case .text(let text):
      if !offered.contains(text) { add(.violation(.notAChoice), plan, at: level, slot.place) }
    case .texts(let texts):
      if !texts.allSatisfy(offered.contains) { add(.violation(.notAChoice), plan, at: level, slot.place) }
      if Set(texts).count < texts.count { add(.violation(.duplicate), plan, at: level, slot.place) }
      let excluding = plan.field.options.filter { $0.isExclusive && texts.contains($0.value.value) }
      if !excluding.isEmpty, Set(texts).count > 1 { add(.violation(.tooMany), plan, at: level, slot.place) }
    case .number, .boolean, .date, .time, .dateTime: return
    }
  }

  /// A worked-out value must be what the form works out; one that is missing follows from the others.
  private mutating func judgeWorkedOut(_ plan: FieldPlan, _ slot: Slot, at level: Int, _ bytes: Span<UInt8>) {
    if slot.kind == .missing { return }
    let position = ensureValue(plan.field.index, at: level, bytes)
    let wanted = FieldValue(values.values[position], as: plan.kind)
    switch bytes.reading(slot, as: plan.kind) {
    case .empty:
      if let wanted, !wanted.isNothing { add(.notCalculated, plan, at: level, slot.place, .builtIn) }
    case .unreadable: addSyntax(.badInput, plan, slot, at: level)
    case .value(let value):
      if wanted?.agrees(with: value) != true { add(.notCalculated, plan, at: level, slot.place, .builtIn) }
      judgeRules(plan, slot, value, at: level, bytes)
    }
  }

  /// Tells that a value has not the syntax of its type.
  mutating func addSyntax(_ kind: ViolationKind, _ plan: FieldPlan, _ slot: Slot, at level: Int) {
    add(
      .violation(kind), plan, at: level, slot.place,
      plan.syntaxRule >= 0 && plan.rules[plan.syntaxRule].validator.severity == .error
        ? .validator(plan.syntaxRule) : .builtIn)
  }

  mutating func add(
    _ kind: FindingKind, _ plan: FieldPlan, at level: Int, _ offset: Int, _ rule: RawFinding.Rule = .builtIn,
    other: Int = 0
  ) {
    var severity = ViolationSeverity.error
    if case .validator(let place) = rule { severity = plan.rules[place].validator.severity }
    add(
      RawFinding(
        kind: kind, severity: severity, field: plan.field.index, level: level, offset: offset, rule: rule, other: other)
    )
  }

  /// Where a finding about a value points that may be missing: at the value, or at the object that should have it.
  func place(of slot: Slot, at level: Int) -> Int {
    slot.kind == .missing ? scanner.levels[level].start : slot.place
  }
}

extension FieldValue {
  /// Whether the value is what an empty field holds, or an unticked box.
  var isNothing: Bool { isEmpty || self == .boolean(false) }

  /// Whether a worked-out value is the one that stands in a record. Numbers agree in 15 significant digits, which is
  /// what every program that worked it out in binary fractions can keep.
  func agrees(with other: FieldValue) -> Bool {
    guard case .number(let left) = self, case .number(let right) = other else { return self == other }
    return left == right || left.rounded(toSignificantDigits: 15) == right.rounded(toSignificantDigits: 15)
  }
}
