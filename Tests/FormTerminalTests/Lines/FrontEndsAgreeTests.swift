import FormEngine
import FormModel
import FormTestSupport
import Testing

@testable import FormTerminal

/// The same answers through line mode, pipe mode and the full screen give the same submission: by keys, by the mouse,
/// pasted, where edits are taken back and done again, and where they are looked over before they are submitted.
@Suite struct FrontEndsAgreeTests {
  /// How somebody works at the full screen.
  fileprivate enum Manner: CaseIterable {
    case keys
    case keysWithUndo
    /// Whatever Space does is done by a click.
    case mouse
    /// Texts are pasted.
    case pastes
    /// The answers are looked over, and one of them is gone back to.
    case review
  }

  @Test(arguments: Gallery.names) func theSameAnswersGiveTheSameSubmission(_ name: String) throws {
    let form = try Gallery.form(name)
    let surroundings = Gallery.surroundings(of: form)
    for seed in UInt64(0)..<8 {
      let session = FormSession(form, surroundings: surroundings, now: ScreenDriver.moment)
      var person = Questionnaire(session, words: Words.best(for: session.language.description))
      var answers = RandomAnswers(seed: 100 + seed)
      var given: [(Question, line: String)] = []
      for _ in 0..<150 where session.submission == nil {
        let question = person.question
        let line = answers.line(for: question)
        let outcome = person.answer(line)
        if case .alert = outcome { person.dismissAlert() }
        if case .accepted = outcome { given.append((question, line)) }
        // Only what was asked once and in order can be put into a pipe.
        if case .refused = outcome { break }
        if outcome == .submitted { break }
      }
      var pipe = Questionnaire(session, words: person.words, manner: .batch(isNumbered: false))
      for (question, line) in given {
        #expect(pipe.question.subject == question.subject, "seed \(seed)")
        guard case .accepted = pipe.answer(line) else {
          Issue.record("`\(line)` was not accepted from a pipe, seed \(seed)")
          return
        }
      }
      let wanted = person.session.answered
      #expect(pipe.session.answered == wanted, "seed \(seed)")
      for manner in seed < 3 ? Manner.allCases : [.keys] {
        var driver = try ScreenDriver(
          form, surroundings: surroundings, columns: 80, rows: 40, reviews: manner == .review)
        for (question, line) in given {
          try driver.give(line, to: question, manner)
          if manner == .keysWithUndo { try driver.undoAndRedo() }
        }
        if manner == .review {
          try driver.submitReviewed()
          if let submission = person.session.submission { #expect(driver.submission == submission.description) }
        }
        #expect(driver.screen.session.answered == wanted, "seed \(seed) by \(manner)")
      }
    }
  }
}

extension FormSession {
  /// Every answer that is shown, by the name of its field.
  fileprivate var answered: [String] {
    func list(_ fields: [FieldSnapshot]) -> [String] {
      fields.flatMap { field -> [String] in
        // A box that nobody has touched is as good as one that was left unticked.
        let value = field.value == .boolean(false) ? nil : field.unreadable ?? field.value?.description
        return [value.map { "\(form.name(of: field.address)): \($0)" }].compactMap(\.self) + list(field.children)
          + field.entries.flatMap { list($0.fields) }
      }
    }
    return list(snapshot.fields)
  }
}

extension ScreenDriver {
  /// Stands for a click where the cursor is.
  private static let click = "click"

  private mutating func use(_ text: String) throws {
    guard text == Self.click else { return try type(text) }
    let cursor = model.cursor
    try mouse(.press, column: cursor.column, row: cursor.row)
    try mouse(.release, column: cursor.column, row: cursor.row)
  }

  /// Takes the last edit back and does it again, which is as if nothing had happened.
  fileprivate mutating func undoAndRedo() throws {
    let before = screen.session.answered
    try press("C-_")
    try press("C-y")
    #expect(screen.session.answered == before)
  }

