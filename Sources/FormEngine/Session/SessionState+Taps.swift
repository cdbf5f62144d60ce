import FormExpressions
import FormModel

extension SessionState {
  /// A tap: on a button it presses and releases, on a box it toggles, elsewhere it gives the focus.
  func tap(_ target: FormTarget) throws(EventRefusal) {
    guard case .field(let address) = target else { return try submit() }
    let instance = try shown(address)
    let field = field(of: instance)
    guard states[instance].isEnabled else { throw .disabled }
    switch field.type.control {
    case .toggle: try toggle(instance)
    case .selectAll: try tapSelectAll(instance)
    case .chooseMany, .group:
      if compiledField(of: instance).hasSelectAll { return try tapSelectAll(instance) }
      guard field.type.control != .group else { throw .unsuitable }
      setFocus(.field(instance))
    case .button:
      setFocus(.field(instance))
      try act(instance)
    case .link:
      setFocus(.field(instance))
      try open(address)
    case .line, .paragraph, .secret, .chooseOne: setFocus(.field(instance))
    case .heading, .note, .page, .entries, .hidden: throw .unsuitable
    }
  }

  private func toggle(_ instance: Int) throws(EventRefusal) {
    guard !states[instance].isReadOnly else { throw .readOnly }
    if states[instance].current != .boolean(true) { try checkExcluded(by: instance) }
    setFocus(.field(instance))
    give(.boolean(states[instance].current != .boolean(true)), to: instance)
  }

  /// Refuses to tick a box that a ticked one excludes which cannot be unticked.
  func checkExcluded(by box: Int) throws(EventRefusal) {
    for other in compiledField(of: box).exclusion.unticked {
      var isFixed = false
      forEachInstance(of: other, from: Int(entryOf[box])) { other in
        let state = states[other]
        if state.effective == .boolean(true), !state.isEnabled || state.isReadOnly { isFixed = true }
      }
      if isFixed { throw .excluded }
    }
  }

  /// Turns all that counts off when all of it is on, otherwise all on.
  private func tapSelectAll(_ instance: Int) throws(EventRefusal) {
    let state = states[instance].selectAll
    guard state.isUsable else { throw .disabled }
    let isOn = state.state != .on
    if isOn { try checkExcludedByAll(of: instance) }
    setFocus(.field(instance))
    if field(of: instance).type.hasOptions {
      var chosen = Set(states[instance].current?.chosen ?? [])
      let options = field(of: instance).options
      for (place, _) in countableOptions(of: instance) {
        if isOn { chosen.insert(options[place].value.value) } else { chosen.remove(options[place].value.value) }
      }
      if isOn { for option in options where option.isExclusive { chosen.remove(option.value.value) } }
      return give(.texts(options.map(\.value.value).filter(chosen.contains)), to: instance)
    }
    for box in countableMembers(of: instance) where (states[box].current == .boolean(true)) != isOn {
      give(.boolean(isOn), to: box)
    }
  }

  /// Refuses to tick all while something is chosen that excludes them and cannot be changed.
  private func checkExcludedByAll(of instance: Int) throws(EventRefusal) {
    let field = field(of: instance)
    guard field.type.hasOptions else {
      for box in countableMembers(of: instance) { try checkExcluded(by: box) }
      return
    }
    let chosen = states[instance].current?.chosen ?? []
    for option in field.options where option.isExclusive && chosen.contains(option.value.value) {
      guard isChangeable(option, of: instance, field) else { throw .excluded }
    }
  }

