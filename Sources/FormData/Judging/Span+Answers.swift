/// Judging values on their bytes. Each of these is at most as generous as the rule it stands for.
extension Span<UInt8> {
  /// The whole number of up to 18 digits that the bytes in `range` spell without fraction and exponent; nil for others.
  @inline(__always)
  func wholeNumber(_ range: Range<Int>) -> Int64? {
    var index = range.lowerBound
    let isNegative = byte(index) == UInt8(ascii: "-")
    if isNegative { index += 1 }
    guard index < range.upperBound, range.upperBound - index <= 18 else { return nil }
    var number: Int64 = 0
    while index < range.upperBound {
      let digit = self[index] &- 0x30
      guard digit < 10 else { return nil }
      number = number &* 10 &+ Int64(digit)
      index += 1
    }
    return isNegative ? -number : number
  }

  /// Whether the number in `range` has few digits and no exponent, so that it is kept exactly.
  func isPlainDecimal(_ range: Range<Int>) -> Bool {
    guard range.count <= 30 else { return false }
    for index in range where self[index] | 0x20 == UInt8(ascii: "e") { return false }
    return true
  }

  /// The day that the bytes in `range` spell as `YYYY-MM-DD`, as a number such as 20261130; nil for others. 29 February is
  /// left to the calendar.
  @inline(__always)
  func day(_ range: Range<Int>) -> Int64? {
    guard range.count == 10, self[range.lowerBound + 4] == 0x2D, self[range.lowerBound + 7] == 0x2D,
      let year = digits(range.lowerBound, 4), let month = digits(range.lowerBound + 5, 2),
      let day = digits(range.lowerBound + 8, 2)
    else { return nil }
    let last: Int64 = month == 2 ? 28 : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
    guard year > 0, month >= 1, month <= 12, day >= 1, day <= last else { return nil }
    return year * 10_000 + month * 100 + day
  }

  @inline(__always)
  private func digits(_ start: Int, _ length: Int) -> Int64? {
    var number: Int64 = 0
    for index in start..<(start + length) {
      let digit = self[index] &- 0x30
      guard digit < 10 else { return nil }
      number = number &* 10 &+ Int64(digit)
    }
    return number
  }

  /// Whether the bytes in `range` are an e-mail address.
  ///
  /// Source: HTML, section 4.10.5.1.5.
  func isEmail(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    let end = range.upperBound
    while index < end, EmailBytes.isLocal(self[index]) { index += 1 }
    guard index > range.lowerBound, index < end, self[index] == UInt8(ascii: "@") else { return false }
    index += 1
    while true {
      let start = index
      while index < end, EmailBytes.isLabel(self[index]) { index += 1 }
      guard index > start, index - start <= 63, self[start] != 0x2D, self[index - 1] != 0x2D else { return false }
      if index == end { return true }
      guard self[index] == UInt8(ascii: ".") else { return false }
      index += 1
    }
  }
}

/// What each byte may be in an e-mail address: one bit for each ASCII character.
private enum EmailBytes {
  /// Letters and digits.
  private static let alphanumericLow: UInt64 = 0x03FF_0000_0000_0000
  private static let alphanumericHigh: UInt64 = 0x07FF_FFFE_07FF_FFFE
  /// `! # $ % & ' * + - . / = ?`
  private static let signsLow: UInt64 = 0xA000_ECFA_0000_0000
  /// ``^ _ ` { | } ~``
  private static let signsHigh: UInt64 = 0x7800_0001_C000_0000

  /// Whether the byte may stand before the at sign.
  @inline(__always)
  static func isLocal(_ byte: UInt8) -> Bool {
    byte < 64
      ? (alphanumericLow | signsLow) >> UInt64(byte) & 1 == 1
      : byte < 128 && (alphanumericHigh | signsHigh) >> UInt64(byte & 63) & 1 == 1
  }

  /// Whether the byte may stand in a label of the domain.
  @inline(__always)
  static func isLabel(_ byte: UInt8) -> Bool {
    byte < 64
      ? (alphanumericLow | 1 << 0x2D) >> UInt64(byte) & 1 == 1
      : byte < 128 && alphanumericHigh >> UInt64(byte & 63) & 1 == 1
  }
}
