extension Words {
  /// A number as people write it: `1234567.5` reads `1,234,567.5`. `spelled` is a decimal number without an exponent;
  /// anything else comes back as it is.
  public static func grouped(_ spelled: String) -> String {
    let parts = spelled.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let sign = spelled.hasPrefix("-") ? "-" : ""
    let digits = parts[0].dropFirst(sign.count)
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return spelled }
    var shown = sign
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { shown += "," }
      shown.append(digit)
    }
    return parts.count > 1 ? shown + "." + parts[1] : shown
  }

  /// A size in bytes as people write it: `5 MB`, `1.5 MB`, `300 KB`, by powers of 1000; `bytes` is how the language
  /// writes the size when it is not that round.
  static func size(_ count: Int, bytes: String) -> String {
    for (unit, name) in [(1_000_000_000, "GB"), (1_000_000, "MB"), (1000, "KB")] where count >= unit {
      let tenths = count / (unit / 10)
      guard count.isMultiple(of: unit / 10) else { continue }
      return grouped("\(tenths / 10)") + (tenths.isMultiple(of: 10) ? "" : ".\(tenths % 10)") + " \(name)"
    }
    return bytes
  }

  /// A time by the clock of 24 hours, `09:05`; seconds are shown when there are any.
  static func clock(_ hour: Int, _ minute: Int, _ second: Int) -> String {
    let parts = second == 0 ? [hour, minute] : [hour, minute, second]
    return parts.map { (0..<10).contains($0) ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
