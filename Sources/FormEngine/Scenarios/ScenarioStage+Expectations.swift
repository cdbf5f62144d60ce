import FormDocuments
import FormExpressions
import FormModel

extension ScenarioStage {
  /// What of an expectation does not hold.
  func check(_ expectation: ScenarioExpectation) -> [ScenarioFailure] {
    let value = expectation.value
    switch expectation.aspect.value {
    case "values": return expectation.entries.compactMap { checkValue($0) }
    case "relevant": return expectation.entries.compactMap { checkState($0, "relevant", isRelevant) }
    case "enabled": return expectation.entries.compactMap { checkState($0, "enabled", isEnabled) }
    case "errors": return checkViolations(expectation, seen: true)
    case "violations": return checkViolations(expectation, seen: false)
    case "focus": return compare("The focus", name(of: session.focus), with: value)
    case "pressed": return compare("The button that is down", name(of: session.pressed), with: value)
    case "document": return compare("The open document", session.document?.name, with: value)
    case "next": return compare("What comes next", session.submission.flatMap(\.next), with: value)
    case "alert": return checkAlert(expectation)
    case "submitted": return checkSubmission(expectation)
    case "text": return checkText(value)
    default: return checkSelectAll(expectation)
    }
  }

  // MARK: Fields

  private func instance(_ name: String) -> Int? {
    form.address(of: name).flatMap { session.current.instance(at: $0) }
  }

  private func isRelevant(_ name: String) -> Bool {
    instance(name).map { session.current.states[$0].isRelevant } ?? (name == "submit")
  }

  private func isEnabled(_ name: String) -> Bool {
    guard name != "submit" else { return session.isSubmitEnabled }
    guard let instance = instance(name) else { return false }
    let state = session.current.states[instance]
    let field = session.current.field(of: instance)
    let isSubmit = field.details == .button(.submit)
    let isUsable = field.type != .selectAll || state.selectAll.isUsable
    return state.isRelevant && state.isEnabled && isUsable
      && (!isSubmit || session.current.formState.isSubmitEnabled)
  }

  private func checkState(
    _ entry: ScenarioEvent.Target, _ what: String, _ state: (String) -> Bool
  ) -> ScenarioFailure? {
    let expected = entry.value?.value == .boolean(true)
    let got = state(entry.name.value)
    guard got != expected else { return nil }
    return ScenarioFailure(
      entry.value?.range ?? entry.name.range,
      "\(entry.name.value == "submit" ? "The submit button" : "`\(entry.name.value)`") is \(got ? "" : "not ")\(what)",
      expected: "\(expected)", got: "\(got)")
  }

  private func checkValue(_ entry: ScenarioEvent.Target) -> ScenarioFailure? {
    let range = entry.value?.range ?? entry.name.range
    let expected = entry.value?.value ?? .null
    guard let instance = instance(entry.name.value) else {
      return ScenarioFailure(range, "There is no `\(entry.name.value)` now", expected: spell(expected), got: "nothing")
    }
    let got = session.current.submittedValue(of: instance)
    guard let difference = JSONDifference.first(expected: expected, got: got) else { return nil }
    let shown = session.current.submittedValue(of: instance, showingSecrets: false).part(at: difference.path)
    return ScenarioFailure(
      entry.place(of: difference.path),
      sentence(difference, difference.path.spelled(after: entry.name.value), shown, verb: "holds"),
      expected: difference.expected.map(spell) ?? "nothing", got: shown.map(spell) ?? "nothing")
  }

  private func checkSelectAll(_ expectation: ScenarioExpectation) -> [ScenarioFailure] {
    guard let instance = instance(expectation.aspect.value) else {
      return [ScenarioFailure(expectation.aspect.range, "There is no `\(expectation.aspect.value)`")]
    }
    let state = session.current.states[instance].selectAll.state
    let got =
      switch state {
      case .on: "on"
      case .off: "off"
      case .indeterminate: "indeterminate"
      }
    let expected: String =
      switch expectation.value.value {
      case .boolean(let isOn): isOn ? "on" : "off"
      case let other: other.spelling ?? spell(other)
      }
    guard got != expected else { return [] }
    return [
      ScenarioFailure(
        expectation.value.range, "`\(expectation.aspect.value)` is \(got)", expected: expected, got: got)
    ]
  }

