extension UnicodeTables {
  /// The code points of a general category, named by one letter or two (`L`, `Lu`); nil when there is none.
  static func category(_ name: String) -> ScalarSet? { categorySets[name] }

  /// The code points of a script by its long name (`Hangul`); nil when there is none.
  static func script(_ name: String) -> ScalarSet? { scriptSets[name] }

  private static let categorySets: [String: ScalarSet] = {
    var sets: [String: ScalarSet] = [:]
    var groups: [String: [ScalarSet]] = [:]
    for (name, text) in categories {
      let set = ScalarSet(ranges: ranges(of: text))
      sets[name] = set
      groups[String(name.prefix(1)), default: []].append(set)
    }
    for (name, members) in groups { sets[name] = ScalarSet(joining: members) }
    return sets
  }()

  private static let scriptSets: [String: ScalarSet] = {
    var sets: [String: ScalarSet] = [:]
    for (name, text) in scripts { sets[name] = ScalarSet(ranges: ranges(of: text)) }
    return sets
  }()

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
