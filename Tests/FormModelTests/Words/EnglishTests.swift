import FormModel
import Testing

@Suite struct EnglishTests {
  static let reasons: [(Words.Reason, String)] = [
    (.missing(.text), "Fill this in"),
    (.missing(.checkbox), "Check this box to go on"),
    (.missing(.entries), "Add at least one entry"),
    (.unreadable(.email), "This is not an e-mail address, write one such as name@example.com"),
    (.unreadable(.date), "This is not a date, write one such as 2026-03-31"),
    (.tooShort(least: 8, count: 5), "Use at least 8 characters, this has 5"),
    (.tooShort(least: 1, count: nil), "Use at least 1 character"),
    (.tooLong(most: 1000, count: 1200), "Use at most 1,000 characters, this has 1,200"),
    (.underflow(.number("0.5")), "Enter 0.5 or more"),
    (.underflow(.moment(Samples.date)), "Enter 1 March 2026 or later"),
    (.overflow(.moment(Samples.time)), "Enter 09:05 or earlier"),
    (.overflow(.moment(.datetime(Samples.date, Samples.time))), "Enter 1 March 2026, 09:05 or earlier"),
    (.betweenSteps(.number("1", base: nil)), "Enter a whole number"),
    (.betweenSteps(.number("0.25", base: "1000")), "Enter a value in steps of 0.25 from 1,000"),
    (.betweenSteps(.days(1)), "Enter a date in steps of 1 day"),
    (.betweenSteps(.seconds(7200)), "Enter a time in steps of 2 hours"),
    (.betweenSteps(.seconds(90)), "Enter a time in steps of 90 seconds"),
    (.tooManyChosen(most: 2, count: 3), "Choose at most 2, now 3"),
    (.fileType([".pdf", ".png"]), "Choose a file of one of these kinds: .pdf, .png"),
    (.fileTooLarge(most: 1_500_000), "Choose a file of at most 1.5 MB"),
    (.fileTooLarge(most: 1), "Choose a file of at most 1 byte"),
  ]

  @Test(arguments: reasons)
  func reasonReads(reason: Words.Reason, sentence: String) { #expect(Words.english.reason(reason) == sentence) }

  static let notices: [(Words.Notice, String)] = [
    (.error("Fill this in"), "Error: Fill this in"),
    (
      .question(1, of: 5, label: "E-mail", states: ["required", "now empty"]),
      "Question 1 of 5. E-mail, required, now empty"
    ),
    (.page(2, of: 3), "Page 2 of 3"),
    (.checked([]), "Checked: none"),
    (.checked(["Bread", "Salt"]), "Checked: Bread, Salt"),
    (.windowTooSmall(columns: 20, rows: 6), "Window too small: 20x6"),
    (.returnKey(does: Words.english.submitLabels.next), "Return: next"),
    (.lineNotAccepted(line: 3, label: "Age", "Enter 14 or more"), "Line 3, Age: Enter 14 or more"),
  ]

  @Test(arguments: notices)
  func noticeReads(notice: Words.Notice, sentence: String) { #expect(Words.english.notice(notice) == sentence) }

  @Test func aMonthThatDoesNotExistIsShownAsItIs() {
    #expect(Words.english.moment(.date(year: 2026, month: 13, day: 1)) == "2026-13-1")
  }
}
