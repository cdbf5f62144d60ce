import FormDiagnostics

extension FormFindings {
  /// Pages about names: given twice, not to be given, not there, not used.
  static let namePages: [DiagnosticPage] = [
    DiagnosticPage(
      .duplicateID, summary: "Two things have the same id",
      reason: """
        Ids are unique in the whole form, because expressions and submissions know a field by its id alone. Fields, \
        groups, pages, select-alls, buttons and the names in `context` share one name space. Only inside a group with \
        `nest: true`, and inside a repeat, ids of other parts do not count.

        Give the second one another id.
        """,
      bad: """
        form: move
        fields:
          - {id: address, type: text, label: Old address}
          - {id: address, type: text, label: New address}
        """,
      repaired: """
        form: move
        fields:
          - {id: old_address, type: text, label: Old address}
          - {id: new_address, type: text, label: New address}
        """),
    DiagnosticPage(
      .reservedName, summary: "A name is taken by the expression language",
      reason: """
        Words such as `in`, `true` or `for` are words of the expression language, and `form`, `value`, `index` and \
        `submit` have a meaning of their own in every form. A field with such an id could not be named in an expression.

        Choose another id.
        """,
      bad: """
        form: trip
        fields:
          - {id: in, type: date, label: Arrival}
          - {id: out, type: date, label: Departure}
        """,
      repaired: """
        form: trip
        fields:
          - {id: arrival, type: date, label: Arrival}
          - {id: out, type: date, label: Departure}
        """),
    DiagnosticPage(
      .unknownReference, summary: "A name that nothing in the form has",
      reason: """
        An expression, a text, `of`, `next`, `style`, `link` or an action names something that is not there.

        Correct the spelling; the nearest name is offered. Text inside an expression stands in quotes, `size == 'M'`: \
        without them it is read as a name. What comes from outside the form is declared under `context`.
        """,
      bad: """
        form: contact
        fields:
          - {id: email, type: email, label: E-mail}
          - {id: news, type: checkbox, label: Send me news, relevant: emial != ''}
        """,
      repaired: """
        form: contact
        fields:
          - {id: email, type: email, label: E-mail}
          - {id: news, type: checkbox, label: Send me news, relevant: email != ''}
        """),
    DiagnosticPage(
      .unusedStyle, summary: "A style that nothing uses",
      reason: """
        No field has this style and no style that is used extends it. Often a field was meant to have it.

        Use it or remove it. A style that is named like a field type, such as `checkbox`, is used by every field of that \
        type.
        """,
      bad: """
        form: agree
        styles:
          round: {extends: checkbox, shape: circle}
        fields:
          - {id: agree, type: checkbox, label: I agree}
        """,
      repaired: """
        form: agree
        styles:
          round: {extends: checkbox, shape: circle}
        fields:
          - {id: agree, type: checkbox, label: I agree, style: round}
        """),
    DiagnosticPage(
      .unusedDocument, summary: "A document that nothing opens",
      reason: """
        The document is declared, but no link, no field and no button opens it, so that nobody can read it.

        Link to it from the field that it belongs to, or remove it.
        """,
      bad: """
        form: agree
        documents:
          terms: {file: documents/terms.md, title: Terms}
        fields:
          - {id: agree, type: checkbox, label: I agree to the terms}
        """,
      repaired: """
        form: agree
        documents:
          terms: {file: documents/terms.md, title: Terms}
        fields:
          - {id: agree, type: checkbox, label: I agree to the terms, link: {label: Read, document: terms}}
        """),
    DiagnosticPage(
      .unusedContext, summary: "A value from outside that no expression reads",
      reason: """
        What is declared under `context` has to be given whenever the form runs. Asking for something that is never read \
        makes every caller look for it in vain.

        Remove it, or use it where it was meant to be used.
        """,
      bad: """
        form: nickname
        context: {account: {email: string}}
        fields:
          - {id: nickname, type: text, label: Nickname}
        """,
      repaired: """
        form: nickname
        context: {account: {email: string}}
        fields:
          - {type: note, label: "You are signed in as ${account.email}"}
          - {id: nickname, type: text, label: Nickname}
        """),
  ]
}
