/// A pattern made ready to match texts: immutable, free to share between threads, without locks.
///
/// A text of n bytes takes time in proportion to n, whatever the pattern and whatever the text. Make a matcher once for
/// a pattern and keep it.
public struct PatternMatcher: Sendable {
  /// The pattern that is matched.
  public let pattern: Pattern
  /// How much of a text the pattern must match.
  public let extent: Pattern.Extent
  private let program: PatternProgram
  private let automaton: PatternAutomaton
  private let budget: PatternBudget

  /// The matcher for `pattern`.
  public init(_ pattern: Pattern, _ extent: Pattern.Extent) {
    self.init(pattern, extent, budget: PatternBudget())
  }

  init(_ pattern: Pattern, _ extent: Pattern.Extent, budget: PatternBudget) {
    self.budget = budget
    self.pattern = pattern
    self.extent = extent
    program = PatternProgram(pattern.root, extent: extent, alphabet: Alphabet(pattern.root.sets))
    automaton = PatternAutomaton(program, extent: extent, budget: budget)
  }

  /// Whether `text` matches.
  public func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in unsafe matches(bytes.span) }
  }

  /// Whether the text with these UTF-8 bytes matches. A byte that is part of no code point is matched by nothing; a
  /// search goes past it.
  public func matches(_ bytes: Span<UInt8>) -> Bool {
    let entries = automaton.entries.span
    let asciiClasses = program.alphabet.asciiClasses.span
    let unknown = PatternTable.Special.unknown * automaton.rowLength
    var state = automaton.start
    var index = 0
    while index < bytes.count, state > unknown {
      let byte = bytes[index]
      let next: Int
      var length = 1
      if byte < 0x80 {
        next = Int(entries[state + Int(asciiClasses[Int(byte)])])
      } else {
        let number: Int
        (number, length) = program.alphabet.next(in: bytes, at: index)
        next = Int(entries[state + number])
      }
      if next == unknown { return simulate(bytes, from: index, in: state) }
      state = next
      index += length
    }
    let verdict = Int(entries[state + automaton.rowLength - 1])
    if verdict == unknown { return simulate(bytes, from: index, in: state) }
    return verdict == PatternTable.Special.found * automaton.rowLength
  }

  /// Goes on at `index` where the table ends, in the last row that it has.
  private func simulate(_ bytes: Span<UInt8>, from index: Int, in row: Int) -> Bool {
    guard let table = automaton.unfinished else { return false }
    var simulation = PatternSimulation(program, extent: extent, budget: budget)
    return simulation.matches(bytes, from: index, in: table.state(of: row))
  }
}
