/// Matches the rest of a text where the table of a pattern ends.
///
/// At first the automaton grows as the text needs it. When nearly every code point leads to a state never seen before,
/// that does not pay, and the program runs as it is: each code point then takes time in proportion to the pattern.
struct PatternSimulation {
  private var walk: Determinization
  private let alphabet: Alphabet
  private let budget: PatternBudget

  init(_ program: PatternProgram, extent: Pattern.Extent, budget: PatternBudget) {
    self.budget = budget
    walk = Determinization(program, extent: extent)
    alphabet = program.alphabet
  }

  /// Whether `bytes` match, of which those before `start` have led to `state`.
  mutating func matches(_ bytes: Span<UInt8>, from start: Int, in state: PatternState) -> Bool {
    var table = PatternTable(classCount: alphabet.classCount, limit: budget.entries)
    var row = Int(table.row(of: .state(state)))
    var index = start
    var added = 0
    var taken = 0
    while index < bytes.count {
      let (number, length) = alphabet.next(in: bytes, at: index)
      var next = Int(table.entries[row + number])
      if next == table.unknown {
        added += 1
        if added > budget.trials, added > taken / 4 { return run(bytes, from: index, in: table.state(of: row)) }
        let target = walk.target(of: table.state(of: row), on: number)
        next = Int(table.row(of: target))
        if next == table.unknown {
          table = PatternTable(classCount: alphabet.classCount, limit: budget.entries)
          next = Int(table.row(of: target))
        } else {
          table.entries[row + number] = UInt32(next)
        }
      }
      if next <= table.found { return next == table.found }
      row = next
      index += length
      taken += 1
    }
    return walk.acceptsEnd(table.state(of: row))
  }

  /// Goes on without a table.
  private mutating func run(_ bytes: Span<UInt8>, from start: Int, in state: PatternState) -> Bool {
    var members = state.members
    var before = state.before
    var index = start
    while index < bytes.count {
      let (number, length) = alphabet.next(in: bytes, at: index)
      if walk.advance(&members, &before, on: number) { return true }
      if members.isEmpty { return false }
      index += length
    }
    return walk.acceptsEnd(PatternState(members: members, before: before))
  }
}

extension Alphabet {
  /// The class of the code point at `index` and its length in bytes; class 0 and 1 for a byte that begins none.
  @inline(__always)
  func next(in bytes: Span<UInt8>, at index: Int) -> (number: Int, length: Int) {
    let scalar = CodePoint(in: bytes, at: index)
    return (scalar.isWellFormed ? classNumber(of: scalar.value) : 0, scalar.length)
  }
}
