public import FormDocuments

extension Answers {
  /// The answers as an answer file for `form` holds them: an object of ids in the order of the form.
  ///
  /// Answers of a nesting group stand in an object under its id, those of a repeat in an array of objects. A field
  /// without an answer is left out. Reading it gives the same answers, unless one of them is a secret: those are left
  /// out as well.
  public func json(for form: Form) -> JSON { .object(members(of: Array(form.topFields), in: form)) }

  private func members(of fields: [Field], in form: Form) -> [JSON.Member] {
    fields.flatMap { field -> [JSON.Member] in
      let inside = Array(form.children(of: field))
      if field.type == .repeat, let id = field.id {
        guard let entries = entries[field.index] else { return [] }
        return [JSON.Member(id.value, .array(entries.map { .object($0.members(of: inside, in: form)) }))]
      }
      if field.type.holdsFields {
        let members = members(of: inside, in: form)
        guard field.isNest, let id = field.id else { return members }
        return members.isEmpty ? [] : [JSON.Member(id.value, .object(members))]
      }
      guard let id = field.id, !field.isSecret, let value = values[field.index] else { return [] }
      return [JSON.Member(id.value, value.json)]
    }
  }
}
