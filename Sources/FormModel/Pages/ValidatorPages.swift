import FormDiagnostics

extension FormFindings {
  /// Pages about validators.
  static let validatorPages: [DiagnosticPage] = [
    DiagnosticPage(
      .validatorMismatch, summary: "A validator stands on a field that it is not for",
      reason: """
        `minLength` counts the characters of a text and means nothing for a number; `min` compares numbers, dates and \
        times and means nothing for a text; `minSelected` counts options.

        Use the validator that the message names for this type of field.
        """,
      bad: """
        form: club
        fields:
          - id: age
            type: integer
            label: Age
            validators: [{minLength: 18}]
        """,
      repaired: """
        form: club
        fields:
          - id: age
            type: integer
            label: Age
            validators: [{min: 18}]
        """),
    DiagnosticPage(
      .badPattern, summary: "A pattern cannot be read",
      reason: """
        The pattern is not a well-formed regular expression: a bracket is not closed, a repetition repeats nothing, a \
        class is turned around. The finding points at the place inside the pattern. Slashes around it, as JavaScript has \
        them, would be part of it: `/^a$/` fits no text. Flags stand at its start, `(?i)`.

        In YAML a pattern is best written in single quotes, because between double quotes every backslash has to be \
        written twice.
        """,
      bad: #"""
        form: parcel
        fields:
          - id: postcode
            type: text
            label: Postcode
            validators: [{pattern: '[0-9{5}'}]
        """#,
      repaired: #"""
        form: parcel
        fields:
          - id: postcode
            type: text
            label: Postcode
            validators: [{pattern: '[0-9]{5}'}]
        """#),
    DiagnosticPage(
      .patternOutside, summary: "A pattern asks for more than a regular expression can",
      reason: """
        Patterns are regular in the strict sense, so that every text is judged in linear time and other tools judge it \
        the same: no look-ahead, no look-behind, no back-reference.

        Write several patterns, one for each demand, each with its own message. People then also read what exactly is \
        missing.
        """,
      bad: #"""
        form: account
        fields:
          - id: password
            type: password
            label: Password
            validators:
              - pattern: '(?=.*[0-9]).{8,}'
                message: Use 8 characters with a digit
        """#,
      repaired: #"""
        form: account
        fields:
          - id: password
            type: password
            label: Password
            validators:
              - minLength: 8
                message: Use 8 characters or more
              - pattern: '.*[0-9].*'
                message: Add a digit
        """#),
    DiagnosticPage(
      .rangeInverted, summary: "The lowest value lies above the highest",
      reason: """
        No answer can be both, so nobody could ever fill in the field. This looks at bounds that are written as literals \
        and have no condition.

        Exchange the two bounds or correct one of them.
        """,
      bad: """
        form: rating
        fields:
          - id: stars
            type: integer
            label: Stars
            validators: [{min: 5}, {max: 1}]
        """,
      repaired: """
        form: rating
        fields:
          - id: stars
            type: integer
            label: Stars
            validators: [{min: 1}, {max: 5}]
        """),
    DiagnosticPage(
      .defaultViolates, summary: "The default is an answer that the field itself refuses",
      reason: """
        A person who changes nothing would be told that the answer is wrong: the default breaks a validator or is none \
        of the options.

        Correct the default or the rule.
        """,
      bad: """
        form: party
        fields:
          - id: guests
            type: integer
            label: Guests
            default: 0
            validators: [{min: 1}]
        """,
      repaired: """
        form: party
        fields:
          - id: guests
            type: integer
            label: Guests
            default: 1
            validators: [{min: 1}]
        """),
    DiagnosticPage(
      .countContradiction, summary: "A number of choices that cannot be made",
      reason: """
        More options have to be chosen than there are, the least number is above the greatest, or at most one box may be \
        ticked where two are wanted.

        Correct the numbers, or offer more options.
        """,
      bad: """
        form: lunch
        fields:
          - id: sides
            type: multiselect
            label: Side dishes
            options: [rice, salad]
            validators: [{minSelected: 3}]
        """,
      repaired: """
        form: lunch
        fields:
          - id: sides
            type: multiselect
            label: Side dishes
            options: [rice, salad, soup]
            validators: [{minSelected: 3}]
        """),
    DiagnosticPage(
      .validatorWithoutEffect, summary: "A validator that can never fail",
      reason: """
        An empty answer satisfies every validator except `required`. A `minLength` of 0, a constraint that is always true \
        and one that could only fail on the empty answer therefore check nothing.

        Most often `required` was meant, with `when` if it depends on another answer.
        """,
      bad: """
        form: contact
        fields:
          - id: name
            type: text
            label: Name
            validators: [{minLength: 0}]
        """,
      repaired: """
        form: contact
        fields:
          - id: name
            type: text
            label: Name
            validators: [required]
        """),
  ]
}
