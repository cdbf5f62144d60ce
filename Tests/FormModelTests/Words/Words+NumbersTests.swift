import Testing

@testable import FormModel

@Suite struct WordsNumbersTests {
  @Test(arguments: [
    ("0", "0"), ("999", "999"), ("1000", "1,000"), ("1234567.5", "1,234,567.5"), ("-1000.25", "-1,000.25"),
    ("-5", "-5"), ("1e9", "1e9"), ("", ""), ("-", "-"), (".5", ".5"), ("12.", "12."),
  ])
  func numberIsGrouped(spelled: String, shown: String) { #expect(Words.grouped(spelled) == shown) }

  @Test(arguments: [
    (1, "1 byte"), (999, "999 byte"), (1000, "1 KB"), (1001, "1001 byte"), (1500, "1.5 KB"), (5_000_000, "5 MB"),
    (1_234_500, "1,234.5 KB"), (2_500_000_000, "2.5 GB"), (0, "0 byte"),
  ])
  func sizeTakesTheLargestRoundUnit(count: Int, shown: String) {
    #expect(Words.size(count, bytes: "\(count) byte") == shown)
  }

  @Test(arguments: [(9, 5, 0, "09:05"), (23, 59, 7, "23:59:07"), (0, 0, 0, "00:00")])
  func clockShowsSecondsWhenThereAreAny(hour: Int, minute: Int, second: Int, shown: String) {
    #expect(Words.clock(hour, minute, second) == shown)
  }
}
