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
    case "next": return compare("The way on", session.submission.flatMap(\.next), with: value)
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
      "`\(entry.name.value)` is \(got ? "" : "not ")\(what)", expected: "\(expected)", got: "\(got)")
  }

  private func checkValue(_ entry: ScenarioEvent.Target) -> ScenarioFailure? {
    let range = entry.value?.range ?? entry.name.range
    let expected = entry.value?.value ?? .null
    guard let instance = instance(entry.name.value) else {
      return ScenarioFailure(range, "There is no `\(entry.name.value)`", expected: spell(expected), got: "nothing")
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
  private func violations(seen: Bool) -> [(name: String, kinds: [String])] {
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
          entry.value?.range ?? entry.name.range, "What is wrong with `\(entry.name.value)` is \(list(found))",
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

  // MARK: The form as a whole

  private func name(of target: FormTarget?) -> String? {
    switch target {
    case .field(let address)?:
      form.fields[address.field].id == nil && form.fields[address.field].details == .button(.submit)
        ? "submit" : form.name(of: address)
    case .submit?: "submit"
    case nil: nil
    }
  }

  private func compare(_ what: String, _ got: String?, with expected: Placed<JSON>) -> [ScenarioFailure] {
    let wanted: String? =
      switch expected.value {
      case .boolean(false), .null: nil
      case let other: other.spelling ?? spell(other)
      }
    // `submit` names the submit button, whatever id the form gives it.
    let isSubmit = wanted == "submit" && got.flatMap { form.address(of: $0) }.map(isSubmitButton) ?? false
    guard got != wanted, !isSubmit else { return [] }
    return [
      ScenarioFailure(
        expected.range, "\(what) is \(got.map { "`\($0)`" } ?? "nothing")", expected: wanted ?? "false",
        got: got ?? "false")
    ]
  }

  private func isSubmitButton(_ address: FieldAddress) -> Bool {
    form.fields[address.field].details == .button(.submit)
  }

  private func checkAlert(_ expectation: ScenarioExpectation) -> [ScenarioFailure] {
    let alert = session.alert
    let expected = expectation.value
    guard case .object(let members) = expected.value else {
      if let message = expected.value.text, let alert, message != "false" {
        guard alert.message != message else { return [] }
        return [
          ScenarioFailure(
            expected.range, "The message of the alert is `\(alert.message)`", expected: message, got: alert.message)
        ]
      }
      let isWanted = expected.value == .boolean(true)
      guard isWanted != (alert != nil) else { return [] }
      let got = alert.map { "an alert is up: \($0.message)" } ?? "no alert is up"
      return [ScenarioFailure(expected.range, got.capitalizedSentence, expected: "\(isWanted)", got: got)]
    }
    guard let alert else {
      return [ScenarioFailure(expected.range, "No alert is up", expected: spell(expected.value), got: "false")]
    }
    let parts: [String: String?] = ["title": alert.title, "message": alert.message, "dismiss": alert.dismiss]
    return members.compactMap { member in
      let got = parts[member.name] ?? nil
      guard got != member.value.spelling else { return nil }
      return ScenarioFailure(
        expectation.place(of: [.member(member.name)]),
        "The \(member.name) of the alert is \(got.map { "`\($0)`" } ?? "missing")",
        expected: spell(member.value), got: got ?? "nothing")
    }
  }

  private func checkSubmission(_ expectation: ScenarioExpectation) -> [ScenarioFailure] {
    let expected = expectation.value
    guard let submission = session.submission else {
      guard expected.value != .boolean(false) else { return [] }
      return [
        ScenarioFailure(
          expected.range, "Nothing was submitted", expected: spell(expected.value), got: "false")
      ]
    }
    guard expected.value != .boolean(true),
      let difference = JSONDifference.first(expected: expected.value, got: submission.values)
    else { return [] }
    let shown = submission.json(showingSecrets: false).part(at: difference.path)
    if difference.path.isEmpty {
      let got = submission.description
      return [ScenarioFailure(expected.range, "The form was submitted", expected: spell(expected.value), got: got)]
    }
    return [
      ScenarioFailure(
        expectation.place(of: difference.path),
        sentence(difference, difference.path.spelled(after: ""), shown, verb: "was submitted as"),
        expected: difference.expected.map(spell) ?? "nothing", got: shown.map(spell) ?? "nothing")
    ]
  }

  private func sentence(_ difference: JSONDifference, _ name: String, _ shown: JSON?, verb: String) -> String {
    guard let shown else { return "`\(name)` is not there" }
    return difference.expected == nil ? "`\(name)` is there too" : "`\(name)` \(verb) \(spell(shown))"
  }

  /// The expected text must stand in the rendering; how far lines are indented does not count.
  private func checkText(_ expected: Placed<JSON>) -> [ScenarioFailure] {
    let got = runner.render(session.snapshot, session.language)
    let wanted = expected.value.spelling ?? ""
    guard !got.withoutMargins.contains(wanted.withoutMargins) else { return [] }
    return [ScenarioFailure(expected.range, "The form reads otherwise", expected: wanted, got: got)]
  }

  private func spell(_ json: JSON) -> String { JSONWriter(.compact).text(json) }
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

extension String {
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension String {
  /// The text without blanks at both ends of its lines, and without empty lines at its end.
  fileprivate var withoutMargins: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var rest = line.drop { $0 == " " }
      while rest.last == " " { rest.removeLast() }
      return rest
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
