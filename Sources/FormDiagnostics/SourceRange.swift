/// A stretch of a source text: a half-open range of UTF-8 byte offsets.
///
/// Offsets count from 0 in ``SourceText/bytes``. They are stored in 32 bits, because every node of a document carries
/// a range; a text of 4 GiB or more has no ranges past that point and is refused when it is read.
public struct SourceRange: Hashable, Sendable {
  private let lower: UInt32
  private let upper: UInt32

  /// The first byte of the range.
  public var start: Int { Int(lower) }
  /// The byte after the last one of the range; equal to ``start`` when the range is empty.
  public var end: Int { Int(upper) }
  /// The offsets as a standard range.
  public var offsets: Range<Int> { start..<end }
  /// The number of bytes in the range.
  public var count: Int { end - start }
  /// Whether the range is a point between two bytes.
  public var isEmpty: Bool { lower == upper }

  /// The range from byte `start` up to, not including, byte `end`.
  public init(_ start: Int, _ end: Int) {
    precondition(start <= end, "a source range ends at or after its start")
    lower = UInt32(truncatingIfNeeded: start)
    upper = UInt32(truncatingIfNeeded: end)
  }

  /// The empty range before byte `offset`.
  public init(at offset: Int) { self.init(offset, offset) }

  /// The smallest range that holds both.
  public func union(_ other: Self) -> Self { Self(min(start, other.start), max(end, other.end)) }

  /// Whether `other` lies wholly inside this range.
  public func contains(_ other: Self) -> Bool { start <= other.start && other.end <= end }
}
