// The standard library normalises, for comparing strings, and offers it as an interface for other libraries of the
// toolchain only. The tests hold it to the rules of Unicode.
@_spi(_Unicode) import Swift

extension String {
  /// The text in Normalization Form C: what can be one code point is one, so that conjoining jamo become syllables.
  ///
  /// Source: UAX #15.
  public var composed: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var scalars = UnicodeScalarView()
    for scalar in _nfc { scalars.append(scalar) }
    return String(scalars)
  }
}
