/// What a line may do before a cluster of a text.
public enum LineBreak: Hashable, Sendable {
  /// It goes on.
  case prohibited
  /// It may end where the word is longer than a line: a Korean word between its syllables.
  case withinLongWord
  /// It may end.
  case allowed
}

extension [Character] {
  /// What a line may do before each of the clusters, one text after the other: what is wrapped to be read and what is
  /// typed break at the same places.
  ///
  /// Behind a space a line may end, before the first of several it may not. A line feed ends a word as a space does.
  ///
  /// Source: UAX #14, reduced, with the tailoring for Korean that its section 8 describes.
  public var lineBreaks: [LineBreak] {
    var breaks: [LineBreak] = []
    breaks.reserveCapacity(count)
    var start = startIndex
    while start < endIndex {
      let isBehindSpace = start > startIndex && self[start - 1].endsWord
      breaks.append(isBehindSpace ? .allowed : .prohibited)
      let end = self[start].endsWord ? start + 1 : self[start...].firstIndex(where: \.endsWord) ?? endIndex
      let classes = LineBreakClass.classes(ofWord: self[start..<end])
      for (before, next) in zip(classes, classes.dropFirst()) {
        let isAllowed = before.allowsBreak(before: next)
        breaks.append(
          isAllowed ? .allowed : before.parted.allowsBreak(before: next.parted) ? .withinLongWord : .prohibited)
      }
      start = end
    }
    return breaks
  }
}

extension Character {
  /// Whether the cluster is a space that a line may end at.
  public var isBreakingSpace: Bool {
    guard let scalar = onlyScalar else { return false }
    switch scalar.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
    default: return false
    }
  }

  fileprivate var endsWord: Bool { isBreakingSpace || isNewline }

  /// The scalar of a cluster that has no other.
  private var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    let first = scalars.startIndex
    return scalars.index(after: first) == scalars.endIndex ? scalars[first] : nil
  }
}
