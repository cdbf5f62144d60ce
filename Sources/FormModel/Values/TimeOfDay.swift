/// A time of day to the second, from 00:00:00 to 23:59:59.
///
/// Source: HTML, section 2.3.5.4 (valid time string), without fractions of a second.
public struct TimeOfDay: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The seconds since midnight, 0 to 86,399.
  public let secondsSinceMidnight: Int

  /// The time that `text` spells as `HH:MM` or `HH:MM:SS`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, let hours = fixedDigits(parts[0], 2), hours < 24,
      let minutes = fixedDigits(parts[1], 2), minutes < 60
    else { return nil }
    var seconds = 0
    if parts.count == 3 {
      guard let given = fixedDigits(parts[2], 2), given < 60 else { return nil }
      seconds = given
    }
    secondsSinceMidnight = (hours * 60 + minutes) * 60 + seconds
  }

  /// The time so many seconds after midnight; nil when it is on another day.
  public init?(secondsSinceMidnight: Int) {
    guard (0..<86_400).contains(secondsSinceMidnight) else { return nil }
    self.secondsSinceMidnight = secondsSinceMidnight
  }

  /// Orders by time.
  public static func < (left: Self, right: Self) -> Bool { left.secondsSinceMidnight < right.secondsSinceMidnight }

  /// The time as `HH:MM`, with `:SS` when the seconds are not 0.
  public var description: String {
    let minutes = secondsSinceMidnight / 60
    let seconds = secondsSinceMidnight % 60
    return "\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))" + (seconds == 0 ? "" : ":\(padded(seconds, 2))")
  }
}
