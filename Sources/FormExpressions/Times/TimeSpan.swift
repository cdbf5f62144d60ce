/// A span of time to the nanosecond, of some 292 years at most.
///
/// The range is that of a count of nanoseconds in 64 bits, as in the other implementations of the language.
public struct TimeSpan: Sendable, Hashable {
  /// The whole span in nanoseconds.
  public let nanoseconds: Int64

  static let nanosecondsInSecond: Int64 = 1_000_000_000

  /// The span of `nanoseconds`.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The span of `seconds` and `nanoseconds`; nil when it is too long.
  public init?(seconds: Int64, nanoseconds: Int64 = 0) {
    let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: Self.nanosecondsInSecond)
    let (total, isTooLongTogether) = whole.addingReportingOverflow(nanoseconds)
    guard !isTooLong, !isTooLongTogether else { return nil }
    self.nanoseconds = total
  }

  /// Both spans together; nil when that is too long.
  func adding(_ other: TimeSpan) -> TimeSpan? {
    let (sum, isTooLong) = nanoseconds.addingReportingOverflow(other.nanoseconds)
    return isTooLong ? nil : TimeSpan(nanoseconds: sum)
  }

  /// This span without the other; nil when that is too long.
  func subtracting(_ other: TimeSpan) -> TimeSpan? {
    let (difference, isTooLong) = nanoseconds.subtractingReportingOverflow(other.nanoseconds)
    return isTooLong ? nil : TimeSpan(nanoseconds: difference)
  }
}

extension TimeSpan: CustomStringConvertible {
  /// The span in seconds, such as `6347s` or `1.5s`.
  public var description: String {
    let second = UInt64(Self.nanosecondsInSecond)
    let (whole, fraction) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: second)
    return (nanoseconds < 0 ? "-" : "") + String(whole) + fraction.fractionDigits + "s"
  }

  /// Reads a span such as `1h30m`, `-1.5s` or `250ms`; nil when the text is none or the span too long.
  ///
  /// Source: cel-spec, langdef, section "List of Standard Definitions", "duration": Go's syntax, without days.
  public init?(_ text: String) {
    var rest = text[...]
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest.removeFirst() }
    if rest == "0" {
      nanoseconds = 0
      return
    }
    guard !rest.isEmpty else { return nil }
    var total: Int64 = 0
    while !rest.isEmpty {
      guard let part = Self.takePart(from: &rest, isNegative: isNegative) else { return nil }
      let (sum, isTooLong) = total.addingReportingOverflow(part)
      if isTooLong { return nil }
      total = sum
    }
    nanoseconds = total
  }

  private static let units: [String: Int64] = [
    "h": 3_600_000_000_000, "m": 60_000_000_000, "s": 1_000_000_000, "ms": 1_000_000, "us": 1_000, "µs": 1_000,
    "μs": 1_000, "ns": 1,
  ]

  private static func takePart(from rest: inout Substring, isNegative: Bool) -> Int64? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest.removeFirst(digits.count)
    var fraction = ""[...]
    if rest.first == "." {
      rest.removeFirst()
      fraction = rest.prefix { $0.isASCII && $0.isNumber }
      rest.removeFirst(fraction.count)
    }
    let unit = rest.prefix { $0 != "." && !($0.isASCII && $0.isNumber) }
    rest.removeFirst(unit.count)
    guard let scale = units[String(unit)], !(digits.isEmpty && fraction.isEmpty),
      let whole = Int64((isNegative ? "-" : "") + (digits.isEmpty ? "0" : digits))
    else { return nil }
    var (total, isTooLong) = whole.multipliedReportingOverflow(by: scale)
    var place = scale
    for digit in fraction.prefix(18) {
      place /= 10
      let value = Int64(digit.wholeNumberValue ?? 0) * place
      let step = total.addingReportingOverflow(isNegative ? -value : value)
      total = step.partialValue
      isTooLong = isTooLong || step.overflow
    }
    return isTooLong ? nil : total
  }
}

extension FixedWidthInteger {
  /// A number of nanoseconds below a second as the digits after a point, without zeros at the end; empty for 0.
  var fractionDigits: String {
    if self == 0 { return "" }
    var digits = String(self)
    digits = String(repeating: "0", count: 9 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "." + digits
  }
}
