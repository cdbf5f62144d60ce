public import FormEngine
public import FormExpressions
public import FormModel

/// A form that is filled by answering one question after another: the core of line mode and of pipe mode.
///
/// Going on to the next question takes a time that does not depend on how many there are.
public struct Questionnaire: Sendable {
  /// How answers come.
  public enum Manner: Sendable {
    /// From a person, who is asked again when an answer is not accepted.
    case conversation
    /// All at once: nothing is asked again, and an answer that is not accepted ends everything. Questions are numbered
    /// only where somebody reads them.
    case batch(isNumbered: Bool)
  }

  /// The form with its answers.
  public internal(set) var session: FormSession
  /// The question that is asked now.
  public private(set) var question: Question
  /// The place of the question, from 0, and how many there are; nil where nobody is told.
  public private(set) var place: (Int, of: Int)?
  let words: Words
  let manner: Manner

  /// The questionnaire of `session`, at its first question.
  public init(_ session: FormSession, words: Words, manner: Manner = .conversation) {
    self.session = session
    self.words = words
    self.manner = manner
    var walk = QuestionWalk(session, words: words)
    // There is always the question whether to submit.
    question = walk.next() ?? Question(.submit, .yesOrNo, label: words.buttons.submit)
    if isNumbered { place = (0, of: 1 + walk.count(where: { _ in true })) }
  }

  private var isNumbered: Bool { if case .batch(isNumbered: false) = manner { false } else { true } }

  /// Every question as the form is now.
  var questions: [Question] { Array(QuestionWalk(session, words: words)) }

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

  /// Goes to the question after the one that is asked, after something about the form has changed.
  mutating func advance(after changes: [Change]) {
    var walk = QuestionWalk(session, from: session.place(after: question.subject), words: words)
    guard let next = walk.next() else { return renew() }
    question = next
    if let place {
      self.place = (place.0 + 1, of: place.of)
      if changes.contains(where: \.mayAddQuestions) { renumber() }
    }
  }

  /// Goes to the first question of the entry that was just added at `address`; if there is none, the same is asked again.
  mutating func enter(entry address: FieldAddress, after changes: [Change]) {
    let asked = question
    var walk = QuestionWalk(session, from: .entry(address), words: words)
    var added: [Question] = []
    while let next = walk.next(), next.subject.address?.stands(inEntry: address, of: session.form) ?? false {
      added.append(next)
    }
    guard let first = added.first else { return renew() }
    question = first
    guard let place else { return }
    let isAlone = changes.allSatisfy { change in
      if case .field(let changed, _) = change, changed.stands(inEntry: address, of: session.form) { return true }
      if case .entryAdded(let entry) = change { return entry == address }
      return !change.mayAddQuestions
    }
    // A repeat that is full now is not asked for another entry any more.
    var rest = QuestionWalk(session, from: .entriesEnd(address.list), words: words)
    let isFull = rest.next()?.subject != asked.subject
    self.place = (place.0, of: place.of + added.count - (isFull ? 1 : 0))
    if !isAlone { renumber() }
  }

  /// Goes to the question before; whether there is one.
  public mutating func goBack() -> Bool {
    let questions = questions
    guard let here = questions.firstIndex(where: { $0.subject == question.subject }), here > 0 else { return false }
    move(to: here - 1, of: questions)
    return true
  }

  /// Asks the same question again, as the form is now.
  mutating func renew() {
    let questions = questions
    let here = questions.firstIndex { $0.subject == question.subject }
    move(to: here ?? place?.0 ?? 0, of: questions)
  }

  /// Goes to the question that the field at `address` belongs to; whether there is one.
  mutating func move(to address: FieldAddress) -> Bool {
    let questions = questions
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
    if isNumbered { self.place = (settled, of: questions.count) }
  }

  private mutating func renumber() {
    let questions = questions
    let here = questions.firstIndex { $0.subject == question.subject }
    place = (here ?? 0, of: questions.count)
  }

  /// Tells the form the time, as its rules and receipts know it.
  public mutating func setClock(_ now: Timestamp) { _ = try? session.apply(.clock(now)) }

  /// Empties the answer to the question that is asked.
  public mutating func clear() {
    switch question.subject {
    case .field(let address): _ = try? session.apply(.clear(address))
    case .group:
      for box in question.boxes { _ = try? session.apply(.set(box, .boolean(false))) }
    case .another, .all, .button, .submit: break
    }
    renew()
  }

  /// Puts every answer back to what it was at the start and goes to the first question, where the form has a button for
  /// that; whether it has.
  public mutating func reset() -> Bool {
    for field in session.form.fields where field.details == .button(.reset) {
      guard (try? session.apply(.tap(.field(FieldAddress(field: field.index))))) != nil else { continue }
      move(to: 0, of: questions)
      return true
    }
    return false
  }
}

extension Question.Subject {
  /// The field that is asked about; nil for submitting.
  public var address: FieldAddress? {
    switch self {
    case .field(let address), .group(let address), .all(let address), .another(let address), .button(let address):
      address
    case .submit: nil
    }
  }
}

extension FormSession {
  /// Where to go on after a question; nil at the end.
  fileprivate func place(after subject: Question.Subject) -> FormPlace? {
    switch subject {
    case .field(let address), .group(let address), .button(let address), .another(let address): place(after: address)
    // The boxes of a group with a box for all of them come after it.
    case .all(let address): placeInside(address) ?? place(after: address)
    case .submit: nil
    }
  }
}

extension FieldAddress {
  /// The repeat of an entry.
  fileprivate var list: FieldAddress { FieldAddress(field: field, entries: Array(entries.dropLast())) }
}

extension Change {
  /// Whether there may be more questions than before, or fewer.
  fileprivate var mayAddQuestions: Bool {
    switch self {
    case .field(_, let aspect): [.relevance, .enabled, .readOnly].contains(aspect)
    case .entryAdded, .entryRemoved: true
    default: false
    }
  }
}