  /// Looks over all answers, goes to the last of them, comes back and submits.
  fileprivate mutating func submitReviewed() throws {
    let submit = try #require(screen.submitStop)
    try go(to: submit, typing: "")
    try press("Return")
    guard case .review? = screen.overlay else { return }
    try press("Up", "Return")
    #expect(screen.overlay == nil)
    try go(to: submit, typing: "")
    try press("Return", "Return")
  }

  /// Gives an answer at the screen as a line gives it to a question.
  fileprivate mutating func give(
    _ line: String, to question: Question, _ manner: FrontEndsAgreeTests.Manner
  ) throws {
    let space = manner == .mouse ? Self.click : " "
    switch (question.subject, question.kind) {
    case (.field(let address), .text):
      // A paste ends with a line break, as where a whole line was copied.
      let typed = manner == .pastes ? "\u{1B}[200~\(line)\n\u{1B}[201~" : line
      if !line.isEmpty { try go(to: .field(address), typing: "\u{15}" + typed) }
    case (.field(let address), .yesOrNo):
      let isOn = screen.session.snapshot(of: address)?.value == .boolean(true)
      if !line.isEmpty, (line == "yes") != isOn { try go(to: .field(address), typing: space) }
    case (.field(let address), .one):
      guard let number = Int(line) else { return }
      try go(to: .field(address), typing: "")
      let choices = screen.choice?.choices ?? []
      let place = choices[..<(number - 1)].count(where: \.isEnabled)
      try press("Home")
      for _ in 0..<place { try press("Down") }
      try use(space)
    case (.field(let address), .many(let choices)): try tick(line, of: choices, at: address)
    case (.group, .many(let choices)):
      if line.isEmpty { return }
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      for (place, box) in question.boxes.enumerated() where choices[place].isEnabled {
        let isOn = screen.session.snapshot(of: box)?.value == .boolean(true)
        let wanted = line == "all" || numbers.contains(place + 1)
        if wanted != isOn { try go(to: .field(box), typing: space) }
      }
    case (.all(let address), _):
      let isOn = screen.session.snapshot(of: address)?.selectAll?.state == .on
      let isGroup = screen.session.form.fields[address.field].type == .group
      guard line == "yes" && !isOn || line == "no" && isOn else { return }
      try go(to: isGroup ? .selectAll(address) : .field(address), typing: space)
    case (.another(let address), _): if line == "yes" { try go(to: .add(address), typing: space) }
    case (.button(let address), _): if line == "yes" { try go(to: .field(address), typing: space) }
    default: break
    }
    // A button is pressed only once the one before has come up again.
    try wait(200)
  }

  private mutating func tick(_ line: String, of choices: [FormElement.Choice], at address: FieldAddress) throws {
    if line.isEmpty { return }
    try go(to: .field(address), typing: "")
    if line == "all" {
      if screen.choice?.choices.filter(\.isEnabled).allSatisfy(\.isChosen) != true { try press("C-a") }
      return
    }
    let numbers = line.split(separator: " ").compactMap { Int($0) }
    for place in choices.indices {
      let now = screen.choice?.choices[place]
      guard let now, now.isEnabled, now.isChosen != numbers.contains(place + 1) else { continue }
      try press("Home")
      for _ in 0..<60 where screen.option != place { try press("Down") }
      try press("Space")
    }
  }

  private mutating func go(to stop: Stop, typing text: String) throws {
    for _ in 0..<400 where screen.focus != stop {
      let page = stop.address.flatMap { screen.outline.page(of: $0) } ?? screen.outline.pageCount - 1
      if screen.focus == .next || (screen.focus == .back && page < screen.page) {
        try press("Return")
      } else {
        try press("Tab")
      }
    }
    #expect(screen.focus == stop)
    try use(text)
    if !text.isEmpty, screen.textKind != nil { try press("Tab", "BTab") }
  }
}
