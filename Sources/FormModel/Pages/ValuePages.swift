import FormDiagnostics

extension FormFindings {
  /// Pages about options and about where values come from.
  static let valuePages: [DiagnosticPage] = [
    DiagnosticPage(
      .listedTwice, summary: "A name or rule stands twice where once says all",
      reason: """
        A box that is listed twice is no more a member than one that is listed once, and a rule that is repeated refuses
        nothing more. Most often another name was meant.

        Take one of them away, or write the name that was meant.
        """,
      bad: """
        form: terms
        fields:
          - {id: all, type: select-all, label: Agree to all, of: [terms, terms]}
          - {id: terms, type: checkbox, label: Terms, validators: [required]}
          - {id: privacy, type: checkbox, label: Privacy, validators: [required]}
        """,
      repaired: """
        form: terms
        fields:
          - {id: all, type: select-all, label: Agree to all, of: [terms, privacy]}
          - {id: terms, type: checkbox, label: Terms, validators: [required]}
          - {id: privacy, type: checkbox, label: Privacy, validators: [required]}
        """),
    DiagnosticPage(
      .commentInText, summary: "A text ends where YAML sees a comment",
      reason: """
        Behind a space, `#` begins a comment: of `Room #12` only `Room` is left. With a digit right behind it, a number is
        more likely meant than a comment.

        Put the text in quotes, or put a space behind the `#` of a comment.
        """,
      bad: """
        form: booking
        fields:
          - id: room
            type: text
            label: Room #12
        """,
      repaired: """
        form: booking
        fields:
          - id: room
            type: text
            label: 'Room #12'
        """),
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
