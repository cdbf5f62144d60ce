import FormExpressions
import FormModel

extension FormSession {
  /// What a person sees of the form now: every field that is shown, with every text and value settled.
  public var snapshot: FormSnapshot { SnapshotTaker(state: current).form }

  /// What a person sees of one field now; nil while it is not shown. Without its parts it has neither children nor
  /// entries, and is taken in a time that does not depend on how many there are.
  public func snapshot(of address: FieldAddress, withParts: Bool = true) -> FieldSnapshot? {
    guard let instance = shownInstance(at: address) else { return nil }
    return SnapshotTaker(state: current).snapshot(of: instance, withParts: withParts)
  }

  /// Whether the field at `address` is shown.
  public func isShown(_ address: FieldAddress) -> Bool { shownInstance(at: address) != nil }

  /// How many entries the repeat at `address` has; 0 while it is not shown.
  public func entryCount(of address: FieldAddress) -> Int {
    shownInstance(at: address).map { current.states[$0].entries.count } ?? 0
  }

  /// What the entry at `place` of the repeat at `address` is called; nil for no label of its own.
  public func entryLabel(of address: FieldAddress, at place: Int) -> String? {
    shownInstance(at: address).flatMap { current.entryLabel(of: $0, at: place) }
  }

  /// What is wrong with the answer at `address` now, in the order of the rules: also what nobody has seen yet.
  public func violations(of address: FieldAddress) -> [ViolationSnapshot] {
    guard let instance = shownInstance(at: address) else { return [] }
    return SnapshotTaker(state: current).violations(of: instance)
  }

  private func shownInstance(at address: FieldAddress) -> Int? {
    current.instance(at: address).flatMap { current.states[$0].isRelevant ? $0 : nil }
  }
}

/// Gathers what the fields of a form show.
private struct SnapshotTaker {
  let state: SessionState

  var form: FormSnapshot {
    FormSnapshot(
      title: state.title, fields: snapshots(of: Array(state.form.topFields), entry: 0),
      submit: hasOwnButton ? nil : SubmitSnapshot(label: state.submitLabel, isEnabled: state.isSubmitEnabled))
  }

  private var hasOwnButton: Bool { state.form.fields.contains { $0.details == .button(.submit) } }

  private func snapshots(of fields: [Field], entry: Int) -> [FieldSnapshot] {
    fields.compactMap { field in
      guard let instance = state.instance(of: field.index, from: entry), state.states[instance].isRelevant else {
        return nil
      }
      return snapshot(of: instance)
    }
  }

  func snapshot(of instance: Int, withParts: Bool = true) -> FieldSnapshot {
    let field = state.field(of: instance)
    let known = state.states[instance]
    let entry = Int(state.entryOf[instance])
    let isSubmit = field.details == .button(.submit)
    let holdsParts = withParts && field.type.holdsFields && field.type != .repeat
    return FieldSnapshot(
      field: field, address: state.address(of: instance), label: state.text(.label, of: instance),
      hint: state.text(.hint, of: instance), placeholder: state.text(.placeholder, of: instance),
      linkLabel: state.text(.linkLabel, of: instance),
      isEnabled: known.isEnabled && (!isSubmit || state.formState.isSubmitEnabled),
      isReadOnly: field.type.value.isStored && known.isReadOnly, isRequired: known.isRequired,
      value: known.effective, unreadable: known.unreadable,
      violations: known.showsViolations ? violations(of: instance) : [],
      isLinkViewed: field.opensDocument.map { state.interaction.viewed[$0] != nil } ?? false,
      selectAll: selectAll(of: instance, field), options: options(of: instance, field),
      children: holdsParts ? snapshots(of: Array(state.form.children(of: field)), entry: entry) : [],
      entries: withParts ? entries(of: instance, field) : [])
  }

  func violations(of instance: Int) -> [ViolationSnapshot] {
    state.states[instance].violations.map {
      ViolationSnapshot(violation: $0, message: state.message(of: $0, at: instance))
    }
  }

  private func options(of instance: Int, _ field: Field) -> [OptionSnapshot] {
    let known = state.states[instance]
    let chosen = known.effective?.chosen ?? []
    return field.options.indices.compactMap { place in
      let option = field.options[place]
      let settled = known.options.isEmpty ? OptionState() : known.options[place]
      guard settled.isRelevant else { return nil }
      return OptionSnapshot(
        value: option.value.value, label: state.text(.optionLabel(place), of: instance) ?? option.value.value,
        hint: state.text(.optionHint(place), of: instance), isChosen: chosen.contains(option.value.value),
        isEnabled: settled.isEnabled,
        reason: settled.isEnabled ? nil : state.text(.optionReason(place), of: instance))
    }
  }

  private func selectAll(of instance: Int, _ field: Field) -> SelectAllSnapshot? {
    guard state.compiledField(of: instance).hasSelectAll else { return nil }
    let known = state.states[instance]
    return SelectAllSnapshot(
      label: state.text(field.type == .selectAll ? .label : .selectAll, of: instance), state: known.selectAll.state,
      isEnabled: known.isEnabled && known.selectAll.isUsable)
  }

  private func entries(of instance: Int, _ field: Field) -> [EntrySnapshot] {
    state.states[instance].entries.enumerated().map { position, entry in
      EntrySnapshot(
        label: state.entryLabel(of: instance, at: position),
        fields: snapshots(of: Array(state.form.children(of: field)), entry: entry))
    }
  }
}

extension SessionState {
  /// The title in the language of the session; nil for none.
  var title: String? {
    guard let title = form.title else { return nil }
    return title.isDynamic ? formState.texts.first : title.constant(for: language, fallback: form.language)
  }

  /// The label of the submit button that the form gets; nil for the built-in word.
  var submitLabel: String? {
    guard let label = form.submit.label else { return nil }
    return label.isDynamic ? formState.texts.last : label.constant(for: language, fallback: form.language)
  }
}
