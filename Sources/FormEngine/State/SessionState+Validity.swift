import FormExpressions
import FormModel

extension SessionState {
  /// Works out what is wrong with the answer at `instance`.
  ///
  /// - Returns: Whether that differs from what it was.
  func updateValidity(_ instance: Int) -> Bool {
    let violations = violations(of: instance)
    guard violations != states[instance].violations else { return false }
    let hadError = states[instance].hasError
    states[instance].violations = violations
    let hasError = states[instance].hasError
    if hadError != hasError {
      let wasValid = errorCount == 0
      errorCount += hasError ? 1 : -1
      if wasValid != (errorCount == 0) { markFormDirty(.validity) }
    }
    return true
  }

  private func violations(of instance: Int) -> [Violation] {
    let state = states[instance]
    guard state.isRelevant, state.isEnabled else { return [] }
    return check(of: instance, state).violations(
      evaluate: { evaluate($0, at: instance, own: $1) },
      entryValues: { fields in states[instance].entries.map { entry in values(of: fields, inEntry: entry) } })
  }

  private func check(of instance: Int, _ state: FieldState) -> AnswerCheck {
    let field = field(of: instance)
    let compiled = compiledField(of: instance)
    var check = AnswerCheck(field, compiled, current: state.current, value: state.value)
    check.isUnreadable = state.unreadable != nil
    check.entryCount = state.entries.count
    for box in compiled.counted {
      forEachInstance(of: box, from: Int(entryOf[instance])) { box in
        let state = states[box]
        guard state.isRelevant, state.isEnabled, state.current == .boolean(true) else { return }
        check.tickedCount += 1
        if compiledField(of: box).exclusion.isAlternative { check.hasAlternative = true }
      }
    }
    if let document = field.link?.document.value { check.isViewed = interaction.viewed[document] != nil }
    if case .text(let path)? = state.current, !path.isEmpty,
      compiled.validators.contains(where: { $0.rule.type == .maxSize })
    {
      check.fileSize = surroundings.fileSize(path)
    }
    return check
  }

  private func values(of fields: [Int], inEntry entry: Int) -> [FieldValue?] {
    fields.map { field in
      guard let inner = instance(of: field, from: entry), states[inner].isRelevant else { return nil }
      return states[inner].current.flatMap { $0.isEmpty ? nil : $0 }
    }
  }
}
