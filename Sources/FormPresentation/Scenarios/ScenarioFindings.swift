public import FormDiagnostics

/// The findings of running scenarios.
public enum ScenarioFindings {
  /// Every code.
  public static let codes: [DiagnosticCode] = [.scenarioFailed]

  /// What each code means.
  public static let pages: [DiagnosticPage] = [
    DiagnosticPage(
      .scenarioFailed, summary: "A step of a scenario does not hold",
      reason: """
        `formctl test` runs the scenarios of a form. A step does not hold when something else is seen than it expects, \
        or when its event is nothing that a person could do at that moment, such as tapping what is hidden or disabled.

        Either the form is wrong, or the scenario. An event that must change nothing takes `ignored: true`.
        """,
      bad: """
        form: agree
        fields:
          - {id: agree, type: checkbox, label: I agree}
        scenarios:
          - name: ticking
            steps:
              - tap: agree
              - expect: {values: {agree: false}}
        """,
      repaired: """
        form: agree
        fields:
          - {id: agree, type: checkbox, label: I agree}
        scenarios:
          - name: ticking
            steps:
              - tap: agree
              - expect: {values: {agree: true}}
        """)
  ]
}

extension DiagnosticCode {
  /// A step of a scenario does not hold.
  public static let scenarioFailed = DiagnosticCode("scenario-failed", .error)
}
