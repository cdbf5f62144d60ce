/// The code point that begins at a place in UTF-8 bytes, or the single byte there when it begins none.
///
/// Source: The Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
struct CodePoint {
  let value: UInt32
  /// The number of bytes, from 1 to 4.
  let length: Int
  /// Whether the bytes are a code point at all.
  let isWellFormed: Bool

  @inline(__always)
  init(in bytes: Span<UInt8>, at index: Int) {
    let first = UInt32(bytes[index])
    let length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, index + length <= bytes.count else {
      self.init(value: first, length: 1, isWellFormed: false)
      return
    }
    var value = length == 1 ? first : first & (0x7F >> UInt32(length))
    var isWellFormed = true
    for place in index + 1..<index + length {
      let byte = UInt32(bytes[place])
      isWellFormed = isWellFormed && byte & 0xC0 == 0x80
      value = value << 6 | byte & 0x3F
    }
    let least: UInt32 = length == 3 ? 0x800 : length == 4 ? 0x10000 : 0
    isWellFormed = isWellFormed && value >= least && value <= 0x10FFFF && value & 0xFFFF_F800 != 0xD800
    self.init(value: value, length: isWellFormed ? length : 1, isWellFormed: isWellFormed)
  }

  @inline(__always)
  private init(value: UInt32, length: Int, isWellFormed: Bool) {
    self.value = value
    self.length = length
    self.isWellFormed = isWellFormed
  }
}
