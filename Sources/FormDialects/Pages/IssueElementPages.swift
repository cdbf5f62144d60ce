import FormDiagnostics

extension IssueFormFindings {
  /// Pages about the elements of an issue form.
  static let elementPages: [DiagnosticPage] = [
    DiagnosticPage(
      .issueTypeMissing, summary: "An element of an issue form does not say its type",
      reason: """
        GitHub's page calls this "Body[i]: required key type is missing", where `i` counts the elements from 0. \
        Without a type nobody knows what to show.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - attributes:
              label: Version
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: Version
        """),
    DiagnosticPage(
      .issueTypeUnknown, summary: "An element of an issue form has a type that there is not",
      reason: """
        GitHub's page calls this "Body[i]: `x` is not a valid input type". Types are `markdown`, `input`, `textarea`, \
        `dropdown`, `checkboxes` and `upload`.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: text
            attributes:
              label: Version
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: Version
        """),
    DiagnosticPage(
      .issueAttributeMissing, summary: "An element lacks an attribute that it needs",
      reason: """
        GitHub's page calls this "Body[i]: required attribute key `value` is missing". A `markdown` element needs a \
        `value`, every other one a `label`, and dropdowns and checkboxes need `options` as well. All of them stand \
        under `attributes`.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: markdown
          - type: input
            attributes:
              label: Version
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: markdown
            attributes:
              value: Thank you!
          - type: input
            attributes:
              label: Version
        """),
    DiagnosticPage(
      .issueAttributeNotString, summary: "An attribute has no text as its value",
      reason: """
        GitHub's page calls this "Body[i]: label must be a string". A boolean, a number, a list, nothing at all, and a \
        text of blanks alone are no text here; `yes` and `no` without quotes are booleans for GitHub.

        Put the value in quotes, write a text, or, where the attribute is optional, take it away.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: 1.3
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: "1.3"
        """),
    DiagnosticPage(
      .issueAttributeNotPermitted, summary: "An attribute means nothing on an element of this type",
      reason: """
        GitHub's page calls this "Body[i]: `x` is not a permitted attribute". Each type has its own attributes: only a \
        `textarea` has `render`, only a `dropdown` has `multiple`. `required` stands under `validations`, beside \
        `attributes`.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: Version
              render: shell
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: textarea
            attributes:
              label: Version
              render: shell
        """),
    DiagnosticPage(
      .issueElementKeyUnknown, summary: "A key means nothing beside the type of an element",
      reason: """
        GitHub's page calls this "Body[i]: `x` is not a permitted key". Beside `type` stand `id`, `attributes` and \
        `validations`; what an element shows stands under `attributes`. Gitea knows a few keys more, which `--dialect \
        gitea` allows.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              description: As shown by `--version`
              label: Version
            visible: [form]
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              description: As shown by `--version`
              label: Version
        """),
    DiagnosticPage(
      .issueWrongType, summary: "A list, a mapping, a boolean or a number is wanted",
      reason: """
        The syntax pages say of each key what its value is: `body` and `options` are lists, `attributes` and \
        `validations` are mappings, `required`, `multiple` and `blank_issues_enabled` are true or false, `default` is \
        a number. What is anything else is refused or ignored.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: Version
            validations:
              required: "true"
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: Version
            validations:
              required: true
        """),
    DiagnosticPage(
      .issueWithoutEffect, summary: "A key is taken and does nothing",
      reason: """
        The form is offered, but the key does not do what it looks like. `validations` on checkboxes are an example: \
        there, each box says for itself whether it must be ticked.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: checkboxes
            attributes:
              label: Before you send
              options:
                - label: I have searched
            validations:
              required: true
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: checkboxes
            attributes:
              label: Before you send
              options:
                - label: I have searched
                  required: true
        """),
    DiagnosticPage(
      .issueRuleLost, summary: "A rule of the form is not checked here",
      reason: """
        The pattern of a Gitea form is no regular expression that is matched in linear time, so forms do without it \
        here. Gitea itself may still check it.
        """,
      bad: """
        # .gitea/ISSUE_TEMPLATE/bug.yml
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: Version
            validations:
              regex: '(?=.*[0-9]).*'
        """,
      repaired: """
        # .gitea/ISSUE_TEMPLATE/bug.yml
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: Version
            validations:
              regex: '.*[0-9].*'
        """),
  ]
}
