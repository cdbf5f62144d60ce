import FormDocuments
import FormExpressions
import FormModel

extension ScenarioEvent {
  /// The event of a step without a target; nil when it needs one.
  var bareEvent: FormEvent? {
    switch kind.value {
    case .blur: .blur
    case .return: .return
    case .close: .close
    case .submit: .submit
    case .dismiss: .dismiss
    case .press: .press(.submit)
    case .release: .release
    case .cancel: .cancel
    case .focus, .type, .set, .clear, .tap, .open, .add, .remove, .language, .reload: nil
    }
  }
}

extension ScenarioStage {
  /// The event that a step causes to one of its targets.
  func formEvent(
    _ kind: Placed<ScenarioEvent.Kind>, _ target: ScenarioEvent.Target
  ) -> Result<FormEvent, ScenarioFailure> {
    let name = target.name
    if kind.value == .language {
      return LanguageTag(name.value).map { .success(.language($0)) }
        ?? .failure(ScenarioFailure(name.range, "`\(name.value)` is no language tag"))
    }
    if name.value == "submit" {
      switch kind.value {
      case .focus: return .success(.focus(.submit))
      case .press: return .success(.press(submitButton))
      case .release: return .success(.release)
      case .cancel: return .success(.cancel)
      default: return .success(.submit)
      }
    }
    guard let address = form.address(of: name.value) else {
      return .failure(ScenarioFailure(name.range, "There is no field `\(name.value)`"))
    }
    let field = form.fields[address.field]
    switch kind.value {
    case .focus: return .success(.focus(.field(address)))
    case .clear: return .success(.clear(address))
    case .open: return .success(.open(address))
    case .add: return .success(.add(address))
    case .remove: return .success(.remove(address))
    case .press: return .success(.press(.field(address)))
    case .release: return .success(.release)
    case .cancel: return .success(.cancel)
    case .tap:
      guard let option = target.value else { return .success(.tap(.field(address))) }
      return .success(.tapOption(address, option.value.spelling ?? ""))
    case .type: return .success(.type(address, target.value?.value.spelling ?? ""))
    case .set: return setting(field, address, target)
    case .blur, .return, .close, .submit, .dismiss, .language, .reload: return .success(.blur)
    }
  }

  /// The submit button as something to press: the form's own, or the one that it gets.
  private var submitButton: FormTarget {
    let own = form.fields.first { $0.details == .button(.submit) }
    return own.map { .field(FieldAddress(field: $0.index)) } ?? .submit
  }

  private func setting(
    _ field: Field, _ address: FieldAddress, _ target: ScenarioEvent.Target
  ) -> Result<FormEvent, ScenarioFailure> {
    guard let value = target.value, value.value != .null else { return .success(.clear(address)) }
    if case .entries = field.details {
      return value.value == .array([])
        ? .success(.clear(address))
        : .failure(ScenarioFailure(value.range, "Entries are added by `add` and filled one by one"))
    }
    if let given = FieldValue(value.value, for: field) { return .success(.set(address, given)) }
    // What is no value of the field can only have been typed.
    guard let text = value.value.spelling else {
      return .failure(ScenarioFailure(value.range, "`\(target.name.value)` holds \(field.type.value.noun)"))
    }
    return .success(.type(address, text))
  }
}

extension ScenarioFailure: Error {}
