public import FormExpressions
public import FormModel

extension FormSnapshot {
  /// What a person sees of `form` who has given `answers`.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - answers: What the fields hold; a field without an answer holds its default or initial value.
  ///   - language: The language of the texts.
  ///   - now: The moment that `now()` and `today()` give.
  public init(of form: Form, answers: Answers, language: LanguageTag, now: Timestamp) {
    let taker = SnapshotTaker(evaluation: FormEvaluation(form, language: language, now: now))
    let level = AnswerLevel(answers)
    title = form.title.map { taker.evaluation.string($0, of: nil, at: level) }
    fields = taker.snapshots(of: Array(form.topFields), at: level)
    let hasOwnButton = form.fields.contains { $0.details == .button(.submit) }
    submit =
      hasOwnButton
      ? nil
      : SubmitSnapshot(
        label: form.submit.label.map { taker.evaluation.string($0, of: nil, at: level) },
        isEnabled: taker.evaluation.holds(form.submit.enabled, of: nil, at: level))
  }
}

/// Settles what the fields of a form show.
private struct SnapshotTaker {
  let evaluation: FormEvaluation

  private var form: Form { evaluation.form }

  func snapshots(of fields: [Field], at level: AnswerLevel) -> [FieldSnapshot] {
    fields.compactMap { evaluation.isRelevant($0.index, at: level) ? snapshot(of: $0, at: level) : nil }
  }

  private func snapshot(of field: Field, at level: AnswerLevel) -> FieldSnapshot {
    let text = { (text: Text?) in text.map { evaluation.string($0, of: field.index, at: level) } }
    let isSubmit = field.details == .button(.submit)
    let isEnabled =
      evaluation.isEnabled(field.index, at: level)
      && (!isSubmit || evaluation.holds(form.submit.enabled, of: nil, at: level))
    let isPart = field.type.holdsFields && field.type != .repeat
    return FieldSnapshot(
      field: field, label: text(field.label), hint: text(field.hint), placeholder: text(field.placeholder),
      linkLabel: text(field.link?.label), isEnabled: isEnabled,
      isReadOnly: field.type.value.isStored && evaluation.isReadOnly(field.index, at: level),
      isRequired: isRequired(field, at: level), value: shownValue(of: field, at: level),
      selectAll: selectAll(of: field, at: level), options: options(of: field, at: level),
      children: isPart ? snapshots(of: Array(form.children(of: field)), at: level) : [],
      entries: entries(of: field, at: level))
  }

  private func shownValue(of field: Field, at level: AnswerLevel) -> FieldValue? {
    field.type.value.isStored && field.type != .repeat ? evaluation.held(by: field, at: level) : nil
  }

  private func isRequired(_ field: Field, at level: AnswerLevel) -> Bool {
    field.validators.contains { validator in
      guard validator.type == .required, validator.severity == .error else { return false }
      guard let when = validator.when else { return true }
      let own = evaluation.value(of: field.index, at: level)
      return evaluation.evaluate(when.expression, of: field.index, at: level, own: own).isTrue
    }
  }

  private func options(of field: Field, at level: AnswerLevel) -> [OptionSnapshot] {
    guard !field.options.isEmpty else { return [] }
    let chosen: [String] =
      switch evaluation.held(by: field, at: level) {
      case .text(let text): [text]
      case .texts(let texts): texts
      case .number, .boolean, .date, .time, .dateTime, nil: []
      }
    return field.options.compactMap { option in
      guard evaluation.holds(option.relevant, of: field.index, at: level) else { return nil }
      let text = { (text: Text?) in text.map { evaluation.string($0, of: field.index, at: level) } }
      let isEnabled = evaluation.holds(option.enabled, of: field.index, at: level)
      return OptionSnapshot(
        label: text(option.label) ?? option.value.value, hint: text(option.hint),
        isChosen: chosen.contains(option.value.value), isEnabled: isEnabled,
        reason: isEnabled ? nil : text(option.reason))
    }
  }

  private func selectAll(of field: Field, at level: AnswerLevel) -> SelectAllSnapshot? {
    let label: Text?
    switch field.details {
    case .selectAll: label = field.label
    case .group(_, _, let own?), .choice(_, let own?): label = own
    case .none, .choice, .group, .entries, .button, .link, .hidden: return nil
    }
    let isUsable =
      evaluation.isEnabled(field.index, at: level) && !evaluation.countableMembers(of: field, at: level).isEmpty
    return SelectAllSnapshot(
      label: label.map { evaluation.string($0, of: field.index, at: level) },
      state: evaluation.selectAllState(of: field, at: level), isEnabled: isUsable)
  }

  private func entries(of field: Field, at level: AnswerLevel) -> [EntrySnapshot] {
    guard case .entries(_, _, let label) = field.details else { return [] }
    return evaluation.entryLevels(of: field, at: level).map { entry in
      EntrySnapshot(
        label: label.map { evaluation.string($0, of: field.index, at: entry, isInside: true) },
        fields: snapshots(of: Array(form.children(of: field)), at: entry))
    }
  }
}
