import FormEngine
import FormModel
import FormTestSupport
import Testing

@testable import FormTerminal

@Suite struct QuestionnaireTests {
  private func questionnaire(_ yaml: String) throws -> Questionnaire {
    Questionnaire(FormSession(try ScreenDriver.form(yaml), now: ScreenDriver.moment), words: Words.best(for: "en"))
  }

  private func expect(
    _ outcome: Questionnaire.Outcome, _ wanted: Questionnaire.Outcome, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome == wanted, sourceLocation: location)
  }

  private static let consents = """
    form: f
    fields:
      - {id: all, type: select-all, label: Agree to all, of: [age, terms]}
      - {id: age, type: checkbox, label: I am 14, validators: [required]}
      - {id: terms, type: checkbox, label: Terms, validators: [required]}
      - {id: news, type: checkbox, label: News}
    """

  @Test func aLabelOfSeveralLinesIsAskedInOne() throws {
    let person = try questionnaire(
      """
      form: visit
      fields:
        - {id: name, type: text, label: "Your name\\nas in your passport\\n"}
      """)
    #expect(person.prompt == "Question 1 of 2. Your name as in your passport, now empty: ")
  }

  @Test func aBoxForAllIsAskedLikeAnyOther() throws {
    var person = try questionnaire(Self.consents)
    #expect(person.prompt == "Question 1 of 5. Agree to all, now not checked, yes/no: ")
    expect(person.answer("yes"), .accepted(["Checked: I am 14, Terms"]))
    #expect(person.prompt == "Question 2 of 5. I am 14, required, now checked, yes/no: ")
    for line in ["", "", "no"] { expect(person.answer(line), .accepted([])) }
    expect(person.answer("yes"), .submitted)
    #expect(person.session.submission?.description == #"{"age":true,"terms":true,"news":false}"#)
  }

  @Test func noToAllUnticksOnlyWhereAllAreTicked() throws {
    var person = try questionnaire(Self.consents)
    expect(person.answer("no"), .accepted([]))
    _ = person.answer("yes")
    _ = person.goBack()
    _ = person.goBack()
    #expect(person.prompt == "Question 1 of 5. Agree to all, now partly checked, yes/no: ")
    _ = person.answer("no")
    #expect(person.prompt == "Question 2 of 5. I am 14, required, now checked, yes/no: ")
    _ = person.goBack()
    _ = person.answer("yes")
    _ = person.goBack()
    expect(person.answer("no"), .accepted(["Checked: none"]))
    #expect(person.prompt == "Question 2 of 5. I am 14, required, now not checked, yes/no: ")
  }

  @Test func aBoxForAllThatStandsForNothingIsTold() throws {
    let person = try questionnaire(
      """
      form: f
      fields:
        - {id: all, type: select-all, label: All, of: [a]}
        - {id: a, type: checkbox, label: A, enabled: "b != ''"}
        - {id: b, type: text, label: B}
      """)
    #expect(
      person.introduction(namingCommands: true) == [
        "All, not available, now not checked", "A, not available, now not checked",
      ])
    #expect(person.prompt == "Question 1 of 2. B, now empty: ")
  }

  @Test func aGroupWithTextsAsksForItsBoxForAll() throws {
    var person = try questionnaire(
      """
      form: f
      fields:
        - id: g
          type: group
          label: G
          selectAll: All of it
          fields: [{id: a, type: checkbox, label: A}, {id: t, type: text, label: T}, {id: b, type: checkbox, label: B}]
      """)
    #expect(person.introduction(namingCommands: true) == ["G"])
    #expect(person.prompt == "Question 1 of 5. All of it, now not checked, yes/no: ")
    expect(person.answer("y"), .accepted(["Checked: A, B"]))
    #expect(person.prompt == "Question 2 of 5. A, now checked, yes/no: ")
  }

  private static let alternatives = """
    form: f
    fields:
      - id: g
        type: group
        label: G
        exclusive: none
        fields:
          - {id: a, type: checkbox, label: A}
          - {id: b, type: checkbox, label: B}
          - {id: none, type: checkbox, label: None of these}
    """

  @Test func allOfAGroupLeavesOutTheBoxThatExcludesTheOthers() throws {
    var person = try questionnaire(Self.alternatives)
    expect(person.answer("all"), .accepted(["Checked: A, B"]))
    _ = person.goBack()
    expect(person.answer("3"), .accepted(["Checked: None of these"]))
    _ = person.goBack()
    expect(person.answer("1 3"), .rejected("This cannot be chosen together with others: None of these"))
  }

  @Test func anOptionThatExcludesOthersIsNamed() throws {
    var person = try questionnaire(
      """
      form: f
      fields:
        - {id: a, type: multiselect, label: A, options: [x, y, {value: none, label: Neither, exclusive: true}]}
      """)
    expect(person.answer("2 3"), .rejected("This cannot be chosen together with others: Neither"))
    expect(person.answer("3"), .accepted(["Checked: Neither"]))
  }

  @Test func aButtonThatSetsIsAskedAndOneThatEmptiesIsACommand() throws {
    var person = try questionnaire(
      """
      form: f
      fields:
        - {id: a, type: text, label: A}
        - {id: home, type: button, label: Take home, action: {set: {a: "'home'"}}}
        - {id: clear, type: button, label: Start over, action: reset}
        - {id: list, type: repeat, label: List, fields: [{id: b, type: text, label: B}]}
        - {id: more, type: button, label: One more, action: {add: list}}
      """)
    _ = person.answer("x")
    #expect(person.prompt == "Question 2 of 4. Take home, yes/no: ")
    _ = person.answer("yes")
    #expect(person.introduction(namingCommands: true) == ["List", ":reset - Start over"])
    #expect(person.introduction(namingCommands: false) == ["List"])
    #expect(person.prompt == "Another: List? yes/no: ")
    let hasReset = person.reset()
    #expect(hasReset)
    #expect(person.prompt == "Question 1 of 4. A, now empty: ")
    for line in ["y", "no", "yes", "B1", "no", "yes"] { _ = person.answer(line) }
    #expect(person.session.submission?.description == #"{"a":"y","list":[{"b":"B1"}]}"#)
  }

  /// The first repeat is full, so that the entry of the next one follows at once, with the same number.
  @Test func theQuestionsOfAnotherRepeatAreNotThoseOfTheEntry() throws {
    var person = try questionnaire(
      """
      form: f
      fields:
        - {id: a, type: repeat, label: A, max: 1, fields: [{id: a1, type: text, label: A1}]}
        - {id: b, type: repeat, label: B, min: 1, max: 1, fields: [{id: b1, type: text, label: B1}]}
      """)
    _ = person.answer("yes")
    #expect(person.prompt == "Question 1 of 3. A1, now empty: ")
    _ = person.answer("x")
    #expect(person.prompt == "Question 2 of 3. B1, now empty: ")
  }

  @Test func aFormWithoutAButtonForItIsNotEmptied() throws {
    var person = try questionnaire(Self.consents)
    let hasReset = person.reset()
    #expect(!hasReset)
  }

  /// The number of a question, and the question itself, are brought up to date answer by answer; both have to be what
  /// going through the whole form gives.
  @Test(arguments: Gallery.names) func goingOnIsTheSameAsGoingThroughAll(_ name: String) throws {
    let form = try Gallery.form(name)
    for seed in UInt64(0)..<12 {
      var answers = RandomAnswers(seed: seed)
      let session = FormSession(form, surroundings: Gallery.surroundings(of: form), now: ScreenDriver.moment)
      var person = Questionnaire(session, words: Words.best(for: "en"))
      for _ in 0..<60 {
        let line = answers.line(for: person.question)
        let outcome = person.answer(line)
        if case .alert = outcome { person.dismissAlert() }
        if outcome == .submitted { break }
        let all = person.questions
        let here = try #require(all.firstIndex { $0.subject == person.question.subject })
        var asked = all[here]
        // What stands behind the last question of an entry was told before another one was added.
        asked.preface.removeFirst(max(asked.preface.count - person.question.preface.count, 0))
        #expect(person.question == asked, "seed \(seed), \(line)")
        #expect(person.place?.0 == here, "seed \(seed), \(line)")
        #expect(person.place?.of == all.count, "seed \(seed), \(line)")
      }
    }
  }
}
