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
    markEntriesChanged(of: instance)
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
    takeEntry(of: instance, at: place)
  }

  /// Takes an entry away and works out what follows.
  func takeEntry(of instance: Int, at place: Int) {
    structure.append(.entryRemoved(entryAddress(of: instance, at: place)))
    let wasValid = errorCount == 0
    dropEntry(of: instance, at: place)
    if wasValid != (errorCount == 0) { markFormDirty(.validity) }
    markEntriesChanged(of: instance)
  }

  private func entryAddress(of instance: Int, at place: Int) -> FieldAddress {
    let address = address(of: instance)
    return FieldAddress(field: address.field, entries: address.entries + [place])
  }

  private func markEntriesChanged(of instance: Int) {
    states[instance].isGiven = true
    markEdited(instance)
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
