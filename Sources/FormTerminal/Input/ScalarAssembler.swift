/// Puts UTF-8 together byte by byte. Bytes that belong to no scalar are dropped.
///
/// Source: Unicode, table 3-7 (well-formed UTF-8 byte sequences).
struct ScalarAssembler: Sendable {
  private var value: UInt32 = 0
  /// How many bytes are still to come.
  private var missing = 0
  /// What the next byte may be.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// The scalar that `byte` completes; nil when there is none, or none yet.
  mutating func add(_ byte: UInt8) -> Unicode.Scalar? {
    if missing > 0 {
      if allowed.contains(byte) {
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        allowed = 0x80...0xBF
        return missing == 0 ? Unicode.Scalar(value) : nil
      }
      // The scalar was cut off, and the byte begins something new.
      missing = 0
    }
    return begin(byte)
  }

  /// Forgets a scalar that is not complete.
  mutating func reset() { missing = 0 }

  private mutating func begin(_ byte: UInt8) -> Unicode.Scalar? {
    allowed = 0x80...0xBF
    switch byte {
    case 0...0x7F: return Unicode.Scalar(byte)
    case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF:
      (value, missing) = (UInt32(byte & 0x0F), 2)
      if byte == 0xE0 { allowed = 0xA0...0xBF }
      if byte == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      (value, missing) = (UInt32(byte & 0x07), 3)
      if byte == 0xF0 { allowed = 0x90...0xBF }
      if byte == 0xF4 { allowed = 0x80...0x8F }
    default: break
    }
    return nil
  }
}

extension String {
  /// The text of `bytes` in UTF-8. Bytes that belong to no scalar are dropped.
  public init(droppingInvalid bytes: some Sequence<UInt8>) {
    var assembler = ScalarAssembler()
    var scalars = UnicodeScalarView()
    for byte in bytes { if let scalar = assembler.add(byte) { scalars.append(scalar) } }
    self.init(scalars)
  }
}
