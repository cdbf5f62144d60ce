/// A program made deterministic as far as its budget went.
///
/// The table is complete for nearly every pattern that people write. Where it ends, ``PatternSimulation`` goes on.
struct PatternAutomaton: Sendable {
  /// The place of the row of the start.
  private(set) var start: Int
  /// The rows, as in ``PatternTable/entries``.
  private(set) var entries: [UInt32]
  /// The table with its states, to go on from; nil when no entry is unknown.
  let unfinished: PatternTable?
  /// The length of a row.
  let rowLength: Int

  init(_ program: PatternProgram, extent: Pattern.Extent, budget: PatternBudget) {
    var walk = Determinization(program, extent: extent)
    var table = PatternTable(classCount: program.alphabet.classCount, limit: budget.entries)
    start = Int(table.row(of: walk.start()))
    rowLength = table.rowLength
    var filled = 0
    while filled < table.states.count {
      let state = table.states[filled]
      let row = (filled + PatternTable.Special.count) * rowLength
      guard let targets = walk.targets(of: state, limit: budget.work) else { break }
      for (number, target) in targets.enumerated() { table.entries[row + number] = table.row(of: target) }
      table.entries[row + rowLength - 1] = table.row(of: walk.acceptsEnd(state) ? .found : .dead)
      filled += 1
    }
    let isComplete = filled == table.states.count && !table.isFull
    entries = table.entries
    unfinished = isComplete ? nil : table
    if isComplete { bury() }
  }

  /// Sends every entry that leads nowhere to the dead row, so that a hopeless text is given up at once.
  private mutating func bury() {
    let rowCount = entries.count / rowLength
    var sources = [[Int]](repeating: [], count: rowCount)
    for row in PatternTable.Special.count..<max(rowCount, PatternTable.Special.count) {
      var last = -1
      for place in 0..<rowLength {
        let target = Int(entries[row * rowLength + place]) / rowLength
        if target != last { sources[target].append(row) }
        last = target
      }
    }
    var isAlive = [Bool](repeating: false, count: rowCount)
    var pending = [PatternTable.Special.found]
    isAlive[PatternTable.Special.found] = true
    while let row = pending.popLast() {
      for source in sources[row] where !isAlive[source] {
        isAlive[source] = true
        pending.append(source)
      }
    }
    for place in entries.indices where !isAlive[Int(entries[place]) / rowLength] { entries[place] = 0 }
    if !isAlive[start / rowLength] { start = 0 }
  }
}
