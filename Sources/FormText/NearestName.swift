/// A known name that a person may have meant by another one.
public struct NearName: Sendable, Equatable {
  /// The known name.
  public let name: String
  /// Whether the match leaves so little doubt that a repair may put the name in by itself: it is spelt the same but
  /// for case and word separators, or one slip away (two in long names), and no other known name comes close.
  public let isCertain: Bool

  /// The known name `name`.
  public init(_ name: String, isCertain: Bool) {
    self.name = name
    self.isCertain = isCertain
  }
}

/// The name among `names` that a person most likely meant by `name`; nil when none is near enough.
///
/// For more than one question about the same names, build a ``NameIndex`` once.
public func nearestName(to name: String, in names: some Sequence<String>) -> String? {
  NameIndex(names).nearest(to: name)?.name
}

/// Known names, prepared for the question which of them a person meant.
///
/// Case and word separators do not count: `when-hidden`, `WhenHidden` and `when_hidden` all mean `whenHidden`.
/// Otherwise names are compared by slips: a letter too many, too few, wrong, or two swapped. One slip is allowed in
/// names of three or four letters, two up to eight, three beyond. A beginning of three letters or more counts as near
/// when no spelling is: `desc` for `description`. A name in Hangul may have been typed on a keyboard in its Korean state.
///
/// One question takes bounded work, so that a file full of misspelt names is no trap: beyond ``scanLimit`` names only
/// equal spellings are found. Building the index takes a pass over all names; where many questions are asked about the
/// same names it is to be built once.
public struct NameIndex: Sendable {
  /// How many names one question looks at, at most.
  public static let scanLimit = 10_000
  /// How many names of similar length and letters one question compares letter by letter, at most.
  static let comparisonLimit = 256
  /// How many bytes of UTF-8 a name may have to be compared by slips.
  static let lengthLimit = 64

  private struct Entry: Sendable {
    let name: String
    let key: FoldedName
  }

  private let entries: [Entry]
  private let placeOfSpelling: [[UInt8]: Int]

  /// The index of `names`. Of names that are spelt the same but for case and separators the first one is offered.
  public init(_ names: some Sequence<String>) {
    var entries: [Entry] = []
    var placeOfSpelling: [[UInt8]: Int] = [:]
    for name in names {
      let key = FoldedName(name)
      if placeOfSpelling[key.bytes] == nil {
        placeOfSpelling[key.bytes] = entries.count
        entries.append(Entry(name: name, key: key))
      }
    }
    self.entries = entries
    self.placeOfSpelling = placeOfSpelling
  }

  /// The name that a person most likely meant by `name`; nil when none is near enough.
  ///
  /// Of names that are equally near the first one in the order of the index is returned.
  public func nearest(to name: String) -> NearName? {
    let wanted = FoldedName(name)
    if wanted.bytes.isEmpty { return nil }
    if let place = placeOfSpelling[wanted.bytes] { return NearName(entries[place].name, isCertain: true) }
    if let typed = KoreanKeyboard.latin(name), let place = placeOfSpelling[FoldedName(typed).bytes] {
      return NearName(entries[place].name, isCertain: true)
    }
    guard wanted.bytes.count <= Self.lengthLimit else { return nil }
    return nearestBySlips(to: wanted) ?? nearestByBeginning(of: wanted)
  }

  private func nearestBySlips(to wanted: FoldedName) -> NearName? {
    let allowed = wanted.allowedSlips
    guard allowed > 0 else { return nil }
    var counter = SlipCounter()
    var best: (name: String, slips: Int, length: Int)?
    var second = Int.max
    var left = Self.comparisonLimit
    for entry in entries.prefix(Self.scanLimit) {
      // Names up to two slips further away than the best one still count against its certainty.
      let limit = min(allowed, best?.slips ?? allowed) + 2
      guard wanted.mayBeNear(entry.key, limit) else { continue }
      left -= 1
      if left < 0 { break }
      guard let slips = counter.slips(wanted.bytes, entry.key.bytes, atMost: limit) else { continue }
      if slips < best?.slips ?? Int.max {
        second = best?.slips ?? Int.max
        best = (entry.name, slips, entry.key.bytes.count)
      } else {
        second = min(second, slips)
      }
    }
    guard let best, best.slips <= allowed else { return nil }
    let isSmall = best.slips == 1 && best.length >= 4 || best.slips == 2 && best.length >= 8
    // Where not all names were compared, another one may be as near.
    return NearName(best.name, isCertain: isSmall && second - best.slips >= 2 && left >= 0)
  }

  private func nearestByBeginning(of wanted: FoldedName) -> NearName? {
    guard wanted.bytes.count >= 3 else { return nil }
    for entry in entries.prefix(Self.scanLimit) where entry.key.bytes.starts(with: wanted.bytes) {
      return NearName(entry.name, isCertain: false)
    }
    return nil
  }
}
