import FormDiagnostics
import FormDocuments
import FormExpressions
import FormModel

/// What fields hold, and where they have it from.
extension Explainer {
  /// What the field at `instance` holds, as far as it counts.
  func shownValue(of instance: Int) -> ExplainedValue {
    let field = state.field(of: instance)
    let known = state.states[instance]
    switch field.type.value {
    case .selectAll:
      let state = known.isRelevant ? known.selectAll.state : .off
      let word = state == .on ? "on" : state == .off ? "off" : "indeterminate"
      return ExplainedValue(json: .string(word), spelling: word)
    case .entries:
      let count = known.isRelevant ? known.entries.count : 0
      return ExplainedValue(json: .integer(Int64(count)), spelling: count == 1 ? "1 entry" : "\(count) entries")
    case .none: return .unset
    default: break
    }
    if known.effective == nil { return ExplainedValue(field.type.value.emptyValue) }
    return ExplainedValue(known.effective, isSecret: field.isSecret)
  }

  /// What a field holds as a step of a chain.
  mutating func fieldReason(_ instance: Int) -> ExplainedReason {
    trail.note(instance, depth: depth)
    let value = shownValue(of: instance)
    guard isNew(instance) else { return ExplainedReason(.explainedAbove(name: name(of: instance), value)) }
    return origin(of: instance, value)
  }

  /// Where the value of the field comes from.
  mutating func origin(of instance: Int, _ value: ExplainedValue) -> ExplainedReason {
    _ = isNew(instance)
    trail.note(instance, depth: depth)
    let field = state.field(of: instance)
    let known = state.states[instance]
    let make = { (source: ExplainedFact.Source, name: String) in
      ExplainedFact.field(name: name, value, source)
    }
    let name = name(of: instance)
    if !known.isRelevant {
      let keeps = known.held.map { !$0.isEmpty } ?? !known.entries.isEmpty
      return ExplainedReason(
        make(.notShown(keepsValue: keeps), name), because: deeper { $0.reasonsForRelevance(instance) })
    }
    switch field.type.value {
    case .selectAll: return boxes(of: instance, make, name)
    case .entries: return ExplainedReason(make(.entries(known.entries.count), name))
    case .none: return ExplainedReason(make(.parts, name))
    default: break
    }
    if case .hidden(let literal?) = field.details {
      return ExplainedReason(make(.literal, name), at: literal.range)
    }
    if let calculate = field.calculate, !(field.isEditable && known.isGiven) {
      let source = ExplainedFact.Source.calculated(calculate.expression.description.cutForDisplay)
      return ExplainedReason(
        make(source, name), at: place(calculate.whole, of: calculate.place),
        because: working(of: calculate, at: instance))
    }
    if known.unreadable != nil { return ExplainedReason(make(.unreadable, name)) }
    if let option = withheldOption(of: instance) { return notOffered(option, of: instance, make, name) }
    if known.isGiven { return ExplainedReason(make(.given, name)) }
    if let initial = field.initial {
      let source = ExplainedFact.Source.initial(initial.expression.description.cutForDisplay)
      return ExplainedReason(
        make(source, name), at: place(initial.whole, of: initial.place), because: working(of: initial, at: instance))
    }
    if let spelt = field.defaultValue { return ExplainedReason(make(.byDefault, name), at: spelt.range) }
    return ExplainedReason(make(.unanswered, name))
  }

  /// What a formula that gives a value reads, and what went wrong when it gives none.
  private mutating func working(of formula: Formula, at instance: Int) -> [ExplainedReason] {
    let whole = deeper { [$0.reason(of: formula, in: $0.setting(of: instance, formula))] }
    switch whole.first?.fact {
    case .expression(_, .failed, _)?, .more?: return whole
    default: return whole.flatMap(\.reasons)
    }
  }

  // MARK: Options

  /// The first option that is chosen and not offered now.
  private func withheldOption(of instance: Int) -> Int? {
    let known = state.states[instance]
    guard !known.options.isEmpty, let held = known.held else { return nil }
    return state.field(of: instance).options.indices.first { place in
      !known.options[place].isRelevant && held.chosen.contains(state.field(of: instance).options[place].value.value)
    }
  }

