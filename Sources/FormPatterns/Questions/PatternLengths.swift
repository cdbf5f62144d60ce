/// How long the texts are that a pattern matches as a whole, in code points.
public struct PatternLengths: Sendable, Equatable {
  /// The length of the shortest.
  public let minimum: Int
  /// The length of the longest; nil when there is none.
  public let maximum: Int?

  /// What is known of the lengths.
  public enum Answer: Sendable, Equatable {
    /// The lengths.
    case lengths(PatternLengths)
    /// The pattern matches no text.
    case none
    /// The question takes more work than it may: there is no telling.
    case tooLarge
  }
}

extension Pattern {
  /// How long the texts are that the pattern matches as a whole.
  public func lengths() -> PatternLengths.Answer {
    let program = PatternProgram(root, extent: .wholeText, alphabet: Alphabet(root.sets))
    let automaton = PatternAutomaton(program, extent: .wholeText, budget: PatternBudget())
    guard automaton.unfinished == nil else { return .tooLarge }
    guard let minimum = automaton.leastLength else { return .none }
    return .lengths(PatternLengths(minimum: minimum, maximum: automaton.greatestLength))
  }
}

extension PatternAutomaton {
  /// The rows that follow `row`, each once.
  private func successors(of row: Int) -> Set<Int> {
    var found: Set<Int> = []
    for place in row..<(row + rowLength - 1) where entries[place] != 0 { found.insert(Int(entries[place])) }
    return found
  }

  private func isAccepting(_ row: Int) -> Bool { entries[row + rowLength - 1] != 0 }

  /// The code points of the shortest accepted text; nil when there is none. The table is complete.
  fileprivate var leastLength: Int? {
    guard start != PatternTable.Special.dead else { return nil }
    var layer: Set<Int> = [start]
    var seen = layer
    var length = 0
    while !layer.isEmpty {
      if layer.contains(where: isAccepting) { return length }
      var next: Set<Int> = []
      for row in layer { next.formUnion(successors(of: row).subtracting(seen)) }
      seen.formUnion(next)
      layer = next
      length += 1
    }
    return nil
  }

  /// The code points of the longest accepted text; nil when there is none. The table is complete, so that every row can
  /// still accept, and a circle among the rows means texts without end.
  fileprivate var greatestLength: Int? {
    var lengths: [Int: Int] = [:]
    var pending: [(row: Int, isEntered: Bool)] = [(start, false)]
    var open: Set<Int> = []
    while let (row, isEntered) = pending.popLast() {
      if isEntered {
        open.remove(row)
        var longest = 0
        for next in successors(of: row) { longest = max(longest, 1 + (lengths[next] ?? 0)) }
        lengths[row] = longest
        continue
      }
      if lengths[row] != nil { continue }
      if open.contains(row) { return nil }
      open.insert(row)
      pending.append((row, true))
      for next in successors(of: row) {
        if open.contains(next) { return nil }
        if lengths[next] == nil { pending.append((next, false)) }
      }
    }
    return lengths[start]
  }
}
