extension PatternNode {
  /// The sets of code points that the part mentions, each once, in the order of the text, with those that its
  /// conditions look at.
  var sets: [ScalarSet] {
    var sets: [ScalarSet] = []
    var seen: Set<ScalarSet> = []
    collectSets { if seen.insert($0).inserted { sets.append($0) } }
    return sets
  }

  private func collectSets(_ add: (ScalarSet) -> Void) {
    switch kind {
    case .empty: break
    case .literal(let scalar): add(ScalarSet(scalar.value...scalar.value))
    case .characters(let characters): add(characters.set)
    case .assertion(.wordBoundary), .assertion(.noWordBoundary): add(NamedClass.word.set)
    case .assertion(.lineStart), .assertion(.lineEnd): add(ScalarSet(0x0A...0x0A))
    case .assertion: break
    case .concatenation(let parts), .alternation(let parts):
      for part in parts { part.collectSets(add) }
    case .repetition(let part, _, _, _), .group(let part, _, _): part.collectSets(add)
    }
  }
}
