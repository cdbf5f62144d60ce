extension StartingForm {
  /// A consent form.
  static let terms = StartingForm(
    name: "terms", summary: "Consents under one agree-all box, in Korean and English",
    text: #"""
      form: terms
      # The language of plain texts. A text in several languages is a mapping from language to text.
      language: ko
      title: {ko: 약관 동의, en: Terms}

      styles:
        # What a style does not say, it takes from the one it extends.
        round: {extends: checkbox, shape: circle, checkColor: "#3478f6"}

      fields:
        # Stands for the boxes it names: on when all are ticked, off when none is, mixed otherwise.
        - id: all
          type: select-all
          label: {ko: 전체 동의하기, en: Agree to all}
          style: round
          of: [age14, terms, news]

        - id: age14
          type: checkbox
          label: {ko: "만 14세 이상입니다 (필수)", en: I am 14 or older (required)}
          style: round
          validators: [required]

        - id: terms
          type: checkbox
          label: {ko: "이용 약관 동의 (필수)", en: I accept the terms of use (required)}
          style: round
          validators: [required]

        - id: news
          type: checkbox
          label: {ko: "소식 받기 (선택)", en: Send me news (optional)}
          style: round

      submit:
        label: {ko: 다음, en: Next}
        # Ready once everything that is required is ticked.
        enabled: age14 && terms

      scenarios:
        - name: unticking one member takes the agree-all back
          steps:
            - tap: all
            - expect: {all: on, values: {age14: true, terms: true, news: true}}
            - tap: terms
            - expect: {all: indeterminate, enabled: {submit: false}}

      """#)
}