  /// An option is chosen, or toggled where several can be.
  func tapOption(_ value: String, of address: FieldAddress) throws(EventRefusal) {
    let instance = try changeable(address)
    let field = field(of: instance)
    guard let place = field.placeOfOption(value) else { throw .notOffered }
    let settled = states[instance].options.isEmpty ? OptionState() : states[instance].options[place]
    guard settled.isRelevant else { throw .notOffered }
    guard settled.isEnabled else { throw .disabled }
    let option = field.options[place]
    let chosen = states[instance].current?.chosen ?? []
    if field.type.value == .choice {
      try checkFixedChoice(of: instance, field)
      setFocus(.field(instance))
      return give(.text(option.value.value), to: instance)
    }
    let excluded =
      chosen.contains(option.value.value)
      ? [option]
      : field.options.filter { other in
        other.value.value != option.value.value && (option.isExclusive || other.isExclusive)
      }
    for other in excluded where other != option && chosen.contains(other.value.value) {
      guard isChangeable(other, of: instance, field) else { throw .excluded }
    }
    setFocus(.field(instance))
    var result = chosen.filter { text in !excluded.contains { $0.value.value == text } }
    if !chosen.contains(option.value.value) { result.append(option.value.value) }
    give(.texts(field.options.map(\.value.value).filter(result.contains)), to: instance)
  }

  /// A chosen option that is disabled keeps its state, so that no other can take its place.
  private func checkFixedChoice(of instance: Int, _ field: Field) throws(EventRefusal) {
    for text in states[instance].current?.chosen ?? [] {
      guard let place = field.placeOfOption(text) else { continue }
      if !isChangeable(field.options[place], of: instance, field) { throw .disabled }
    }
  }

  private func isChangeable(_ option: Option, of instance: Int, _ field: Field) -> Bool {
    guard !states[instance].options.isEmpty,
      let place = field.placeOfOption(option.value.value)
    else { return true }
    return states[instance].options[place].isEnabled
  }
}

// MARK: - Buttons

extension SessionState {
  /// A button goes down.
  func press(_ target: FormTarget) throws(EventRefusal) {
    guard interaction.pressed == nil else { throw .alreadyPressed }
    guard case .field(let address) = target else {
      guard isSubmitEnabled else { throw .notReady }
      interaction.pressed = .submit
      return
    }
    let instance = try shown(address)
    let field = field(of: instance)
    guard field.type == .button || field.appearance == "button" else { throw .unsuitable }
    guard states[instance].isEnabled else { throw .disabled }
    guard !states[instance].isReadOnly else { throw .readOnly }
    if field.details == .button(.submit), !isSubmitEnabled { throw .notReady }
    interaction.pressed = .field(instance)
  }

  /// What is down is let go inside.
  func release() throws(EventRefusal) {
    guard let pressed = interaction.pressed else { throw .nothingPressed }
    interaction.pressed = nil
    switch pressed {
    case .submit: try submit()
    case .field(let instance): try act(instance)
    }
  }

  /// What is down is left.
  func cancel() throws(EventRefusal) {
    guard interaction.pressed != nil else { throw .nothingPressed }
    interaction.pressed = nil
  }

  /// A button, or a checkbox that looks like one, does what it is for.
  func act(_ instance: Int) throws(EventRefusal) {
    guard case .button(let action) = field(of: instance).details else { return try toggle(instance) }
    switch action {
    case .submit: try submit()
    case .reset: reset()
    case .open: try open(address(of: instance))
    case .add(let id):
      guard let list = form.names.field(id.value, in: form.names.scopeOfField[Int(fieldOf[instance])]),
        let target = self.instance(of: list, from: Int(entryOf[instance]))
      else { throw .notThere }
      try addEntry(to: address(of: target))
    case .set(let assignments): assign(assignments, of: instance)
    }
  }

  /// All values are worked out before any is given.
  private func assign(_ assignments: [ButtonAction.Assignment], of instance: Int) {
    let scope = form.names.scopeOfField[Int(fieldOf[instance])]
    let entry = Int(entryOf[instance])
    let values = assignments.map { assignment in
      evaluate(compiled.compiler.program(assignment.formula.expression, scope: scope), inEntry: entry)
    }
    for (assignment, value) in zip(assignments, values) {
      guard let index = form.names.field(assignment.field.value, in: scope),
        let target = self.instance(of: index, from: entry)
      else { continue }
      give(FieldValue(value, as: form.fields[index].type.value), to: target)
    }
  }
}
