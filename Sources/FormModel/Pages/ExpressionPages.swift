import FormDiagnostics

extension FormFindings {
  /// Pages about expressions.
  static let expressionPages: [DiagnosticPage] = [
    DiagnosticPage(
      .expressionSyntax, summary: "An expression cannot be read",
      reason: """
        Conditions and calculations are written in the Common Expression Language. The finding points at the first place \
        that does not fit. Equality is `==`, and is `&&`, or is `||`, not is `!`; texts stand in quotes.

        Inside YAML an expression with `: ` or ` #` has to stand in quotes as a whole.
        """,
      bad: """
        form: shirt
        fields:
          - {id: size, type: select, label: Size, options: [S, M, other]}
          - {id: other_size, type: text, label: Which size, relevant: size = 'other'}
        """,
      repaired: """
        form: shirt
        fields:
          - {id: size, type: select, label: Size, options: [S, M, other]}
          - {id: other_size, type: text, label: Which size, relevant: size == 'other'}
        """),
    DiagnosticPage(
      .expressionType, summary: "An expression with values of the wrong type",
      reason: """
        Every field has a type, and every operator and function is for some types: `>` compares two numbers, texts, dates \
        or spans of time, `&&` joins two conditions. The place of an expression wants a type as well: `relevant` a \
        condition, `min` a value of the field's own type, `calculate` what the field can hold.

        The finding says what each part is. A number of years since a date is `age(date)`, the length of a text is \
        `size(text)`, whether a number or date is filled in is `isSet(field)`, a text of a number is `string(number)`.
        """,
      bad: """
        form: club
        fields:
          - {id: birthday, type: date, label: Birthday}
          - {id: parent, type: text, label: Name of a parent, relevant: birthday < 18}
        """,
      repaired: """
        form: club
        fields:
          - {id: birthday, type: date, label: Birthday}
          - {id: parent, type: text, label: Name of a parent, relevant: age(birthday) < 18}
        """),
    DiagnosticPage(
      .unknownFunction, summary: "A function that does not exist",
      reason: """
        Expressions have the functions of the Common Expression Language with its extensions for texts and numbers, and \
        those of forms: `today`, `now`, `age`, `isEmail`, `isUrl`, `sum`, `isSet`.

        Use the name that is offered. The length of a text or list is `size(x)`.
        """,
      bad: """
        form: review
        fields:
          - {id: review, type: textarea, label: Your review}
          - {id: thanks, type: checkbox, label: Publish it, relevant: length(review) > 20}
        """,
      repaired: """
        form: review
        fields:
          - {id: review, type: textarea, label: Your review}
          - {id: thanks, type: checkbox, label: Publish it, relevant: size(review) > 20}
        """),
    DiagnosticPage(
      .wrongArgumentCount, summary: "A function is called with too few or too many values",
      reason: """
        Every function takes a fixed number of values: `today()` none, `age(birthday)` one. \
        A value before the dot counts, so that `size(name)` and `name.size()` are the same call.

        Give the function what the message says it takes.
        """,
      bad: """
        form: club
        fields:
          - {id: birthday, type: date, label: Birthday}
          - {id: parent, type: text, label: Name of a parent, relevant: "age(birthday, today()) < 18"}
        """,
      repaired: """
        form: club
        fields:
          - {id: birthday, type: date, label: Birthday}
          - {id: parent, type: text, label: Name of a parent, relevant: age(birthday) < 18}
        """),
    DiagnosticPage(
      .unknownOption, summary: "A value is compared with a choice that has no such option",
      reason: """
        The comparison always gives the same: nobody can choose what is not there. Often the option was renamed, or its \
        label was written instead of its value.

        Write the value of an option as it stands under `options`.
        """,
      bad: """
        form: bakery
        fields:
          - {id: bread, type: select, label: Bread, options: [rye, wheat]}
          - {id: slices, type: checkbox, label: Cut it, relevant: bread != 'rey'}
        """,
      repaired: """
        form: bakery
        fields:
          - {id: bread, type: select, label: Bread, options: [rye, wheat]}
          - {id: slices, type: checkbox, label: Cut it, relevant: bread != 'rye'}
        """),
    DiagnosticPage(
      .secretLeak, summary: "A secret would become visible",
      reason: """
        A secret may be compared, measured and matched, and what comes out of that may be used. The secret itself may not \
        flow into a text, into a value that is not secret, or into a link: there it would be shown, stored in drafts or \
        logged.

        Say what you need to know about it instead, such as its length, or make the field that takes it secret as well.
        """,
      bad: """
        form: account
        fields:
          - {id: password, type: password, label: Password}
          - {type: note, label: "Your password is ${password}"}
        """,
      repaired: """
        form: account
        fields:
          - {id: password, type: password, label: Password}
          - {type: note, label: "Your password has ${size(password)} characters"}
        """),
  ]
}
