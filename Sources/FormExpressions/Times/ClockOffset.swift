/// How far the clock of a place is ahead of UTC.
///
/// Fixed offsets such as `+09:00` are exact. Of the names of the time zone database a small set is known, each with its
/// rule of today for summer time, which is also applied to years before that rule: enough to show a moment as people
/// there read it now, not to reconstruct history. Forms do not read the machine's own database, so that a form says
/// the same everywhere.
struct ClockOffset {
  private let standard: Int
  private let summer: Summer

  private enum Summer {
    case none
    /// Last Sunday of March to last Sunday of October, at 01:00 UTC.
    case europe
    /// Second Sunday of March to first Sunday of November, at 02:00 local time.
    case northAmerica
    /// First Sunday of October to first Sunday of April, at 02:00 and 03:00 local time.
    case australia
  }

  /// The offset of a zone called `name`, or written as `+09:00`, `-03:30`, `09:00`; nil when there is none such.
  init?(_ name: String) {
    if let known = Self.known[name] {
      self = known
    } else if let seconds = Self.fixed(name) {
      self.init(seconds)
    } else {
      return nil
    }
  }

  private init(_ standard: Int, _ summer: Summer = .none) {
    self.standard = standard
    self.summer = summer
  }

  /// The seconds that the clock is ahead at `moment`.
  func seconds(at moment: Timestamp) -> Int {
    let year = Timestamp.Local(moment, offset: standard).date.year
    let isSummer =
      switch summer {
      case .none: false
      case .europe:
        isBetween(moment, Self.sunday(year, 3, .last, 3600), Self.sunday(year, 10, .last, 3600))
      case .northAmerica:
        isBetween(
          moment, Self.sunday(year, 3, .second, 7200 - standard), Self.sunday(year, 11, .first, 3600 - standard))
      case .australia:
        !isBetween(
          moment, Self.sunday(year, 4, .first, 7200 - standard), Self.sunday(year, 10, .first, 7200 - standard))
      }
    return standard + (isSummer ? 3600 : 0)
  }

  private func isBetween(_ moment: Timestamp, _ start: Int64, _ end: Int64) -> Bool {
    (start..<end).contains(moment.seconds)
  }

  private enum Which {
    case first
    case second
    case last
  }

  /// The moment `offset` seconds after 00:00 UTC of a Sunday of a month.
  private static func sunday(_ year: Int, _ month: Int, _ which: Which, _ offset: Int) -> Int64 {
    let earliest =
      switch which {
      case .first: 1
      case .second: 8
      case .last: CivilDate.dayCount(ofMonth: month, year: year) - 6
      }
    let days = CivilDate(year: year, month: month, day: earliest).map { $0.daysSinceEpoch + (7 - $0.weekday) % 7 }
    return Int64(days ?? 0) * 86_400 + Int64(offset)
  }

  private static func fixed(_ name: String) -> Int? {
    let isBehind = name.hasPrefix("-")
    let parts = (isBehind || name.hasPrefix("+") ? name.dropFirst() : name[...]).split(
      separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count == 2 && $0.utf8.allSatisfy(\.isDigit) }),
      let hours = Int(parts[0]), let minutes = Int(parts[1]), hours < 24, minutes < 60
    else { return nil }
    return (isBehind ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  private static let known: [String: ClockOffset] = {
    let utc = ClockOffset(0)
    let india = ClockOffset(19_800)
    let eastern = ClockOffset(-18_000, .northAmerica)
    let central = ClockOffset(-21_600, .northAmerica)
    let mountain = ClockOffset(-25_200, .northAmerica)
    let pacific = ClockOffset(-28_800, .northAmerica)
    let centralEurope = ClockOffset(3600, .europe)
    return [
      "UTC": utc, "Etc/UTC": utc, "GMT": utc, "Asia/Seoul": ClockOffset(32_400), "Asia/Tokyo": ClockOffset(32_400),
      "Asia/Shanghai": ClockOffset(28_800), "Asia/Singapore": ClockOffset(28_800),
      "Asia/Kathmandu": ClockOffset(20_700),
      "Asia/Kolkata": india, "Europe/London": ClockOffset(0, .europe), "Europe/Berlin": centralEurope,
      "Europe/Paris": centralEurope, "Europe/Madrid": centralEurope, "Europe/Rome": centralEurope,
      "America/New_York": eastern, "US/Eastern": eastern, "America/Chicago": central, "US/Central": central,
      "America/Denver": mountain, "US/Mountain": mountain, "America/Los_Angeles": pacific, "US/Pacific": pacific,
      "America/St_Johns": ClockOffset(-12_600, .northAmerica), "America/Sao_Paulo": ClockOffset(-10_800),
      "Australia/Sydney": ClockOffset(36_000, .australia),
    ]
  }()
}
