/// Several patterns read side by side: a state says where each of them is.
struct PatternProduct {
  /// The steps from a state on a class to look at before giving up.
  private static let stepLimit = 3_000_000

  private var components: [Component] = []
  private let representatives: Representatives
  private let alphabet: Alphabet
  private let minimumLength: Int
  private let maximumLength: Int

  /// One of the patterns, with its table as far as it was needed.
  private struct Component {
    var walk: Determinization
    var table: PatternTable
    let start: UInt32
    let isWanted: Bool

    init(_ pattern: Pattern, _ alphabet: Alphabet, isWanted: Bool) {
      let program = PatternProgram(pattern.root, extent: .wholeText, alphabet: alphabet)
      walk = Determinization(program, extent: .wholeText)
      table = PatternTable(classCount: alphabet.classCount, limit: PatternBudget().entries)
      start = table.row(of: walk.start())
      self.isWanted = isWanted
    }

    /// The row after `row` on a class; nil when the table is full.
    mutating func next(_ row: UInt32, on number: Int) -> UInt32? {
      let place = Int(row) + number
      if Int(table.entries[place]) == table.unknown {
        let next = table.row(of: walk.target(of: table.state(of: Int(row)), on: number))
        guard Int(next) != table.unknown else { return nil }
        table.entries[place] = next
      }
      return table.entries[place]
    }

    /// Whether a text that ends at `row` is as wanted.
    mutating func isContent(with row: UInt32) -> Bool {
      let place = Int(row) + table.rowLength - 1
      if Int(table.entries[place]) == table.unknown {
        let accepts = walk.acceptsEnd(table.state(of: Int(row)))
        table.entries[place] = table.row(of: accepts ? .found : .dead)
      }
      return (Int(table.entries[place]) == table.found) == isWanted
    }
  }

  /// Where each pattern is, and how much of the least length is reached.
  private struct State: Hashable {
    var rows: [UInt32]
    var length: Int
  }

  /// A state with the way that led to it.
  private struct Visit {
    let state: State
    let parent: Int
    let scalar: Unicode.Scalar
    let depth: Int
  }

  /// The product for `query`; nil when its patterns have too many sets of characters together.
  init?(_ query: PatternQuery) {
    let all = query.matching + query.notMatching
    var sets: [ScalarSet] = []
    var seen: Set<ScalarSet> = []
    for set in all.flatMap({ $0.root.sets }) where seen.insert(set).inserted { sets.append(set) }
    guard PatternLimits.allowAlphabet(of: sets) else { return nil }
    let alphabet = Alphabet(sets)
    self.alphabet = alphabet
    representatives = Representatives(alphabet)
    minimumLength = max(query.minimumLength, 0)
    maximumLength = query.maximumLength ?? .max
    for pattern in query.matching { components.append(Component(pattern, alphabet, isWanted: true)) }
    for pattern in query.notMatching { components.append(Component(pattern, alphabet, isWanted: false)) }
  }

  /// Searches breadth first, so that the first text found is a shortest one.
  /// Gives up past `stateLimit` states.
  mutating func shortestText(stateLimit: Int = 60_000) -> PatternQuery.Answer {
    shortestText(from: Beginning(state: start), stateLimit: stateLimit)
  }

  /// A text that has been begun, with the state that it leads to.
  private struct Beginning {
    var state: State
    var scalars: [Unicode.Scalar] = []
  }

  private var start: State { State(rows: components.map(\.start), length: 0) }

  /// A text that begins with up to `count` code points chosen at random, and then ends as soon as it can.
  mutating func text(afterRandomSteps count: Int, using generator: inout some RandomNumberGenerator)
    -> PatternQuery.Answer
  {
    var beginning = Beginning(state: start)
    while beginning.scalars.count < min(count, maximumLength) {
      var choices: [(state: State, scalar: Unicode.Scalar)] = []
      // Few of the easy characters are enough to choose from.
      for (number, scalar) in representatives.order.prefix(40) {
        guard let next = next(beginning.state, on: number) else { return .tooLarge }
        if !isHopeless(next) { choices.append((next, scalar)) }
      }
      guard let choice = choices.randomElement(using: &generator) else { break }
      beginning.state = choice.state
      beginning.scalars.append(choice.scalar)
    }
    guard case .text(let text) = shortestText(from: beginning, stateLimit: 60_000) else { return .none }
    // Every code point may be another one of its class.
    var chosen = ""
    for scalar in text.unicodeScalars {
      chosen.unicodeScalars.append(
        representatives.members[alphabet.classNumber(of: scalar.value)].randomElement(using: &generator) ?? scalar)
    }
    return .text(chosen)
  }

  private mutating func shortestText(from beginning: Beginning, stateLimit: Int) -> PatternQuery.Answer {
    guard minimumLength <= maximumLength else { return .none }
    let start = beginning.state
    let begun = beginning.scalars.count
    var visits = [Visit(state: start, parent: -1, scalar: " ", depth: begun)]
    var seen: Set<State> = [start]
    var steps = 0
    var index = 0
    while index < visits.count {
      let visit = visits[index]
      if visit.state.length >= minimumLength, isContent(with: visit.state) {
        return .text(text(of: index, visits, after: beginning.scalars))
      }
      index += 1
      guard visit.depth < maximumLength else { continue }
      for (number, scalar) in representatives.order {
        steps += 1
        guard steps <= Self.stepLimit, let next = next(visit.state, on: number) else { return .tooLarge }
        guard !isHopeless(next), seen.insert(next).inserted else { continue }
        visits.append(Visit(state: next, parent: index - 1, scalar: scalar, depth: visit.depth + 1))
        guard visits.count <= stateLimit else { return .tooLarge }
      }
    }
    return .none
  }

  private mutating func next(_ state: State, on number: Int) -> State? {
    var next = state
    next.length = min(state.length + 1, minimumLength)
    for place in components.indices {
      guard let row = components[place].next(state.rows[place], on: number) else { return nil }
      next.rows[place] = row
    }
    return next
  }

  /// Whether a pattern that must match cannot any more.
  private func isHopeless(_ state: State) -> Bool {
    components.indices.contains { components[$0].isWanted && state.rows[$0] == PatternTable.Special.dead }
  }

  private mutating func isContent(with state: State) -> Bool {
    components.indices.allSatisfy { components[$0].isContent(with: state.rows[$0]) }
  }

  private func text(of index: Int, _ visits: [Visit], after beginning: [Unicode.Scalar]) -> String {
    var scalars: [Unicode.Scalar] = []
    var place = index
    while visits[place].parent >= 0 {
      scalars.append(visits[place].scalar)
      place = visits[place].parent
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: beginning + scalars.reversed())
    return text
  }
}
