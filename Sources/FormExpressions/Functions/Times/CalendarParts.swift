extension Function {
  /// The parts of moments and of spans of time. A moment may be read in a time zone: `t.getHours('+09:00')`.
  ///
  /// Source: cel-spec, langdef, sections "Timezones" and "List of Standard Definitions".
  static let calendarParts: [Function] = [
    part("getFullYear", "the year") { $0.date.year },
    part("getMonth", "the month, January being 0") { $0.date.month - 1 },
    part("getDate", "the day of the month, the first being 1") { $0.date.day },
    part("getDayOfMonth", "the day of the month, the first being 0") { $0.date.day - 1 },
    part("getDayOfWeek", "the day of the week, Sunday being 0") { $0.date.weekday },
    part("getDayOfYear", "the day of the year, the first being 0") { $0.date.dayOfYear },
    part("getHours", "the hours of a moment, or all hours of a span", inSpans: hour) { $0.secondOfDay / 3600 },
    part("getMinutes", "the minutes of a moment, or all minutes of a span", inSpans: minute) {
      $0.secondOfDay / 60 % 60
    },
    part("getSeconds", "the seconds of a moment, or all seconds of a span", inSpans: second) { $0.secondOfDay % 60 },
    part("getMilliseconds", "the thousandths of the second", inSpans: millisecond, wrapping: 1000) {
      $0.nanoseconds / 1_000_000
    },
  ]

  private static let millisecond: Int64 = 1_000_000
  private static let second = 1000 * millisecond
  private static let minute = 60 * second
  private static let hour = 60 * minute

  /// A function for a part of a moment; for spans of time it counts how many times `unit` nanoseconds lie in them,
  /// beginning anew at `limit`.
  private static func part(
    _ name: String, _ summary: String, inSpans unit: Int64? = nil, wrapping limit: Int64 = .max,
    _ ofMoment: @escaping @Sendable (Timestamp.Local) -> Int
  ) -> Function {
    let spans: [Overload] = unit == nil ? [] : [.on(.duration, gives: .int)]
    return Function(
      name, summary, [.on(.timestamp, gives: .int), .on(.timestamp, .string, gives: .int)] + spans,
      .many { (operands, _) throws(Fault) in
        switch operands[0] {
        case .duration(let span):
          guard operands.count == 1, let unit else { throw .noSuchOverload(name, operands[0]) }
          return .int(span.nanoseconds / unit % limit)
        case .timestamp(let moment):
          let offset = operands.count == 2 ? try offset(operands[1], at: moment) : 0
          return .int(Int64(ofMoment(Timestamp.Local(moment, offset: offset))))
        default: throw .noSuchOverload(name, operands[0])
        }
      })
  }

  private static func offset(_ zone: Value, at moment: Timestamp) throws(Fault) -> Int {
    guard case .string(let name) = zone else { throw .noSuchOverload("a time zone", zone) }
    guard let offset = ClockOffset(name) else {
      throw Fault(.invalidArgument, "\(zone) is no time zone that is known here; an offset such as `+09:00` always is")
    }
    return offset.seconds(at: moment)
  }
}
