import FormEngine
import FormExpressions
import FormModel

extension RecordJudge {
  /// The value of a program at a level of the record; unknown when it has none. What it reads is worked out first.
  func evaluate(_ program: Program, at level: Int, _ bytes: Span<UInt8>, own: Value? = nil) -> Value {
    for slot in program.slots {
      if case .field(let index) = plan.variables.variables[slot] { ensureValue(index, at: level, bytes) }
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
    let result = isIn && holds(plan.field.relevant, plan.relevant, at: level, bytes)
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
    let result = isIn && holds(plan.field.enabled, plan.enabled, at: level, bytes)
    values.setEnabling(result ? .yes : .no, at: position)
    return result
  }

  private func holds(_ condition: Condition, _ program: Program?, at level: Int, _ bytes: Span<UInt8>) -> Bool {
    if let program {
      let value = evaluate(program, at: level, bytes)
      // What was not told from outside is no reason to refuse an answer.
      return value.isTrue || (value.isUnknown && !isKnown(program))
    }
    if case .constant(let value) = condition { return value.value }
    return false
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
      if let calculate = plan.calculate, !(plan.field.isEditable && slot.kind != .missing && slot.kind != .null) {
        let result = FieldValue(evaluate(calculate, at: level, bytes), as: plan.kind)
        return result?.value(as: plan.kind, isSecret: plan.field.isSecret) ?? plan.kind.emptyValue
      }
      if case .hidden(let value?) = plan.field.details {
        return value.value.value(as: plan.kind, isSecret: plan.field.isSecret)
      }
      guard plan.field.type.hasOptions else { return own(plan, slot, bytes) }
      return chosen(plan, slot, at: level, bytes)
    }
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

  /// The chosen options that are offered.
  private func chosen(_ plan: FieldPlan, _ slot: Slot, at level: Int, _ bytes: Span<UInt8>) -> Value {
    guard case .value(let value) = bytes.reading(slot, as: plan.kind) else { return plan.kind.emptyValue }
    let offered = offeredOptions(plan, at: level, bytes)
    switch value {
    case .text(let text): return .string(offered.contains(text) ? text : "")
    case .texts(let texts): return .list(offered.filter(texts.contains).map { .string($0) })
    case .number, .boolean, .date, .time, .dateTime: return plan.kind.emptyValue
    }
  }

  /// The values of the options that are offered, in order.
  func offeredOptions(_ plan: FieldPlan, at level: Int, _ bytes: Span<UInt8>) -> [String] {
    zip(plan.field.options, plan.offers).compactMap { option, offer in
      holds(option.relevant, offer, at: level, bytes) ? option.value.value : nil
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

  /// What a nesting group or an entry reads as: its named fields with their values.
  private func members(_ field: Field, at level: Int, _ bytes: Span<UInt8>) -> MapValue {
    guard let inside = form.names.scopeInside[field.index] else { return MapValue([]) }
    let names = form.names.scopes[inside].names.sorted { $0.key < $1.key }
    return MapValue(
      names.compactMap { name, meaning in
        guard case .field(let index) = meaning else { return nil }
        return (name, value(of: index, at: level, bytes))
      })
  }
}
