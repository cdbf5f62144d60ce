extension StartingForm {
  /// A survey.
  static let survey = StartingForm(
    name: "survey", summary: "Questions with branches and choices",
    text: #"""
      form: survey
      language: en
      title: How was your visit?

      fields:
        - id: rating
          type: integer
          label: How likely are you to come again?
          hint: 0 (not at all) to 10 (certainly)
          validators:
            - required
            - min: 0
            - max: 10

        # Asked only after a low rating. A hidden question is not checked and not submitted.
        - id: reason
          type: textarea
          label: What went wrong?
          relevant: rating < 6
          validators:
            - required
            - maxLength: 500

        - id: heard
          type: multiselect
          label: How did you hear of us?
          options:
            - friends
            - {value: search, label: A search engine}
            # Choosing it takes the others back.
            - {value: nothing, label: None of these, exclusive: true}

        - id: contact
          type: select
          label: May we write to you?
          appearance: radio
          options: [yes, no]
          default: no

        - id: email
          type: email
          label: E-mail
          relevant: contact == 'yes'
          validators: [required]

      submit:
        label: Send

      """#)
}
