/// The code points sorted into classes that one or more patterns cannot tell apart.
///
/// Class 0 holds no code point: it stands for a byte that belongs to none. Automata work on classes, so that `\p{L}`
/// costs them no more than `a`.
struct Alphabet: Sendable {
  /// The number of classes, class 0 included.
  let classCount: Int
  /// The class of each ASCII code point.
  let asciiClasses: [UInt16]
  /// For each 256 code points below U+10000 the place of their classes in ``blocks``, divided by 256; may be empty.
  private let pages: [UInt16]
  private let blocks: [UInt16]
  /// The first code point of each stretch whose code points are all in one class, ascending from 0.
  private let starts: [UInt32]
  /// The class of each stretch.
  private let classes: [UInt16]

  /// The coarsest alphabet in which each of `sets` is made of whole classes.
  ///
  /// The work is the number of stretches inside each set, added up; see ``PatternLimits/checkAlphabet(_:_:)``.
  init(_ sets: some Collection<ScalarSet>) {
    var bounds: [UInt32] = [0, 0xD800, 0xE000, 0x110000]
    for set in sets {
      for range in set.ranges {
        bounds.append(range.lowerBound)
        bounds.append(range.upperBound + 1)
      }
    }
    bounds.sort()
    var starts: [UInt32] = []
    for bound in bounds where bound != starts.last { starts.append(bound) }
    starts.removeLast()

    var classes = starts.map { $0 == 0xD800 ? UInt16(0) : 1 }
    var sizes = [1, starts.count - 1]
    for set in sets { Self.split(&classes, &sizes, along: set, starts) }
    self.starts = starts
    self.classes = classes
    classCount = sizes.count
    (pages, blocks) = Self.table(starts, classes)
    var ascii: [UInt16] = []
    var stretch = 0
    for scalar in UInt32(0)..<128 {
      while stretch + 1 < starts.count, starts[stretch + 1] <= scalar { stretch += 1 }
      ascii.append(classes[stretch])
    }
    asciiClasses = ascii
  }

  /// Divides every class that is partly inside `set`. A class needs at least one stretch, and there are fewer stretches
  /// than 16 bits can count: a pattern has no more than 65,536 bytes.
  private static func split(
    _ classes: inout [UInt16], _ sizes: inout [Int], along set: ScalarSet, _ starts: [UInt32]
  ) {
    var inside: [UInt16: Int] = [:]
    let stretches = stretches(of: set, starts)
    for range in stretches {
      for stretch in range { inside[classes[stretch], default: 0] += 1 }
    }
    var renamed: [UInt16: UInt16] = [:]
    for range in stretches {
      for stretch in range {
        let old = classes[stretch]
        guard let count = inside[old], count < sizes[Int(old)] || renamed[old] != nil else { continue }
        if renamed[old] == nil {
          renamed[old] = UInt16(truncatingIfNeeded: sizes.count)
          sizes[Int(old)] -= count
          sizes.append(count)
        }
        classes[stretch] = renamed[old] ?? old
      }
    }
  }

  /// The numbers of the stretches that make up `set`.
  private static func stretches(of set: ScalarSet, _ starts: [UInt32]) -> [Range<Int>] {
    set.ranges.map { range in
      index(of: range.lowerBound, in: starts)..<(index(of: range.upperBound, in: starts) + 1)
    }
  }

  /// The number of the stretch that holds `scalar`.
  private static func index(of scalar: UInt32, in starts: [UInt32]) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= scalar { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// The classes of the code points below U+10000, for alphabets of many stretches; otherwise empty, because a search
  /// among few is as quick and costs nothing to set up.
  private static func table(_ starts: [UInt32], _ classes: [UInt16]) -> (pages: [UInt16], blocks: [UInt16]) {
    guard starts.count > 24 else { return ([], []) }
    var pages: [UInt16] = []
    var blocks: [UInt16] = []
    var uniform: [UInt16: UInt16] = [:]
    var stretch = 0
    for page in 0..<UInt32(256) {
      let first = page << 8
      while stretch + 1 < starts.count, starts[stretch + 1] <= first { stretch += 1 }
      let end = stretch + 1 < starts.count ? starts[stretch + 1] : 0x110000
      let isUniform = end >= first + 256
      if isUniform, let known = uniform[classes[stretch]] {
        pages.append(known)
        continue
      }
      let number = UInt16(blocks.count / 256)
      if isUniform { uniform[classes[stretch]] = number }
      pages.append(number)
      var place = stretch
      for scalar in first..<(first + 256) {
        while place + 1 < starts.count, starts[place + 1] <= scalar { place += 1 }
        blocks.append(classes[place])
      }
    }
    return (pages, blocks)
  }

  /// The class of the code point `scalar`.
  func classNumber(of scalar: UInt32) -> Int {
    if scalar < 0x10000, !pages.isEmpty {
      return Int(blocks[Int(pages[Int(scalar >> 8)]) * 256 + Int(scalar & 255)])
    }
    return Int(classes[Self.index(of: scalar, in: starts)])
  }

  /// The classes that make up `set`, ascending.
  func classNumbers(of set: ScalarSet) -> [UInt16] {
    var isMember = [Bool](repeating: false, count: classCount)
    for range in Self.stretches(of: set, starts) {
      for stretch in range { isMember[Int(classes[stretch])] = true }
    }
    return isMember.indices.filter { isMember[$0] }.map { UInt16($0) }
  }

  /// The code points of each class, in stretches; those of class 0 are surrogates and stand in no text.
  var stretches: [[ClosedRange<UInt32>]] {
    var found = [[ClosedRange<UInt32>]](repeating: [], count: classCount)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : 0x110000
      found[Int(classes[index])].append(start...(end - 1))
    }
    return found
  }
}
