internal import FormDiagnostics

/// Which bytes of a source text spell which bytes of a scalar's text.
///
/// The walk follows what libyaml does, line breaks included: besides LF, CR and CR LF it knows NEL (which becomes a
/// line feed), U+2028 and U+2029 (which stay).
struct ScalarPlaces {
  /// A stretch of the text with the bytes that spell it.
  private struct Piece {
    let text: Range<Int>
    let source: Range<Int>
    /// Whether the bytes are the same, so that a part of the one is spelt by the same part of the other.
    let isVerbatim: Bool
  }

  let bytes: [UInt8]
  let scalar: Node.Scalar
  private var pieces: [Piece] = []
  /// How many bytes of the text have been found in the source.
  private(set) var textCount = 0

  /// The places of `scalar` in `bytes`; nil when it was not read from them.
  init?(_ scalar: Node.Scalar, _ bytes: [UInt8]) {
    guard scalar.range.end <= bytes.count else { return nil }
    self.scalar = scalar
    self.bytes = bytes
    switch scalar.style {
    case .plain: walkFlow(scalar.range.offsets)
    case .singleQuoted, .doubleQuoted:
      guard scalar.range.count >= 2 else { return nil }
      walkFlow(scalar.range.start + 1..<scalar.range.end - 1)
    case .literal, .folded: walkBlock()
    }
    guard textCount == scalar.text.utf8.count else { return nil }
  }

  /// The bytes that spell `range` of the text.
  func sourceRange(of range: Range<Int>) -> SourceRange {
    let range = range.clamped(to: 0..<textCount)
    guard let last = pieces.last else { return SourceRange(at: contentStart) }
    guard let first = piece(withByteAt: range.lowerBound) else { return SourceRange(at: last.source.upperBound) }
    let start = place(of: range.lowerBound, in: first, roundingUp: false)
    guard !range.isEmpty, let final = piece(withByteAt: range.upperBound - 1) else { return SourceRange(at: start) }
    return SourceRange(start, max(start, place(of: range.upperBound, in: final, roundingUp: true)))
  }

  /// The piece that spells the byte at `offset` of the text; nil behind the last one.
  private func piece(withByteAt offset: Int) -> Piece? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].text.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < pieces.count ? pieces[low] : nil
  }

  /// The first byte inside quotes, or else of the scalar.
  private var contentStart: Int {
    let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    return isQuoted ? scalar.range.start + 1 : scalar.range.start
  }

  private func place(of offset: Int, in piece: Piece, roundingUp: Bool) -> Int {
    if piece.isVerbatim { return piece.source.lowerBound + offset - piece.text.lowerBound }
    return roundingUp ? piece.source.upperBound : piece.source.lowerBound
  }

  /// Records that `source` spells the next bytes of the text, verbatim or, when `count` is given, as that many others.
  mutating func add(_ source: Range<Int>, as count: Int? = nil) {
    let textEnd = textCount + (count ?? source.count)
    guard textEnd > textCount else { return }
    pieces.append(Piece(text: textCount..<textEnd, source: source, isVerbatim: count == nil))
    textCount = textEnd
  }

  /// Records a line break that stands in the text.
  mutating func addBreak(_ source: Range<Int>) {
    if source.count == 3 { add(source) } else { add(source, as: 1) }
  }
}

// MARK: - Reading the source

extension ScalarPlaces {
  /// How many bytes the line break at `offset` has; 0 when there is none.
  func breakLength(at offset: Int) -> Int {
    guard offset < bytes.count else { return 0 }
    switch bytes[offset] {
    case 0x0A: return 1
    case 0x0D: return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
    case 0xC2: return offset + 1 < bytes.count && bytes[offset + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard offset + 2 < bytes.count, bytes[offset + 1] == 0x80 else { return 0 }
      return bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }

  func isBlank(_ offset: Int) -> Bool {
    offset < bytes.count && (bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t"))
  }
}
