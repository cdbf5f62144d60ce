public import FormEngine
public import FormExpressions
public import FormModel

/// A form that is filled by answering one question after another: the core of line mode and of pipe mode.
public struct Questionnaire: Sendable {
  /// The form with its answers.
  public internal(set) var session: FormSession
  /// The question that is asked now.
  public private(set) var question: Question
  /// The place of the question, from 0, and how many there are.
  public private(set) var place: (Int, of: Int)
  let words: Words

  /// The questionnaire of `session`, at its first question.
  public init(_ session: FormSession, words: Words) {
    self.session = session
    self.words = words
    let questions = QuestionList(session, words: words).questions
    question = questions[0]
    place = (0, questions.count)
  }

  /// Everything that keeps the form from being submitted now, each in a sentence; also what nobody has seen yet.
  public var problems: [String] {
    let obstacles = SubmitObstacles(session)
    let errors = obstacles.all
    let missing = session.isSubmitEnabled ? [] : obstacles.ofReadiness
    let rest = missing.filter { other in !errors.contains { $0.address == other.address } }
    var sentences = errors.map { words.notice(.about(label: $0.label, $0.reason ?? "")) }
    if !rest.isEmpty || errors.isEmpty && !session.isSubmitEnabled {
      sentences.append(words.notice(.stillNeeded(rest.map(\.label))))
    }
    return sentences
  }

  /// Goes to the question after the one about `subject`, as the form is now.
  mutating func advance(from subject: Question.Subject) {
    let questions = QuestionList(session, words: words).questions
    let here = questions.firstIndex { $0.subject == subject }
    let next = here.map { $0 + 1 } ?? questions.firstIndex { !$0.subject.standsBefore(subject) } ?? 0
    move(to: next, of: questions)
  }

  /// Goes to the first question after `subject`'s place that is about a field of the entry at `place` of a repeat.
  mutating func moveToEntry(_ place: Int, of address: FieldAddress, from subject: Question.Subject) {
    let questions = QuestionList(session, words: words).questions
    let entries = address.entries + [place]
    let first = questions.firstIndex { $0.subject.address.map { $0.entries.starts(with: entries) } ?? false }
    let own = questions.firstIndex { $0.subject == subject }
    move(to: first ?? own ?? 0, of: questions)
  }

  /// Goes to the question before; whether there is one.
  public mutating func goBack() -> Bool {
    let questions = QuestionList(session, words: words).questions
    guard let here = questions.firstIndex(where: { $0.subject == question.subject }), here > 0 else { return false }
    move(to: here - 1, of: questions)
    return true
  }

  /// Asks the same question again, as the form is now.
  mutating func renew() {
    let questions = QuestionList(session, words: words).questions
    let here = questions.firstIndex { $0.subject == question.subject }
    move(to: here ?? place.0, of: questions)
  }

  /// Goes to the question that the field at `address` belongs to; whether there is one.
  mutating func move(to address: FieldAddress) -> Bool {
    let questions = QuestionList(session, words: words).questions
    let place = questions.firstIndex { question in
      question.subject.address == address || question.boxes.contains(address)
    }
    guard let place = place ?? questions.firstIndex(where: { $0.subject == .another(address) }) else { return false }
    move(to: place, of: questions)
    return true
  }

  private mutating func move(to place: Int, of questions: [Question]) {
    let settled = min(max(place, 0), questions.count - 1)
    question = questions[settled]
    self.place = (settled, questions.count)
  }

  /// Tells the form the time, as its rules and receipts know it.
  public mutating func setClock(_ now: Timestamp) { _ = try? session.apply(.clock(now)) }

  /// Empties the answer to the question that is asked.
  public mutating func clear() {
    switch question.subject {
    case .field(let address): _ = try? session.apply(.clear(address))
    case .group:
      for box in question.boxes { _ = try? session.apply(.set(box, .boolean(false))) }
    case .another, .button, .submit: break
    }
    renew()
  }
}

extension Question.Subject {
  /// The field that is asked about; nil for submitting.
  public var address: FieldAddress? {
    switch self {
    case .field(let address), .group(let address), .another(let address), .button(let address): address
    case .submit: nil
    }
  }

  /// Whether the question comes before the one about `other` in the order of the form.
  fileprivate func standsBefore(_ other: Self) -> Bool {
    guard let address else { return false }
    guard let otherAddress = other.address else { return true }
    return address.field <= otherAddress.field
  }
}
