import FormExpressions
import FormModel

/// Everything that a session knows at one moment.
///
/// Every field has a number here for each entry that it stands in: an *instance*. The fields of the form come first, by
/// their places; an entry of a repeat adds one block with the fields in it.
///
/// A class, because expressions read it while it is being changed, and because a session of 10,000 fields must not be
/// copied for a keystroke. ``FormSession`` copies it before it changes one that somebody else holds, so that nobody sees
/// another's changes; therefore it may go from thread to thread.
final class SessionState: @unchecked Sendable {
  /// An entry of a repeat; the form as a whole is the first.
  struct Entry {
    /// The place of the repeat in the form's list; nil for the whole form.
    let repeatField: Int?
    /// The number of the entry around.
    let outer: Int
    /// The instance of the first field in it.
    let base: Int
    /// The place among the entries of the repeat, from 0; -1 once it was taken away.
    var position: Int
  }

  let compiled: CompiledForm
  /// What the form is told from outside.
  let surroundings: FormSurroundings
  /// The values from outside, in the order of their variables.
  let contextValues: [Value]
  /// The number of the first variable that is a value from outside.
  let firstContextSlot: Int
  /// The language of the texts.
  var language: LanguageTag
  /// The moment that `now()` and `today()` give.
  var now: Timestamp
  /// The instances.
  var states: [FieldState] = []
  /// The field of each instance.
  private(set) var fieldOf: [Int32] = []
  /// The entry that each instance stands in.
  private(set) var entryOf: [Int32] = []
  /// The entries; the first is the form as a whole.
  private(set) var entries: [Entry] = []
  /// What stands on the form as a whole.
  var formState = FormState()
  /// What is to be worked out anew.
  var queue: DirtyQueue
  /// What has changed since the event began.
  var changed: [ChangedAspect] = []
  /// The entries that came and went since the event began.
  var structure: [Change] = []
  /// The fields that were left since the event began, having been edited.
  var leftInstances: [Int] = []
  /// The fields whose violations are shown since the event began.
  var newlyShown: [Int] = []
  /// Whether the language changed since the event began.
  var changedLanguage = false
  /// How many fields have an error.
  var errorCount = 0
  /// What the person is doing.
  var interaction = Interaction()

  var form: Form { compiled.form }

  /// The state of `compiled` before anything is worked out: no entries, nothing held.
  init(_ compiled: CompiledForm, surroundings: FormSurroundings, language: LanguageTag, now: Timestamp) {
    self.compiled = compiled
    self.surroundings = surroundings
    self.language = language
    self.now = now
    let variables = compiled.variables.variables
    firstContextSlot = variables.firstIndex { if case .context = $0 { true } else { false } } ?? variables.count
    contextValues = variables[firstContextSlot...].map { variable in
      if case .context(let path) = variable { surroundings.context?[path] ?? .unknown } else { .unknown }
    }
    queue = DirtyQueue()
    entries = [Entry(repeatField: nil, outer: 0, base: 0, position: 0)]
    append(fields: 0..<compiled.form.fields.count, entry: 0)
  }

  /// A copy that shares nothing that changes.
  init(copying other: SessionState) {
    compiled = other.compiled
    surroundings = other.surroundings
    contextValues = other.contextValues
    firstContextSlot = other.firstContextSlot
    language = other.language
    now = other.now
    states = other.states
    fieldOf = other.fieldOf
    entryOf = other.entryOf
    entries = other.entries
    formState = other.formState
    queue = other.queue
    changed = other.changed
    errorCount = other.errorCount
    interaction = other.interaction
  }

  /// Takes over all that `fresh`, a session of the same form, knows of its fields.
  func adopt(_ fresh: SessionState) {
    states = fresh.states
    fieldOf = fresh.fieldOf
    entryOf = fresh.entryOf
    entries = fresh.entries
    formState = fresh.formState
    errorCount = fresh.errorCount
    interaction = fresh.interaction
  }

  private func append(fields: Range<Int>, entry: Int) {
    for field in fields {
      fieldOf.append(Int32(field))
      entryOf.append(Int32(entry))
    }
    states.append(contentsOf: repeatElement(FieldState(), count: fields.count))
  }

  /// Makes an entry of the repeat at `instance`, after those that it has; its fields hold nothing yet.
  func makeEntry(of instance: Int) -> Int {
    let field = field(of: instance)
    let entry = entries.count
    entries.append(
      Entry(
        repeatField: field.index, outer: Int(entryOf[instance]), base: states.count,
        position: states[instance].entries.count))
    append(fields: field.descendants, entry: entry)
    states[instance].entries.append(entry)
    return entry
  }

