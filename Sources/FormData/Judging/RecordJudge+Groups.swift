import FormEngine
import FormExpressions
import FormModel

extension RecordJudge {
  /// Judges what a nesting group holds: an object, if anything.
  mutating func judgeNest(_ plan: FieldPlan, at level: Int) {
    let slot = scanner.slots[scanner.levels[level].base + plan.offset]
    switch slot.kind {
    case .missing, .object: return
    case .null, .false, .true, .number, .string, .list: add(.violation(.badInput), plan, at: level, slot.place)
    }
  }

  /// Judges the boxes of a group: how many are ticked, and whether one excludes the others.
  mutating func judgeGroup(_ plan: FieldPlan, at level: Int, _ bytes: Span<UInt8>) {
    guard isAsked(plan.field.index, at: level, bytes) else { return }
    let boxes = plan.field.descendants.filter { form.fields[$0].type == .checkbox }
    let ticked = boxes.filter { value(of: $0, at: level, bytes).isTrue }
    let place = groupPlace(plan, ticked: ticked, at: level)
    if let exclusive = plan.exclusive {
      let excludes = ticked.contains { form.fields[$0].id?.value == exclusive.memberID }
      if ticked.count > 1, excludes || exclusive == .atMostOne {
        add(.violation(.tooMany), plan, at: level, place)
      }
      // Who ticks the box that stands for none of them has answered.
      if excludes { return }
    }
    for rule in plan.rules where applies(rule, plan, at: level, bytes) {
      switch (rule.validator.type, rule.validator.argument.value) {
      case (.minSelected, .count(let least)) where ticked.count < least:
        add(.violation(.tooFew), plan, at: level, place, .validator(rule.place))
      case (.maxSelected, .count(let most)) where ticked.count > most:
        add(.violation(.tooMany), plan, at: level, place, .validator(rule.place))
      default: continue
      }
    }
  }

  private func groupPlace(_ plan: FieldPlan, ticked: [Int], at level: Int) -> Int {
    guard let last = ticked.last else { return scanner.levels[level].start }
    return scanner.slots[scanner.levels[level].base + self.plan.fields[last].offset].place
  }

  /// Whether every box that counts for a select-all is ticked, and there is one.
  func isAllTicked(_ plan: FieldPlan, at level: Int, _ bytes: Span<UInt8>) -> Bool {
    let boxes = (form.selectAllMembers[plan.field.index] ?? []).filter { counts($0, at: level, bytes) }
    return !boxes.isEmpty && boxes.allSatisfy { value(of: $0, at: level, bytes).isTrue }
  }

  /// Whether a box counts: relevant, enabled, not read-only and not exclusive.
  private func counts(_ index: Int, at level: Int, _ bytes: Span<UInt8>) -> Bool {
    let plan = plan.fields[index]
    guard isAsked(index, at: level, bytes), !isReadOnly(plan, at: level, bytes) else { return false }
    guard let parent = plan.field.parent, let exclusive = self.plan.fields[parent].exclusive else { return true }
    return exclusive.memberID == nil || exclusive.memberID != plan.field.id?.value
  }

  private func isReadOnly(_ plan: FieldPlan, at level: Int, _ bytes: Span<UInt8>) -> Bool {
    if plan.calculate != nil, !plan.field.isEditable { return true }
    if let program = plan.readOnly {
      if evaluate(program, at: level, bytes).isTrue { return true }
    } else if plan.field.readOnly.isAlways {
      return true
    }
    return plan.field.parent.map { isReadOnly(self.plan.fields[$0], at: level, bytes) } ?? false
  }

  /// Judges the entries of a repeat, then how many there are and whether they differ.
  mutating func judgeRepeat(_ plan: FieldPlan, _ slot: Slot, at level: Int, _ bytes: Span<UInt8>) {
    switch slot.kind {
    case .missing, .null, .list: break
    case .false, .true, .number, .string, .object: return add(.violation(.badInput), plan, at: level, slot.place)
    }
    let levels = entries(scanner.levels[level].base + plan.offset)
    let place = place(of: slot, at: level)
    if levels.isEmpty { judgeRequired(plan, slot, at: level, bytes) }
    if case .entries(let least, let most, _) = plan.field.details {
      if let least, levels.count < least.value { add(.violation(.tooFew), plan, at: level, place) }
      if let most, levels.count > most.value { add(.violation(.tooMany), plan, at: level, place) }
    }
    for entry in levels { judgeFields(in: plan.field.descendants, at: entry, bytes) }
    for rule in plan.rules where !levels.isEmpty && applies(rule, plan, at: level, bytes) {
      if rule.validator.type == .distinct { judgeDistinct(rule, plan, levels, at: level, bytes) }
      if rule.validator.type == .constraint, let program = rule.argument {
        let own = value(of: plan.field.index, at: level, bytes)
        if case .bool(false) = evaluate(program, at: level, bytes, own: own) {
          add(.violation(.customError), plan, at: level, place, .validator(rule.place))
        }
      }
    }
  }

  /// Tells every entry whose values an earlier one has; entries that are empty in all of them do not count.
  private mutating func judgeDistinct(
    _ rule: FieldPlan.Rule, _ plan: FieldPlan, _ levels: [Int], at level: Int, _ bytes: Span<UInt8>
  ) {
    guard case .names(let names) = rule.validator.argument.value,
      let scope = form.names.scopeInside[plan.field.index]
    else { return }
    let fields = names.compactMap { form.names.field($0.value, in: scope) }
    var first: [String: Int] = [:]
    for (number, entry) in levels.enumerated() {
      var isEmpty = true
      var key = ""
      for field in fields {
        let value = value(of: field, at: entry, bytes)
        if !value.isNothing { isEmpty = false }
        let text = value.comparisonText
        key += "\(text.utf8.count):\(text)"
      }
      if isEmpty { continue }
      if let earlier = first[key] {
        add(
          .violation(.duplicate), plan, at: level, scanner.levels[entry].start, .validator(rule.place),
          other: earlier + 1)
      } else {
        first[key] = number
      }
    }
  }
}

extension Value {
  /// Whether the value is what an empty field reads as.
  fileprivate var isNothing: Bool {
    switch self {
    case .unknown, .null: true
    case .string(let text), .secret(let text): text.isEmpty
    case .list(let elements): elements.isEmpty
    default: false
    }
  }

  /// A text that is the same for equal values of one field.
  fileprivate var comparisonText: String {
    if case .secret(let text) = self { "s" + text } else { description }
  }
}

extension Exclusive {
  /// The id of the box that excludes the others; nil when each excludes each.
  var memberID: String? {
    if case .member(let id) = self { id.value } else { nil }
  }
}

extension FieldPlan {
  /// How the boxes of a group exclude each other.
  var exclusive: Exclusive? {
    if case .group(_, let exclusive, _) = field.details { exclusive } else { nil }
  }
}
