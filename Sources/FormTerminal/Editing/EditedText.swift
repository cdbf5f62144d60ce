/// A text that is being edited: its clusters and the cursor between them. It is always in Normalization Form C.
///
/// Source: UAX #29 (clusters), UAX #15 (normalization).
public struct EditedText: Hashable, Sendable {
  /// The clusters in order.
  public private(set) var clusters: [Character]
  /// How many clusters stand before the cursor.
  public private(set) var cursor: Int

  /// `text` with the cursor at its end.
  public init(_ text: String) {
    clusters = Array(text.composed)
    cursor = clusters.count
  }

  /// The whole text.
  public var text: String { String(clusters) }
  /// Whether there is nothing.
  public var isEmpty: Bool { clusters.isEmpty }

  /// Puts `text` at the cursor, which moves behind it. What belongs together becomes one cluster with what stood there.
  public mutating func insert(_ text: String) {
    let isPlain = text.utf8.allSatisfy { 0x20..<0x7F ~= $0 }
    let next = cursor < clusters.count ? clusters[cursor] : nil
    if isPlain, next?.isASCII ?? true {
      clusters.insert(contentsOf: text, at: cursor)
      cursor += text.utf8.count
      return
    }
    let before = (String(clusters[..<cursor]) + text).composed
    let whole = (before + String(clusters[cursor...])).composed
    clusters = Array(whole)
    cursor = min(before.count, clusters.count)
  }

  /// Moves the cursor to stand before the cluster at `place`, or at the nearest place that there is.
  public mutating func moveCursor(to place: Int) { cursor = min(max(place, 0), clusters.count) }

  /// Deletes the clusters in `range` that there are. The cursor stands where they stood.
  public mutating func delete(_ range: Range<Int>) {
    let present = range.clamped(to: 0..<clusters.count)
    if present.isEmpty { return }
    let before = String(clusters[..<present.lowerBound]).composed
    // What is left may join, as two halves of a flag do.
    clusters = Array((before + String(clusters[present.upperBound...])).composed)
    cursor = min(present.lowerBound, clusters.count)
  }

  /// Where the word before the cursor begins: spaces and signs are passed, then letters and digits.
  public var wordStart: Int {
    var place = cursor
    while place > 0, !clusters[place - 1].isOfWord { place -= 1 }
    while place > 0, clusters[place - 1].isOfWord { place -= 1 }
    return place
  }

  /// Where the word at or after the cursor ends.
  public var wordEnd: Int {
    var place = cursor
    while place < clusters.count, !clusters[place].isOfWord { place += 1 }
    while place < clusters.count, clusters[place].isOfWord { place += 1 }
    return place
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "_" }
}
