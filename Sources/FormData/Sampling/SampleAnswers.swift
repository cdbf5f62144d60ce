import FormDocuments
import FormModel

/// The answers of a sample, while it is being made.
struct SampleAnswers {
  /// Where an answer stands: the field, and the entries of repeats around it, outermost first.
  struct Place: Hashable {
    /// An entry of a repeat.
    struct Entry: Hashable {
      let field: Int
      let number: Int
    }

    let field: Int
    let entries: [Entry]
  }

  var answers = Answers()

  /// The value at `place`; nil for no answer.
  subscript(place: Place) -> FieldValue? {
    get { level(place.entries[...], of: answers)?.values[place.field] }
    set { change(place.entries[...], of: &answers) { $0.values[place.field] = newValue } }
  }

  /// The number of entries of the repeat at `place`.
  func entryCount(at place: Place) -> Int { level(place.entries[...], of: answers)?.entries[place.field]?.count ?? 0 }

  /// Adds an entry to the repeat at `place`, or takes the last one away.
  mutating func changeEntries(at place: Place, adding: Bool) {
    change(place.entries[...], of: &answers) { level in
      if adding {
        level.entries[place.field, default: []].append(Answers())
      } else {
        _ = level.entries[place.field]?.popLast()
      }
    }
  }

  /// Takes the entries of the repeat at `place` away.
  mutating func removeEntries(at place: Place) {
    change(place.entries[...], of: &answers) { $0.entries[place.field] = nil }
  }

  private func level(_ path: ArraySlice<Place.Entry>, of answers: Answers) -> Answers? {
    guard let entry = path.first else { return answers }
    guard let entries = answers.entries[entry.field], entries.indices.contains(entry.number) else { return nil }
    return level(path.dropFirst(), of: entries[entry.number])
  }

  private func change(_ path: ArraySlice<Place.Entry>, of answers: inout Answers, _ work: (inout Answers) -> Void) {
    guard let entry = path.first else { return work(&answers) }
    guard var entries = answers.entries[entry.field], entries.indices.contains(entry.number) else { return }
    change(path.dropFirst(), of: &entries[entry.number], work)
    answers.entries[entry.field] = entries
  }

  /// The answers as a submission of `form`.
  func json(_ form: Form) -> JSON { .object(members(of: answers, scope: 0, form)) }

  private func members(of answers: Answers, scope: Int, _ form: Form) -> [JSON.Member] {
    let fields = form.names.scopes[scope].names.values.compactMap { meaning in
      if case .field(let index) = meaning { index } else { nil }
    }
    return fields.sorted().compactMap { index in
      let field = form.fields[index]
      let name = field.id?.value ?? ""
      if let inside = form.names.scopeInside[index] {
        if field.isNest {
          let members = members(of: answers, scope: inside, form)
          return members.isEmpty ? nil : JSON.Member(name, .object(members))
        }
        guard let entries = answers.entries[index] else { return nil }
        return JSON.Member(name, .array(entries.map { .object(members(of: $0, scope: inside, form)) }))
      }
      return answers.values[index].map { JSON.Member(name, $0.json) }
    }
  }
}
