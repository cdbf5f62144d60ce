/// Making values of JSON that has been found to be well formed.
extension Span<UInt8> {
  /// Appends the text of the string in `range`, its escapes taken away, to `output`.
  func decode(_ range: Range<Int>, into output: inout [UInt8]) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = self[index]
      if byte == UInt8(ascii: "\\"), let (end, scalar) = try? afterEscape(index) {
        if let scalar = Unicode.Scalar(scalar) { output += UTF8.encode(scalar) ?? UTF8.EncodedScalar() }
        index = end
      } else {
        output.append(byte)
        index += 1
      }
    }
  }

  /// The text of the string in `range`.
  func text(_ range: Range<Int>, hasEscapes: Bool) -> String {
    if hasEscapes {
      var output: [UInt8] = []
      output.reserveCapacity(range.count)
      decode(range, into: &output)
      return String(decoding: output, as: UTF8.self)
    }
    return unsafe extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// The text of the bytes in `range` as they stand.
  func spelling(_ range: Range<Int>) -> String { text(range, hasEscapes: false) }

  /// The texts of the list in `range`, which includes its brackets; nil when an element is no string.
  func texts(_ range: Range<Int>) -> [String]? {
    var texts: [String] = []
    var index = afterBlanks(range.lowerBound + 1)
    while index < range.upperBound, byte(index) != UInt8(ascii: "]") {
      guard byte(index) == UInt8(ascii: "\""), let token = try? string(from: index + 1) else { return nil }
      texts.append(text(index + 1..<token.end, hasEscapes: token.hasEscapes))
      index = afterBlanks(token.end + 1)
      if byte(index) == UInt8(ascii: ",") { index = afterBlanks(index + 1) }
    }
    return texts
  }
}
