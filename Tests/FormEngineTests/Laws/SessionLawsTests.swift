import FormDiagnostics
import FormDocuments
import FormExpressions
import FormModel
import FormTestSupport
import Testing

@testable import FormEngine

/// What must hold of every form and every sequence of events, tried with forms and events made by chance.
struct SessionLawsTests {
  static let seeds = Array(UInt64(1)...20)
  private let now = Timestamp(CivilDate(daysSinceEpoch: 20_485))

  private func form(_ seed: UInt64) throws -> Form {
    let text = RandomForm.text(seed: seed)
    let loaded = FormLoader.load(SourceText(name: "random.yaml", text))
    let errors = loaded.diagnostics.filter { $0.severity == .error }.map(\.message)
    return try #require(loaded.form, "\(errors) in\n\(text)")
  }

  /// Everything that is worked out, by address, in words that can be compared.
  private func workedOut(_ session: FormSession) -> [String] {
    let state = session.current
    var lines = state.instancesInOrder().map { instance -> String in
      let known = state.states[instance]
      let name = state.form.name(of: state.address(of: instance))
      let flags = [known.isRelevant, known.isEnabled, known.isReadOnly, known.isRequired]
      let value = known.effective.map(\.description) ?? "-"
      let violations = known.violations.map(\.kind.rawValue)
      return "\(name) \(flags) \(value) \(known.options) \(known.selectAll) \(violations) \(known.texts)"
    }
    lines.append("\(session.isSubmitEnabled) \(session.isValid) \(state.errorCount)")
    return lines
  }

  private func expectEqual(_ left: [String], _ right: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let differences = zip(left, right).filter { $0 != $1 }.map { "\($0) is not \($1)" }
    #expect(differences == [], sourceLocation: sourceLocation)
    #expect(left.count == right.count, sourceLocation: sourceLocation)
  }

  @Test(arguments: seeds) func `step by step equals from scratch, and a draft changes nothing`(_ seed: UInt64) throws {
    let form = try form(seed)
    var session = FormSession(form, now: now)
    var events = RandomEvents(seed: seed)
    for _ in 0..<60 {
      _ = try? session.apply(events.next(for: session))
      if session.alert != nil { try session.apply(.dismiss) }
      let (resumed, notices) = FormSession.resuming(session.draft, of: form, now: now)
      #expect(notices == [])
      expectEqual(workedOut(resumed), workedOut(session))
      #expect(JSONWriter(.compact).text(resumed.draft.json) == JSONWriter(.compact).text(session.draft.json))
      #expect(resumed.current.makeSubmission() == session.current.makeSubmission())
    }
  }

  @Test(arguments: seeds) func `relevance and values are those of the plain meaning`(_ seed: UInt64) throws {
    let form = try form(seed)
    var session = FormSession(form, now: now)
    var events = RandomEvents(seed: seed &+ 1_000)
    for _ in 0..<40 {
      _ = try? session.apply(events.next(for: session))
      let state = session.current
      let plain = FormEvaluation(form, language: .english, now: now)
      let level = AnswerLevel(state.plainAnswers(entry: 0))
      for field in form.fields where state.compiled.repeatAround[field.index] == nil {
        guard let instance = state.instance(of: field.index, from: 0) else { continue }
        let isRelevant = plain.isRelevant(field.index, at: level)
        #expect(state.states[instance].isRelevant == isRelevant, "\(field.id?.value ?? "?")")
        guard field.type.value.isStored, field.type != .repeat else { continue }
        // That a person emptied a field that is worked out is nothing that answers can say.
        if field.isEditable, state.states[instance].isGiven, state.states[instance].held == nil { continue }
        let value = isRelevant ? plain.held(by: field, at: level) : nil
        #expect(state.states[instance].effective == value, "\(field.id?.value ?? "?")")
      }
    }
  }

  @Test(arguments: seeds) func `an event lists all that it changes, and equal input gives equal output`(
    _ seed: UInt64
  ) throws {
    let form = try form(seed)
    var session = FormSession(form, now: now)
    var twin = FormSession(form, now: now)
    var events = RandomEvents(seed: seed &+ 2_000)
    for _ in 0..<60 {
      let event = events.next(for: session)
      let before = states(of: session)
      let changes = (try? session.apply(event)) ?? []
      let twinChanges = (try? twin.apply(event)) ?? []
      #expect(changes == twinChanges)
      #expect(workedOut(session) == workedOut(twin))
      guard !changes.contains(where: \.isStructural) else { continue }
      let after = states(of: session)
      for (address, old) in before {
        guard let new = after[address] else { continue }
        for (aspect, differs) in old.differences(to: new) {
          let isTold = changes.contains(.field(address, aspect))
          #expect(!differs || isTold, "\(event) changed \(aspect) of \(form.name(of: address))")
        }
      }
    }
  }

