import FormExpressions
import FormTestSupport
import Testing

@Suite("Days, moments and spans of time")
struct TimesTests {
  @Test("days and their numbers go together from year 1 to 9999")
  func days() throws {
    let first = try #require(CivilDate(year: 1, month: 1, day: 1)).daysSinceEpoch
    let last = try #require(CivilDate(year: 9999, month: 12, day: 31)).daysSinceEpoch
    #expect(first == -719_162 && last == 2_932_896)
    for number in stride(from: first, through: last, by: 17) {
      let day = CivilDate(daysSinceEpoch: number)
      #expect(day.daysSinceEpoch == number)
      #expect(CivilDate(year: day.year, month: day.month, day: day.day) == day)
      #expect(CivilDate(day.description) == day)
    }
  }

  @Test(
    "moments are read and written",
    arguments: [
      ("1970-01-01T00:00:00Z", "1970-01-01T00:00:00Z"), ("2026-01-31T09:30:00+09:00", "2026-01-31T00:30:00Z"),
      ("2026-01-31t09:30:00.50z", "2026-01-31T09:30:00.5Z"), ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"),
      ("9999-12-31T23:59:59.999999999Z", "9999-12-31T23:59:59.999999999Z"),
      ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"), ("2024-02-29T12:00:00-00:30", "2024-02-29T12:30:00Z"),
      ("1969-12-31T23:59:59.9Z", "1969-12-31T23:59:59.9Z"),
    ])
  func moments(text: String, written: String) { #expect(Timestamp(text)?.description == written) }

  @Test(
    "what is no moment",
    arguments: [
      "", "2026-01-31", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-01-31T24:00:00Z", "2026-01-31T09:30Z",
      "2026-01-31T09:30:00", "2026-01-31T09:30:00+0900", "0000-01-01T00:00:00Z", "0001-01-01T00:00:00+01:00",
      "9999-12-31T23:59:59-01:00", "2026-01-31T09:30:00.Z", "2026-01-31T09:30:00Zx", "２026-01-31T09:30:00Z",
    ])
  func noMoments(text: String) { #expect(Timestamp(text) == nil) }

  @Test(
    "spans are read and written",
    arguments: [
      ("1h30m", "5400s"), ("-1.5s", "-1.5s"), ("250ms", "0.25s"), ("1us", "0.000001s"), ("0", "0s"), ("+2h", "7200s"),
      (".5s", "0.5s"), ("1.s", "1s"), ("1h1h", "7200s"), ("9223372036s", "9223372036s"),
      ("-0.000000001s", "-0.000000001s"),
    ])
  func spans(text: String, written: String) { #expect(TimeSpan(text)?.description == written) }

  @Test(
    "what is no span",
    arguments: ["", "-", "1", "s", ".s", "1d", "1 s", "9223372037s", "1h-1m", "1.5.5s", "１s", "99999999999999999999h"])
  func noSpans(text: String) { #expect(TimeSpan(text) == nil) }

  @Test(
    "an age counts full years",
    arguments: [
      ("2000-02-29", "2018-02-28", 17), ("2000-02-29", "2018-03-01", 18), ("2000-02-29", "2020-02-29", 20),
      ("2008-03-01", "2026-03-01", 18), ("2026-03-02", "2026-03-01", -1),
    ])
  func age(birth: String, day: String, years: Int) throws {
    #expect(try #require(CivilDate(day)).age(of: try #require(CivilDate(birth))) == years)
  }

  @Test(
    "clocks of places",
    arguments: [
      ("2026-07-01T00:00:00Z", "Asia/Seoul", 9), ("2026-07-01T00:00:00Z", "+09:00", 9),
      ("2026-01-01T12:00:00Z", "-03:00", 9),
      ("2026-03-29T00:59:59Z", "Europe/Berlin", 1), ("2026-03-29T01:00:00Z", "Europe/Berlin", 3),
      ("2026-10-25T00:59:59Z", "Europe/Berlin", 2), ("2026-10-25T01:00:00Z", "Europe/Berlin", 2),
      ("2026-03-08T07:59:59Z", "America/Chicago", 1), ("2026-03-08T08:00:00Z", "America/Chicago", 3),
      ("2026-11-01T06:59:59Z", "US/Central", 1), ("2026-11-01T07:00:00Z", "US/Central", 1),
      ("2026-04-04T15:59:59Z", "Australia/Sydney", 2), ("2026-04-04T16:00:00Z", "Australia/Sydney", 2),
      ("2026-10-03T15:59:59Z", "Australia/Sydney", 1), ("2026-10-03T16:00:00Z", "Australia/Sydney", 3),
      ("2026-12-31T23:00:00Z", "Australia/Sydney", 10),
    ])
  func clocks(moment: String, zone: String, hour: Int64) throws {
    let expression = try Expression.parse("timestamp('\(moment)').getHours('\(zone)')").get()
    let program = Program(expression, in: Environment())
    let now = Timestamp(CivilDate(daysSinceEpoch: 0))
    #expect(try program.evaluate([Value](), now: now).get() == .int(hour))
  }
}
