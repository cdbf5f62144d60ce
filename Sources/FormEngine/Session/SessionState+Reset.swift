import FormModel

extension SessionState {
  /// Every field holds again what it held at the start. What was read of documents stays read, and the focus stays.
  func reset() {
    let fresh = SessionState(compiled, surroundings: surroundings, language: language, now: now)
    fresh.interaction.viewed = interaction.viewed
    fresh.start()
    let before = statesByAddress()
    if case .field(let instance)? = interaction.focus, Int(entryOf[instance]) == 0 {
      fresh.interaction.focus = interaction.focus
    }
    adopt(fresh)
    // What was noted before speaks of instances that are no more.
    (queue, changed, leftInstances, newlyShown) = (DirtyQueue(), [], [], [])
    noteDifferences(from: before)
  }

  private func statesByAddress() -> [FieldAddress: FieldState] {
    var states: [FieldAddress: FieldState] = [:]
    for instance in instancesInOrder() { states[address(of: instance)] = self.states[instance] }
    return states
  }

  /// Keeps for the report what differs from `before`.
  private func noteDifferences(from before: [FieldAddress: FieldState]) {
    for instance in instancesInOrder() {
      let address = address(of: instance)
      let new = states[instance]
      guard let old = before[address] else { continue }
      noteEntries(old.entries.count, new.entries.count, of: address)
      let differences: [(Aspect, Bool)] = [
        (.relevance, old.isRelevant != new.isRelevant), (.enabled, old.isEnabled != new.isEnabled),
        (.readOnly, old.isReadOnly != new.isReadOnly), (.options, old.options != new.options),
        (.value, old.effective != new.effective || old.entries.count != new.entries.count),
        (.selectAll, old.selectAll != new.selectAll), (.required, old.isRequired != new.isRequired),
        (.validity, old.violations != new.violations), (.text, old.texts != new.texts),
      ]
      for (aspect, differs) in differences where differs {
        changed.append(ChangedAspect(instance: instance, aspect: aspect))
      }
      if old.showsViolations, !old.violations.isEmpty { newlyShown.append(instance) }
    }
  }

  private func noteEntries(_ old: Int, _ new: Int, of address: FieldAddress) {
    let entry = { (place: Int) in FieldAddress(field: address.field, entries: address.entries + [place]) }
    for place in stride(from: old - 1, through: new, by: -1) { structure.append(.entryRemoved(entry(place))) }
    for place in stride(from: old, to: new, by: 1) { structure.append(.entryAdded(entry(place))) }
  }
}
