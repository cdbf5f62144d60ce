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
      for condition in [current.compiled.relevant, current.compiled.enabled] {
        if let program = condition.program, self.plan.readsContext(program) { return true }
      }
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
    case .list where bytes.byte(bytes.afterBlanks(Int(slot.start) + 1)) == UInt8(ascii: "]"): return
    case .true, .number, .string, .list, .object:
      let isShown = isRelevant(plan.field.index, at: level, bytes)
      add(.unexpectedAnswer, plan, at: level, slot.place, .notAsked(isShown: isShown))
    }
  }

  private mutating func judgeAsked(_ plan: FieldPlan, _ slot: Slot, at level: Int, _ bytes: Span<UInt8>) {
    if plan.field.type.control == .entries { return judgeRepeat(plan, slot, at: level, bytes) }
    if plan.isWorkedOut { return judgeWorkedOut(plan, slot, at: level, bytes) }
    let own = plan.asksExpressions ? value(of: plan.field.index, at: level, bytes) : .unknown
    var check = AnswerCheck(plan.field, plan.compiled, current: nil, value: own)
    switch bytes.reading(slot, as: plan.kind) {
    // What a person may change is worked out where nobody has.
    case .empty where plan.compiled.calculate != nil: check.current = held(plan, slot, at: level, bytes)
    // A box without an answer is not a box that was left unticked.
    case .empty where plan.kind == .boolean:
      let rule: RawFinding.Rule = plan.requiredRule >= 0 ? .validator(plan.requiredRule) : .builtIn
      return add(.violation(.valueMissing), plan, at: level, place(of: slot, at: level), plan.field.missingReason, rule)
    case .empty: break
    case .unreadable: check.isUnreadable = true
    case .value(let value):
      if plan.field.type.hasOptions, judgeChoice(plan, slot, value, at: level, bytes) { return }
      check.current = value
    }
    addViolations(check, plan, at: level, place(of: slot, at: level), bytes)
  }

  /// Tells what no person could choose: what is not offered, the same twice, what excludes others beside others.
  ///
  /// - Returns: Whether there is anything of the kind.
  private mutating func judgeChoice(
    _ plan: FieldPlan, _ slot: Slot, _ value: FieldValue, at level: Int, _ bytes: Span<UInt8>
  ) -> Bool {
    let texts: [String]
    switch value {
    case .text(let text): texts = [text]
    case .texts(let list): texts = list
    case .number, .boolean, .date, .time, .dateTime: return false
    }
    let offered = offeredOptions(plan, at: level, bytes)
    let chosen = Set(texts)
    var found: [(ViolationKind, Words.Reason)] = []
    if !texts.allSatisfy(offered.contains) { found.append((.notAChoice, .notAChoice)) }
    if chosen.count < texts.count { found.append((.duplicate, .chosenTwice)) }
    if chosen.count > 1, plan.field.options.contains(where: { $0.isExclusive && chosen.contains($0.value.value) }) {
      found.append((.tooMany, .tooManyChosen(most: 1, count: chosen.count)))
    }
    for (kind, reason) in found { add(.violation(kind), plan, at: level, slot.place, reason) }
    return !found.isEmpty
  }

  /// A worked-out value must be what the form works out; one that is missing follows from the others. What the form works
  /// out is judged by the rules as well.
  private mutating func judgeWorkedOut(_ plan: FieldPlan, _ slot: Slot, at level: Int, _ bytes: Span<UInt8>) {
    let isTold = plan.compiled.calculate.map(isKnown) ?? true
    var check = AnswerCheck(
      plan.field, plan.compiled, current: held(plan, slot, at: level, bytes),
      value: value(of: plan.field.index, at: level, bytes))
    var isRight = true
    switch bytes.reading(slot, as: plan.kind) {
    case .empty: isRight = slot.kind == .missing || check.current?.isNothing ?? true
    case .unreadable: add(.violation(.badInput), plan, at: level, slot.place, plan.field.unreadableReason)
    case .value(let value):
      if !isTold { check.current = value }
      isRight = check.current?.agrees(with: value) ?? false
    }
    if isTold, !isRight {
      let wanted = plan.field.isSecret ? nil : check.current?.description ?? ""
      add(.notCalculated, plan, at: level, slot.place, .notCalculated(wanted))
    }
    addViolations(check, plan, at: level, place(of: slot, at: level), bytes)
  }

  /// Tells what the engine finds wrong with an answer.
  mutating func addViolations(
    _ check: AnswerCheck, _ plan: FieldPlan, at level: Int, _ offset: Int, _ bytes: Span<UInt8>
  ) {
    for violation in violations(check, plan, at: level, bytes) {
      if violation.severity == .error { isInvalidToEngine = true }
      var place = offset
      if case .duplicate(let entry) = violation.reason, let rule = violation.rule {
        place = placeOfRepeated(entry - 1, plan.rules[rule], plan, at: level, bytes) ?? offset
      }
      add(
        RawFinding(
          kind: .violation(violation.kind), severity: violation.severity, field: plan.field.index, level: level,
          offset: place, reason: violation.reason, rule: violation.rule.map { .validator($0) } ?? .builtIn))
    }
  }

  private func violations(
    _ check: AnswerCheck, _ plan: FieldPlan, at level: Int, _ bytes: Span<UInt8>
  ) -> [Violation] {
    check.violations(
      evaluate: { evaluate($0, at: level, bytes, own: $1) },
      entryValues: { entryValues(of: $0, plan, at: level, bytes) })
  }

  /// Notes an error that is about more than the value: a severity of its own no such finding has.
  mutating func add(
    _ kind: FindingKind, _ plan: FieldPlan, at level: Int, _ offset: Int, _ reason: Words.Reason,
    _ rule: RawFinding.Rule = .builtIn
  ) {
    var severity = ViolationSeverity.error
    if case .validator(let place) = rule {
      severity = plan.rules[place].validator.severity
      if severity == .error { isInvalidToEngine = true }
    }
    add(
      RawFinding(
        kind: kind, severity: severity, field: plan.field.index, level: level, offset: offset, reason: reason,
        rule: rule))
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