  /// Takes the entry at `position` away from the repeat at `instance`. Its instances stay behind, unreachable.
  func dropEntry(of instance: Int, at position: Int) {
    let entry = states[instance].entries.remove(at: position)
    entries[entry].position = -1
    for inner in instances(ofEntry: entry) {
      if states[inner].hasError { errorCount -= 1 }
      for nested in states[inner].entries.indices.reversed() { dropEntry(of: inner, at: nested) }
      states[inner] = FieldState()
    }
    for place in position..<states[instance].entries.count {
      entries[states[instance].entries[place]].position = place
    }
  }
}

// MARK: - Places

extension SessionState {
  /// Whether the instance still stands in the form; one of an entry that was taken away does not.
  func isThere(_ instance: Int) -> Bool { entries[Int(entryOf[instance])].position >= 0 }

  /// The field of an instance.
  func field(of instance: Int) -> Field { form.fields[Int(fieldOf[instance])] }

  /// The compiled field of an instance.
  func compiledField(of instance: Int) -> CompiledField { compiled.fields[Int(fieldOf[instance])] }

  /// The instances of an entry: all fields in it, those of repeats inside of it excepted.
  func instances(ofEntry number: Int) -> some Sequence<Int> {
    let entry = entries[number]
    let fields = entry.repeatField.map { form.fields[$0].descendants } ?? form.fields.indices
    return fields.lazy.filter { self.compiled.repeatAround[$0] == entry.repeatField }.map {
      entry.base + $0 - fields.lowerBound
    }
  }

  /// The instance of the field at the place `field`, seen from inside of `entry`: in that entry or one around it. Nil
  /// for a field of a repeat that `entry` does not stand in.
  func instance(of field: Int, from entry: Int) -> Int? {
    let wanted = compiled.repeatAround[field]
    var current = entry
    while entries[current].repeatField != wanted {
      guard current != 0 else { return nil }
      current = entries[current].outer
    }
    let first = wanted.map { $0 + 1 } ?? 0
    return entries[current].base + field - first
  }

  /// Calls `body` with every instance of the field at the place `field` that shares with `entry` the entries around it.
  func forEachInstance(of field: Int, from entry: Int, _ body: (Int) -> Void) {
    if let instance = instance(of: field, from: entry) { return body(instance) }
    guard let around = compiled.repeatAround[field] else { return }
    forEachInstance(of: around, from: entry) { list in
      for inner in states[list].entries { body(entries[inner].base + field - around - 1) }
    }
  }

  /// The instance that `address` means; nil when there is no such entry.
  func instance(at address: FieldAddress) -> Int? {
    guard form.fields.indices.contains(address.field) else { return nil }
    var entry = 0
    var repeats: [Int] = []
    var around = compiled.repeatAround[address.field]
    while let place = around {
      repeats.append(place)
      around = compiled.repeatAround[place]
    }
    guard address.entries.count >= repeats.count else { return nil }
    for (place, list) in repeats.reversed().enumerated() {
      guard let instance = instance(of: list, from: entry),
        states[instance].entries.indices.contains(address.entries[place])
      else { return nil }
      entry = states[instance].entries[address.entries[place]]
    }
    return instance(of: address.field, from: entry)
  }

  /// The address of an instance.
  func address(of instance: Int) -> FieldAddress {
    var positions: [Int] = []
    var entry = Int(entryOf[instance])
    while entry != 0 {
      positions.append(entries[entry].position)
      entry = entries[entry].outer
    }
    return FieldAddress(field: Int(fieldOf[instance]), entries: positions.reversed())
  }

  /// The instance of the part that the field stands in: a group, page or repeat; nil at the top.
  func parent(of instance: Int) -> Int? {
    field(of: instance).parent.flatMap { self.instance(of: $0, from: Int(entryOf[instance])) }
  }

  /// All instances that stand in the form now, in document order.
  func instancesInOrder() -> [Int] {
    var result: [Int] = []
    appendInstances(of: form.fields.indices, entry: 0, to: &result)
    return result
  }

  private func appendInstances(of fields: Range<Int>, entry: Int, to result: inout [Int]) {
    var place = fields.lowerBound
    while place < fields.upperBound {
      let field = form.fields[place]
      guard let instance = instance(of: place, from: entry) else { return }
      result.append(instance)
      guard field.type == .repeat else {
        place += 1
        continue
      }
      for inner in states[instance].entries { appendInstances(of: field.descendants, entry: inner, to: &result) }
      place = field.subtreeEnd
    }
  }
}
