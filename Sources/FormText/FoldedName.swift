/// A name as it is compared: ASCII letters in lower case, without `-`, `_`, `.` and spaces.
struct FoldedName: Sendable {
  /// The UTF-8 that is compared.
  let bytes: [UInt8]
  /// One bit for each letter that occurs, so that names with other letters are passed over quickly.
  private let letters: UInt64

  init(_ name: String) {
    var bytes: [UInt8] = []
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

  /// The number of slips between the two names: letters too many, too few, wrong, or swapped with a neighbour.
  /// Nil when there are more than `limit`, or when a name is longer than ``NameIndex/lengthLimit``.
  func slips(to other: FoldedName, atMost limit: Int) -> Int? {
    let columns = other.bytes.count
    guard abs(bytes.count - columns) <= limit, max(bytes.count, columns) <= NameIndex.lengthLimit else { return nil }
    // A slip changes at most two letters of the set: one goes, one comes.
    guard (letters ^ other.letters).nonzeroBitCount <= 2 * limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...columns)
    for row in bytes.indices {
      var current = [row + 1]
      current.reserveCapacity(columns + 1)
      var smallest = row + 1
      for column in 0..<columns {
        var slips = min(last[column + 1], current[column]) + 1
        slips = min(slips, last[column] + (bytes[row] == other.bytes[column] ? 0 : 1))
        if row > 0, column > 0, bytes[row] == other.bytes[column - 1], bytes[row - 1] == other.bytes[column] {
          slips = min(slips, beforeLast[column - 1] + 1)
        }
        current.append(slips)
        smallest = min(smallest, slips)
      }
      if smallest > limit { return nil }
      (beforeLast, last) = (last, current)
    }
    return last[columns] <= limit ? last[columns] : nil
  }
}
