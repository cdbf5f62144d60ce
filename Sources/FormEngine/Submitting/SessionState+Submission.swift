import FormDocuments
import FormExpressions
import FormModel

extension SessionState {
  /// What the form hands over now, whether it is valid or not.
  func makeSubmission() -> Submission {
    Submission(
      members: members(of: Array(form.topFields), entry: 0), receipts: receipts(), next: form.submit.next?.value)
  }

  private func members(of fields: [Field], entry: Int) -> [Submission.Member] {
    fields.flatMap { field -> [Submission.Member] in
      guard let instance = instance(of: field.index, from: entry) else { return [] }
      let inside = Array(form.children(of: field))
      switch field.type.control {
      case .group where field.isNest:
        guard isSubmitted(instance, field), let id = field.id else { return [] }
        return [Submission.Member(name: id.value, item: .object(members(of: inside, entry: entry)))]
      case .group, .page: return members(of: inside, entry: entry)
      default:
        guard isSubmitted(instance, field), field.type.value.isStored, let id = field.id else { return [] }
        return [Submission.Member(name: id.value, item: item(of: instance, field))]
      }
    }
  }

  /// Whether the field is part of a submission: it can be used, and is shown or kept although it is not.
  private func isSubmitted(_ instance: Int, _ field: Field) -> Bool {
    let state = states[instance]
    guard state.isEnabled else { return false }
    // A nesting group is there for what it holds, and that may be kept.
    if field.isNest, !state.isRelevant {
      return field.descendants.contains { form.fields[$0].whenHidden == .keep && form.fields[$0].type.value.isStored }
    }
    return state.isRelevant || field.whenHidden == .keep
  }

  private func item(of instance: Int, _ field: Field) -> Submission.Item {
    if field.type == .repeat {
      let inside = Array(form.children(of: field))
      return .list(states[instance].entries.map { .object(members(of: inside, entry: $0)) })
    }
    let value = states[instance].current
    if field.isSecret, case .text(let text)? = value { return .secret(text) }
    if let value { return .value(value) }
    return switch field.type.value {
    case .text, .choice, .file: .value(.text(""))
    case .choices: .value(.texts([]))
    case .boolean: .value(.boolean(false))
    case .integer, .number, .date, .time, .dateTime, .any, .entries, .selectAll, .none: .unset
    }
  }

  /// What a repeat or nesting group would hand over now; an empty list or object while it is not shown.
  func makeItem(of instance: Int, showingSecrets showsSecrets: Bool) -> JSON {
    let field = field(of: instance)
    guard states[instance].isRelevant else { return field.type == .repeat ? [] : [:] }
    if field.type == .repeat { return item(of: instance, field).json(showsSecrets) }
    let inside = Array(form.children(of: field))
    return Submission.Item.object(members(of: inside, entry: Int(entryOf[instance]))).json(showsSecrets)
  }

  /// The documents beside boxes that are ticked and submitted, each once, in the order of the form.
  private func receipts() -> [Submission.Receipt] {
    var receipts: [Submission.Receipt] = []
    for instance in instancesInOrder() {
      let field = field(of: instance)
      guard field.type.value == .boolean, let name = field.link?.document.value,
        states[instance].effective == .boolean(true), states[instance].isEnabled,
        !receipts.contains(where: { $0.document == name })
      else { continue }
      let acceptance = interaction.acceptances[instance]
      // A box that was ticked from the start stands for the document as it is now.
      guard let document = acceptance?.document ?? readDocument(name) else { continue }
      receipts.append(
        Submission.Receipt(
          document: name, path: document.path, sha256: document.sha256, language: document.language,
          isViewed: interaction.viewed[name].map { $0.sha256 == document.sha256 } ?? false,
          acceptedAt: (acceptance?.moment ?? now).description))
    }
    return receipts
  }
}