  private mutating func notOffered(
    _ place: Int, of instance: Int, _ make: (ExplainedFact.Source, String) -> ExplainedFact, _ name: String
  ) -> ExplainedReason {
    let option = state.field(of: instance).options[place]
    let reasons = deeper { [$0.reason(of: option.relevant, .relevant, at: instance)].compactMap(\.self) }
    return ExplainedReason(
      make(.notOffered(option: option.value.value), name), at: option.value.range, because: reasons)
  }

  /// The options that cannot be chosen now, and why.
  mutating func options(of instance: Int) -> [ExplainedReason] {
    let known = state.states[instance]
    guard !known.options.isEmpty else { return [] }
    var reasons: [ExplainedReason] = []
    for (place, option) in state.field(of: instance).options.enumerated() {
      let settled = known.options[place]
      if settled == OptionState() { continue }
      let because = deeper { explainer in
        let condition = settled.isRelevant ? option.enabled : option.relevant
        let aspect: ExplainedAspect = settled.isRelevant ? .enabled : .relevant
        return [explainer.reason(of: condition, aspect, at: instance)].compactMap(\.self)
      }
      reasons.append(
        ExplainedReason(
          .option(option.value.value, offered: settled.isRelevant, enabled: settled.isEnabled), at: option.value.range,
          because: because))
    }
    return reasons
  }

  // MARK: Boxes that stand for others

  private mutating func boxes(
    of instance: Int, _ make: (ExplainedFact.Source, String) -> ExplainedFact, _ name: String
  ) -> ExplainedReason {
    let counted = state.countableMembers(of: instance)
    let ticked = counted.count { state.states[$0].current == .boolean(true) }
    let source = ExplainedFact.Source.boxes(ticked: ticked, counted: counted.count)
    return ExplainedReason(make(source, name), because: deeper { $0.memberReasons(of: instance, counted) })
  }

  private mutating func memberReasons(of instance: Int, _ counted: [Int]) -> [ExplainedReason] {
    var boxes: [Int] = []
    for member in state.compiledField(of: instance).members {
      state.forEachInstance(of: member, from: Int(state.entryOf[instance])) { boxes.append($0) }
    }
    let counted = Set(counted)
    var reasons: [ExplainedReason] = []
    for box in boxes.prefix(Self.listLimit) {
      trail.note(box, depth: depth)
      let discount = counted.contains(box) ? nil : discount(of: box)
      let isTicked = state.states[box].effective == .boolean(true)
      reasons.append(
        ExplainedReason(
          .box(name: name(of: box), isTicked: isTicked, discount), at: state.field(of: box).id?.range,
          because: discount.map { reasonsForDiscount($0, of: box) } ?? []))
    }
    let rest = boxes.count - Self.listLimit
    return rest > 0 ? reasons + [ExplainedReason(.more(rest))] : reasons
  }

  private func discount(of box: Int) -> ExplainedFact.Discount {
    let known = state.states[box]
    if !known.isRelevant { return .notShown }
    if !known.isEnabled { return .disabled }
    return known.isReadOnly ? .readOnly : .exclusive
  }

  private mutating func reasonsForDiscount(_ discount: ExplainedFact.Discount, of box: Int) -> [ExplainedReason] {
    let aspect: ExplainedAspect
    switch discount {
    case .notShown: aspect = .relevant
    case .disabled: aspect = .enabled
    case .readOnly: aspect = .readOnly
    case .exclusive: return []
    }
    guard isNew(box) else { return [] }
    return deeper { $0.standing(aspect, of: box).reasons }
  }

  /// Why a box that stands for others does nothing.
  mutating func reasonsForUselessBox(_ instance: Int) -> [ExplainedReason] {
    let counted = state.countableMembers(of: instance)
    let fact: ExplainedFact = counted.isEmpty ? .noBoxCounts : .exceedsLimit
    return [ExplainedReason(fact, because: deeper { $0.memberReasons(of: instance, counted) })]
  }
}
