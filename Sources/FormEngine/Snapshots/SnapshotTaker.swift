import FormExpressions
import FormModel

extension FormSession {
  /// What a person sees of the form now: every field that is shown, with every text and value settled.
  public var snapshot: FormSnapshot { SnapshotTaker(state: current).form }

  /// What a person sees of one field now; nil while it is not shown.
  public func snapshot(of address: FieldAddress) -> FieldSnapshot? {
    guard let instance = current.instance(at: address), current.states[instance].isRelevant else { return nil }
    return SnapshotTaker(state: current).snapshot(of: instance)
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

  func snapshot(of instance: Int) -> FieldSnapshot {
    let field = state.field(of: instance)
    let known = state.states[instance]
    let entry = Int(state.entryOf[instance])
    let isSubmit = field.details == .button(.submit)
    let isPart = field.type.holdsFields && field.type != .repeat
    return FieldSnapshot(
      field: field, address: state.address(of: instance), label: state.text(.label, of: instance),
      hint: state.text(.hint, of: instance), placeholder: state.text(.placeholder, of: instance),
      linkLabel: state.text(.linkLabel, of: instance),
      isEnabled: known.isEnabled && (!isSubmit || state.formState.isSubmitEnabled),
      isReadOnly: field.type.value.isStored && known.isReadOnly, isRequired: known.isRequired,
      value: known.effective, unreadable: known.unreadable, violations: violations(of: instance),
      isLinkViewed: field.opensDocument.map { state.interaction.viewed[$0] != nil } ?? false,
      selectAll: selectAll(of: instance, field), options: options(of: instance, field),
      children: isPart ? snapshots(of: Array(state.form.children(of: field)), entry: entry) : [],
      entries: entries(of: instance, field))
  }

  private func violations(of instance: Int) -> [ViolationSnapshot] {
    let known = state.states[instance]
    guard known.showsViolations else { return [] }
    return known.violations.map { ViolationSnapshot(violation: $0, message: state.message(of: $0, at: instance)) }
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
