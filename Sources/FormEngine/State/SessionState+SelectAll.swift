import FormModel

/// Boxes that stand for others. They hold nothing: what they show is worked out from the boxes that they stand for, so
/// that they cannot be out of step with them.
extension SessionState {
  /// What the box of a select-all, group or multiselect shows that stands for others.
  func selectAllState(of instance: Int) -> SelectAllState {
    let field = field(of: instance)
    let ticks = field.type.hasOptions ? countableOptions(of: instance).map(\.isChosen) : countedTicks(of: instance)
    guard !ticks.isEmpty else { return .none }
    let state: SelectAllSnapshot.State =
      !ticks.contains(true) ? .off : ticks.contains(false) ? .indeterminate : .on
    return SelectAllState(state: state, isUsable: !exceedsLimit(instance, count: ticks.count))
  }

  private func countedTicks(of instance: Int) -> [Bool] {
    countableMembers(of: instance).map { states[$0].current == .boolean(true) }
  }

  /// The checkboxes that count for the select-all at `instance`: those that are relevant, enabled, not read-only and
  /// not exclusive.
  func countableMembers(of instance: Int) -> [Int] {
    let entry = Int(entryOf[instance])
    var members: [Int] = []
    for member in compiledField(of: instance).members where !compiled.fields[member].exclusion.isExclusive {
      forEachInstance(of: member, from: entry) { box in
        let state = states[box]
        if state.isRelevant, state.isEnabled, !state.isReadOnly { members.append(box) }
      }
    }
    return members
  }

  /// The options that count for the select-all of a multiselect, by their places, with whether each is chosen.
  func countableOptions(of instance: Int) -> [(place: Int, isChosen: Bool)] {
    let field = field(of: instance)
    let state = states[instance]
    guard state.isRelevant, state.isEnabled, !state.isReadOnly else { return [] }
    var chosen: [String] = []
    if case .texts(let texts)? = state.current { chosen = texts }
    return field.options.indices.compactMap { place in
      let option = field.options[place]
      let settled = state.options.isEmpty ? OptionState() : state.options[place]
      guard settled.isRelevant, settled.isEnabled, !option.isExclusive else { return nil }
      return (place, chosen.contains(option.value.value))
    }
  }

  /// Whether ticking all would tick more boxes than a `maxSelected` allows.
  private func exceedsLimit(_ instance: Int, count: Int) -> Bool {
    let limits = compiledField(of: instance).limits
    guard !limits.isEmpty else { return false }
    if field(of: instance).type.hasOptions { return limits.contains { count > $0.most } }
    let members = countableMembers(of: instance).map { Int(fieldOf[$0]) }
    return limits.contains { limit in members.count { limit.boxes.contains($0) } > limit.most }
  }
}
