import FormModel

extension SessionState {
  /// What the event changed, each thing once: fields in the order of the form, then the form as a whole.
  func changes(since before: Interaction, wasSubmitEnabled: Bool) -> [Change] {
    checkLeftFields()
    var fields: [(address: FieldAddress, aspect: FieldAspect)] = []
    var whole: Set<Change> = []
    var seen: Set<FieldChange> = []
    for change in changed {
      if change.instance < 0 {
        if change.aspect == .validity { whole.insert(.formValidity) }
        if change.aspect == .text { whole.insert(.formTexts) }
        continue
      }
      guard isThere(change.instance) else { continue }
      let aspect = FieldAspect(change.aspect)
      if seen.insert(FieldChange(change.instance, aspect)).inserted {
        fields.append((address(of: change.instance), aspect))
      }
      guard change.aspect == .validity, states[change.instance].showsViolations else { continue }
      if seen.insert(FieldChange(change.instance, .shownViolations)).inserted {
        fields.append((address(of: change.instance), .shownViolations))
      }
    }
    for instance in newlyShown where isThere(instance) {
      if seen.insert(FieldChange(instance, .shownViolations)).inserted {
        fields.append((address(of: instance), .shownViolations))
      }
    }
    newlyShown = []
    var changes = structure
    changes += fields.sorted(by: comesBefore).map { Change.field($0.address, $0.aspect) }
    if wasSubmitEnabled != isSubmitEnabled { whole.insert(.submitEnabled) }
    if before.focus != interaction.focus { whole.insert(.focus) }
    if before.pressed != interaction.pressed { whole.insert(.pressed) }
    if before.alert != interaction.alert { whole.insert(.alert) }
    if before.document != interaction.document { whole.insert(.document) }
    if before.submission != interaction.submission { whole.insert(.submission) }
    if changedLanguage { whole.insert(.language) }
    changedLanguage = false
    changes += Self.wholeChanges.filter(whole.contains)
    return changes
  }

  /// The order in which changes of the form as a whole are told.
  private static let wholeChanges: [Change] = [
    .formValidity, .submitEnabled, .formTexts, .focus, .pressed, .alert, .document, .language, .submission,
  ]

  private func comesBefore(
    _ left: (address: FieldAddress, aspect: FieldAspect), _ right: (address: FieldAddress, aspect: FieldAspect)
  ) -> Bool {
    if left.address == right.address { return left.aspect.rawValue < right.aspect.rawValue }
    return orderKey(of: left.address).lexicographicallyPrecedes(orderKey(of: right.address))
  }

  /// The places of the field and of the entries around it, outermost first, so that keys are in document order.
  private func orderKey(of address: FieldAddress) -> [Int] {
    var key: [Int] = []
    var entries = address.entries[...]
    for place in form.path(to: address.field) {
      key.append(place)
      if form.fields[place].type == .repeat, place != address.field, let entry = entries.popFirst() {
        key.append(entry)
      }
    }
    return key
  }
}

/// One aspect of one instance.
private struct FieldChange: Hashable {
  let instance: Int
  let aspect: FieldAspect

  init(_ instance: Int, _ aspect: FieldAspect) {
    self.instance = instance
    self.aspect = aspect
  }
}

extension FieldAspect {
  /// What an aspect of the graph is called outside.
  fileprivate init(_ aspect: Aspect) {
    self =
      switch aspect {
      case .relevance: .relevance
      case .enabled: .enabled
      case .readOnly: .readOnly
      case .options: .options
      case .value: .value
      case .selectAll: .selectAll
      case .required: .required
      case .validity: .violations
      case .text: .text
      }
  }
}
