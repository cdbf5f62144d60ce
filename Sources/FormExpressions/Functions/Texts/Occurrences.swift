/// Finds where a sequence stands in another, in time in proportion to both together.
///
/// Source: D. E. Knuth, J. H. Morris, V. R. Pratt, "Fast pattern matching in strings", 1977.
struct Occurrences<Element: Equatable> {
  private let part: [Element]
  private let whole: [Element]
  /// For each beginning of the part, how long its longest border is: what is a beginning and an end of it at once.
  private let borders: [Int]

  init(of part: [Element], in whole: [Element]) {
    self.part = part
    self.whole = whole
    var borders = [0]
    var length = 0
    for place in part.indices.dropFirst() {
      while length > 0, part[place] != part[length] { length = borders[length - 1] }
      if part[place] == part[length] { length += 1 }
      borders.append(length)
    }
    self.borders = borders
  }

  /// The first place at or after `start`; nil when there is none.
  func first(from start: Int) -> Int? {
    if part.isEmpty { return start <= whole.count ? start : nil }
    var length = 0
    for place in whole.indices.dropFirst(start) {
      while length > 0, whole[place] != part[length] { length = borders[length - 1] }
      if whole[place] == part[length] { length += 1 }
      if length == part.count { return place - length + 1 }
    }
    return nil
  }

  /// The places that do not overlap, from the start, at most `limit` of them.
  func separate(limit: Int) -> [Int] {
    var places: [Int] = []
    var start = 0
    while places.count < limit, let place = first(from: start) {
      places.append(place)
      start = place + Swift.max(part.count, 1)
    }
    return places
  }
}
