/// A text that is equal to another when their code points are, as the expression language compares them; Swift's own
/// comparison takes `é` in one and in two code points as equal.
struct ExactText: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: Self, right: Self) -> Bool { equal(left.text, right.text) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }

  /// Whether both texts have the same code points.
  static func equal(_ left: String, _ right: String) -> Bool {
    // Texts of Swift's own are contiguous; others are compared byte by byte.
    let isEqual = unsafe left.utf8.withContiguousStorageIfAvailable { left in
      unsafe right.utf8.withContiguousStorageIfAvailable { right in
        unsafe left.count == right.count && left.elementsEqual(right)
      }
    }
    return (isEqual ?? nil) ?? left.utf8.elementsEqual(right.utf8)
  }

  /// Whether both texts have the same code points, found out in a time that depends on the length of `left` alone.
  static func equalInConstantTime(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    var difference = UInt8(left.count == right.count ? 0 : 1)
    for (place, byte) in left.enumerated() {
      difference |= byte ^ (right.isEmpty ? 0 : right[place % right.count])
    }
    return difference == 0
  }
}
