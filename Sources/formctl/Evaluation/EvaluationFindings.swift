import FormDiagnostics

/// The findings that only evaluating an expression can have.
enum EvaluationFindings {
  /// Every code.
  static let codes: [DiagnosticCode] = [.noValue]

  /// The page of every code.
  static let pages: [DiagnosticPage] = [
    DiagnosticPage(
      .noValue, summary: "An expression has no value for the answers at hand",
      reason: """
        Some operations have no result for some values of the right type: a division by zero, a number beyond 64 bits, \
        the third of two entries, the date in a text that is none. `formctl eval` says which operation it was. In a form \
        the outcome of such an expression is unknown: a condition counts as false, a calculated value is unset.

        Ask before you work something out, as `people > 0 ? total / people : 0` does.
        """,
      bad: """
        form: bill
        fields:
          - {id: total, type: integer, label: Total}
          - {id: people, type: integer, label: People}
          - {id: share, type: integer, label: Each pays, calculate: total / people}
        """,
      repaired: """
        form: bill
        fields:
          - {id: total, type: integer, label: Total}
          - {id: people, type: integer, label: People}
          - {id: share, type: integer, label: Each pays, calculate: "people > 0 ? total / people : 0"}
        """)
  ]
}

extension DiagnosticCode {
  /// An expression that has no value for the answers at hand.
  static let noValue = DiagnosticCode("no-value", .error)
}
