import FormExpressions
public import FormModel

extension FormSnapshot {
  /// What a person sees of `form` who has given `answers` and reads `language`.
  public init(of form: Form, answers: Answers, language: LanguageTag) {
    let taker = SnapshotTaker(form: form, language: language)
    title = form.title.map(taker.text)
    fields = taker.snapshots(of: Array(form.topFields), answers)
    let hasOwnButton = form.fields.contains { $0.details == .button(.submit) }
    submit =
      hasOwnButton
      ? nil
      : SubmitSnapshot(label: form.submit.label.map(taker.text), isEnabled: taker.holds(form.submit.enabled))
  }
}

/// Settles what a form shows.
private struct SnapshotTaker {
  let form: Form
  let language: LanguageTag

  func text(_ text: Text) -> String {
    text.variant(for: language, fallback: form.language).template.spelling
  }

  func holds(_ condition: Condition) -> Bool {
    switch condition {
    case .constant(let value): value.value
    case .formula: true
    }
  }

  func snapshots(of fields: [Field], _ answers: Answers) -> [FieldSnapshot] {
    fields.compactMap { holds($0.relevant) ? snapshot(of: $0, answers) : nil }
  }

  private func snapshot(of field: Field, _ answers: Answers) -> FieldSnapshot {
    let value = answers.values[field.index] ?? field.defaultValue?.value
    let children = field.type == .repeat ? [] : snapshots(of: Array(form.children(of: field)), answers)
    return FieldSnapshot(
      field: field, label: field.label.map(text), hint: field.hint.map(text), placeholder: field.placeholder.map(text),
      linkLabel: field.link?.label.map(text), isEnabled: holds(field.enabled), isReadOnly: isReadOnly(field),
      isRequired: field.has(.required), value: value, selectAll: selectAll(of: field, answers),
      options: options(of: field, value),
      children: children, entries: entries(of: field, answers))
  }

  private func isReadOnly(_ field: Field) -> Bool {
    if field.calculate != nil, !field.isEditable { return true }
    return if case .constant(let value) = field.readOnly { value.value } else { false }
  }

  private func options(of field: Field, _ value: FieldValue?) -> [OptionSnapshot] {
    field.options.compactMap { option in
      guard holds(option.relevant) else { return nil }
      let isChosen: Bool =
        switch value {
        case .text(let text): text == option.value.value
        case .texts(let texts): texts.contains(option.value.value)
        case .number, .boolean, .date, .time, .dateTime, nil: false
        }
      let isEnabled = holds(option.enabled)
      return OptionSnapshot(
        label: option.label.map(text) ?? option.value.value, hint: option.hint.map(text), isChosen: isChosen,
        isEnabled: isEnabled, reason: isEnabled ? nil : option.reason.map(text))
    }
  }

  private func selectAll(of field: Field, _ answers: Answers) -> SelectAllSnapshot? {
    let label: Text?
    let members: [Bool]
    switch field.details {
    case .selectAll:
      label = field.label
      members = (form.selectAllMembers[field.index] ?? []).map { form.fields[$0] }.compactMap { isOn($0, answers) }
    case .group(_, _, let own?):
      label = own
      let boxes = field.descendants.map { form.fields[$0] }.filter { $0.type == .checkbox }
      members = boxes.compactMap { isOn($0, answers) }
    case .choice(let options, let own?):
      label = own
      let offered = self.options(of: field, answers.values[field.index] ?? field.defaultValue?.value)
      let exclusive = Set(options.filter(\.isExclusive).map(\.value.value))
      members = zip(offered, options).compactMap { shown, option in
        shown.isEnabled && !exclusive.contains(option.value.value) ? shown.isChosen : nil
      }
    case .none, .choice, .group, .entries, .button, .link, .hidden: return nil
    }
    let state: SelectAllSnapshot.State =
      if members.isEmpty || !members.contains(true) { .off } else if members.contains(false) { .indeterminate } else {
        .on
      }
    return SelectAllSnapshot(label: label.map(text), state: state, isEnabled: !members.isEmpty && holds(field.enabled))
  }

  /// Whether a checkbox is ticked; nil when it does not count for boxes that stand for it.
  private func isOn(_ box: Field, _ answers: Answers) -> Bool? {
    guard holds(box.relevant), holds(box.enabled), !isReadOnly(box) else { return nil }
    return (answers.values[box.index] ?? box.defaultValue?.value) == .boolean(true)
  }

  private func entries(of field: Field, _ answers: Answers) -> [EntrySnapshot] {
    guard case .entries(let least, _, let label) = field.details else { return [] }
    let given = answers.entries[field.index] ?? []
    let missing = max(0, (least?.value ?? 0) - given.count)
    return (given + Array(repeating: Answers(), count: min(missing, 1_000))).map { entry in
      EntrySnapshot(label: label.map(text), fields: snapshots(of: Array(form.children(of: field)), entry))
    }
  }
}
