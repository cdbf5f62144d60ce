import FormModel

extension SessionState {
  /// A repeat gets an entry at its end, with what its fields hold at the start.
  func addEntry(to address: FieldAddress) throws(EventRefusal) {
    let instance = try changeable(address)
    guard case .entries(_, let most, _) = field(of: instance).details else { throw .unsuitable }
    if let most, states[instance].entries.count >= most.value { throw .full }
    let entry = makeEntry(of: instance)
    start(entry: entry)
    structure.append(.entryAdded(entryAddress(of: instance, at: states[instance].entries.count - 1)))
    noteEntriesChanged(of: instance)
  }

  /// Gives the fields of a new entry what they hold at the start and works them out.
  private func start(entry: Int) {
    let first = entries.count
    let own = Array(instances(ofEntry: entry))
    prepare(own)
    let nested = (first..<entries.count).flatMap { Array(instances(ofEntry: $0)) }
    settleAll(own + nested)
  }

  /// An entry goes.
  func removeEntry(at address: FieldAddress) throws(EventRefusal) {
    guard let place = address.entries.last else { throw .notThere }
    let list = FieldAddress(field: address.field, entries: Array(address.entries.dropLast()))
    let instance = try changeable(list)
    guard states[instance].entries.indices.contains(place) else { throw .notThere }
    let entry = states[instance].entries[place]
    let focused = focusedField(in: entry)
    takeEntry(of: instance, at: place)
    if let focused { moveFocus(to: focused, besideEntryAt: place, of: instance) }
  }

  /// Takes an entry away and notes what follows.
  func takeEntry(of instance: Int, at place: Int) {
    loseEntry(of: instance, at: place)
    noteEntriesChanged(of: instance)
  }

  /// Takes all entries of a repeat away that must not keep any while it is not shown.
  func loseEntries(of instance: Int) {
    guard !states[instance].entries.isEmpty else { return }
    for place in states[instance].entries.indices.reversed() { loseEntry(of: instance, at: place) }
    markEntriesDirty(of: instance)
  }

  private func loseEntry(of instance: Int, at place: Int) {
    structure.append(.entryRemoved(entryAddress(of: instance, at: place)))
    let wasValid = errorCount == 0
    dropEntry(of: instance, at: place)
    if wasValid != (errorCount == 0) { markFormDirty(.validity) }
  }

  /// The field inside of the entry that has the focus; nil when the focus is elsewhere.
  private func focusedField(in entry: Int) -> Int? {
    guard case .field(let instance)? = interaction.focus else { return nil }
    var current = Int(entryOf[instance])
    while current != 0 {
      if current == entry { return Int(fieldOf[instance]) }
      current = entries[current].outer
    }
    return nil
  }

  /// The focus goes to the same field of the entry that took the place of the one that went, or of the one before it.
  private func moveFocus(to field: Int, besideEntryAt place: Int, of instance: Int) {
    let left = states[instance].entries
    guard !left.isEmpty else { return }
    let neighbour = left[min(place, left.count - 1)]
    let same = self.instance(of: field, from: neighbour).flatMap { isStop($0) ? $0 : nil }
    let first = instances(ofEntry: neighbour).first { isStop($0) }
    if let stop = same ?? first { setFocus(.field(stop)) }
  }

  private func entryAddress(of instance: Int, at place: Int) -> FieldAddress {
    let address = address(of: instance)
    return FieldAddress(field: address.field, entries: address.entries + [place])
  }

  private func noteEntriesChanged(of instance: Int) {
    states[instance].isGiven = true
    markEdited(instance)
    markEntriesDirty(of: instance)
  }

  private func markEntriesDirty(of instance: Int) {
    markDirty(instance, .value)
    markDirty(instance, .validity)
    markDirty(instance, .text)
    markDirty(compiled.graph.indexReaders)
    // What counts boxes or values in entries reads the fields inside, which came or went without a change of their own.
    for index in field(of: instance).descendants {
      for aspect in [Aspect.value, .relevance] {
        markDependents(of: RuleNode(index, aspect), from: instance)
      }
    }
  }
}
