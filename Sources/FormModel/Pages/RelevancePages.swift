import FormDiagnostics

extension FormFindings {
  /// Pages about what is shown, what can be used and where Return leads.
  static let relevancePages: [DiagnosticPage] = [
    DiagnosticPage(
      .neverRelevant, summary: "A part that can never be shown",
      reason: """
        Its condition cannot be true: it is the constant `false`, it wants one answer to be two things at once, or it \
        compares a choice with something that is none of its options.

        Correct the condition. Often `||` was meant instead of `&&`, or an option was renamed.
        """,
      bad: """
        form: shirt
        fields:
          - {id: size, type: select, label: Size, options: [S, M, XL, XXL]}
          - {id: note, type: text, label: Anything else, relevant: size == 'XL' && size == 'XXL'}
        """,
      repaired: """
        form: shirt
        fields:
          - {id: size, type: select, label: Size, options: [S, M, XL, XXL]}
          - {id: note, type: text, label: Anything else, relevant: size == 'XL' || size == 'XXL'}
        """),
    DiagnosticPage(
      .neverEnabled, summary: "A part that can never be used",
      reason: """
        Its condition cannot be true, so that it is shown but never lets anybody in. A submit button like that makes the \
        whole form useless.

        Correct the condition. A value that is only shown is `readOnly: true` instead: it is then submitted as well.
        """,
      bad: """
        form: order
        fields:
          - {id: pieces, type: integer, label: Pieces}
        submit:
          enabled: pieces > 10 && pieces < 1
        """,
      repaired: """
        form: order
        fields:
          - {id: pieces, type: integer, label: Pieces}
        submit:
          enabled: pieces >= 1 && pieces <= 10
        """),
    DiagnosticPage(
      .positiveCircle, summary: "Fields each of which is shown only once the other is filled",
      reason: """
        At the start none of them is filled, so none is shown, so none can ever be filled: all of them are dead.

        Show one of them from the start.
        """,
      bad: """
        form: couple
        fields:
          - {id: first, type: text, label: First person, relevant: second != ''}
          - {id: second, type: text, label: Second person, relevant: first != ''}
        """,
      repaired: """
        form: couple
        fields:
          - {id: first, type: text, label: First person}
          - {id: second, type: text, label: Second person, relevant: first != ''}
        """),
    DiagnosticPage(
      .mutualHiding, summary: "Fields that hide each other",
      reason: """
        Each is shown while the other is empty. Once both hold an answer, from a draft or from stored data, each hides the \
        other and each is then shown because the other is hidden: there is no answer to what should be seen.

        Ask first which of them is wanted, or use a group with `exclusive: true` when they are boxes.
        """,
      bad: """
        form: contact
        fields:
          - {id: email, type: email, label: E-mail, relevant: phone == ''}
          - {id: phone, type: tel, label: Phone, relevant: email == ''}
        """,
      repaired: """
        form: contact
        fields:
          - {id: way, type: select, label: How do we reach you, options: [email, phone]}
          - {id: email, type: email, label: E-mail, relevant: way == 'email'}
          - {id: phone, type: tel, label: Phone, relevant: way == 'phone'}
        """),
    DiagnosticPage(
      .selfHiding, summary: "A field that is hidden by its own value",
      reason: """
        As soon as the field is answered it is hidden; a hidden field reads as empty; being empty it is shown again. \
        There is no stable state.

        The same happens by detours. A box that is disabled when its select-all is on no longer counts for it, so that \
        the select-all may be off again. A field that waits for `form.valid` makes the form invalid as soon as its own \
        answer is wrong, and is gone before the person can correct it.

        Let another answer decide, or use `readOnly` to fix a value once it is there.
        """,
      bad: """
        form: nickname
        fields:
          - {id: nickname, type: text, label: Nickname, relevant: nickname == ''}
        """,
      repaired: """
        form: nickname
        fields:
          - {id: has_nickname, type: checkbox, label: I have a nickname}
          - {id: nickname, type: text, label: Nickname, relevant: has_nickname}
        """),
    DiagnosticPage(
      .focusCircle, summary: "Return leads around in a circle",
      reason: """
        `input.next` says where Return goes. When it leads back, a person who presses Return never reaches the rest of \
        the form or its submit button.

        Leave `next` out where the following field is meant.
        """,
      bad: """
        form: login
        fields:
          - {id: email, type: email, label: E-mail, input: {next: password}}
          - {id: password, type: password, label: Password, input: {next: email}}
        """,
      repaired: """
        form: login
        fields:
          - {id: email, type: email, label: E-mail, input: {next: password}}
          - {id: password, type: password, label: Password}
        """),
  ]
}
