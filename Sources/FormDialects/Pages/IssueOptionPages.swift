import FormDiagnostics

extension IssueFormFindings {
  /// Pages about the options of dropdowns and checkboxes.
  static let optionPages: [DiagnosticPage] = [
    DiagnosticPage(
      .issueOptionsRepeated, summary: "An option is there twice",
      reason: """
        GitHub's page calls this "Body[i]: `options` must be unique". Numbers count as GitHub reads them: `3.10` and \
        `3.1` without quotes are the same.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: dropdown
            attributes:
              label: System
              options:
                - Linux
                - macOS
                - Linux
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: dropdown
            attributes:
              label: System
              options:
                - Linux
                - macOS
                - Windows
        """),
    DiagnosticPage(
      .issueOptionNone, summary: "An option has the name that means no choice",
      reason: """
        GitHub's page calls this "Body[i]: `options` must not include the reserved word, none". Where an answer is not \
        required, GitHub offers `None` itself. Beside a `default`, `n/a` is refused as well.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: dropdown
            attributes:
              label: System
              options:
                - Linux
                - None
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: dropdown
            attributes:
              label: System
              options:
                - Linux
        """),
    DiagnosticPage(
      .issueOptionBoolean, summary: "An option is read as true or false",
      reason: """
        GitHub's page calls this "Body[i]: `options` must not include booleans". Readers of YAML 1.1 such as GitHub's \
        take `yes`, `no`, `on`, `off`, `true` and `false` for booleans unless they are in quotes.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: dropdown
            attributes:
              label: System
              options:
                - Yes
                - Sometimes
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: dropdown
            attributes:
              label: System
              options:
                - "Yes"
                - Sometimes
        """),
    DiagnosticPage(
      .issueOptionNotString, summary: "An option of a dropdown is no text",
      reason: """
        The options of a dropdown are texts. Checkboxes are different: there each option is a mapping with a `label`.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: dropdown
            attributes:
              label: System
              options:
                - label: Linux
                - label: macOS
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: dropdown
            attributes:
              label: System
              options:
                - Linux
                - macOS
        """),
    DiagnosticPage(
      .issueDefaultOutside, summary: "A default is the place of no option",
      reason: """
        `default` says which option is chosen at the start by its place in the list, counted from 0.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: dropdown
            attributes:
              label: System
              options:
                - Linux
                - macOS
              default: 2
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: dropdown
            attributes:
              label: System
              options:
                - Linux
                - macOS
              default: 1
        """),
    DiagnosticPage(
      .issueNumberRewritten, summary: "A number is shown in another spelling",
      reason: """
        Without quotes, `3.10` is a number, and GitHub shows it as `3.1`. Put it in quotes to keep its spelling.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: dropdown
            attributes:
              label: System
              options:
                - 3.9
                - 3.10
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: dropdown
            attributes:
              label: System
              options:
                - 3.9
                - "3.10"
        """),
  ]
}
