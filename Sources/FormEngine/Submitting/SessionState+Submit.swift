import FormExpressions
import FormModel

extension SessionState {
  /// The form is submitted: violations are shown, the focus goes to the first, one alert is raised, the checks are
  /// asked, and what passes all of that is handed over.
  func submit() throws(EventRefusal) {
    guard isSubmitEnabled else { throw .notReady }
    interaction.submission = nil
    settle()
    var firstInvalid: Int?
    var alert: ShownAlert?
    for instance in instancesInOrder() {
      states[instance].isEdited = false
      guard !states[instance].violations.isEmpty else { continue }
      showViolations(of: instance)
      guard states[instance].hasError else { continue }
      if firstInvalid == nil { firstInvalid = firstStop(in: instance) }
      if alert == nil { alert = self.alert(of: instance) }
    }
    guard errorCount == 0 else {
      if let firstInvalid { setFocus(.field(firstInvalid)) }
      interaction.alert = alert
      return
    }
    for (place, check) in compiled.checks.enumerated() {
      guard case .bool(false) = evaluate(check, inEntry: 0) else { continue }
      interaction.alert = shown(form.submit.checks[place].alert, message: "", inEntry: 0, origin: .check(place))
      return
    }
    interaction.submission = makeSubmission()
  }

  /// The field itself if it can have the focus, else the first stop inside of it.
  private func firstStop(in instance: Int) -> Int? {
    let field = field(of: instance)
    if isStop(instance), field.type.control != .group { return instance }
    let entry = Int(entryOf[instance])
    for inner in field.descendants {
      if let stop = self.instance(of: inner, from: entry), isStop(stop) { return stop }
    }
    return isStop(instance) ? instance : nil
  }

  /// The alert of the first violated rule of the field that has one.
  private func alert(of instance: Int) -> ShownAlert? {
    let field = field(of: instance)
    for violation in states[instance].violations where violation.severity == .error {
      guard let rule = violation.rule, let alert = field.validators[rule].alert else { continue }
      return shown(
        alert, message: message(of: violation, at: instance), inEntry: Int(entryOf[instance]),
        origin: .rule(rule, of: address(of: instance)))
    }
    return nil
  }

  private func shown(
    _ alert: Alert, message: String, inEntry entry: Int, origin: ShownAlert.Origin
  ) -> ShownAlert {
    let text = { (text: LocalizedText?) in text.map { self.string($0, inEntry: entry) } }
    return ShownAlert(
      title: text(alert.title), message: text(alert.message) ?? message, dismiss: text(alert.dismiss), origin: origin)
  }

  /// The sentence of a violation: the rule's message, else the built-in one in the language of the session.
  func message(of violation: Violation, at instance: Int) -> String {
    if let rule = violation.rule, let message = field(of: instance).validators[rule].message {
      return string(message, inEntry: Int(entryOf[instance]))
    }
    return Words.best(for: language.description).reason(violation.reason)
  }
}
