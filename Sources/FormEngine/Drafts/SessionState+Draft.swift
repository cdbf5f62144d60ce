import FormDocuments
import FormExpressions
import FormModel

extension SessionState {
  /// What the person has done so far.
  var draft: JSON {
    let typed = addressed { $0.unreadable.map { .string($0) } }
    let names = { (part: (FieldState) -> Bool) -> JSON in
      .array(self.savedInstances().filter { part(self.states[$0]) }.map { .string(self.name(of: $0)) })
    }
    return [
      FormDraft.Key.form: .string(form.id.value),
      FormDraft.Key.version: form.version.map { .integer(Int64($0)) } ?? .null,
      FormDraft.Key.language: .string(language.description),
      FormDraft.Key.answers: .object(answers(of: form.fields.indices, entry: 0)),
      FormDraft.Key.typed: .object(typed), FormDraft.Key.checked: names(\.showsViolations),
      FormDraft.Key.edited: names(\.isEdited), FormDraft.Key.viewed: .object(viewedDocuments),
      FormDraft.Key.accepted: .object(acceptedDocuments),
    ]
  }

  /// The instances that a draft speaks of, in document order.
  private func savedInstances() -> [Int] { instancesInOrder().filter { field(of: $0).id != nil } }

  private func name(of instance: Int) -> String { form.name(of: address(of: instance)) }

  private func addressed(_ part: (FieldState) -> JSON?) -> [JSON.Member] {
    savedInstances().compactMap { instance in
      guard !field(of: instance).isSecret else { return nil }
      return part(states[instance]).map { JSON.Member(name(of: instance), $0) }
    }
  }

  /// What fields hold that would not hold it at the start: given by a person, or from an `initial` that reads what may
  /// have changed since.
  private func answers(of fields: Range<Int>, entry: Int) -> [JSON.Member] {
    var members: [JSON.Member] = []
    var place = fields.lowerBound
    while place < fields.upperBound {
      let field = form.fields[place]
      place += 1
      guard let instance = instance(of: field.index, from: entry), let id = field.id?.value else { continue }
      if field.isNest || field.type == .repeat {
        place = field.subtreeEnd
        if field.isNest {
          members.append(JSON.Member(id, .object(answers(of: field.descendants, entry: entry))))
        } else if states[instance].isGiven || !states[instance].entries.isEmpty {
          let entries = states[instance].entries.map { JSON.object(answers(of: field.descendants, entry: $0)) }
          members.append(JSON.Member(id, .array(entries)))
        }
        continue
      }
      guard isSaved(instance, field) else { continue }
      members.append(JSON.Member(id, states[instance].held.map(\.json) ?? .null))
    }
    return members
  }

  private func isSaved(_ instance: Int, _ field: Field) -> Bool {
    guard field.type.value.isStored, field.type.control != .hidden, !field.isSecret else { return false }
    if field.calculate != nil { return field.isEditable && states[instance].isGiven }
    return states[instance].isGiven || field.initial != nil
  }

  private var viewedDocuments: [JSON.Member] {
    form.documents.compactMap { document in
      guard let sha256 = interaction.viewed[document.name.value]?.sha256 else { return nil }
      return JSON.Member(document.name.value, .string(sha256))
    }
  }

  private var acceptedDocuments: [JSON.Member] {
    savedInstances().compactMap { instance in
      guard let acceptance = interaction.acceptances[instance], let sha256 = acceptance.document.sha256 else {
        return nil
      }
      return JSON.Member(
        name(of: instance), ["sha256": .string(sha256), "at": .string(acceptance.moment.description)])
    }
  }
}
