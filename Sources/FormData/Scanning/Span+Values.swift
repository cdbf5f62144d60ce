/// Passing over whole JSON values.
extension Span<UInt8> {
  /// The place after the number that begins at `start`.
  ///
  /// Source: RFC 8259, section 6.
  @inline(__always)
  func afterNumber(_ start: Int) throws(RecordFault) -> Int {
    var index = start
    if byte(index) == UInt8(ascii: "-") { index += 1 }
    let first = byte(index)
    guard isDigit(first) else { throw RecordFault(index < count ? .badNumber : .endsEarly, at: start) }
    index += 1
    if first != UInt8(ascii: "0") { index = afterDigits(index) }
    let next = byte(index)
    // Most numbers end here: at a comma, a bracket, a blank or the end.
    if next == UInt8(ascii: ",") || next == UInt8(ascii: "}") { return index }
    return try afterFraction(index, of: start)
  }

  private func afterFraction(_ place: Int, of start: Int) throws(RecordFault) -> Int {
    var index = place
    if byte(index) == UInt8(ascii: ".") {
      guard isDigit(byte(index + 1)) else { throw RecordFault(.badNumber, at: start) }
      index = afterDigits(index + 2)
    }
    if byte(index) | 0x20 == UInt8(ascii: "e") {
      index += 1
      if byte(index) == UInt8(ascii: "+") || byte(index) == UInt8(ascii: "-") { index += 1 }
      guard isDigit(byte(index)) else { throw RecordFault(.badNumber, at: start) }
      index = afterDigits(index + 1)
    }
    guard isEnd(index) else { throw RecordFault(.badNumber, at: start) }
    return index
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always)
  private func afterDigits(_ index: Int) -> Int {
    var index = index
    while isDigit(byte(index)) { index += 1 }
    return index
  }

  /// Whether a word or number that reaches `index` ends there.
  @inline(__always)
  private func isEnd(_ index: Int) -> Bool {
    switch byte(index) {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x20, 0x0A, 0x0D, 0x09: true
    default: index >= count
    }
  }

  /// The place after `true`, `false` or `null`, with the kind of the word.
  @inline(__always)
  func word(at index: Int) throws(RecordFault) -> (end: Int, kind: Slot.Kind) {
    let kind: Slot.Kind
    let end: Int
    switch byte(index) {
    case UInt8(ascii: "t") where spells("true", at: index): (kind, end) = (.true, index + 4)
    case UInt8(ascii: "f") where spells("false", at: index): (kind, end) = (.false, index + 5)
    case UInt8(ascii: "n") where spells("null", at: index): (kind, end) = (.null, index + 4)
    default: throw RecordFault(index < count ? .noValue : .endsEarly, at: index)
    }
    guard isEnd(end) else { throw RecordFault(.noValue, at: index) }
    return (end, kind)
  }

  @inline(__always)
  private func spells(_ word: StaticString, at index: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard index + length <= count else { return false }
    for place in 0..<length where unsafe self[unchecked: index + place] != word.utf8Start[place] { return false }
    return true
  }

  /// The place after the value that begins at `start`, whatever it is. Takes no stack, however deep the value.
  func afterValue(_ start: Int) throws(RecordFault) -> Int {
    var nesting = SkippedNesting()
    var index = start
    while true {
      switch byte(index) {
      case UInt8(ascii: "\""): index = try string(from: index + 1).end + 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let isObject = byte(index) == UInt8(ascii: "{")
        guard nesting.enter(object: isObject) else { throw RecordFault(.tooDeep, at: index) }
        index = afterBlanks(index + 1)
        if byte(index) == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { break }
        if isObject { index = try afterName(index) }
        continue
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): index = try afterNumber(index)
      default: index = try word(at: index).end
      }
      // After a value: close what ends here, then go on with the next member or element.
      while true {
        if nesting.depth == 0 { return index }
        index = afterBlanks(index)
        let closing = nesting.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        if byte(index) == closing {
          nesting.leave()
          index += 1
          continue
        }
        guard byte(index) == UInt8(ascii: ",") else { throw missing(.noComma, at: index) }
        index = afterBlanks(index + 1)
        if nesting.isObject { index = try afterName(index) }
        break
      }
    }
  }

  /// The place of the value whose member's name begins at `index`.
  private func afterName(_ index: Int) throws(RecordFault) -> Int {
    guard byte(index) == UInt8(ascii: "\"") else { throw missing(.noName, at: index) }
    return try afterColon(try string(from: index + 1).end + 1)
  }

  /// The place of the value after the colon that follows `index`.
  @inline(__always)
  func afterColon(_ index: Int) throws(RecordFault) -> Int {
    let colon = afterBlanks(index)
    guard byte(colon) == UInt8(ascii: ":") else { throw missing(.noColon, at: colon) }
    return afterBlanks(colon + 1)
  }

  /// The fault `kind` at `index`, or the early end.
  func missing(_ kind: RecordFault.Kind, at index: Int) -> RecordFault {
    RecordFault(index < count ? kind : .endsEarly, at: Swift.min(index, count))
  }
}
