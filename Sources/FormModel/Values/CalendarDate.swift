/// A day of the proleptic Gregorian calendar, from 0000-01-01 to 9999-12-31.
///
/// Source: RFC 3339, section 5.6 (`full-date`).
public struct CalendarDate: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The year, 0 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// The day that `text` spells as `YYYY-MM-DD`; nil when it is not written so or there is no such day.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let year = fixedDigits(parts[0], 4), let month = fixedDigits(parts[1], 2),
      let day = fixedDigits(parts[2], 2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The given day; nil when the calendar has none such.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.daysInMonth(month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The number of days in `month` (1 to 12) of `year`.
  public static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The number of days since 1970-01-01, negative before it.
  public var daysSinceEpoch: Int {
    // Years begin in March here, so that the leap day is the last day of a year.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Orders by time.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The day as `YYYY-MM-DD`.
  public var description: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }
}

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
