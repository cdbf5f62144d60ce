import FormEngine
import FormExpressions
import FormModel

extension RecordJudge {
  /// The value of a program at a level of the record; unknown when it has none. What it reads is worked out first.
  func evaluate(_ program: Program, at level: Int, _ bytes: Span<UInt8>, own: Value? = nil) -> Value {
    for slot in program.slots {
      if let index = plan.field(of: slot) { ensureValue(index, at: level, bytes) }
    }
    values.go(to: level, of: scanner.levels)
    values.own = own ?? .unknown
    return (try? program.evaluate(values, now: settings.now).get()) ?? .unknown
  }

  /// Whether all that the program reads from outside was told.
  func isKnown(_ program: Program) -> Bool {
    settings.context != nil || !plan.readsContext(program)
  }

  /// The level that the field's slot is in, seen from `level`.
  func home(of plan: FieldPlan, from level: Int) -> Int {
    var level = level
    while scanner.levels[level].kind != plan.levelKind, scanner.levels[level].outer >= 0 {
      level = scanner.levels[level].outer
    }
    return level
  }

  /// Whether the field is asked: relevant and enabled, with all that it stands in.
  func isAsked(_ index: Int, at level: Int, _ bytes: Span<UInt8>) -> Bool {
    isRelevant(index, at: level, bytes) && isEnabled(index, at: level, bytes)
  }

  /// Whether the field's own condition holds, and those of all that it stands in.
  func isRelevant(_ index: Int, at level: Int, _ bytes: Span<UInt8>) -> Bool {
    let plan = plan.fields[index]
    if plan.isAlwaysRelevant { return true }
    let level = home(of: plan, from: level)
    let position = scanner.levels[level].base + plan.offset
    switch values.relevance[position] {
    case .yes: return true
    case .no, .pending: return false
    case .unknown: break
    }
    values.setRelevance(.pending, at: position)
    let isIn = plan.field.parent.map { isRelevant($0, at: level, bytes) } ?? true
    let result = isIn && holds(plan.compiled.relevant, at: level, bytes)
    values.setRelevance(result ? .yes : .no, at: position)
    return result
  }

  /// Whether the field can be used, with all that it stands in.
  func isEnabled(_ index: Int, at level: Int, _ bytes: Span<UInt8>) -> Bool {
    let plan = plan.fields[index]
    if plan.isAlwaysEnabled { return true }
    let level = home(of: plan, from: level)
    let position = scanner.levels[level].base + plan.offset
    switch values.enabling[position] {
    case .yes: return true
    case .no, .pending: return false
    case .unknown: break
    }
    values.setEnabling(.pending, at: position)
    let isIn = plan.field.parent.map { isEnabled($0, at: level, bytes) } ?? true
    let result = isIn && holds(plan.compiled.enabled, at: level, bytes)
    values.setEnabling(result ? .yes : .no, at: position)
    return result
  }

  /// Whether the condition holds. What was not told from outside is no reason to refuse an answer.
  func holds(_ condition: CompiledCondition, at level: Int, _ bytes: Span<UInt8>) -> Bool {
    switch condition {
    case .constant(let isTrue): return isTrue
    case .program(let program):
      let value = evaluate(program, at: level, bytes)
      return value.isTrue || (value.isUnknown && !isKnown(program))
    }
  }

  /// Works out what the field reads as in expressions, if that is not done yet; gives the place of its slot.
  @discardableResult
  func ensureValue(_ index: Int, at level: Int, _ bytes: Span<UInt8>) -> Int {
    let plan = plan.fields[index]
    let level = home(of: plan, from: level)
    let position = scanner.levels[level].base + plan.offset
    guard values.beginValue(position) else { return position }
    values.set(plan.kind.emptyValue, at: position)
    if isRelevant(index, at: level, bytes) { values.set(relevantValue(plan, position, at: level, bytes), at: position) }
    return position
  }

  /// What the field reads as in expressions.
  func value(of index: Int, at level: Int, _ bytes: Span<UInt8>) -> Value {
    // The values are read after this one is worked out, which changes them.
    let position = ensureValue(index, at: level, bytes)
    return values.values[position]
  }

  private func relevantValue(_ plan: FieldPlan, _ position: Int, at level: Int, _ bytes: Span<UInt8>) -> Value {
    switch plan.field.type.control {
    case .selectAll: return .bool(isAllTicked(plan, at: level, bytes))
    case .entries:
      return .list(entries(position).map { .map(members(plan.field, at: $0, bytes)) })
    case .group: return .map(members(plan.field, at: level, bytes))
    default:
      let slot = scanner.slots[position]
      if !plan.field.type.hasOptions, !isCalculated(plan, slot), !plan.isWorkedOut { return own(plan, slot, bytes) }
      let held = held(plan, slot, at: level, bytes)
      return held?.value(as: plan.kind, isSecret: plan.field.isSecret) ?? plan.kind.emptyValue
    }
  }

