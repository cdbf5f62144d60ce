/// The number that exactly `count` ASCII digits spell; nil for anything else.
func fixedDigits(_ text: some StringProtocol, _ count: Int) -> Int? {
  guard text.utf8.count == count else { return nil }
  var value = 0
  for byte in text.utf8 {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
    value = value * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return value
}

/// `value` with leading zeros up to `width` digits.
func padded(_ value: Int, _ width: Int) -> String {
  let digits = String(value)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
