import FormDiagnostics
import FormDocuments

/// What submitting the form asks for and leads to.
public struct Submit: Sendable, Equatable {
  /// The label of the button that a form without a submit button gets.
  public let label: LocalizedText?
  /// Whether submitting is possible.
  public let enabled: Condition
  /// What must hold after the validators, in order; the first that is false raises its alert.
  public let checks: [Check]
  /// Where to go afterwards: another form's file, or a name handed to the caller.
  public let next: Placed<String>?

  /// What submitting means where the form says nothing.
  public static let standard = Submit(label: nil, enabled: .always, checks: [], next: nil)

  /// One thing that must hold when the form is submitted.
  public struct Check: Sendable, Equatable {
    /// What must be true.
    public let constraint: Formula
    /// What is said when it is not.
    public let alert: Alert
  }
}

extension Submit {
  private enum CheckKeys {
    static let constraint = Key("constraint", Formula.shape, "What must be true.", isRequired: true)
    static let alert = Key("alert", Alert.checkShape, "What is said when it is not.", isRequired: true)
    private static let parts = ["message", "title", "dismiss"]
    static let all = KeySet(
      [constraint.erased, alert.erased],
      misplaced: { parts.contains($0) ? "must stand in the check's `alert`" : nil },
      foreign: ForeignKeys(
        [
          "condition": "constraint", "if": "constraint", "rule": "constraint", "assert": "constraint",
          "check": "constraint", "expression": "constraint", "expr": "constraint", "test": "constraint",
          "when": "constraint", "validate": "constraint",
        ],
        parts: Dictionary(uniqueKeysWithValues: parts.map { ($0, ForeignKeys.Part(of: "alert", $0)) }),
        excuses: Dictionary(uniqueKeysWithValues: parts.map { ($0, "alert") })))
  }

  private enum Keys {
    static let label = Key("label", LocalizedText.shape, "The label of the submit button.")
    static let enabled = Key("enabled", Condition.shape, "Whether submitting is possible.")
    static let checks = Key(
      "checks", Shape<[Check]>.list(of: checkShape, noun: "a list of checks"),
      "What must hold after the validators; the first that is false raises its alert.")
    static let next = Key("next", Shapes.string, "Where to go afterwards: a form's file, or a name for the caller.")
    static let all = KeySet(
      [label.erased, enabled.erased, checks.erased, next.erased],
      foreign: ForeignKeys(
        [
          "text": "label", "title": "label", "redirect": "next", "goto": "next", "to": "next",
          "validators": "checks", "rules": "checks", "if": "enabled",
        ], opposites: ["disabled": "enabled"],
        advice: [
          "action": "Where the form leads to is `next`; what a button does is the `action` of a button.",
          "url": sending, "endpoint": sending, "method": sending, "headers": sending,
          "constraint": "What must hold on submitting is an item of `checks`: `{constraint: …, alert: {message: …}}`.",
          "message": "What is said when a check fails is the `alert` of that check.",
        ]))

    private static let sending =
      "A form says nothing of where answers go: whoever runs it gets the submission. `next` names the form that follows."
  }

  private static let checkShape = Shape<Check>.object("a check", keys: CheckKeys.all) { reader, context in
    let constraint = reader(CheckKeys.constraint, &context)
    let alert = reader(CheckKeys.alert, &context)
    guard let constraint, let alert else { return nil }
    return Check(constraint: constraint, alert: alert)
  }

  /// The `submit` of a form.
  static let shape = Shape<Submit>.object("`submit`", keys: Keys.all, bareKey: Keys.label.name) { reader, context in
    Submit(
      label: reader(Keys.label, &context), enabled: reader(Keys.enabled, &context) ?? .always,
      checks: reader(Keys.checks, &context) ?? [], next: reader(Keys.next, &context))
  }
}
