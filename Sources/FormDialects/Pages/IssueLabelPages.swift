import FormDiagnostics

extension IssueFormFindings {
  /// Pages about how the elements of an issue form are told apart.
  static let labelPages: [DiagnosticPage] = [
    DiagnosticPage(
      .issueIDRepeated, summary: "Two elements of an issue form have the same id",
      reason: """
        GitHub's page calls this "Body must have unique ids": addresses that fill a form in, and programs that read \
        the issue, know an element by its id.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            id: name
            attributes:
              label: First name
          - type: input
            id: name
            attributes:
              label: Last name
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            id: first-name
            attributes:
              label: First name
          - type: input
            id: last-name
            attributes:
              label: Last name
        """),
    DiagnosticPage(
      .issueIDCharacters, summary: "An id has characters that no id may have",
      reason: """
        GitHub's page calls this "Body[i]: `id` can only contain numbers, letters, -, _". Blanks, dots and letters \
        beyond the English alphabet are none of them.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            id: first name
            attributes:
              label: Version
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            id: first-name
            attributes:
              label: Version
        """),
    DiagnosticPage(
      .issueLabelRepeated, summary: "Two elements of an issue form have the same label",
      reason: """
        GitHub's page calls this "Body must have unique labels": without an id, an element is known by its label. \
        Change one of the labels, or give one of the elements an id; in the issue, both headings then still read the \
        same.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: Name
          - type: input
            attributes:
              label: Name
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: Name
          - type: input
            id: name-2
            attributes:
              label: Name
        """),
    DiagnosticPage(
      .issueLabelsTooSimilar, summary: "Two labels of an issue form differ in nothing that counts",
      reason: """
        GitHub's page calls this "Labels are too similar". An element without an id is known by a reference that is \
        made of its label: Latin letters without their marks, digits, `-` and `_` stay, everything else becomes a \
        hyphen, and case makes no difference. Two of them are the same here.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: Name?
          - type: input
            attributes:
              label: Name!
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: Name?
          - type: input
            attributes:
              label: Your name
        """),
    DiagnosticPage(
      .issueCheckboxRepeated, summary: "A checkbox has the label of another part of the form",
      reason: """
        GitHub's page calls this "Checkboxes must have unique labels": the label of each box differs from those of all \
        other boxes and of the elements without an id, compared as references. Boxes have no id of their own.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: textarea
            attributes:
              label: Name
          - type: checkboxes
            attributes:
              label: Before you send
              options:
                - label: Name
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: textarea
            attributes:
              label: Name
          - type: checkboxes
            attributes:
              label: Before you send
              options:
                - label: Your name
        """),
    DiagnosticPage(
      .issueLabelForbiddenWord, summary: "A label asks for a password",
      reason: """
        GitHub's page calls this "Body[i]: `label` contains forbidden word": in the labels of `input` and `textarea` \
        elements, words that phishing uses are refused, because issues are public. GitHub does not publish the list; \
        `password` is the word that it names.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: Password
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: User name
        """),
    DiagnosticPage(
      .issueLabelWithoutLetters, summary: "Several labels without Latin letters, and no ids",
      reason: """
        GitHub makes a reference to an element out of the Latin letters and digits of its label. Labels in other \
        scripts give none, so that elements without an id cannot be told apart by addresses that fill the form in. The \
        form itself works.

        Give each element an id; `validate --fix` adds them.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: 版本
          - type: input
            attributes:
              label: 系统
        """,
      repaired: """
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: 版本
          - type: input
            id: system
            attributes:
              label: 系统
        """),
  ]
}
