/// The names that members of a form's objects may have, with what each stands for: one table for all scopes.
///
/// It holds nothing but numbers and bytes, so that looking a name up counts no references.
struct RecordKeys: Sendable {
  /// What stands under a name.
  struct Key: Sendable {
    /// What the value of a member is.
    enum Use: UInt8, Sendable {
      /// One value.
      case value
      /// A list of texts.
      case choices
      /// An object whose names are those of ``scope``.
      case object
      /// A list of objects whose names are those of ``scope``; each is a level of kind ``level``.
      case entries
      /// Nothing that is ever submitted: a select-all, a button, a part.
      case nothing
    }

    /// The place of the field in the form.
    let field: Int
    /// The place of the field's slot in its level.
    let offset: Int
    let use: Use
    /// The scope inside of the field, where it has one.
    var scope = 0
    /// The kind of level of its entries, where it has some.
    var level = 0
    /// Where its name begins in the bytes of all names, and how long it is.
    fileprivate(set) var start = 0
    fileprivate(set) var length = 0
  }

  /// Where the names of one scope are.
  private struct Scope: Sendable {
    /// The place of the first key, and how many there are.
    let start: Int
    let count: Int
    /// The place of the first chain, and the bits that tell them apart.
    let chains: Int
    let mask: Int
  }

  private var scopes: [Scope] = []
  private(set) var keys: [Key] = []
  /// The names of the keys, for messages.
  private(set) var names: [String] = []
  private var bytes: [UInt8] = []
  /// For each remainder of a hash the first key with it, and for each key the next one; -1 ends.
  private var first: [Int] = []
  private var next: [Int] = []

  /// Adds the names of the next scope, in the order of the form.
  mutating func addScope(_ entries: [(name: String, key: Key)]) {
    var size = 4
    while size < entries.count * 2 { size *= 2 }
    scopes.append(Scope(start: keys.count, count: entries.count, chains: first.count, mask: size - 1))
    let chains = first.count
    first += [Int](repeating: -1, count: size)
    for entry in entries {
      var key = entry.key
      key.start = bytes.count
      bytes += Array(entry.name.utf8)
      key.length = bytes.count - key.start
      let chain = chains + Self.hash(bytes.span, key.start, bytes.count) & (size - 1)
      next.append(first[chain])
      first[chain] = keys.count
      keys.append(key)
      names.append(entry.name)
    }
  }

  /// The keys of a scope.
  func range(ofScope scope: Int) -> Range<Int> { scopes[scope].start..<scopes[scope].start + scopes[scope].count }

  /// The key of `scope` whose name are the bytes in `range`, or -1. `expected` is looked at first: records mostly keep an
  /// order.
  @inline(__always)
  func index(of range: Range<Int>, in record: Span<UInt8>, scope: Int, expected: Int) -> Int {
    let names = scopes[scope]
    if expected < names.start + names.count, equals(expected, record, range) { return expected }
    return find(range, in: record, names)
  }

  private func find(_ range: Range<Int>, in record: Span<UInt8>, _ scope: Scope) -> Int {
    var place = first[scope.chains + Self.hash(record, range.lowerBound, range.upperBound) & scope.mask]
    while place >= 0, !equals(place, record, range) { place = next[place] }
    return place
  }

  @inline(__always)
  private func equals(_ place: Int, _ record: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let key = keys[place]
    return key.length == range.count && bytes.span.equals(key.start, record, range)
  }

  /// FNV-1a.
  private static func hash(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var hash: UInt32 = 2_166_136_261
    for index in start..<end { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
    return Int(hash ^ hash >> 15)
  }
}

extension Span<UInt8> {
  /// Whether the bytes from `start` on are those in `range` of `other`; both must be long enough.
  @inline(__always)
  func equals(_ start: Int, _ other: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var index = 0
    let length = range.count
    while index + 8 <= length {
      let left = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: start + index, as: UInt64.self)
      let right = unsafe other.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: range.lowerBound + index, as: UInt64.self)
      if left != right { return false }
      index += 8
    }
    while index < length {
      if self[start + index] != other[range.lowerBound + index] { return false }
      index += 1
    }
    return true
  }

  /// The first eight bytes of those in `range`, with zeros behind fewer.
  @inline(__always)
  func word(_ range: Range<Int>) -> UInt64 {
    let length = Swift.min(range.count, 8)
    if range.lowerBound + 8 <= count {
      let word = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: range.lowerBound, as: UInt64.self)
      return length == 8 ? word.littleEndian : word.littleEndian & (1 << UInt64(8 * length) - 1)
    }
    var word: UInt64 = 0
    for place in 0..<length { word |= UInt64(self[range.lowerBound + place]) << UInt64(8 * place) }
    return word
  }
}
