import FormDiagnostics

extension FormFindings {
  /// Pages about keys and values that do not have the shape that is wanted.
  static let shapePages: [DiagnosticPage] = [
    DiagnosticPage(
      .unknownKey, summary: "A key has no meaning where it stands",
      reason: """
        Keys are strict: a misspelt key would otherwise be skipped in silence, and the rule or text under it would never \
        be seen. Keys are written in camelCase.

        Rename the key to the one that is offered, or remove it. Keys of other form tools, such as `title` or `showIf`, \
        are told with what they are called here. Habits from HTML, such as `required: true` on a field, belong into \
        `validators`.
        """,
      bad: """
        form: contact
        fields:
          - id: email
            type: email
            lable: E-mail
        """,
      repaired: """
        form: contact
        fields:
          - id: email
            type: email
            label: E-mail
        """),
    DiagnosticPage(
      .missingKey, summary: "A key that must be there is missing",
      reason: """
        Without this key the part means nothing: a form needs `form` and `fields`, every field a `type`, a field that \
        holds a value an `id`, a choice its `options`.

        Add the key. The finding points at the first key of the mapping that lacks it.
        """,
      bad: """
        form: shirt
        fields:
          - id: size
            type: select
            label: Size
        """,
      repaired: """
        form: shirt
        fields:
          - id: size
            type: select
            label: Size
            options: [S, M, L]
        """),
    DiagnosticPage(
      .wrongType, summary: "A value is of the wrong kind",
      reason: """
        A list stands where a text is wanted, a word where a number is wanted, or nothing at all. Two traps are common. \
        Only `true` and `false` are booleans: `yes`, `no`, `on` and `off` are texts. And an unquoted `1.10` is the number \
        1.1: where a text is wanted it has to stand in quotes, or the last digit is lost.

        Write the value that the message asks for.
        """,
      bad: """
        form: door
        fields:
          - id: pin
            type: text
            label: Code for the door
            secret: yes
        """,
      repaired: """
        form: door
        fields:
          - id: pin
            type: text
            label: Code for the door
            secret: true
        """),
    DiagnosticPage(
      .badValue, summary: "A value is none of those that are possible here",
      reason: """
        Field types, appearances, colours, keyboards and the like come from closed lists, and numbers have ranges.

        Use the name that is offered. Names are written in kebab-case or camelCase as the list shows them.
        """,
      bad: """
        form: contact
        fields:
          - id: email
            type: e-mail
            label: E-mail
        """,
      repaired: """
        form: contact
        fields:
          - id: email
            type: email
            label: E-mail
        """),
    DiagnosticPage(
      .badIdentifier, summary: "A name is not spelt as names are",
      reason: """
        Ids are names in expressions, so they consist of the letters A to Z and a to z, digits and underscores, and do \
        not begin with a digit. In `first-name` the hyphen would mean minus.

        Use an underscore instead of a blank or a hyphen. What people see is the `label`, which may say anything.
        """,
      bad: """
        form: contact
        fields:
          - {id: first-name, type: text, label: First name}
        """,
      repaired: """
        form: contact
        fields:
          - {id: first_name, type: text, label: First name}
        """),
    DiagnosticPage(
      .badLanguageTag, summary: "A language is not written as a language tag",
      reason: """
        Languages are BCP 47 tags such as `en`, `ko` or `pt-BR`: subtags of letters and digits with hyphens between them. \
        An underscore, as in the names of locales, makes it something else, and the text would never be found.

        Replace the underscore by a hyphen, and the name of a language by its code.
        """,
      bad: """
        form: contact
        title: {en: Contact, ko_KR: 문의}
        fields:
          - {id: message, type: textarea}
        """,
      repaired: """
        form: contact
        title: {en: Contact, ko-KR: 문의}
        fields:
          - {id: message, type: textarea}
        """),
    DiagnosticPage(
      .misplaced, summary: "Something known stands where it cannot stand",
      reason: """
        The key, the field or the rule exists, but has no meaning here: options of a text, a page inside a group, a field \
        beside pages.

        Move it to where it belongs, or change the type of the field.
        """,
      bad: """
        form: shirt
        fields:
          - id: size
            type: text
            label: Size
            options: [S, M, L]
        """,
      repaired: """
        form: shirt
        fields:
          - id: size
            type: select
            label: Size
            options: [S, M, L]
        """),
  ]
}
