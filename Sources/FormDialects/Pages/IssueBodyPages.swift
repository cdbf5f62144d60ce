public import FormDiagnostics

extension IssueBodyFindings {
  /// The page of every code.
  public static let pages: [DiagnosticPage] = [
    DiagnosticPage(
      .issueBodyUnreadable, summary: "An answer in an issue is none that its field can have",
      reason: """
        An issue is read back by the form that it was made with. Here an answer is no option of its dropdown, or a box \
        is none of the form's: the issue was edited, or the form has changed since.

        The issues on this page answer a form with a dropdown `System` (Linux, macOS) and a textarea `Steps`.
        """,
      bad: """
        ### System

        Amiga

        ### Steps

        _No response_
        """,
      repaired: """
        ### System

        Linux

        ### Steps

        _No response_
        """),
    DiagnosticPage(
      .issueBodyAmbiguous, summary: "An issue can be read in more than one way",
      reason: """
        A line of an answer reads just like a heading of the form, between two empty lines, and nothing else tells \
        which of them is the heading. The first one is taken.

        The issue on this page answers a form with the textareas `Steps` and `Result`.
        """,
      bad: """
        ### Steps

        First

        ### Result

        Second

        ### Result

        Third
        """,
      repaired: """
        ### Steps

        First

        \\### Result

        Second

        ### Result

        Third
        """),
    DiagnosticPage(
      .issueBodySectionMissing, summary: "An issue lacks a heading of its form",
      reason: """
        The heading was taken away or changed, or the form has changed since. Nothing is known of the answer.

        The issue on this page answers a form with the textareas `Steps` and `Result`.
        """,
      bad: """
        ### Steps

        First
        """,
      repaired: """
        ### Steps

        First

        ### Result

        _No response_
        """),
    DiagnosticPage(
      .issueBodyTextOutside, summary: "An issue holds text before its first heading",
      reason: """
        The text was added to the issue by hand, and belongs to no field of the form.

        The issue on this page answers a form with the textareas `Steps` and `Result`.
        """,
      bad: """
        See below.

        ### Steps

        First

        ### Result

        Second
        """,
      repaired: """
        ### Steps

        First

        ### Result

        Second
        """),
  ]
}
