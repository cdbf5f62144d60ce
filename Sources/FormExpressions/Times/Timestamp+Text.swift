extension Timestamp: CustomStringConvertible {
  /// The moment in RFC 3339 with `Z`, the fraction without zeros at its end.
  public var description: String {
    let local = Local(self, offset: 0)
    let time = local.secondOfDay
    let clock = [time / 3600, time / 60 % 60, time % 60].map { Self.pad($0, 2) }.joined(separator: ":")
    return "\(local.date)T\(clock)\(nanoseconds.fractionDigits)Z"
  }

  static func pad(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Reads a moment such as `2026-01-31T09:30:00Z` or `2026-01-31T09:30:00.5+09:00`; nil when the text is none, or the
  /// moment lies outside the years 1 to 9999.
  ///
  /// A second of 60 is taken when it is a leap second of UTC's form, as the first second of the next minute.
  ///
  /// Source: RFC 3339, section 5.6.
  public init?(_ text: String) {
    var reader = DigitReader(text)
    guard let date = reader.date(), reader.take("Tt "), let hour = reader.number(2), hour < 24, reader.take(":"),
      let minute = reader.number(2), minute < 60, reader.take(":"), let second = reader.number(2), second <= 60,
      let fraction = reader.fraction(), let offset = reader.offset(), reader.isAtEnd
    else { return nil }
    let time = Int64(hour * 3600 + minute * 60 + second - offset)
    self.init(seconds: Int64(date.daysSinceEpoch) * 86_400 + time, nanoseconds: fraction)
  }
}

extension CivilDate: CustomStringConvertible {
  /// The day as `2026-01-31`.
  public var description: String {
    [Timestamp.pad(year, 4), Timestamp.pad(month, 2), Timestamp.pad(day, 2)].joined(separator: "-")
  }

  /// Reads a day such as `2026-01-31`; nil when the text is none or the calendar has no such day.
  public init?(_ text: String) {
    var reader = DigitReader(text)
    guard let date = reader.date(), reader.isAtEnd else { return nil }
    self = date
  }
}

/// Takes numbers of fixed width from a text.
private struct DigitReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) { rest = Array(text.utf8)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number(_ width: Int) -> Int? {
    guard rest.count >= width, rest.prefix(width).allSatisfy(\.isDigit) else { return nil }
    defer { rest.removeFirst(width) }
    return rest.prefix(width).reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  mutating func take(_ characters: String) -> Bool {
    guard let first = rest.first, characters.utf8.contains(first) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func date() -> CivilDate? {
    guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2) else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// The nanoseconds of `.5`, 0 without a point; digits past the ninth are dropped.
  mutating func fraction() -> Int64? {
    guard take(".") else { return 0 }
    let digits = rest.prefix { $0.isDigit }
    guard !digits.isEmpty else { return nil }
    rest.removeFirst(digits.count)
    var value: Int64 = 0
    for place in 0..<9 {
      let digit = place < digits.count ? digits[digits.startIndex + place] - 0x30 : 0
      value = value * 10 + Int64(digit)
    }
    return value
  }

  /// The seconds that the written clock is ahead of UTC.
  mutating func offset() -> Int? {
    if take("Zz") { return 0 }
    let isBehind = rest.first == 0x2D
    guard take("+-"), let hours = number(2), hours < 24, take(":"), let minutes = number(2), minutes < 60
    else { return nil }
    return (isBehind ? -1 : 1) * (hours * 3600 + minutes * 60)
  }
}
