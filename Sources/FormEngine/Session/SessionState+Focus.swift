import FormModel

extension SessionState {
  /// The focus goes to something.
  func focus(_ target: FormTarget) throws(EventRefusal) {
    guard case .field(let address) = target else { return setFocus(.submit) }
    let instance = try shown(address)
    guard isKindOfStop(instance) else { throw .unsuitable }
    guard states[instance].isEnabled else { throw .disabled }
    setFocus(.field(instance))
  }

  /// Moves the focus; what is left is checked if it was edited.
  func setFocus(_ stop: Stop?) {
    guard interaction.focus != stop else { return }
    let left = ancestry(of: interaction.focus)
    let entered = Set(ancestry(of: stop))
    interaction.focus = stop
    for instance in left where !entered.contains(instance) && states[instance].isEdited {
      leftInstances.append(instance)
    }
  }

  /// Shows what is wrong with the fields that were left since the event began.
  func checkLeftFields() {
    for instance in leftInstances where isThere(instance) {
      states[instance].isEdited = false
      if !states[instance].violations.isEmpty { showViolations(of: instance) }
    }
    leftInstances = []
  }

  func showViolations(of instance: Int) {
    guard !states[instance].showsViolations else { return }
    states[instance].showsViolations = true
    newlyShown.append(instance)
  }

  /// The instance of a stop and of all parts that it stands in.
  private func ancestry(of stop: Stop?) -> [Int] {
    guard case .field(let first)? = stop else { return [] }
    var path: [Int] = []
    var current: Int? = first
    while let place = current {
      path.append(place)
      current = parent(of: place)
    }
    return path
  }

  /// Whether the field at `instance` is one that can have the focus while it is shown and enabled.
  func isKindOfStop(_ instance: Int) -> Bool {
    switch field(of: instance).type.control {
    case .line, .paragraph, .secret, .toggle, .chooseOne, .chooseMany, .selectAll, .link, .button: true
    case .group: compiledField(of: instance).hasSelectAll
    case .entries: true
    case .heading, .note, .page, .hidden: false
    }
  }

  /// Whether the field at `instance` can have the focus now.
  func isStop(_ instance: Int) -> Bool {
    isThere(instance) && isKindOfStop(instance) && states[instance].isRelevant && states[instance].isEnabled
  }

  /// Lets go of what is no longer there: the focus moves to the nearest stop that is left, a button comes up.
  func keepFocus() {
    switch interaction.pressed {
    case .field(let instance)? where !isStop(instance): interaction.pressed = nil
    case .submit? where !isSubmitEnabled: interaction.pressed = nil
    default: break
    }
    guard case .field(let instance)? = interaction.focus, !isStop(instance) else { return }
    setFocus(nearestStop(to: instance))
  }

  /// The stop after `instance` in document order, or else the last one before it.
  private func nearestStop(to instance: Int) -> Stop? {
    let order = instancesInOrder()
    var anchor = instance
    while !isThere(anchor), let outer = parent(of: anchor) { anchor = outer }
    let place = order.firstIndex(of: anchor) ?? order.count
    if let next = order[min(place, order.count)...].first(where: isStop) { return .field(next) }
    return order[..<place].last(where: isStop).map { .field($0) }
  }

  /// Return moves on: to the field's `next`, or else to the following field; on the last one it submits if that is
  /// possible, and otherwise moves to the submit button. On a button it presses, on a link it opens.
  func pressReturn() throws(EventRefusal) {
    guard let focus = interaction.focus else { throw .noFocus }
    guard case .field(let instance) = focus else { return try submit() }
    let field = field(of: instance)
    if field.type == .button { return try act(instance) }
    if field.type == .link { return try open(address(of: instance)) }
    if let next = field.input?.next?.value,
      let index = form.names.field(next, in: form.names.scopeOfField[field.index]),
      let target = self.instance(of: index, from: Int(entryOf[instance])), isStop(target)
    {
      return setFocus(.field(target))
    }
    let order = instancesInOrder()
    let place = order.firstIndex(of: instance).map { $0 + 1 } ?? order.count
    if let next = order[place...].first(where: { isStop($0) && isField($0) }) { return setFocus(.field(next)) }
    if isSubmitEnabled { return try submit() }
    setFocus(compiled.submitButtons.first(where: isStop).map { .field($0) } ?? .submit)
  }

  /// Whether Return stops there on its way: links, buttons and lists of entries are passed by.
  private func isField(_ instance: Int) -> Bool {
    switch field(of: instance).type.control {
    case .link, .button, .entries, .group: false
    default: true
    }
  }
}
