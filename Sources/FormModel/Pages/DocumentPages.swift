import FormDiagnostics
import FormDocuments

extension FormFindings {
  /// Pages about the text of a document, before anyone asks what it means.
  static let documentPages: [DiagnosticPage] = [
    DiagnosticPage(
      .badEncoding, summary: "The file holds bytes or characters that no form file may hold",
      reason: """
        Form files are UTF-8, or UTF-16 with a byte order mark. Control characters other than tabs and line breaks may not \
        stand in YAML at all; they mostly come from copying out of a terminal or a word processor.

        Save the file as UTF-8, and remove the character at the place that is named.
        """,
      bad: """
        form: contact
        fields:
          - {id: name, type: text, label: Your\u{7} name}
        """,
      repaired: """
        form: contact
        fields:
          - {id: name, type: text, label: Your name}
        """),
    DiagnosticPage(
      .yamlSyntax, summary: "The text is not YAML",
      reason: """
        The indentation does not fit, a quote or bracket is not closed, a tab stands where blanks belong, or a text that \
        holds `: ` or begins with a special character lacks its quotes. Nothing else is said about the file before this is \
        repaired.

        Look at the place that is named and at the line before it.
        """,
      bad: """
        form: contact
        title: Questions: ask us anything
        fields:
          - {id: question, type: textarea, label: Question}
        """,
      repaired: """
        form: contact
        title: "Questions: ask us anything"
        fields:
          - {id: question, type: textarea, label: Question}
        """),
    DiagnosticPage(
      .jsonSyntax, summary: "The text is not JSON",
      reason: """
        A form may be written in JSON as well. JSON has no comments, no comma after the last member, and double quotes \
        around every key and text.

        Look at the place that is named.
        """,
      bad: """
        {
          "form": "contact",
          "fields": [{"id": "name", "type": "text", "label": "Name"}],
        }
        """,
      repaired: """
        {
          "form": "contact",
          "fields": [{"id": "name", "type": "text", "label": "Name"}]
        }
        """),
    DiagnosticPage(
      .duplicateKey, summary: "A mapping has the same key twice",
      reason: """
        Most readers silently keep one of the two, and not always the same one. What stands under the second key would be \
        lost without a word.

        Remove one of them, or rename it to what was meant.
        """,
      bad: """
        form: contact
        fields:
          - id: name
            type: text
            label: First name
            label: Name
        """,
      repaired: """
        form: contact
        fields:
          - id: name
            type: text
            label: Name
        """),
    DiagnosticPage(
      .severalDocuments, summary: "The file holds more than one document",
      reason: """
        A line of three hyphens begins a new YAML document. One file is one form, so that everything after the line would \
        be left out.

        Remove the line, or put the second form into a file of its own.
        """,
      bad: """
        form: contact
        fields:
          - {id: name, type: text, label: Name}
        ---
        submit: {label: Send}
        """,
      repaired: """
        form: contact
        fields:
          - {id: name, type: text, label: Name}
        submit: {label: Send}
        """),
    DiagnosticPage(
      .emptyDocument, summary: "The file holds nothing",
      reason: """
        There are only blanks and comments. A form has at least the keys `form` and `fields`.

        `formctl new` writes a form to begin with.
        """,
      bad: """
        # The contact form will stand here.
        """,
      repaired: """
        # The contact form.
        form: contact
        fields:
          - {id: name, type: text, label: Name}
        """),
    DiagnosticPage(
      .unknownTag, summary: "A tag that means nothing in a form file",
      reason: """
        A word after an exclamation mark is a tag. Form files know only those of the core schema, such as `!!str`. Most \
        often an expression that begins with `!`, for not, lacks its quotes.

        Put the expression in quotes, or remove the tag.
        """,
      bad: """
        form: guests
        fields:
          - {id: alone, type: checkbox, label: I come alone}
          - {id: guest, type: text, label: Who comes with you, relevant: !alone }
        """,
      repaired: """
        form: guests
        fields:
          - {id: alone, type: checkbox, label: I come alone}
          - {id: guest, type: text, label: Who comes with you, relevant: "!alone"}
        """),
    DiagnosticPage(
      .tagMismatch, summary: "A value does not fit the tag before it",
      reason: """
        `!!int` says that a whole number follows, `!!bool` that `true` or `false` follows. What follows is something else.

        Remove the tag or correct the value. Form files hardly ever need tags.
        """,
      bad: """
        form: contact
        version: !!int two
        fields:
          - {id: name, type: text, label: Name}
        """,
      repaired: """
        form: contact
        version: !!int 2
        fields:
          - {id: name, type: text, label: Name}
        """),
  ]
}
