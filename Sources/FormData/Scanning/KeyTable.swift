/// The names that members of one object may have, with what each stands for.
struct KeyTable: Sendable {
  /// What a name stands for.
  struct Key: Sendable {
    /// The name.
    let name: String
    /// The place of the field in the form.
    let field: Int
    /// The place of the field's slot in its level.
    let offset: Int
    /// What its value is.
    let use: Use
    fileprivate let start: Int
    fileprivate let length: Int
  }

  /// What stands under a name.
  enum Use: Sendable, Equatable {
    /// One value.
    case value
    /// A list of texts.
    case choices
    /// An object whose names are those of this scope.
    case object(scope: Int)
    /// A list of objects whose names are those of this scope; each is a level of this kind.
    case entries(scope: Int, level: Int)
    /// Nothing that is ever submitted: a select-all, a button, a part.
    case nothing
  }

  /// The names in the order of the form.
  private(set) var keys: [Key] = []
  private var bytes: [UInt8] = []
  /// For each remainder of a hash the first key with it, and for each key the next one; -1 ends.
  private var first: [Int32] = []
  private var next: [Int32] = []

  init(_ entries: [(name: String, field: Int, offset: Int, use: Use)]) {
    var size = 4
    while size < entries.count * 2 { size *= 2 }
    first = Array(repeating: -1, count: size)
    for entry in entries {
      let start = bytes.count
      bytes += Array(entry.name.utf8)
      let length = bytes.count - start
      let remainder = Self.hash(bytes.span, start, start + length) & (size - 1)
      next.append(first[remainder])
      first[remainder] = Int32(keys.count)
      keys.append(
        Key(name: entry.name, field: entry.field, offset: entry.offset, use: entry.use, start: start, length: length))
    }
  }

  /// The key whose name are the bytes in `range`, or -1. `expected` is looked at first: records mostly keep an order.
  @inline(__always)
  func index(of range: Range<Int>, in record: Span<UInt8>, expected: Int) -> Int {
    if expected < keys.count, equals(expected, record, range) { return expected }
    return find(range, in: record)
  }

  private func find(_ range: Range<Int>, in record: Span<UInt8>) -> Int {
    var place = Int(first[Self.hash(record, range.lowerBound, range.upperBound) & (first.count - 1)])
    while place >= 0, !equals(place, record, range) { place = Int(next[place]) }
    return place
  }

  @inline(__always)
  private func equals(_ place: Int, _ record: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let key = keys[place]
    guard key.length == range.count else { return false }
    let own = bytes.span
    var index = 0
    while index + 8 <= key.length {
      let left = unsafe own.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: key.start + index, as: UInt64.self)
      let right = unsafe record.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: range.lowerBound + index, as: UInt64.self)
      if left != right { return false }
      index += 8
    }
    while index < key.length {
      if own[key.start + index] != record[range.lowerBound + index] { return false }
      index += 1
    }
    return true
  }

  /// FNV-1a.
  private static func hash(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var hash: UInt32 = 2_166_136_261
    for index in start..<end { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
    return Int(hash ^ hash >> 15)
  }
}
