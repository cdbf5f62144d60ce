import FormModel
import FormPatterns

extension RecordJudge {
  /// Whether the value in `slot` surely satisfies everything that the quick check of `plan` looks at.
  @inline(__always)
  func accepts(_ slot: Slot, _ plan: FieldPlan, _ bytes: Span<UInt8>) -> Bool {
    switch plan.quick.kind {
    case .none: false
    case .text(let syntax):
      slot.kind == .string && !slot.hasEscapes && acceptsText(slot, plan.quick, syntax, bytes)
    case .option: slot.kind == .string && !slot.hasEscapes && isOption(bytes, slot.range, plan)
    case .integer(let bounds): slot.kind == .number && (bytes.wholeNumber(slot.range).map(bounds.contains) ?? false)
    case .number: false
    case .date: slot.kind == .string && bytes.isDate(slot.range)
    case .boolean(let mustBeTrue): slot.kind == .true || (slot.kind == .false && !mustBeTrue)
    }
  }

  private func acceptsText(
    _ slot: Slot, _ quick: QuickCheck, _ syntax: TextSyntax?, _ bytes: Span<UInt8>
  ) -> Bool {
    let range = slot.range
    // A text of so many bytes has at most as many code points, and at least a quarter of them.
    guard range.count <= quick.length.upperBound else { return false }
    let least = quick.length.lowerBound
    guard slot.isASCII ? range.count >= least : range.count / 4 >= least else { return false }
    // What begins with a blank may be nothing but blanks, which the rules decide.
    guard bytes[range.lowerBound] > 0x20, slot.isASCII || bytes[range.lowerBound] < 0x80 else { return false }
    switch syntax {
    case .email: guard bytes.isEmail(range) else { return false }
    case .url: return false
    case nil: break
    }
    for matcher in quick.patterns where !matcher.matches(bytes.extracting(range)) { return false }
    return true
  }

  /// Whether the bytes are those of an option.
  private func isOption(_ bytes: Span<UInt8>, _ range: Range<Int>, _ plan: FieldPlan) -> Bool {
    guard !range.isEmpty else { return false }
    for option in plan.optionBytes where option.count == range.count {
      if bytes.equals(range, option.span) { return true }
    }
    return false
  }
}

/// Judging values on their bytes. Each of these is at most as generous as the rule it stands for.
extension Span<UInt8> {
  /// Whether the bytes in `range` are `other`.
  func equals(_ range: Range<Int>, _ other: Span<UInt8>) -> Bool {
    guard range.count == other.count else { return false }
    for index in 0..<other.count where self[range.lowerBound + index] != other[index] { return false }
    return true
  }

  /// The whole number of up to 18 digits that the bytes in `range` spell without fraction and exponent; nil for others.
  func wholeNumber(_ range: Range<Int>) -> Int64? {
    var index = range.lowerBound
    let isNegative = byte(index) == UInt8(ascii: "-")
    if isNegative { index += 1 }
    guard index < range.upperBound, range.upperBound - index <= 18 else { return nil }
    var number: Int64 = 0
    while index < range.upperBound {
      let digit = self[index] &- 0x30
      guard digit < 10 else { return nil }
      number = number * 10 + Int64(digit)
      index += 1
    }
    return isNegative ? -number : number
  }

  /// Whether the bytes in `range` are a day as `YYYY-MM-DD`; 29 February is left to the calendar.
  func isDate(_ range: Range<Int>) -> Bool {
    guard range.count == 10, self[range.lowerBound + 4] == 0x2D, self[range.lowerBound + 7] == 0x2D else {
      return false
    }
    guard let year = digits(range.lowerBound, 4), let month = digits(range.lowerBound + 5, 2),
      let day = digits(range.lowerBound + 8, 2)
    else { return false }
    let last = month == 2 ? 28 : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
    return year > 0 && (1...12).contains(month) && (1...last).contains(day)
  }

  private func digits(_ start: Int, _ length: Int) -> Int? {
    var number = 0
    for index in start..<(start + length) {
      let digit = self[index] &- 0x30
      guard digit < 10 else { return nil }
      number = number * 10 + Int(digit)
    }
    return number
  }

  /// Whether the bytes in `range` are an e-mail address.
  ///
  /// Source: HTML, section 4.10.5.1.5.
  func isEmail(_ range: Range<Int>) -> Bool {
    let classes = EmailBytes.classes.span
    var index = range.lowerBound
    let end = range.upperBound
    while index < end, classes[Int(self[index])] & EmailBytes.local != 0 { index += 1 }
    guard index > range.lowerBound, index < end, self[index] == UInt8(ascii: "@") else { return false }
    index += 1
    while true {
      let start = index
      while index < end, classes[Int(self[index])] & EmailBytes.label != 0 { index += 1 }
      guard index > start, index - start <= 63, self[start] != 0x2D, self[index - 1] != 0x2D else { return false }
      if index == end { return true }
      guard self[index] == UInt8(ascii: ".") else { return false }
      index += 1
    }
  }
}

/// What each byte may be in an e-mail address.
private enum EmailBytes {
  /// A byte before the at sign.
  static let local: UInt8 = 1
  /// A byte of a label of the domain.
  static let label: UInt8 = 2

  static let classes: [UInt8] = (0..<256).map { value in
    let byte = UInt8(value)
    let isAlphanumeric = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    var result: UInt8 = 0
    if isAlphanumeric || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte) { result |= local }
    if isAlphanumeric || byte == 0x2D { result |= label }
    return result
  }
}
