/// A day of the calendar, from year 1 to 9999.
///
/// Source: RFC 3339, which counts by the Gregorian calendar, also before it was introduced.
public struct CivilDate: Sendable, Hashable, Comparable {
  /// The year.
  public let year: Int
  /// The month, counted from 1.
  public let month: Int
  /// The day of the month, counted from 1.
  public let day: Int

  /// The day of `month` of `year`; nil when the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.dayCount(ofMonth: month, year: year)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day that lies `days` days after 1970-01-01; negative for days before it, back to the year 0.
  ///
  /// The year is reckoned from March, so that the leap day is its last. Divisions are by powers of two wherever a
  /// multiplication can prepare for that.
  ///
  /// Source: Neri and Schneider, "Euclidean affine functions and their application to calendar algorithms", 2022.
  public init(daysSinceEpoch days: Int) {
    let quarters = UInt64(max(0, days + 719_468)) &* 4 &+ 3
    let century = quarters / 146_097
    let quartersOfCentury = (quarters % 146_097) | 3
    let years = quartersOfCentury &* 2_939_745
    let dayOfYear = (years & 0xFFFF_FFFF) / 11_758_980
    let months = dayOfYear &* 2_141 &+ 197_913
    let isAfterDecember = dayOfYear >= 306
    day = Int((months & 0xFFFF) / 2_141) + 1
    month = Int(months >> 16) - (isAfterDecember ? 12 : 0)
    year = Int(century &* 100 &+ years >> 32) + (isAfterDecember ? 1 : 0)
  }

  /// The number of days from 1970-01-01 to this day.
  public var daysSinceEpoch: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day of the week, Sunday being 0.
  public var weekday: Int { ((daysSinceEpoch + 4) % 7 + 7) % 7 }

  /// The day of the year, the first of January being 0.
  public var dayOfYear: Int {
    (1..<month).reduce(day - 1) { $0 + Self.dayCount(ofMonth: $1, year: year) }
  }

  /// The full years from `birth` to this day. Who was born on 29 February turns a year older on 1 March of other years.
  public func age(of birth: CivilDate) -> Int {
    year - birth.year - ((month, day) < (birth.month, birth.day) ? 1 : 0)
  }

  /// Whether the day comes before the other.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The number of days of a month, counted from 1.
  static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}
