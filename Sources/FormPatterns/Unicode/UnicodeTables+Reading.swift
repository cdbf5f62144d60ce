extension UnicodeTables {
  /// The code points of a general category, named by one letter or two (`L`, `Lu`); nil when there is none.
  static func category(_ name: String) -> ScalarSet? {
    let found = categories.filter { $0.name == name || (name.utf8.count == 1 && $0.name.hasPrefix(name)) }
    return found.isEmpty ? nil : ScalarSet(ranges: found.flatMap { ranges(of: $0.ranges) })
  }

  /// The code points of a script by its long name (`Hangul`); nil when there is none.
  static func script(_ name: String) -> ScalarSet? {
    scripts.first { $0.name == name }.map { ScalarSet(ranges: ranges(of: $0.ranges)) }
  }

  /// The numbers written in `text`, in digits of base 32, lowest first; a digit of 32 or more has another after it.
  static func numbers(in text: String) -> [UInt32] {
    var numbers: [UInt32] = []
    var value: UInt32 = 0
    var shift: UInt32 = 0
    for byte in text.utf8 {
      let digit = digit(byte)
      value |= (digit & 31) << shift
      shift += 5
      if digit < 32 {
        numbers.append(value)
        value = 0
        shift = 0
      }
    }
    return numbers
  }

  private static func ranges(of text: String) -> [ClosedRange<UInt32>] {
    let numbers = numbers(in: text)
    var ranges: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let start = next + numbers[index]
      ranges.append(start...(start + numbers[index + 1]))
      next = start + numbers[index + 1] + 1
    }
    return ranges
  }

  private static func digit(_ byte: UInt8) -> UInt32 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 48 + 52
    case UInt8(ascii: "+"): 62
    default: 63
    }
  }
}
