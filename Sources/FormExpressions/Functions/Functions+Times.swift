extension Functions {
  /// Parts of moments and of spans of time. A moment may be read in a time zone: `t.getHours('+09:00')`.
  ///
  /// Source: cel-spec, langdef, section "Timezones" and "List of Standard Definitions".
  static let times: [Function] = [
    Function("getFullYear", "the year", calendarPart, zonedPart),
    Function("getMonth", "the month, January being 0", calendarPart, zonedPart),
    Function("getDate", "the day of the month, the first being 1", calendarPart, zonedPart),
    Function("getDayOfMonth", "the day of the month, the first being 0", calendarPart, zonedPart),
    Function("getDayOfWeek", "the day of the week, Sunday being 0", calendarPart, zonedPart),
    Function("getDayOfYear", "the day of the year, the first being 0", calendarPart, zonedPart),
    Function("getHours", "the hours of a moment, or all hours of a span", calendarPart, zonedPart, spanPart),
    Function("getMinutes", "the minutes of a moment, or all minutes of a span", calendarPart, zonedPart, spanPart),
    Function("getSeconds", "the seconds of a moment, or all seconds of a span", calendarPart, zonedPart, spanPart),
    Function("getMilliseconds", "the thousandths of the second", calendarPart, zonedPart, spanPart),
  ]

  private static let calendarPart: Function.Overload = .on(.timestamp, gives: .int)
  private static let zonedPart: Function.Overload = .on(.timestamp, .string, gives: .int)
  private static let spanPart: Function.Overload = .on(.duration, gives: .int)
}
