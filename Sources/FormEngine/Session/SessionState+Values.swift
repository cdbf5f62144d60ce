import FormModel

extension SessionState {
  /// Text is typed into a field in place of what it held.
  func type(_ text: String, into address: FieldAddress) throws(EventRefusal) {
    let instance = try changeable(address)
    let field = field(of: instance)
    switch field.type.control {
    case .line, .paragraph, .secret: break
    case .toggle, .chooseOne, .chooseMany, .selectAll, .heading, .note, .link, .button, .group, .page, .entries,
      .hidden:
      throw .unsuitable
    }
    setFocus(.field(instance))
    switch field.value(ofTyped: text) {
    case .value(let value): give(value, to: instance)
    case .empty: give(nil, to: instance)
    case .unreadable: give(nil, unreadable: text, to: instance)
    }
  }

  /// A field gets a value, as if a person had given it by whatever the field offers for that.
  func set(_ address: FieldAddress, to value: FieldValue?) throws(EventRefusal) {
    let instance = try changeable(address)
    let field = field(of: instance)
    guard let value else {
      if field.type == .repeat {
        for place in states[instance].entries.indices.reversed() { takeEntry(of: instance, at: place) }
        return
      }
      setFocus(.field(instance))
      return give(field.type.value == .boolean ? .boolean(false) : nil, to: instance)
    }
    if case .text(let text) = value, field.type.value != .choice, field.type.control.isTyped {
      return try type(text, into: address)
    }
    guard value.fits(field.type.value) else { throw .unsuitable }
    if field.type.hasOptions { try checkChoice(value, of: instance, field) }
    if value == .boolean(true) { try checkExcluded(by: instance) }
    setFocus(.field(instance))
    give(value.spelled(asOptionsOf: field), to: instance)
  }

  /// Refuses a choice that a person could not make: of what is not offered, or a change of what is disabled.
  private func checkChoice(_ value: FieldValue, of instance: Int, _ field: Field) throws(EventRefusal) {
    let state = states[instance]
    let before = state.current?.chosen ?? []
    let after = value.chosen
    guard after.allSatisfy(field.hasOption) else { throw .notOffered }
    for (place, option) in field.options.enumerated() {
      let settled = state.options.isEmpty ? OptionState() : state.options[place]
      let isChosen = after.contains(option.value.value)
      if isChosen, !settled.isRelevant { throw .notOffered }
      guard isChosen != before.contains(option.value.value), !settled.isEnabled else { continue }
      throw .disabled
    }
    if after.count > 1, field.options.contains(where: { $0.isExclusive && after.contains($0.value.value) }) {
      throw .disabled
    }
  }

  /// Puts a value into a field, with all that follows for the boxes that exclude each other.
  func give(_ value: FieldValue?, unreadable: String? = nil, to instance: Int) {
    let field = field(of: instance)
    states[instance].held = merged(value, with: states[instance].held, of: instance, field)
    if states[instance].unreadable != unreadable {
      // What is shown differs, although the field holds nothing before and after.
      states[instance].unreadable = unreadable
      changed.append(ChangedAspect(instance: instance, aspect: .value))
    }
    states[instance].isGiven = true
    states[instance].isTouched = true
    markEdited(instance)
    markDirty(instance, .value)
    markDirty(instance, .validity)
    guard field.type.value == .boolean else { return }
    accept(instance, field, isOn: value == .boolean(true))
    guard value == .boolean(true) else { return }
    for other in compiledField(of: instance).exclusion.unticked {
      forEachInstance(of: other, from: Int(entryOf[instance])) { untick($0) }
    }
  }

  private func untick(_ box: Int) {
    guard states[box].held == .boolean(true), states[box].isEnabled, !states[box].isReadOnly else { return }
    states[box].held = .boolean(false)
    states[box].isGiven = true
    accept(box, field(of: box), isOn: false)
    markEdited(box)
    markDirty(box, .value)
    markDirty(box, .validity)
  }

  /// What a multiselect holds after a choice: also what was chosen among options that are not offered now, so that it
  /// comes back with them.
  private func merged(
    _ value: FieldValue?, with held: FieldValue?, of instance: Int, _ field: Field
  ) -> FieldValue? {
    guard field.type.value == .choices, !states[instance].options.isEmpty else { return value }
    let chosen = value?.chosen ?? []
    let before = held?.chosen ?? []
    var result: [String] = []
    for (place, option) in field.options.enumerated() {
      let source = states[instance].options[place].isRelevant ? chosen : before
      if source.contains(option.value.value) { result.append(option.value.value) }
    }
    return .texts(result)
  }

  /// Remembers when the box beside a document was ticked, and what the document was then.
  private func accept(_ instance: Int, _ field: Field, isOn: Bool) {
    guard let document = field.link?.document.value else { return }
    interaction.acceptances[instance] =
      isOn ? readDocument(document).map { Acceptance(document: $0, moment: now) } : nil
  }

  /// Notes that the field and the parts around it are to be checked when they are left.
  func markEdited(_ instance: Int) {
    var current: Int? = instance
    while let place = current {
      states[place].isEdited = true
      current = parent(of: place)
    }
  }
}

extension FieldValue {
  /// The value with chosen options spelled as the field spells them: equal texts can differ in their composition.
  fileprivate func spelled(asOptionsOf field: Field) -> FieldValue {
    let own = { (text: String) in field.placeOfOption(text).map { field.options[$0].value.value } ?? text }
    return switch self {
    case .text(let text) where field.type.hasOptions: .text(own(text))
    case .texts(let texts): .texts(texts.map(own))
    case .text, .number, .boolean, .date, .time, .dateTime: self
    }
  }

  /// The options that the value chooses.
  var chosen: [String] {
    switch self {
    case .text(let text): text.isEmpty ? [] : [text]
    case .texts(let texts): texts
    case .number, .boolean, .date, .time, .dateTime: []
    }
  }

  /// Whether a field of `kind` can hold the value.
  func fits(_ kind: ValueKind) -> Bool {
    switch (self, kind) {
    case (.text, .text), (.text, .choice), (.text, .file), (.boolean, .boolean), (.texts, .choices), (.date, .date),
      (.time, .time), (.dateTime, .dateTime), (.number, .number), (_, .any):
      true
    case (.number(let number), .integer): number.isWhole
    default: false
    }
  }
}

extension Control {
  /// Whether text is typed into it.
  var isTyped: Bool {
    switch self {
    case .line, .paragraph, .secret: true
    case .toggle, .chooseOne, .chooseMany, .selectAll, .heading, .note, .link, .button, .group, .page, .entries,
      .hidden:
      false
    }
  }
}