  // MARK: Violations

  /// What is wrong with each field, by its name, in the order of the form.
  func violations(seen: Bool) -> [(name: String, kinds: [String])] {
    let state = session.current
    return state.instancesInOrder().compactMap { instance in
      let known = state.states[instance]
      var violations = known.violations
      if seen {
        guard known.showsViolations else { return nil }
        violations = Array(violations.filter { $0.severity == .error }.prefix(1))
      }
      guard !violations.isEmpty else { return nil }
      return (form.name(of: state.address(of: instance)), violations.map(\.kind.rawValue))
    }
  }

  private func checkViolations(_ expectation: ScenarioExpectation, seen: Bool) -> [ScenarioFailure] {
    let got = violations(seen: seen)
    var failures: [ScenarioFailure] = []
    var expected: Set<String> = []
    for entry in expectation.entries {
      let kinds = entry.value?.value.names ?? []
      if !kinds.isEmpty { expected.insert(entry.name.value) }
      let found = got.first { $0.name == entry.name.value }?.kinds ?? []
      guard found != kinds else { continue }
      let list = { (kinds: [String]) in kinds.isEmpty ? "nothing" : kinds.joined(separator: ", ") }
      failures.append(
        ScenarioFailure(
          entry.value?.range ?? entry.name.range, sentence(about: entry.name.value, found, seen: seen),
          expected: list(kinds), got: list(found)))
    }
    let named = Set(expectation.entries.map(\.name.value))
    for (name, kinds) in got where !named.contains(name) {
      let what = kinds.joined(separator: ", ")
      failures.append(
        ScenarioFailure(
          expectation.value.range, "Something is wrong with `\(name)` too: \(what)", expected: "nothing", got: what))
    }
    return failures
  }

  private func sentence(about name: String, _ found: [String], seen: Bool) -> String {
    if !found.isEmpty { return "What is wrong with `\(name)` is \(found.joined(separator: ", "))" }
    let isHidden = seen && violations(seen: false).contains { $0.name == name }
    return isHidden
      ? "What is wrong with `\(name)` is not shown before the field is left or the form submitted"
      : "Nothing is wrong with `\(name)`"
  }
}

extension SessionState {
  /// What the field holds as far as it counts, as a submission would have it.
  func submittedValue(of instance: Int, showingSecrets showsSecrets: Bool = true) -> JSON {
    let field = field(of: instance)
    switch field.type.control {
    case .selectAll: return .boolean(states[instance].value.isTrue)
    case .entries, .group: return makeItem(of: instance, showingSecrets: showsSecrets)
    default: break
    }
    if field.isSecret, !showsSecrets, states[instance].effective != nil { return .string(Value.mask) }
    if let value = states[instance].effective { return value.json }
    return switch field.type.value {
    case .text, .choice, .file: ""
    case .choices: []
    case .boolean: false
    case .integer, .number, .date, .time, .dateTime, .any, .entries, .selectAll, .none: .null
    }
  }
}

extension JSON {
  /// Whether both say the same: numbers by their value, members in any order, and a number for a text that is spelled
  /// the same, because YAML reads `2.10` as a number.
  func matches(_ other: JSON) -> Bool {
    switch (self, other) {
    case (.object(let own), .object(let others)):
      return own.count == others.count
        && own.allSatisfy { member in other[member.name].map { member.value.matches($0) } ?? false }
    case (.array(let own), .array(let others)):
      return own.count == others.count && zip(own, others).allSatisfy { $0.matches($1) }
    case (.string(let own), .string(let others)): return own == others
    case (.string(let own), let number): return number.spelling == own
    case (.integer, .integer), (.integer, .number), (.number, .integer), (.number, .number):
      return Decimal(spelling ?? "") == Decimal(other.spelling ?? "")
    default: return self == other
    }
  }

  /// The names of violations that an expectation lists; none for `false` and `null`.
  fileprivate var names: [String] {
    switch self {
    case .string(let name): [name]
    case .array(let items): items.compactMap(\.text)
    case .null, .boolean, .integer, .number, .object: []
    }
  }
}
