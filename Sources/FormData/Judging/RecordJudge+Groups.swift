import FormEngine
import FormExpressions
import FormModel

extension RecordJudge {
  /// Judges what a nesting group holds: an object, if anything.
  mutating func judgeNest(_ plan: FieldPlan, at level: Int) {
    let slot = scanner.slots[scanner.levels[level].base + plan.offset]
    switch slot.kind {
    case .missing, .object: return
    case .null, .false, .true, .number, .string, .list:
      add(.violation(.badInput), plan, at: level, slot.place, .unreadable(.object))
    }
  }

  /// Judges the boxes of a group: how many are ticked, and whether one excludes the others.
  mutating func judgeGroup(_ plan: FieldPlan, at level: Int, _ bytes: Span<UInt8>) {
    guard isAsked(plan.field.index, at: level, bytes) else { return }
    let ticked = tickedBoxes(of: plan, at: level, bytes)
    let place = ticked.last?.slot.place ?? scanner.levels[level].start
    let excluding = ticked.contains { self.plan.fields[$0.field].compiled.exclusion.isAlternative }
    if let exclusive = plan.exclusive, ticked.count > 1, excluding || exclusive == .atMostOne {
      return add(
        .violation(.tooMany), plan, at: level, place, .tooManyChosen(most: 1, count: ticked.count))
    }
    var check = AnswerCheck(plan.field, plan.compiled, current: nil, value: .unknown)
    check.tickedCount = ticked.count
    check.hasAlternative = excluding
    addViolations(check, plan, at: level, place, bytes)
  }

  /// The boxes of a group that are ticked and asked, in whatever entries.
  private func tickedBoxes(of plan: FieldPlan, at level: Int, _ bytes: Span<UInt8>) -> [(field: Int, slot: Slot)] {
    var ticked: [(field: Int, slot: Slot)] = []
    for index in plan.field.descendants where form.fields[index].type == .checkbox {
      let box = self.plan.fields[index]
      forEachLevel(of: box, from: level) { level in
        guard value(of: index, at: level, bytes).isTrue, isEnabled(index, at: level, bytes) else { return }
        ticked.append((index, scanner.slots[scanner.levels[level].base + box.offset]))
      }
    }
    return ticked
  }

  /// Whether every box that counts for a select-all is ticked, and there is one.
  func isAllTicked(_ plan: FieldPlan, at level: Int, _ bytes: Span<UInt8>) -> Bool {
    var count = 0
    var ticked = 0
    for index in plan.compiled.members where !self.plan.fields[index].compiled.exclusion.isExclusive {
      let box = self.plan.fields[index]
      forEachLevel(of: box, from: level) { level in
        guard isAsked(index, at: level, bytes), !isReadOnly(box, at: level, bytes) else { return }
        count += 1
        if value(of: index, at: level, bytes).isTrue { ticked += 1 }
      }
    }
    return count > 0 && ticked == count
  }

  private func isReadOnly(_ plan: FieldPlan, at level: Int, _ bytes: Span<UInt8>) -> Bool {
    if plan.field.calculate != nil, !plan.field.isEditable { return true }
    switch plan.compiled.readOnly {
    case .constant(true): return true
    case .program(let program) where evaluate(program, at: level, bytes).isTrue: return true
    case .constant(false), .program:
      return plan.field.parent.map { isReadOnly(self.plan.fields[$0], at: level, bytes) } ?? false
    }
  }

  /// Judges a repeat: how many entries there are and whether they differ, then the entries.
  mutating func judgeRepeat(_ plan: FieldPlan, _ slot: Slot, at level: Int, _ bytes: Span<UInt8>) {
    switch slot.kind {
    case .missing, .null, .list: break
    case .false, .true, .number, .string, .object:
      return add(.violation(.badInput), plan, at: level, slot.place, plan.field.unreadableReason)
    }
    let levels = entries(scanner.levels[level].base + plan.offset)
    if !plan.rules.isEmpty || plan.boundsEntries {
      var check = AnswerCheck(plan.field, plan.compiled, current: nil, value: .unknown)
      check.entryCount = levels.count
      if plan.asksExpressions { check.value = value(of: plan.field.index, at: level, bytes) }
      addViolations(check, plan, at: level, place(of: slot, at: level), bytes)
    }
    for entry in levels { judgeFields(in: plan.field.descendants, at: entry, bytes) }
  }

  /// For each entry what these fields hold: nil for one that is empty or not asked.
  func entryValues(of fields: [Int], _ plan: FieldPlan, at level: Int, _ bytes: Span<UInt8>) -> [[FieldValue?]] {
    entries(scanner.levels[level].base + plan.offset).map { entry in
      fields.map { index in
        guard isRelevant(index, at: entry, bytes) else { return nil }
        let inner = self.plan.fields[index]
        let slot = scanner.slots[scanner.levels[entry].base + inner.offset]
        return held(inner, slot, at: entry, bytes).flatMap { $0.isEmpty ? nil : $0 }
      }
    }
  }

  /// Where the entry begins that repeats the one at the place `first`.
  func placeOfRepeated(
    _ first: Int, _ rule: FieldPlan.Rule, _ plan: FieldPlan, at level: Int, _ bytes: Span<UInt8>
  ) -> Int? {
    let values = entryValues(of: rule.compiled.distinct, plan, at: level, bytes)
    guard let second = values.indices.dropFirst(first + 1).first(where: { values[$0] == values[first] }) else {
      return nil
    }
    return scanner.levels[entries(scanner.levels[level].base + plan.offset)[second]].start
  }
}

extension FieldPlan {
  /// Whether it is a repeat with a least or greatest number of entries.
  fileprivate var boundsEntries: Bool {
    if case .entries(let least, let most, _) = field.details { least != nil || most != nil } else { false }
  }
}
