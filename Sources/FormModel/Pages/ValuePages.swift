import FormDiagnostics

extension FormFindings {
  /// Pages about options and about where values come from.
  static let valuePages: [DiagnosticPage] = [
    DiagnosticPage(
      .optionDuplicate, summary: "Two options have the same value",
      reason: """
        The value is what is stored. With two labels for one value nobody can tell afterwards which of them was chosen.

        Give each option a value of its own, or remove one of them.
        """,
      bad: """
        form: answer
        fields:
          - id: coming
            type: select
            label: Are you coming
            options:
              - {value: y, label: Yes}
              - {value: n, label: No}
              - {value: n, label: Not sure}
        """,
      repaired: """
        form: answer
        fields:
          - id: coming
            type: select
            label: Are you coming
            options:
              - {value: y, label: Yes}
              - {value: n, label: No}
              - {value: maybe, label: Not sure}
        """),
    DiagnosticPage(
      .calculateConflict, summary: "A field is given its value in two ways",
      reason: """
        `default` is a literal, `initial` is worked out once, `calculate` is kept up to date. Only one of them can say \
        what the field starts with, and a secret has no default, because the form file is no place for a secret.

        Keep the one that you mean. A calculated value that people may overwrite has `editable: true`.
        """,
      bad: """
        form: invoice
        fields:
          - {id: hours, type: number, label: Hours}
          - {id: amount, type: number, label: Amount, default: 0, calculate: hours * 80}
        """,
      repaired: """
        form: invoice
        fields:
          - {id: hours, type: number, label: Hours}
          - {id: amount, type: number, label: Amount, calculate: hours * 80}
        """),
    DiagnosticPage(
      .valueCircle, summary: "Values are worked out from each other in a circle",
      reason: """
        Each value waits for the next, and the last one waits for the first: none of them can ever be worked out. The \
        finding names every step of the circle with its place.

        Let one of them be asked, or work it out from something outside the circle.
        """,
      bad: """
        form: invoice
        fields:
          - {id: net, type: number, label: Net, calculate: gross / 1.2}
          - {id: gross, type: number, label: Gross, calculate: net * 1.2}
        """,
      repaired: """
        form: invoice
        fields:
          - {id: net, type: number, label: Net}
          - {id: gross, type: number, label: Gross, calculate: net * 1.2}
        """),
  ]
}
