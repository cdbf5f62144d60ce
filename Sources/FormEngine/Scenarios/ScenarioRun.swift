public import FormDiagnostics
import FormDocuments
public import FormExpressions
public import FormModel

/// Runs the scenarios of a form: the same events that a person causes, and what must be seen then.
public struct ScenarioRunner: Sendable {
  /// The form.
  public let form: Form
  /// What the form is told and given, where a scenario says nothing else.
  public let surroundings: FormSurroundings
  /// The moment at the start, where a scenario pins no day.
  public let now: Timestamp
  /// The form as text, for the expectation `text`.
  public let render: @Sendable (FormSnapshot, LanguageTag) -> String

  /// A runner for the scenarios of `form`.
  public init(
    _ form: Form, surroundings: FormSurroundings = FormSurroundings(), now: Timestamp,
    render: @escaping @Sendable (FormSnapshot, LanguageTag) -> String
  ) {
    self.form = form
    self.surroundings = surroundings
    self.now = now
    self.render = render
  }

  /// Runs a scenario up to its first step that does not hold.
  ///
  /// - Parameters:
  ///   - scenario: One of the form's scenarios.
  ///   - watch: Is shown the session at the start and after every event.
  /// - Returns: What of that step did not hold, if there is one.
  public func run(_ scenario: Scenario, watch: (FormSession) -> Void = { _ in }) -> ScenarioResult {
    var own = surroundings
    if let context = scenario.context {
      let made = ContextValues.make(context.value, for: form)
      if let problem = made.problems.first {
        return ScenarioResult(scenario: scenario, failures: [ScenarioFailure(context.range, problem.message)])
      }
      own.context = made.values
    } else if own.context == nil, !form.context.isEmpty {
      let problem = "The form declares a `context`, and the scenario gives none"
      return ScenarioResult(scenario: scenario, failures: [ScenarioFailure(scenario.name.range, problem)])
    }
    if let files = scenario.files { own.fileSize = { files[$0] } }
    let moment = scenario.today.map { Timestamp($0.value) } ?? now
    var stage = ScenarioStage(
      session: FormSession(form, surroundings: own, language: scenario.language?.value, now: moment), runner: self,
      surroundings: own)
    watch(stage.session)
    for step in scenario.steps {
      let failures = stage.perform(step)
      guard failures.isEmpty else {
        return ScenarioResult(scenario: scenario, failures: failures, snapshot: stage.session.snapshot)
      }
      if case .event = step.action { watch(stage.session) }
    }
    return ScenarioResult(scenario: scenario, failures: [])
  }
}

/// How a scenario went.
public struct ScenarioResult: Sendable, Equatable {
  /// The scenario.
  public let scenario: Scenario
  /// What did not hold, all of one step; empty when everything held.
  public let failures: [ScenarioFailure]
  /// What a person would have seen at the step that did not hold; nil when everything held, and before the first step.
  public let snapshot: FormSnapshot?

  init(scenario: Scenario, failures: [ScenarioFailure], snapshot: FormSnapshot? = nil) {
    self.scenario = scenario
    self.failures = failures
    self.snapshot = snapshot
  }

  /// Whether everything held.
  public var holds: Bool { failures.isEmpty }
}

/// One thing that did not hold.
public struct ScenarioFailure: Sendable, Equatable {
  /// The place in the form file: the value that was expected, or the event that was not possible.
  public let range: SourceRange
  /// What is wrong, in one sentence without a full stop.
  public let message: String
  /// What was expected, as the form file would spell it; nil where the sentence says all.
  public let expected: String?
  /// What was there instead.
  public let got: String?

  init(_ range: SourceRange, _ message: String, expected: String? = nil, got: String? = nil) {
    self.range = range
    self.message = message
    self.expected = expected
    self.got = got
  }
}

/// A scenario in the middle of its steps.
struct ScenarioStage {
  var session: FormSession
  let runner: ScenarioRunner
  let surroundings: FormSurroundings

  var form: Form { runner.form }

  /// Performs a step and tells what did not hold.
  mutating func perform(_ step: Scenario.Step) -> [ScenarioFailure] {
    switch step.action {
    case .expectation(let expectations): return expectations.flatMap { check($0) }
    case .event(let event): return cause(event, isIgnored: step.isIgnored)
    }
  }

  private mutating func cause(_ event: ScenarioEvent, isIgnored: Bool) -> [ScenarioFailure] {
    let kind = event.kind
    if kind.value == .reload {
      session = FormSession.resuming(session.draft, of: form, surroundings: surroundings, now: session.now).session
      return []
    }
    let steps: [Result<FormEvent, ScenarioFailure>]
    if event.targets.isEmpty {
      steps = [
        event.bareEvent.map { .success($0) } ?? .failure(ScenarioFailure(kind.range, "The step says too little"))
      ]
    } else {
      steps = event.targets.map { formEvent(kind, $0) }
    }
    for (place, step) in steps.enumerated() {
      let range = event.targets.isEmpty ? kind.range : event.targets[place].name.range
      switch step {
      case .failure(let failure): return [failure]
      case .success(let formEvent):
        if let failure = apply(formEvent, at: range, of: event, isIgnored: isIgnored) { return [failure] }
      }
    }
    return []
  }

  private mutating func apply(
    _ event: FormEvent, at range: SourceRange, of step: ScenarioEvent, isIgnored: Bool
  ) -> ScenarioFailure? {
    // Who closes a document in a scenario has read it.
    if event == .close { _ = try? session.apply(.viewed) }
    let kind = step.kind.value.rawValue
    let target = step.targets.first { $0.name.range == range }
    let what = target.map { "`\(kind)` `\($0.name.value)`" } ?? "`\(kind)`"
    do throws(EventRefusal) {
      _ = try session.apply(event)
      return isIgnored
        ? ScenarioFailure(
          range, "\(what) was possible, although the step says `ignored`", expected: "nothing", got: "done")
        : nil
    } catch {
      return isIgnored ? nil : ScenarioFailure(range, "A person cannot \(what) now: \(error.words)")
    }
  }
}
