import FormDiagnostics

extension FormFindings {
  /// Pages about styles, select-alls and consents.
  static let groupPages: [DiagnosticPage] = [
    DiagnosticPage(
      .styleCircle, summary: "Styles extend each other in a circle",
      reason: """
        A style takes what it does not say itself from the one that it extends. In a circle there is no first one.

        Let one of them stand alone or extend a built-in style such as `checkbox`.
        """,
      bad: """
        form: agree
        styles:
          round: {extends: soft, shape: circle}
          soft: {extends: round, strokeWidth: 0}
        fields:
          - {id: agree, type: checkbox, label: I agree, style: round}
        """,
      repaired: """
        form: agree
        styles:
          round: {extends: soft, shape: circle}
          soft: {extends: checkbox, strokeWidth: 0}
        fields:
          - {id: agree, type: checkbox, label: I agree, style: round}
        """),
    DiagnosticPage(
      .selectAllCircle, summary: "Select-alls stand for each other in a circle",
      reason: """
        A select-all follows its members, and its members may be select-alls. One that is its own member, directly or by \
        way of others, would follow itself.

        Name boxes or groups under `of` instead.
        """,
      bad: """
        form: consents
        fields:
          - {id: all, type: select-all, label: Everything, of: [required_ones, news]}
          - {id: required_ones, type: select-all, label: All that is required, of: [all, terms]}
          - {id: terms, type: checkbox, label: Terms, validators: [required]}
          - {id: news, type: checkbox, label: News}
        """,
      repaired: """
        form: consents
        fields:
          - {id: all, type: select-all, label: Everything, of: [required_ones, news]}
          - {id: required_ones, type: select-all, label: All that is required, of: [age, terms]}
          - {id: age, type: checkbox, label: I am 14 or older, validators: [required]}
          - {id: terms, type: checkbox, label: Terms, validators: [required]}
          - {id: news, type: checkbox, label: News}
        """),
    DiagnosticPage(
      .selectAllEmpty, summary: "A select-all that stands for nothing",
      reason: """
        It has no member, so it can never be on and tapping it does nothing. Without `of` it stands for the boxes of the \
        group that it stands in.

        Name its members under `of`, or move it into the group that holds them.
        """,
      bad: """
        form: toppings
        fields:
          - id: choice
            type: group
            label: All or some
            fields:
              - {id: all, type: select-all, label: Everything}
          - {id: cheese, type: checkbox, label: Cheese}
          - {id: olives, type: checkbox, label: Olives}
        """,
      repaired: """
        form: toppings
        fields:
          - id: choice
            type: group
            label: All or some
            fields:
              - {id: all, type: select-all, label: Everything}
              - {id: cheese, type: checkbox, label: Cheese}
              - {id: olives, type: checkbox, label: Olives}
        """),
    DiagnosticPage(
      .consentPrefilled, summary: "A consent that is ticked before the person ticks it",
      reason: """
        A box that is required, links to a document or belongs to a select-all asks for consent. Consent that is given by \
        doing nothing is none, and in many countries it is not valid.

        Let it start empty.
        """,
      bad: """
        form: agree
        documents:
          terms: {file: documents/terms.md, title: Terms}
        fields:
          - id: terms
            type: checkbox
            label: I agree to the terms
            link: {label: Read, document: terms}
            default: true
        """,
      repaired: """
        form: agree
        documents:
          terms: {file: documents/terms.md, title: Terms}
        fields:
          - id: terms
            type: checkbox
            label: I agree to the terms
            link: {label: Read, document: terms}
        """),
    DiagnosticPage(
      .optionalConsentForced, summary: "A consent that looks optional but has to be given",
      reason: """
        The box is not `required`, yet the form cannot be sent without it, because the submit button or a check asks for \
        it. People who read that it is optional are not told why the button stays grey.

        Make it `required` if it is, or take it out of the condition.
        """,
      bad: """
        form: join
        documents:
          news: {file: documents/news.md, title: News}
        fields:
          - {id: name, type: text, label: Name}
          - {id: news, type: checkbox, label: Send me news, link: {label: Read, document: news}}
        submit:
          enabled: name != '' && news
        """,
      repaired: """
        form: join
        documents:
          news: {file: documents/news.md, title: News}
        fields:
          - {id: name, type: text, label: Name}
          - {id: news, type: checkbox, label: Send me news, link: {label: Read, document: news}}
        submit:
          enabled: name != ''
        """),
  ]
}
