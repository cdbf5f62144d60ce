import FormExpressions
import FormModel

extension SessionState {
  /// Applies an event; see ``FormSession/apply(_:)``.
  func apply(_ event: FormEvent) throws(EventRefusal) -> [Change] {
    let before = interaction
    let wasEnabled = isSubmitEnabled
    changed = []
    structure = []
    do throws(EventRefusal) {
      try perform(event)
    } catch {
      // What a refused event had begun, such as moving the focus to a button that then could not act.
      interaction = before
      leftInstances = []
      throw error
    }
    settle()
    keepFocus()
    return changes(since: before, wasSubmitEnabled: wasEnabled)
  }

  private func perform(_ event: FormEvent) throws(EventRefusal) {
    switch event {
    case .dismiss: return try dismiss()
    case .language(let language): return change(language: language)
    case .clock(let moment): return change(now: moment)
    default: break
    }
    if interaction.alert != nil { throw .alertIsUp }
    switch event {
    case .close: return try close()
    case .viewed: return try view()
    default: break
    }
    if interaction.document != nil { throw .documentIsOpen }
    switch event {
    case .focus(let target): try focus(target)
    case .blur: setFocus(nil)
    case .type(let address, let text): try type(text, into: address)
    case .set(let address, let value): try set(address, to: value)
    case .clear(let address): try set(address, to: nil)
    case .tap(let target): try tap(target)
    case .tapOption(let address, let option): try tapOption(option, of: address)
    case .press(let target): try press(target)
    case .release: try release()
    case .cancel: try cancel()
    case .return: try pressReturn()
    case .open(let address): try open(address)
    case .add(let address): try addEntry(to: address)
    case .remove(let address): try removeEntry(at: address)
    case .submit: try submit()
    case .dismiss, .language, .clock, .close, .viewed: break
    }
  }

  private func change(language: LanguageTag) {
    guard self.language != language else { return }
    self.language = language
    markDirty(compiled.graph.languageReaders)
    changedLanguage = true
  }

  private func change(now: Timestamp) {
    self.now = now
    markDirty(compiled.graph.clockReaders)
  }

  private func dismiss() throws(EventRefusal) {
    guard interaction.alert != nil else { throw .noAlert }
    interaction.alert = nil
  }

  /// The instance that `address` means, which must be shown.
  func shown(_ address: FieldAddress) throws(EventRefusal) -> Int {
    guard let instance = instance(at: address) else { throw .notThere }
    guard states[instance].isRelevant else { throw .hidden }
    return instance
  }

  /// The instance that `address` means, whose value must be one that a person can change.
  func changeable(_ address: FieldAddress) throws(EventRefusal) -> Int {
    let instance = try shown(address)
    guard field(of: instance).type.value.isStored, field(of: instance).type.control != .hidden else {
      throw .unsuitable
    }
    guard states[instance].isEnabled else { throw .disabled }
    guard !states[instance].isReadOnly else { throw .readOnly }
    return instance
  }
}