  /// Whether the value follows from others, and nothing in the record says otherwise.
  private func isCalculated(_ plan: FieldPlan, _ slot: Slot) -> Bool {
    guard plan.compiled.calculate != nil else { return false }
    return !(plan.field.isEditable && slot.kind != .missing && slot.kind != .null)
  }

  /// What the field holds: worked out, spelt out in the form, or what stands in the slot. Options that are not offered
  /// are not chosen. Nil when it is empty or no value of the field's kind.
  func held(_ plan: FieldPlan, _ slot: Slot, at level: Int, _ bytes: Span<UInt8>) -> FieldValue? {
    var value: FieldValue?
    if let calculate = plan.compiled.calculate, isCalculated(plan, slot) {
      value = FieldValue(evaluate(calculate, at: level, bytes), as: plan.kind)
    } else if case .hidden(let constant?) = plan.field.details {
      value = constant.value
    } else if case .value(let own) = bytes.reading(slot, as: plan.kind) {
      value = own
    }
    guard let value, plan.field.type.hasOptions else { return value }
    return offered(value, plan, at: level, bytes)
  }

  /// What stands in the slot, as expressions see it; empty when it is no value of the field's kind.
  func own(_ plan: FieldPlan, _ slot: Slot, _ bytes: Span<UInt8>) -> Value {
    switch (plan.kind, slot.kind) {
    case (.text, .string):
      let text = bytes.text(slot.range, hasEscapes: slot.hasEscapes)
      return plan.field.isSecret ? .secret(text) : .string(text)
    case (.boolean, .true): return .bool(true)
    default: break
    }
    guard case .value(let value) = bytes.reading(slot, as: plan.kind) else { return plan.kind.emptyValue }
    return value.value(as: plan.kind, isSecret: plan.field.isSecret)
  }

  /// The value without the options in it that are not offered; what is none of the options stays, so that it can be told.
  private func offered(_ value: FieldValue, _ plan: FieldPlan, at level: Int, _ bytes: Span<UInt8>) -> FieldValue? {
    let all = plan.field.options.map(\.value.value)
    let offered = offeredOptions(plan, at: level, bytes)
    switch value {
    case .text(let text): return offered.contains(text) || !all.contains(text) ? value : nil
    case .texts(let texts):
      let chosen = Set(texts)
      return .texts(offered.filter(chosen.contains) + texts.filter { !all.contains($0) })
    case .number, .boolean, .date, .time, .dateTime: return nil
    }
  }

  /// The values of the options that are offered, in order.
  func offeredOptions(_ plan: FieldPlan, at level: Int, _ bytes: Span<UInt8>) -> [String] {
    if plan.offersAll { return plan.field.options.map(\.value.value) }
    return zip(plan.field.options, plan.compiled.options).compactMap { option, compiled in
      holds(compiled.relevant, at: level, bytes) ? option.value.value : nil
    }
  }

  /// The levels of the entries of the repeat whose slot is at `position`.
  func entries(_ position: Int) -> [Int] {
    guard scanner.slots[position].kind == .list, var level = scanner.firstEntries[position] else { return [] }
    var levels: [Int] = []
    while level >= 0 {
      levels.append(level)
      level = scanner.levels[level].next
    }
    return levels
  }

  /// Calls `body` with every level that holds the field and shares with `level` the entries around it.
  func forEachLevel(of plan: FieldPlan, from level: Int, _ body: (Int) -> Void) {
    let home = home(of: plan, from: level)
    if scanner.levels[home].kind == plan.levelKind { return body(home) }
    guard let owner = self.plan.layout.levelOwners[plan.levelKind] else { return }
    let list = self.plan.fields[owner]
    forEachLevel(of: list, from: level) { outer in
      for entry in entries(scanner.levels[outer].base + list.offset) { body(entry) }
    }
  }

  /// What a nesting group or an entry reads as: its named fields with their values.
  private func members(_ field: Field, at level: Int, _ bytes: Span<UInt8>) -> MapValue {
    guard let inside = form.names.scopeInside[field.index] else { return MapValue([]) }
    return MapValue(
      plan.compiled.membersOfScope[inside].map { name, index in (name, value(of: index, at: level, bytes)) })
  }
}
