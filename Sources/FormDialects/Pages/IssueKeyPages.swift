import FormDiagnostics

extension IssueFormFindings {
  /// Pages about the keys at the top of an issue form.
  static let keyPages: [DiagnosticPage] = [
    DiagnosticPage(
      .issueKeyMissing, summary: "An issue form lacks a key that it must have at the top",
      reason: """
        Every issue form has a `name` and a `description`: people read them where they choose a template. GitHub's \
        page calls this "Required top level key `name` is missing", and GitHub does not offer the form.

        Add the key at the start of its own line.
        """,
      bad: """
        name: Bug report
        body:
          - type: input
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
      .issueKeyNotString, summary: "A key at the top of an issue form has no text as its value",
      reason: """
        GitHub's page calls this "`key` must be a string". A boolean, a number, a list, nothing at all, and a text of \
        blanks alone are no text here. Readers of YAML 1.1 such as GitHub's take `yes`, `no`, `on` and `off` for \
        booleans as well.

        Put the value in quotes, write a text, or, where the key is optional, take it away.
        """,
      bad: """
        name: Bug report
        description: no
        body:
          - type: input
            attributes:
              label: Version
        """,
      repaired: """
        name: Bug report
        description: "no"
        body:
          - type: input
            attributes:
              label: Version
        """),
    DiagnosticPage(
      .issueKeyNotPermitted, summary: "A key means nothing at the top of an issue form",
      reason: """
        GitHub's page calls this "`input` is not a permitted key": at the top stand `name`, `description`, `title`, \
        `labels`, `assignees`, `projects`, `type` and `body`, and nothing else. `about` is for Markdown templates. A \
        file with other keys is not offered.
        """,
      bad: """
        name: Bug report
        about: Something is broken
        body:
          - type: input
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
      .issueKeyForbidden, summary: "A key is a word that YAML readers take for a boolean",
      reason: """
        GitHub's page lists these words as "Forbidden keys": `y`, `yes`, `n`, `no`, `true`, `false`, `on` and `off`, \
        in small letters, capitals, or capitalised. A reader of YAML 1.1 makes a boolean of such a key, so that it is \
        no name of anything.

        Most often a workflow, with its `on:`, has ended up among the issue forms.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        on: [push]
        body:
          - type: input
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
      .issueBodyEmpty, summary: "An issue form has no body",
      reason: """
        GitHub's page calls this "Body cannot be empty". The form has no `body`, or nothing stands under it. A line \
        `---` before `body` has the same effect, because it begins a second document.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body: []
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
      .issueBodyOnlyMarkdown, summary: "Nothing in an issue form can be answered",
      reason: """
        GitHub's page calls this "Body must contain at least one non-markdown field": `markdown` elements are shown, \
        and not submitted, so an issue made with this form would be empty.
        """,
      bad: """
        name: Bug report
        description: Something is broken
        body:
          - type: markdown
            attributes:
              value: Thank you!
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
      .issueNameShort, summary: "The name of an issue form is very short",
      reason: """
        GitHub asks for more than three characters, and says that a template with a shorter name may not be shown to \
        people who open an issue.
        """,
      bad: """
        name: Bug
        description: Something is broken
        body:
          - type: input
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
      .issueNameRepeated, summary: "Two templates of a folder have the same name",
      reason: """
        The `name` of a template must differ from that of every other one in the folder, Markdown templates included: \
        people choose by it. The finding needs both files, so it comes only when the folder is checked.
        """,
      bad: """
        # .github/ISSUE_TEMPLATE/1-bug.yml and 2-crash.yml both begin so:
        name: Bug report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: Version
        """,
      repaired: """
        # .github/ISSUE_TEMPLATE/2-crash.yml:
        name: Crash report
        description: Something is broken
        body:
          - type: input
            attributes:
              label: Version
        """),
  ]
}
