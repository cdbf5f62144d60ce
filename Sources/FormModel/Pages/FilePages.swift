import FormDiagnostics

extension FormFindings {
  /// Pages about files beside the form, texts in several languages, and scenarios.
  static let filePages: [DiagnosticPage] = [
    DiagnosticPage(
      .missingDocument, summary: "A document's file is not there",
      reason: """
        The path is relative to the form file. A consent to a document that cannot be shown is worth nothing, so this is \
        an error and not only noticed when somebody opens it.

        Correct the path or add the file. Upper and lower case count.
        """,
      bad: """
        form: agree
        documents:
          terms: {file: documents/therms.md, title: Terms}
        fields:
          - {type: link, label: Terms, document: terms}
          - {id: agree, type: checkbox, label: I agree, validators: [required]}
        """,
      repaired: """
        form: agree
        documents:
          terms: {file: documents/terms.md, title: Terms}
        fields:
          - {type: link, label: Terms, document: terms}
          - {id: agree, type: checkbox, label: I agree, validators: [required]}
        """),
    DiagnosticPage(
      .missingNextFile, summary: "The form that follows is not there",
      reason: """
        A `next` that ends in `.yaml`, `.yml` or `.json` is the path of another form, relative to this one. Anything else \
        is a name that is handed to the caller.

        Correct the path, add the form, or leave the ending out if a name is meant.
        """,
      bad: """
        form: first
        fields:
          - {id: name, type: text, label: Name}
        submit:
          next: second-step.yaml
        """,
      repaired: """
        form: first
        fields:
          - {id: name, type: text, label: Name}
        submit:
          next: second_step
        """),
    DiagnosticPage(
      .outsideFolder, summary: "A path that leaves the form's folder",
      reason: """
        Documents and following forms lie in the folder of the form or below it, so that a folder of forms can be moved, \
        packed and served as a whole, and so that no form reads what does not belong to it.

        Move the file into the folder and name it by a relative path without `..`.
        """,
      bad: """
        form: agree
        documents:
          terms: {file: ../legal/terms.md, title: Terms}
        fields:
          - {type: link, label: Terms, document: terms}
          - {id: agree, type: checkbox, label: I agree, validators: [required]}
        """,
      repaired: """
        form: agree
        documents:
          terms: {file: documents/terms.md, title: Terms}
        fields:
          - {type: link, label: Terms, document: terms}
          - {id: agree, type: checkbox, label: I agree, validators: [required]}
        """),
    DiagnosticPage(
      .missingText, summary: "A text is missing in the form's own language",
      reason: """
        The form's language, `en` unless `language` says otherwise, is what people read when their own language is not \
        there. A text that lacks it could not be shown to them at all.

        Add the text, or correct `language`. A tag that is often mistaken for another one, such as `kr` (a country) for \
        `ko`, is told once, with the right one.
        """,
      bad: """
        form: contact
        language: ko
        fields:
          - {id: message, type: textarea, label: {en: Message}}
        """,
      repaired: """
        form: contact
        language: ko
        fields:
          - {id: message, type: textarea, label: {ko: 남길 말, en: Message}}
        """),
    DiagnosticPage(
      .missingTranslation, summary: "A text is missing in a language that other texts have",
      reason: """
        Whoever reads the form in that language would see one text in another. Only texts that are mapped by language are \
        compared; a plain text serves all languages.

        Add the translation. A tag that stands in one text only, where all others have another one, is taken for mistyped \
        and told at its place alone.
        """,
      bad: """
        form: contact
        title: {en: Contact, ko: 문의}
        fields:
          - {id: message, type: textarea, label: {en: Message}}
        """,
      repaired: """
        form: contact
        title: {en: Contact, ko: 문의}
        fields:
          - {id: message, type: textarea, label: {en: Message, ko: 남길 말}}
        """),
    DiagnosticPage(
      .foreignNotation, summary: "Signs that mean something in another tool stand for themselves here",
      reason: """
        A text shows what a field holds where `${name}` stands. `{{name}}`, `{name}`, `%name%` and `$name` are shown as \
        they are written. A pattern stands without slashes around it; with them, a value must have them too.

        Write `${name}` in texts, and patterns without slashes.
        """,
      bad: """
        form: greeting
        fields:
          - {id: name, type: text, label: Your name}
          - {type: note, label: "Hello {{name}}"}
        """,
      repaired: """
        form: greeting
        fields:
          - {id: name, type: text, label: Your name}
          - {type: note, label: "Hello ${name}"}
        """),
    DiagnosticPage(
      .countryForLanguage, summary: "The tag of a country, or a name, stands for the form's language",
      reason: """
        Language tags are those of BCP 47: Korean is `ko`, `kr` is Korea as a country and Kanuri as a language. The \
        built-in words, on buttons and in messages, follow the form's language, and so would come in English.

        Write the tag of the language.
        """,
      bad: """
        form: greeting
        language: kr
        fields:
          - {id: name, type: text, label: 이름}
        """,
      repaired: """
        form: greeting
        language: ko
        fields:
          - {id: name, type: text, label: 이름}
        """),
    DiagnosticPage(
      .scenarioProblem, summary: "A step of a scenario cannot be read",
      reason: """
        A step is one event or one `expect`. It names fields by their ids, fields of an entry as `lines[0].amount`, and \
        choices by the values of their options.

        Correct the step. Whether the form does what the scenario says is found by running it.
        """,
      bad: """
        form: agree
        fields:
          - {id: agree, type: checkbox, label: I agree}
        scenarios:
          - name: ticking
            steps:
              - tap: agreed
              - expect: {values: {agree: true}}
        """,
      repaired: """
        form: agree
        fields:
          - {id: agree, type: checkbox, label: I agree}
        scenarios:
          - name: ticking
            steps:
              - tap: agree
              - expect: {values: {agree: true}}
        """),
  ]
}
