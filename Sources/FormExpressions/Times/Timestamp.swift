/// A moment in UTC, to the nanosecond, from 0001-01-01T00:00:00Z to the end of the year 9999.
public struct Timestamp: Sendable, Hashable, Comparable {
  /// The seconds since 1970-01-01T00:00:00Z, rounded down.
  public let seconds: Int64
  /// The nanoseconds since then, from 0 to 999,999,999.
  public let nanoseconds: Int32

  /// The seconds that a moment can have.
  public static let range: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// The moment; nil when it lies outside the years 1 to 9999.
  public init?(seconds: Int64, nanoseconds: Int64 = 0) {
    let carry = nanoseconds.floored(by: TimeSpan.nanosecondsInSecond)
    let (total, isTooLarge) = seconds.addingReportingOverflow(carry.quotient)
    guard !isTooLarge, Self.range.contains(total) else { return nil }
    self.seconds = total
    self.nanoseconds = Int32(carry.remainder)
  }

  /// 00:00 UTC of a day.
  public init(_ date: CivilDate) {
    seconds = Int64(date.daysSinceEpoch) * 86_400
    nanoseconds = 0
  }

  /// The day in UTC.
  public var date: CivilDate { Local(self, offset: 0).date }

  /// The moment `span` later; nil when it lies outside the years 1 to 9999.
  func adding(_ span: TimeSpan) -> Timestamp? {
    let parts = span.nanoseconds.floored(by: TimeSpan.nanosecondsInSecond)
    return Timestamp(seconds: seconds + parts.quotient, nanoseconds: Int64(nanoseconds) + parts.remainder)
  }

  /// The time from `earlier` to this moment; nil when it is longer than a span can be.
  func since(_ earlier: Timestamp) -> TimeSpan? {
    TimeSpan(seconds: seconds - earlier.seconds, nanoseconds: Int64(nanoseconds - earlier.nanoseconds))
  }

  /// Whether the moment comes before the other.
  public static func < (left: Self, right: Self) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }

  /// Date and time of day of a moment as a clock shows them that is ahead of UTC.
  struct Local {
    let date: CivilDate
    /// The seconds since midnight.
    let secondOfDay: Int
    let nanoseconds: Int

    /// The clock is ahead by `offset` seconds.
    init(_ moment: Timestamp, offset: Int) {
      let parts = (moment.seconds + Int64(offset)).floored(by: 86_400)
      date = CivilDate(daysSinceEpoch: Int(parts.quotient))
      secondOfDay = Int(parts.remainder)
      nanoseconds = Int(moment.nanoseconds)
    }
  }
}

extension Int64 {
  /// The quotient rounded down, and what remains, which is never negative.
  func floored(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let parts = quotientAndRemainder(dividingBy: divisor)
    return parts.remainder < 0 ? (parts.quotient - 1, parts.remainder + divisor) : parts
  }
}
