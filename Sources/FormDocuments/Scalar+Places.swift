public import FormDiagnostics

extension Node.Scalar {
  /// The bytes of `source` that spell the stretch `range` of ``text``.
  ///
  /// `range` counts in UTF-8 bytes of the text, as do the parsers of what stands inside scalars. The result is right
  /// through quotes, escapes, folded lines and indentation: it runs from the first byte that spells the first
  /// character to the last byte that spells the last one, and so may take in line breaks and indentation between the
  /// two. An empty range gives the place before the character it stands before. What lies outside the text is
  /// clamped to it. The raw bytes are walked again for each call, in time linear in their number.
  ///
  /// `source` is the text that the scalar was read from; in any other one the result is the scalar's own range.
  public func sourceRange(of range: Range<Int>, in source: SourceText) -> SourceRange {
    ScalarPlaces(self, source.bytes)?.sourceRange(of: range) ?? self.range
  }

  /// The bytes of `source` that spell each of the stretches `ranges`, as ``sourceRange(of:in:)`` gives them one by one.
  /// The raw bytes are walked once.
  public func sourceRanges(of ranges: [Range<Int>], in source: SourceText) -> [SourceRange] {
    guard !ranges.isEmpty else { return [] }
    let places = ScalarPlaces(self, source.bytes)
    return ranges.map { places?.sourceRange(of: $0) ?? range }
  }
}
