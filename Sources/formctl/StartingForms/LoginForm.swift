extension StartingForm {
  /// A log-in form.
  static let login = StartingForm(
    name: "login", summary: "E-mail, password and a button",
    text: #"""
      # The name of the form, and the language of its texts.
      form: login
      language: en
      title: Log in

      fields:
        # Every field has a type. What can be answered also has an id, which expressions use as its name.
        - id: email
          type: email
          label: E-mail
          placeholder: name@example.com
          # For whoever draws the form: which keyboard, no capitals, and where Return leads.
          input: {keyboard: emailAddress, contentType: username, autocapitalization: never, next: password}
          # The type checks the syntax of the address by itself; `required` must be said.
          validators: [required]

        - id: password
          type: password
          label: Password
          input: {contentType: password, submitLabel: go}
          validators: [required]

        - id: remember
          type: checkbox
          label: Keep me logged in

      submit:
        label: Log in
        # The button is ready once both are filled.
        enabled: email != '' && password != ''

      # Tests that live with the form.
      scenarios:
        - name: the button waits for both answers
          steps:
            - type: {email: mina@example.com}
            - expect: {enabled: {submit: false}}
            - type: {password: sesame-7}
            - expect: {enabled: {submit: true}}

      """#)
}
