import FormExpressions
import FormModel

extension SessionState {
  /// Starts with what a draft holds.
  ///
  /// - Returns: What could not be taken over.
  func resume(_ draft: DraftReader) -> [DraftNotice] {
    var notices: [DraftNotice] = []
    for (name, sha256) in draft.viewed {
      interaction.viewed[name] = readDocument(name, sha256: sha256)
    }
    var unticked: Set<FieldAddress> = []
    var acceptances: [FieldAddress: Acceptance] = [:]
    for (address, sha256, at) in draft.accepted {
      guard let name = form.fields[address.field].link?.document.value else { continue }
      if let document = readDocument(name, sha256: sha256) {
        acceptances[address] = Acceptance(document: document, moment: DateTime(at).flatMap(Timestamp.init) ?? now)
      } else {
        unticked.insert(address)
        notices.append(.documentChanged(name, address))
      }
    }
    start(answers: draft.answers, hasAllEntries: true) { [self] in
      for address in draft.emptied { instance(at: address).map { fill($0, with: nil) } }
      for address in unticked { instance(at: address).map { fill($0, with: .boolean(false)) } }
      for (address, text) in draft.typed {
        guard let instance = instance(at: address), field(of: instance).value(ofTyped: text) == .unreadable else {
          continue
        }
        fill(instance, with: nil)
        states[instance].unreadable = text
      }
      for address in draft.checked { instance(at: address).map { states[$0].showsViolations = true } }
      for address in draft.edited { instance(at: address).map { states[$0].isEdited = true } }
      for (address, acceptance) in acceptances {
        instance(at: address).map { interaction.acceptances[$0] = acceptance }
      }
    }
    return notices
  }

  private func fill(_ instance: Int, with value: FieldValue?) {
    states[instance].held = value
    states[instance].isGiven = true
  }
}

extension Timestamp {
  fileprivate init?(_ moment: DateTime) { self.init(seconds: Int64(moment.secondsSinceEpoch)) }
}
