/// A name as it is compared: ASCII letters in lower case, without `-`, `_`, `.` and spaces, wide forms made narrow,
/// without characters that nobody sees.
package struct FoldedName: Sendable {
  /// The UTF-8 that is compared.
  package let bytes: [UInt8]
  /// One bit for each letter that occurs, so that names with other letters are passed over quickly.
  private let letters: UInt64

  /// The name `name`, folded.
  package init(_ name: String) {
    let name = UnusualCharacter.removed(from: name)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.utf8.count)
    var letters: UInt64 = 0
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: " "): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      default: bytes.append(byte)
      }
      letters |= 1 << UInt64(bytes[bytes.count - 1] & 0x3F)
    }
    self.bytes = bytes
    self.letters = letters
  }

  /// How many slips a name of this length may have and still be recognised.
  var allowedSlips: Int {
    switch bytes.count {
    case ..<3: 0
    case 3...4: 1
    case 5...8: 2
    default: 3
    }
  }

  /// Whether lengths and letters allow for at most `limit` slips between the two names: one slip changes the length by
  /// at most one, and at most two letters of the set: one goes, one comes.
  func mayBeNear(_ other: FoldedName, _ limit: Int) -> Bool {
    abs(bytes.count - other.bytes.count) <= limit && (letters ^ other.letters).nonzeroBitCount <= 2 * limit
      && bytes.count <= NameIndex.lengthLimit
  }
}

/// Counts the slips between two names: letters too many, too few, wrong, or swapped with a neighbour.
///
/// Source: the optimal string alignment distance, worked out only near the diagonal of its table.
struct SlipCounter {
  // Three rows of the table, kept from one pair of names to the next.
  private var beforeLast: [Int] = []
  private var last: [Int] = []
  private var current: [Int] = []

  /// The number of slips between `left` and `right`; nil when there are more than `limit`.
  mutating func slips(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
    if abs(left.count - right.count) > limit { return nil }
    if right.isEmpty { return left.count }
    let tooMany = limit + 1
    let columns = right.count
    beforeLast = Array(repeating: tooMany, count: columns + 1)
    last = (0...columns).map { min($0, tooMany) }
    current = beforeLast
    for row in left.indices {
      let low = max(0, row - limit)
      let high = min(columns, row + limit + 1)
      current[low] = low == 0 ? min(row + 1, tooMany) : tooMany
      var smallest = current[low]
      for column in low..<high {
        let isSame = left[row] == right[column]
        var slips = last[column] + (isSame ? 0 : 1)
        slips = min(slips, current[column] + 1)
        // The cell above lies outside of what was worked out in the row before.
        if column + 1 < row + limit + 1 { slips = min(slips, last[column + 1] + 1) }
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          slips = min(slips, beforeLast[column - 1] + 1)
        }
        current[column + 1] = min(slips, tooMany)
        smallest = min(smallest, slips)
      }
      if smallest > limit { return nil }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[columns] <= limit ? last[columns] : nil
  }
}
