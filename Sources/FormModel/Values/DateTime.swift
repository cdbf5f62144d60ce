public import FormExpressions

/// A moment on the calendar, to the second, with the offset from UTC it was written with.
///
/// Source: RFC 3339, section 5.6 (`date-time`), with HTML's habit that seconds may be left out. Without an offset the
/// moment is in UTC.
public struct DateTime: Sendable, Comparable, CustomStringConvertible {
  /// The day where the moment was written.
  public let date: CivilDate
  /// The time of day where the moment was written.
  public let time: TimeOfDay
  /// How far the writer's clock is ahead of UTC, in minutes, -1,439 to 1,439.
  public let offsetMinutes: Int

  /// The moment that `text` spells, such as `2026-01-31T09:30+09:00`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    guard let separator = text.firstIndex(where: { "Tt ".contains($0) }) else { return nil }
    guard let date = CivilDate(String(text[..<separator])) else { return nil }
    let rest = text[text.index(after: separator)...]
    let zone = rest.firstIndex { "Zz+-".contains($0) } ?? rest.endIndex
    guard let time = TimeOfDay(rest[..<zone]), let offset = Self.offset(rest[zone...]) else { return nil }
    self.date = date
    self.time = time
    offsetMinutes = offset
  }

  private static func offset(_ text: some StringProtocol) -> Int? {
    guard let sign = text.first, sign != "Z", sign != "z" else { return text.count <= 1 ? 0 : nil }
    guard let amount = TimeOfDay(text.dropFirst()), text.count == 6 else { return nil }
    return amount.secondsSinceMidnight / 60 * (sign == "-" ? -1 : 1)
  }

  /// The number of seconds since 1970-01-01T00:00:00Z.
  public var secondsSinceEpoch: Int {
    date.daysSinceEpoch * 86_400 + time.secondsSinceMidnight - offsetMinutes * 60
  }

  /// Whether two moments are the same moment, whatever their offsets.
  public static func == (left: Self, right: Self) -> Bool { left.secondsSinceEpoch == right.secondsSinceEpoch }

  /// Orders by time.
  public static func < (left: Self, right: Self) -> Bool { left.secondsSinceEpoch < right.secondsSinceEpoch }

  /// The moment as RFC 3339 writes it, with `Z` for UTC.
  public var description: String {
    let zone: String
    if offsetMinutes == 0 {
      zone = "Z"
    } else {
      let amount = abs(offsetMinutes)
      zone = "\(offsetMinutes < 0 ? "-" : "+")\(padded(amount / 60, 2)):\(padded(amount % 60, 2))"
    }
    let seconds = padded(time.secondsSinceMidnight % 60, 2)
    let minutes = time.secondsSinceMidnight / 60
    return "\(date)T\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2)):\(seconds)\(zone)"
  }
}

extension DateTime: Hashable {
  /// Feeds the moment, not its spelling, to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(secondsSinceEpoch) }
}
