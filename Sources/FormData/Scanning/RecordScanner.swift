/// Finds the values of a record's fields: one pass over its bytes, nothing made of them.
///
/// It is used for one record after another, and keeps what it has allocated.
struct RecordScanner {
  /// The whole record, or one entry of a repeat.
  struct Level {
    /// The kind of level.
    let kind: Int
    /// The place of its first slot.
    let base: Int
    /// The level around; -1 for the whole record.
    let outer: Int
    /// The place of the entry in its repeat, from 0.
    let index: Int
    /// The byte where the entry begins.
    let start: Int
    /// The next entry of the same repeat; -1 for the last.
    var next = -1
  }

  /// A member that means nothing to the form.
  struct Extra {
    /// What is wrong with a member.
    enum Problem {
      /// The form has no such field.
      case unknown
      /// The name stood there before.
      case repeated
      /// The field is never submitted.
      case notData
      /// An entry of a repeat, or what a nesting group holds, is no object.
      case noObject
    }

    let problem: Problem
    /// The bytes of its name inside the quotes.
    let name: Range<Int>
    /// The scope it stands in.
    let scope: Int
    /// The field that it names; -1 for none.
    let field: Int
  }

  /// The most slots that the entries of one record may take: some tens of megabytes.
  private static let slotLimit = 1_000_000

  private let levelSizes: [Int]
  private let keys: RecordKeys
  /// The slots of all levels.
  private(set) var slots: [Slot] = []
  /// The levels; the first is the whole record.
  private(set) var levels: [Level] = []
  /// For each slot of a repeat its first entry; -1 for none. Only meaningful where the slot holds a list.
  private(set) var firstEntries: [Int: Int] = [:]
  /// Members that mean nothing, in the order of the record.
  private(set) var extras: [Extra] = []
  private var decoded: [UInt8] = []
  private let emptySlots: [Slot]

  init(_ layout: RecordLayout) {
    levelSizes = layout.levelSizes
    keys = layout.keys
    emptySlots = Array(repeating: Slot(), count: layout.levelSizes[0])
  }

  /// Reads the record `bytes`, an object with nothing but blanks around it.
  mutating func scan(_ bytes: Span<UInt8>) throws(RecordFault) {
    if slots.count == emptySlots.count {
      for place in slots.indices { slots[place].kind = .missing }
    } else {
      slots = emptySlots
    }
    if levels.count != 1 { levels = [Level(kind: 0, base: 0, outer: -1, index: 0, start: 0)] }
    if !extras.isEmpty { extras.removeAll(keepingCapacity: true) }
    if !firstEntries.isEmpty { firstEntries.removeAll(keepingCapacity: true) }
    guard bytes.count < Int(UInt32.max) else { throw RecordFault(.tooLarge, at: 0) }
    let start = bytes.afterBlanks(0)
    guard bytes.byte(start) == UInt8(ascii: "{") else {
      let end = try bytes.afterValue(start)
      let rest = bytes.afterBlanks(end)
      throw rest == bytes.count ? RecordFault(.noObject, at: start) : RecordFault(.trailing, at: rest)
    }
    let end = bytes.afterBlanks(try object(bytes, at: start, scope: 0, level: 0))
    if end != bytes.count { throw RecordFault(.trailing, at: end) }
  }

  /// Reads the object whose opening bracket is at `start`; gives the place after its closing one.
  private mutating func object(_ bytes: Span<UInt8>, at start: Int, scope: Int, level: Int) throws(RecordFault) -> Int {
    var index = bytes.afterBlanks(start + 1)
    if bytes.byte(index) == UInt8(ascii: "}") { return index + 1 }
    var expected = keys.range(ofScope: scope).lowerBound
    while true {
      guard bytes.byte(index) == UInt8(ascii: "\"") else { throw bytes.missing(.noName, at: index) }
      let token = try bytes.string(from: index + 1)
      let name = index + 1..<token.end
      index = try bytes.afterColon(token.end + 1)
      let place =
        token.hasEscapes
        ? self.place(ofEscaped: name, bytes, scope)
        : keys.index(of: name, in: bytes, scope: scope, expected: expected)
      if place >= 0 {
        expected = place + 1
        index = try member(bytes, at: index, name: name, keys.keys[place], scope, level)
      } else {
        extras.append(Extra(problem: .unknown, name: name, scope: scope, field: -1))
        index = try bytes.afterValue(index)
      }
      index = bytes.afterBlanks(index)
      switch bytes.byte(index) {
      case UInt8(ascii: ","): index = bytes.afterBlanks(index + 1)
      case UInt8(ascii: "}"): return index + 1
      default: throw bytes.missing(.noComma, at: index)
      }
    }
  }