  private func states(of session: FormSession) -> [FieldAddress: FieldState] {
    let state = session.current
    var states: [FieldAddress: FieldState] = [:]
    for instance in state.instancesInOrder() { states[state.address(of: instance)] = state.states[instance] }
    return states
  }

  @Test(arguments: seeds) func `an agree-all shows what its boxes say after every event`(_ seed: UInt64) throws {
    let form = try form(seed)
    var session = FormSession(form, now: now)
    var events = RandomEvents(seed: seed &+ 3_000)
    for _ in 0..<60 {
      _ = try? session.apply(events.next(for: session))
      let state = session.current
      for instance in state.instancesInOrder() where state.field(of: instance).type == .selectAll {
        let ticks = state.countableMembers(of: instance).map { state.states[$0].effective == .boolean(true) }
        let wanted: SelectAllSnapshot.State =
          !ticks.contains(true) ? .off : ticks.contains(false) ? .indeterminate : .on
        #expect(state.states[instance].selectAll.state == wanted)
      }
    }
  }

  @Test(arguments: seeds) func `events whose reach does not meet may come in any order`(_ seed: UInt64) throws {
    let form = try form(seed)
    var session = FormSession(form, now: now)
    var events = RandomEvents(seed: seed &+ 5_000)
    for _ in 0..<20 { _ = try? session.apply(events.next(for: session)) }
    for _ in 0..<60 {
      let (first, second) = (events.nextEdit(for: session), events.nextEdit(for: session))
      guard let one = first.field, let other = second.field, one != other else { continue }
      guard session.current.reach(of: one).isDisjoint(with: session.current.reach(of: other)) else { continue }
      var left = session
      var right = session
      guard (try? left.apply(first)) != nil, (try? left.apply(second)) != nil else { continue }
      _ = try? right.apply(second)
      _ = try? right.apply(first)
      expectEqual(workedOut(left), workedOut(right))
    }
  }

  @Test(arguments: seeds) func `a copy goes its own way`(_ seed: UInt64) throws {
    let form = try form(seed)
    var session = FormSession(form, now: now)
    var events = RandomEvents(seed: seed &+ 4_000)
    for _ in 0..<20 { _ = try? session.apply(events.next(for: session)) }
    let kept = session
    let before = workedOut(kept)
    for _ in 0..<20 { _ = try? session.apply(events.next(for: session)) }
    #expect(workedOut(kept) == before)
  }
}

extension FormEvent {
  /// The field that an edit is of.
  fileprivate var field: Int? { if case .type(let address, _) = self { address.field } else { nil } }
}

extension SessionState {
  /// The fields of which something is worked out, however far, from what the field holds; itself among them.
  fileprivate func reach(of field: Int) -> Set<Int> {
    var open = [RuleNode(field, .value).number, RuleNode(field, .validity).number]
    var seen = Set(open)
    while let number = open.popLast() {
      for next in compiled.graph.dependents(of: number) where seen.insert(Int(next)).inserted { open.append(Int(next)) }
    }
    return Set(seen.map { $0 / Aspect.count })
  }
}

extension Change {
  /// Whether entries came or went, so that addresses mean other entries than before.
  fileprivate var isStructural: Bool {
    switch self {
    case .entryAdded, .entryRemoved: true
    default: false
    }
  }
}

extension FieldState {
  fileprivate func differences(to other: FieldState) -> [(FieldAspect, Bool)] {
    [
      (.relevance, isRelevant != other.isRelevant), (.enabled, isEnabled != other.isEnabled),
      (.readOnly, isReadOnly != other.isReadOnly), (.required, isRequired != other.isRequired),
      (.options, options != other.options), (.value, effective != other.effective || unreadable != other.unreadable),
      (.selectAll, selectAll != other.selectAll), (.violations, violations != other.violations),
      (.text, texts != other.texts),
    ]
  }
}

extension SessionState {
  /// What fields hold, for the plain evaluation.
  fileprivate func plainAnswers(entry: Int) -> Answers {
    var answers = Answers()
    for instance in instances(ofEntry: entry) {
      let field = field(of: instance)
      let state = states[instance]
      if field.type == .repeat {
        answers.entries[field.index] = state.entries.map { plainAnswers(entry: $0) }
      } else if let held = state.held, field.calculate == nil || (field.isEditable && state.isGiven) {
        answers.values[field.index] = held
      }
    }
    return answers
  }
}
