public import FormDiagnostics
public import FormDocuments

/// Where a piece of text stands inside a scalar of the form file, so that a finding inside it points at the exact byte.
///
/// Places say nothing about a form's meaning: any two are equal.
public struct ScalarPlace: Sendable, Equatable {
  /// The scalar as it was written.
  public let scalar: Node.Scalar
  /// The first byte of the piece, counted in the UTF-8 of the scalar's text.
  public let offset: Int

  /// The piece that starts `offset` bytes into the text of `scalar`.
  public init(_ scalar: Node.Scalar, offset: Int = 0) {
    self.scalar = scalar
    self.offset = offset
  }

  /// The bytes of the whole scalar.
  public var range: SourceRange { scalar.range }

  /// The bytes of `source` that spell the bytes `part` of the piece.
  public func range(of part: Range<Int>, in source: SourceText) -> SourceRange {
    scalar.sourceRange(of: part.lowerBound + offset..<part.upperBound + offset, in: source)
  }

  /// The bytes of `source` that spell each of the `parts` of the piece.
  public func ranges(of parts: [Range<Int>], in source: SourceText) -> [SourceRange] {
    scalar.sourceRanges(of: parts.map { $0.lowerBound + offset..<$0.upperBound + offset }, in: source)
  }

  /// Any two places are equal.
  public static func == (left: Self, right: Self) -> Bool { true }
}