  private mutating func place(ofEscaped name: Range<Int>, _ bytes: Span<UInt8>, _ scope: Int) -> Int {
    decoded.removeAll(keepingCapacity: true)
    bytes.decode(name, into: &decoded)
    return keys.index(of: 0..<decoded.count, in: decoded.span, scope: scope, expected: .max)
  }

  /// Reads the value of a known member; gives the place after it.
  private mutating func member(
    _ bytes: Span<UInt8>, at index: Int, name: Range<Int>, _ key: RecordKeys.Key, _ scope: Int, _ level: Int
  ) throws(RecordFault) -> Int {
    let position = levels[level].base + key.offset
    if key.use == .nothing || slots[position].kind != .missing {
      let problem: Extra.Problem = key.use == .nothing ? .notData : .repeated
      extras.append(Extra(problem: problem, name: name, scope: scope, field: key.field))
      return try bytes.afterValue(index)
    }
    var slot = Slot()
    slot.start = UInt32(truncatingIfNeeded: index)
    slot.name = UInt32(truncatingIfNeeded: name.lowerBound - 1)
    let end: Int
    switch bytes.byte(index) {
    case UInt8(ascii: "\""):
      let token = try bytes.string(from: index + 1)
      slot.kind = .string
      slot.start += 1
      slot.end = UInt32(truncatingIfNeeded: token.end)
      slot.hasEscapes = token.hasEscapes
      slot.isASCII = token.isASCII
      slots[position] = slot
      return token.end + 1
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      slot.kind = .number
      end = try bytes.afterNumber(index)
    case UInt8(ascii: "["):
      slot.kind = .list
      // The slot is marked before its entries are read, which may move the slots.
      slots[position] = slot
      switch key.use {
      case .entries:
        end = try entries(bytes, at: index, position, outer: level, key)
        slot.count = slots[position].count
      case .choices: (end, slot.count) = try elements(bytes, at: index)
      case .value, .object, .nothing: end = try bytes.afterValue(index)
      }
    case UInt8(ascii: "{"):
      slot.kind = .object
      slots[position] = slot
      if key.use == .object {
        end = try object(bytes, at: index, scope: key.scope, level: level)
      } else {
        end = try bytes.afterValue(index)
      }
    default: (end, slot.kind) = try bytes.word(at: index)
    }
    slot.end = UInt32(truncatingIfNeeded: end)
    slots[position] = slot
    return end
  }

  /// Passes over a list; gives the place after it and the number of its elements.
  private func elements(_ bytes: Span<UInt8>, at start: Int) throws(RecordFault) -> (end: Int, count: UInt32) {
    var index = bytes.afterBlanks(start + 1)
    if bytes.byte(index) == UInt8(ascii: "]") { return (index + 1, 0) }
    var count: UInt32 = 0
    while true {
      index = bytes.afterBlanks(try bytes.afterValue(index))
      count += 1
      switch bytes.byte(index) {
      case UInt8(ascii: ","): index = bytes.afterBlanks(index + 1)
      case UInt8(ascii: "]"): return (index + 1, count)
      default: throw bytes.missing(.noComma, at: index)
      }
    }
  }

  /// Reads the entries of a repeat; gives the place after them.
  private mutating func entries(
    _ bytes: Span<UInt8>, at start: Int, _ position: Int, outer: Int, _ key: RecordKeys.Key
  ) throws(RecordFault) -> Int {
    var index = bytes.afterBlanks(start + 1)
    if bytes.byte(index) == UInt8(ascii: "]") { return index + 1 }
    var last = -1
    var count = 0
    while true {
      let level = levels.count
      guard slots.count < Self.slotLimit else { throw RecordFault(.tooLarge, at: index) }
      levels.append(Level(kind: key.level, base: slots.count, outer: outer, index: count, start: index))
      for _ in 0..<levelSizes[key.level] { slots.append(Slot()) }
      if last < 0 { firstEntries[position] = level } else { levels[last].next = level }
      last = level
      count += 1
      if bytes.byte(index) == UInt8(ascii: "{") {
        index = try object(bytes, at: index, scope: key.scope, level: level)
      } else {
        extras.append(Extra(problem: .noObject, name: index..<index, scope: key.scope, field: key.field))
        index = try bytes.afterValue(index)
      }
      index = bytes.afterBlanks(index)
      switch bytes.byte(index) {
      case UInt8(ascii: ","): index = bytes.afterBlanks(index + 1)
      case UInt8(ascii: "]"):
        slots[position].count = UInt32(truncatingIfNeeded: count)
        return index + 1
      default: throw bytes.missing(.noComma, at: index)
      }
    }
  }
}
