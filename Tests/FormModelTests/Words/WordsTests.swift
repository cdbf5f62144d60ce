import FormModel
import Testing

@Suite struct WordsTests {
  @Test(arguments: [
    ("en", "en"), ("ko", "ko"), ("ko-KR", "ko"), ("KO-kr", "ko"), ("ko-Kore-KR-u-ca-gregory", "ko"),
    ("en-GB", "en"), ("kok", "en"), ("de", "en"), ("", "en"), ("-", "en"), ("x-ko", "en"),
  ])
  func bestFallsBackByPrefixAndThenToEnglish(tag: String, language: String) {
    #expect(Words.best(for: tag).language == language)
  }

  @Test func everyLanguageStandsOnce() {
    #expect(Set(Words.all.map(\.language)).count == Words.all.count)
    #expect(Words.all.first?.language == "en")
  }

  @Test(arguments: Words.all.indices)
  func noWordIsLeftEmpty(index: Int) {
    let words = Words.all[index]
    for part in [words.buttons, words.states, words.decisions, words.formats, words.submitLabels] as [Any] {
      let texts = Mirror(reflecting: part).children.compactMap { $0.value as? String }
      #expect(!texts.isEmpty)
      for text in texts { #expect(isTidy(text), "\(words.language): \(text)") }
    }
    for text in Samples.reasons.map(words.reason) + Samples.notices.map(words.notice) {
      #expect(isTidy(text), "\(words.language): \(text)")
    }
  }

  @Test(arguments: Words.all.indices)
  func everyReasonReadsDifferently(index: Int) {
    let sentences = Samples.reasons.map(Words.all[index].reason)
    #expect(Set(sentences).count == sentences.count)
  }

  @Test func sentencesAreWrittenInTheirOwnLanguage() {
    for reason in Samples.reasons {
      #expect(Words.english.reason(reason).utf8.allSatisfy { $0 < 0x80 })
      #expect(Words.korean.reason(reason).unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
    }
  }

  @Test func yesAndNoAreNeverTheSameWord() {
    for words in Words.all {
      let yes = [words.buttons.yes] + words.buttons.yesWords
      let no = [words.buttons.no] + words.buttons.noWords
      #expect(Set(yes).isDisjoint(with: no))
      #expect((yes + no).allSatisfy { $0 == $0.lowercased() })
    }
  }

  /// Whether a text holds something, and no blank or full stop too many.
  private func isTidy(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(" ") && !text.hasSuffix(" ") && !text.hasSuffix(".") && !text.contains("  ")
  }
}

/// One of everything that words can say.
enum Samples {
  static let date = Words.Moment.date(year: 2026, month: 3, day: 1)
  static let time = Words.Moment.time(hour: 9, minute: 5, second: 0)

  static let reasons: [Words.Reason] =
    Words.Question.allCases.filter { $0 != .choice }.map { .missing($0) }
    + Words.Syntax.allCases.map { .unreadable($0) }
    + [
      .tooShort(least: 8, count: 5), .tooShort(least: 8, count: nil), .tooLong(most: 10, count: 12),
      .tooLong(most: 10, count: nil), .patternMismatch, .underflow(.number("1")), .underflow(.moment(date)),
      .overflow(.number("1")), .overflow(.moment(time)), .betweenSteps(.number("0.01", base: nil)),
      .betweenSteps(.number("2", base: "1")), .betweenSteps(.days(7)), .betweenSteps(.seconds(3600)),
      .betweenSteps(.seconds(900)), .betweenSteps(.seconds(30)), .tooFewChosen(least: 2, count: 1),
      .tooManyChosen(most: 2, count: 3), .tooFewEntries(least: 1), .tooManyEntries(most: 3), .duplicate(entry: 2),
      .notViewed, .notAChoice, .fileType([".pdf", "image/*"]), .fileTooLarge(most: 5_000_000), .ruleBroken,
    ]

  static let notices: [Words.Notice] = [
    .error("sentence"), .warning("sentence"), .note("sentence"), .about(label: "label", "sentence"),
    .notAccepted("sentence"), .page(2, of: 3), .question(1, of: 5, label: "label", states: ["state"]), .now("value"),
    .checked([]), .checked(["label"]), .entry(1), .another(label: "label"), .stillNeeded(["label"]), .more(3),
    .returnKey(does: "next"), .windowTooSmall(columns: 20, rows: 6), .progress(percent: 45),
    .documentUnreadable(title: "title"), .lineNotAccepted(line: 3, label: "label", "sentence"),
    .inputEnded(before: "label"), .draftFound(time: "14:30"), .answerDropped(label: "label"),
    .documentChanged(title: "title"), .draftDamaged(renamedTo: "name"), .draftInUse,
  ]
}
