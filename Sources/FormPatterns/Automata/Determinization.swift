/// Walks a program as a deterministic automaton, one state at a time.
///
/// A condition on the place between two code points is settled when the second one is known, so a state keeps the
/// conditions it waits for and what came before.
///
/// Source: RE2, "Regular Expression Matching in the Wild", for the delay by one; Rabin and Scott, 1959, for the rest.
struct Determinization {
  /// Where a state goes on a class of code points.
  enum Target: Equatable {
    /// No text from here on can match.
    case dead
    /// Every text from here on matches.
    case found
    case state(PatternState)
  }

  let program: PatternProgram
  let extent: Pattern.Extent
  /// How many instructions were looked at so far: the measure of work.
  private(set) var work = 0
  /// What each class is to a condition.
  private let neighbours: [Neighbour]
  /// The round in which an instruction was last reached.
  private var rounds: [Int]
  private var round = 0
  private var pending: [Int32] = []
  private var entries: [Int32] = []

  init(_ program: PatternProgram, extent: Pattern.Extent) {
    self.program = program
    self.extent = extent
    rounds = Array(repeating: 0, count: program.instructions.count)
    var neighbours = [Neighbour](repeating: .other, count: program.alphabet.classCount)
    if program.hasAssertions {
      for (byte, number) in program.alphabet.asciiClasses.enumerated() {
        if byte == 0x0A { neighbours[Int(number)] = .lineFeed }
        if Unicode.Scalar(UInt8(byte)).isASCIIWord { neighbours[Int(number)] = .word }
      }
    }
    self.neighbours = neighbours
  }

  /// The state at the start of a text.
  mutating func start() -> Target {
    target(reaching: [program.start], before: .edge)
  }

  /// Where `state` goes on each class, by the number of the class; nil when the work in all goes past `limit`.
  mutating func targets(of state: PatternState, limit: Int) -> [Target]? {
    var buckets = [[Int32]](repeating: [], count: program.alphabet.classCount)
    work += buckets.count
    var isFound: [Neighbour: Bool] = [:]
    let kinds: [Neighbour] = program.hasAssertions ? [.word, .lineFeed, .other] : [.other]
    for kind in kinds {
      let members = settled(state, after: kind)
      isFound[kind] = extent == .anywhere && members.contains(0)
      for member in members {
        guard case .characters(let set, let next) = program.instructions[Int(member)] else { continue }
        let numbers = program.classNumbers[Int(set)]
        work += numbers.count
        for number in numbers where !program.hasAssertions || neighbours[Int(number)] == kind {
          buckets[Int(number)].append(next)
        }
      }
    }
    var targets: [Target] = []
    targets.reserveCapacity(buckets.count)
    for number in buckets.indices {
      if work > limit { return nil }
      let kind = neighbours[number]
      targets.append(isFound[kind] == true ? .found : target(reaching: buckets[number], before: kind))
    }
    return targets
  }

  /// Where `state` goes on the class numbered `number`.
  mutating func target(of state: PatternState, on number: Int) -> Target {
    var members = state.members
    var before = state.before
    if advance(&members, &before, on: number) { return .found }
    if members.isEmpty { return .dead }
    members.sort()
    return .state(PatternState(members: members, before: waits(members) ? before : .other))
  }

  /// Takes a code point of the class numbered `number` from the state with these members, in any order; true when
  /// every text from there on matches.
  mutating func advance(_ members: inout [Int32], _ before: inout Neighbour, on number: Int) -> Bool {
    let after = neighbours[number]
    if waits(members) {
      let assertions = before
      entries.removeAll(keepingCapacity: true)
      swap(&entries, &members)
      close(over: entries, into: &members) { $0.holds(before: assertions, after: after) }
      if extent == .anywhere, members.contains(0) { return true }
    }
    entries.removeAll(keepingCapacity: true)
    for member in members {
      guard case .characters(let set, let next) = program.instructions[Int(member)] else { continue }
      if program.set(set, contains: number) { entries.append(next) }
    }
    members.removeAll(keepingCapacity: true)
    close(over: entries, into: &members) { _ in nil }
    before = after
    return extent == .anywhere && members.contains(0)
  }

  /// Whether a text that has led to `state` matches when it ends there.
  mutating func acceptsEnd(_ state: PatternState) -> Bool {
    settled(state, after: .edge).contains(0)
  }

  /// The members of `state` once its conditions are settled.
  private mutating func settled(_ state: PatternState, after: Neighbour) -> [Int32] {
    guard waits(state.members) else { return state.members }
    return closure(of: state.members) { $0.holds(before: state.before, after: after) }
  }

  private func waits(_ members: [Int32]) -> Bool {
    guard program.hasAssertions else { return false }
    return members.contains {
      if case .assertion = program.instructions[Int($0)] { true } else { false }
    }
  }

  private mutating func target(reaching entries: [Int32], before: Neighbour) -> Target {
    guard !entries.isEmpty else { return .dead }
    let members = closure(of: entries) { _ in nil }
    if extent == .anywhere, members.contains(0) { return .found }
    return members.isEmpty ? .dead : .state(PatternState(members: members, before: waits(members) ? before : .other))
  }

  private mutating func closure(
    of entries: [Int32], _ holds: (PatternNode.Assertion) -> Bool?
  ) -> [Int32] {
    var members: [Int32] = []
    close(over: entries, into: &members, holds)
    members.sort()
    return members
  }

  /// Adds to `members` the instructions that can be reached from `entries` without taking a code point; `holds` answers
  /// for a condition, or gives nil to keep it waiting.
  private mutating func close(
    over entries: [Int32], into members: inout [Int32], _ holds: (PatternNode.Assertion) -> Bool?
  ) {
    round += 1
    for entry in entries {
      pending.append(entry)
      while let place = pending.popLast() {
        guard rounds[Int(place)] != round else { continue }
        rounds[Int(place)] = round
        work += 1
        switch program.instructions[Int(place)] {
        case .match, .characters: members.append(place)
        case .branch(let first, let second):
          pending.append(first)
          pending.append(second)
        case .assertion(let assertion, let next):
          switch holds(assertion) {
          case true?: pending.append(next)
          case false?: break
          case nil: members.append(place)
          }
        }
      }
    }
  }
}
