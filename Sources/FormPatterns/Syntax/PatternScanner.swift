import FormDiagnostics

/// A place in the text of a pattern that moves along its code points.
struct PatternScanner {
  /// The code points of the text.
  let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each code point, and of the end.
  private let offsets: [Int]
  /// The next code point, as an index into ``scalars``.
  var index = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var offsets: [Int] = []
    var offset = 0
    for scalar in scalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
    self.offsets = offsets
  }

  var isAtEnd: Bool { index == scalars.count }
  /// The next code point; nil at the end.
  var next: Unicode.Scalar? { isAtEnd ? nil : scalars[index] }

  /// The code point `distance` places after the next one; nil past the end.
  func peek(_ distance: Int) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  /// The next code point, which is then behind.
  mutating func take() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    index += 1
    return scalar
  }

  /// Whether the text goes on with `text`.
  func looksAt(_ text: String) -> Bool {
    var place = index
    for scalar in text.unicodeScalars {
      guard place < scalars.count, scalars[place] == scalar else { return false }
      place += 1
    }
    return true
  }

  /// Moves past `text` if the text goes on with it.
  mutating func skip(_ text: String) -> Bool {
    guard looksAt(text) else { return false }
    index += text.unicodeScalars.count
    return true
  }

  /// Moves past the code points that satisfy `condition` and gives them.
  mutating func takeWhile(_ condition: (Unicode.Scalar) -> Bool) -> String {
    let start = index
    while let scalar = next, condition(scalar) { index += 1 }
    return text(from: start)
  }

  /// The bytes from the code point at `start` to the next one.
  func range(from start: Int) -> SourceRange { SourceRange(offsets[start], offsets[index]) }

  /// The bytes of `count` code points from `start`.
  func range(from start: Int, count: Int) -> SourceRange {
    SourceRange(offsets[start], offsets[min(start + count, scalars.count)])
  }

  /// The text from the code point at `start` to the next one.
  func text(from start: Int) -> String { text(start..<index) }

  /// The text of the code points in `range`, cut to what there is.
  func text(_ range: Range<Int>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range.clamped(to: scalars.indices)])
    return text
  }
}
