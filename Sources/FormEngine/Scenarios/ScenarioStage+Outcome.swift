import FormDocuments
import FormExpressions
import FormModel

/// What must be seen of the form as a whole.
extension ScenarioStage {
  func name(of target: FormTarget?) -> String? {
    switch target {
    case .field(let address)?:
      form.fields[address.field].id == nil && form.fields[address.field].details == .button(.submit)
        ? "submit" : form.name(of: address)
    case .submit?: "submit"
    case nil: nil
    }
  }

  func compare(_ what: String, _ got: String?, with expected: Placed<JSON>) -> [ScenarioFailure] {
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

  func checkAlert(_ expectation: ScenarioExpectation) -> [ScenarioFailure] {
    let alert = session.alert
    let expected = expectation.value
    var noAlert: [ScenarioFailure] {
      [ScenarioFailure(expected.range, "No alert is up", expected: spell(expected.value), got: "false")]
    }
    guard case .object(let members) = expected.value else {
      if let message = expected.value.text, message != "false" {
        guard let alert else { return noAlert }
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
    guard let alert else { return noAlert }
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

  func checkSubmission(_ expectation: ScenarioExpectation) -> [ScenarioFailure] {
    let expected = expectation.value
    guard let submission = session.submission else {
      guard expected.value != .boolean(false) else { return [] }
      let wrong = violations(seen: true).first.map { ": something is wrong with `\($0.name)`" }
      let why = wrong ?? (session.alert == nil ? "" : ": an alert is up")
      return [
        ScenarioFailure(expected.range, "Nothing was submitted" + why, expected: spell(expected.value), got: "false")
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

  func sentence(_ difference: JSONDifference, _ name: String, _ shown: JSON?, verb: String) -> String {
    guard let shown else { return "`\(name)` is not there" }
    if difference.expected == nil { return "`\(name)` is there too" }
    let isEmpty = [.null, "", []].contains(shown)
    return isEmpty ? "`\(name)` is empty" : "`\(name)` \(verb) \(spell(shown))"
  }

  /// The expected text must stand in the rendering; how far lines are indented does not count.
  func checkText(_ expected: Placed<JSON>) -> [ScenarioFailure] {
    let got = runner.render(session.snapshot, session.language)
    let wanted = expected.value.spelling ?? ""
    guard !got.withoutMargins.contains(wanted.withoutMargins) else { return [] }
    return [ScenarioFailure(expected.range, "The form reads otherwise", expected: wanted, got: got)]
  }

  func spell(_ json: JSON) -> String { JSONWriter(.compact).text(json) }
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
