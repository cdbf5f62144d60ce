extension StartingForm {
  /// A sign-up form.
  static let signup = StartingForm(
    name: "signup", summary: "A new account: confirmed password and consents",
    text: #"""
      form: signup
      language: en
      title: Create an account

      fields:
        - id: email
          type: email
          label: E-mail
          validators: [required]

        - id: password
          type: password
          label: Password
          hint: 8 characters or more, with a digit
          input: {contentType: newPassword, next: password_again}
          validators:
            - required
            - minLength: 8
            # A pattern matches the whole value. Each rule has a message of its own.
            - pattern: '.*[0-9].*'
              message: Add a digit

        - id: password_again
          type: password
          label: Password again
          input: {contentType: newPassword}
          validators:
            - required
            # `value` is what the field itself holds.
            - constraint: value == password
              message: The passwords differ

        - id: birthday
          type: date
          label: Birthday
          validators:
            - required
            - constraint: age(value) >= 14
              message: You must be 14 or older

        # Asked only of those for whom the expression is true.
        - id: guardian
          type: email
          label: E-mail of a parent
          relevant: isSet(birthday) && age(birthday) < 18
          validators: [required]

        - id: consents
          type: group
          label: Before you start
          # A box that ticks all of them; it follows its members and is never submitted.
          selectAll: Agree to everything
          fields:
            - {id: terms, type: checkbox, label: I accept the terms of use, validators: [required]}
            - {id: news, type: checkbox, label: Send me news (optional)}

      submit:
        label: Create account

      """#)
}
