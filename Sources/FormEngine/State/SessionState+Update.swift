import FormExpressions
import FormModel

extension SessionState {
  /// Works out one aspect of one instance, or of the form as a whole (-1).
  ///
  /// - Returns: Whether it differs from what it was.
  func update(_ instance: Int, _ aspect: Aspect) -> Bool {
    guard instance >= 0 else { return updateForm(aspect) }
    guard isThere(instance) else { return false }
    switch aspect {
    case .relevance: return updateRelevance(instance)
    case .enabled:
      let isIn = parent(of: instance).map { states[$0].isEnabled } ?? true
      let isEnabled = isIn && holds(compiledField(of: instance).enabled, at: instance)
      return set(\.isEnabled, of: instance, to: isEnabled)
    case .readOnly:
      let isIn = parent(of: instance).map { states[$0].isReadOnly } ?? false
      let field = field(of: instance)
      let isWorkedOut = field.calculate != nil && !field.isEditable
      let isReadOnly = isIn || isWorkedOut || holds(compiledField(of: instance).readOnly, at: instance)
      return set(\.isReadOnly, of: instance, to: isReadOnly)
    case .options:
      let options = compiledField(of: instance).options.map { option in
        OptionState(
          isRelevant: holds(option.relevant, at: instance), isEnabled: holds(option.enabled, at: instance))
      }
      return set(\.options, of: instance, to: options)
    case .value: return updateValue(instance)
    case .selectAll: return set(\.selectAll, of: instance, to: selectAllState(of: instance))
    case .required:
      let isRequired = compiledField(of: instance).validators.contains { validator in
        guard validator.rule.type == .required, validator.rule.severity == .error else { return false }
        return validator.when.map { evaluate($0, at: instance, own: states[instance].value).isTrue } ?? true
      }
      return set(\.isRequired, of: instance, to: isRequired)
    case .validity: return updateValidity(instance)
    case .text: return set(\.texts, of: instance, to: texts(of: instance))
    }
  }

  private func set<Part: Equatable>(
    _ part: WritableKeyPath<FieldState, Part>, of instance: Int, to value: Part
  ) -> Bool {
    guard states[instance][keyPath: part] != value else { return false }
    states[instance][keyPath: part] = value
    return true
  }

  private func updateForm(_ aspect: Aspect) -> Bool {
    switch aspect {
    case .enabled:
      let isEnabled: Bool
      switch compiled.submitEnabled {
      case .constant(let isTrue): isEnabled = isTrue
      case .program(let program): isEnabled = evaluate(program, inEntry: 0).isTrue
      }
      defer { formState.isSubmitEnabled = isEnabled }
      return formState.isSubmitEnabled != isEnabled
    case .text:
      let texts = [compiled.title, compiled.submitLabel].compactMap { $0.map { string($0, inEntry: 0) } }
      defer { formState.texts = texts }
      return formState.texts != texts
    // Noted only when the form became valid or stopped being so.
    case .validity: return true
    case .relevance, .readOnly, .options, .value, .selectAll, .required: return false
    }
  }

  private func updateRelevance(_ instance: Int) -> Bool {
    let isIn = parent(of: instance).map { states[$0].isRelevant } ?? true
    let isRelevant = isIn && holds(compiledField(of: instance).relevant, at: instance)
    guard states[instance].isRelevant != isRelevant else { return false }
    states[instance].isRelevant = isRelevant
    return true
  }

  private func updateValue(_ instance: Int) -> Bool {
    let field = field(of: instance)
    if !states[instance].isRelevant, field.whenHidden == .clear, field.type.value.isStored { forget(instance) }
    switch field.type.control {
    case .selectAll:
      let isOn = states[instance].isRelevant && states[instance].selectAll.state == .on
      let differs = states[instance].value.isTrue != isOn
      states[instance].value = .bool(isOn)
      return differs
    case .entries, .group:
      if compiled.graph.isRead[field.index] { states[instance].value = collectedValue(of: instance) }
      return true
    default: break
    }
    let current = currentValue(of: instance, field)
    let effective = states[instance].isRelevant ? current : nil
    guard states[instance].current != current || states[instance].effective != effective else { return false }
    states[instance].current = current
    states[instance].effective = effective
    states[instance].value =
      effective?.value(as: compiled.fields[field.index].kind, isSecret: field.isSecret)
      ?? compiled.fields[field.index].kind.emptyValue
    return true
  }

  /// Empties a field that is not shown and must not keep its value.
  private func forget(_ instance: Int) {
    let state = states[instance]
    let field = field(of: instance)
    guard state.isTouched else { return }
    let isGivenByChoice = state.isGiven && field.calculate != nil
    guard state.held != nil || state.unreadable != nil || !state.entries.isEmpty || isGivenByChoice else { return }
    states[instance].held = nil
    states[instance].unreadable = nil
    // It is empty now because of what the person did, whatever it held at the start. What is worked out is so again.
    states[instance].isGiven = field.calculate == nil
    if field.type == .repeat { loseEntries(of: instance) }
  }

  /// What the field holds: worked out, given, or from the start. Options that are not offered are not chosen.
  private func currentValue(of instance: Int, _ field: Field) -> FieldValue? {
    let compiled = compiledField(of: instance)
    let state = states[instance]
    var result = state.held
    if case .hidden(let value) = field.details, let value { result = value.value }
    if let calculate = compiled.calculate, !(field.isEditable && state.isGiven) {
      result = FieldValue(evaluate(calculate, at: instance), as: compiled.kind)
    }
    guard let result, field.type.hasOptions else { return result }
    return offered(result, of: instance, field)
  }

  private func offered(_ value: FieldValue, of instance: Int, _ field: Field) -> FieldValue? {
    let options = states[instance].options
    let isOffered = { (place: Int) in options.isEmpty || options[place].isRelevant }
    switch value {
    case .text(let text):
      guard let place = field.placeOfOption(text) else { return value }
      return isOffered(place) ? value : nil
    case .texts(let texts):
      var chosen: [String] = []
      for (place, option) in field.options.enumerated() where texts.contains(option.value.value) && isOffered(place) {
        chosen.append(option.value.value)
      }
      // What is none of the options stays, so that it can be told.
      for text in texts where !field.hasOption(text) { chosen.append(text) }
      return .texts(chosen)
    case .number, .boolean, .date, .time, .dateTime: return nil
    }
  }
}
