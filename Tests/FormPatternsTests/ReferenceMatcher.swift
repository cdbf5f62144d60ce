@testable import FormPatterns

/// A matcher that shares nothing with the automata: for each part of a pattern, all places that it can end at.
struct ReferenceMatcher {
  let scalars: [UInt32]

  init(_ text: String) { scalars = text.unicodeScalars.map(\.value) }

  func matches(_ pattern: Pattern, _ extent: Pattern.Extent) -> Bool {
    switch extent {
    case .wholeText: ends(of: pattern.root, from: [0]).contains(scalars.count)
    case .anywhere: !ends(of: pattern.root, from: Set(0...scalars.count)).isEmpty
    }
  }

  private func ends(of node: PatternNode, from starts: Set<Int>) -> Set<Int> {
    switch node.kind {
    case .empty: starts
    case .literal(let scalar): step(starts) { $0 == scalar.value }
    case .characters(let characters): step(starts) { characters.set.contains($0) }
    case .assertion(let assertion): starts.filter { holds(assertion, at: $0) }
    case .group(let part, _, _): ends(of: part, from: starts)
    case .concatenation(let parts): parts.reduce(starts) { ends(of: $1, from: $0) }
    case .alternation(let parts): parts.reduce([]) { $0.union(ends(of: $1, from: starts)) }
    case .repetition(let part, let minimum, let maximum, _): repeated(part, minimum, maximum, from: starts)
    }
  }

  private func repeated(_ part: PatternNode, _ minimum: Int, _ maximum: Int?, from starts: Set<Int>) -> Set<Int> {
    var places = starts
    for _ in 0..<minimum { places = ends(of: part, from: places) }
    var all = places
    for _ in 0..<((maximum ?? minimum + scalars.count + 1) - minimum) {
      places = ends(of: part, from: places).subtracting(all)
      if places.isEmpty { break }
      all.formUnion(places)
    }
    return all
  }

  private func step(_ starts: Set<Int>, _ condition: (UInt32) -> Bool) -> Set<Int> {
    Set(starts.filter { $0 < scalars.count && condition(scalars[$0]) }.map { $0 + 1 })
  }

  private func holds(_ assertion: PatternNode.Assertion, at place: Int) -> Bool {
    let before = place > 0 ? scalars[place - 1] : nil
    let after = place < scalars.count ? scalars[place] : nil
    let isBoundary = isWord(before) != isWord(after)
    return switch assertion {
    case .textStart: before == nil
    case .textEnd: after == nil
    case .lineStart: before == nil || before == 0x0A
    case .lineEnd: after == nil || after == 0x0A
    case .wordBoundary: isBoundary
    case .noWordBoundary: !isBoundary
    }
  }

  private func isWord(_ scalar: UInt32?) -> Bool {
    guard let scalar, let character = Unicode.Scalar(scalar) else { return false }
    return character.isASCII
      && (character.properties.isAlphabetic || character.properties.numericType != nil || character == "_")
  }
}
