import FormDiagnostics

extension IssueFormFindings {
  /// Pages about the settings of the chooser.
  static let chooserPages: [DiagnosticPage] = [
    DiagnosticPage(
      .chooserKeyUnknown, summary: "A key means nothing in the settings of the chooser",
      reason: """
        `config.yml` beside the issue forms says what people see when they choose a template. It has \
        `blank_issues_enabled` and `contact_links`, and each link has `name`, `url` and `about`.
        """,
      bad: """
        blank_issues_enabled: false
        contact_links:
          - name: Forum
            url: https://forum.example.com
            about: Ask questions here
            icon: chat
        """,
      repaired: """
        blank_issues_enabled: false
        contact_links:
          - name: Forum
            url: https://forum.example.com
            about: Ask questions here
        """),
    DiagnosticPage(
      .chooserLinkIncomplete, summary: "A link of the chooser lacks a part",
      reason: """
        Each link needs a `name`, a `url` and an `about`. GitHub shows none of the links when one of them is not \
        complete.
        """,
      bad: """
        blank_issues_enabled: false
        contact_links:
          - name: Forum
            url: https://forum.example.com
        """,
      repaired: """
        blank_issues_enabled: false
        contact_links:
          - name: Forum
            url: https://forum.example.com
            about: Ask questions here
        """),
    DiagnosticPage(
      .chooserAddress, summary: "A link of the chooser has no whole address",
      reason: """
        The `url` of a link is a whole address, with `https://` at its start.
        """,
      bad: """
        blank_issues_enabled: false
        contact_links:
          - name: Forum
            url: forum.example.com
            about: Ask questions here
        """,
      repaired: """
        blank_issues_enabled: false
        contact_links:
          - name: Forum
            url: https://forum.example.com
            about: Ask questions here
        """),
  ]
}
