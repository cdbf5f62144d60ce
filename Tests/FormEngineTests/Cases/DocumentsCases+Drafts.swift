import Testing

extension DocumentsCases {
  @Test func `a draft keeps answers, what was read, and errors that were seen`() {
    expectToHold(
      """
      documents: {terms: {file: documents/terms.md}}
      fields:
        - {id: ok, type: checkbox, link: {document: terms}, validators: [viewed]}
        - {id: mail, type: email, default: a@example.com}
        - {id: n, type: integer}
        - {id: pw, type: password}
        - {id: list, type: repeat, min: 1, fields: [{id: a, type: text}]}
      scenarios:
        - name: saved and resumed
          steps:
            - open: ok
            - close
            - tap: ok
            - type: {n: five, pw: secret}
            - clear: mail
            - add: list
            - type: {"list[1].a": x}
            - submit
            - expect: {errors: {n: badInput}, submitted: false}
            - reload
            - expect:
                values: {ok: true, mail: "", n: null, pw: "", list: [{a: ""}, {a: x}]}
                errors: {n: badInput}
                violations: {n: badInput}
      """)
  }

  @Test func `a draft does not bring calculated values or removed entries back`() {
    expectToHold(
      """
      fields:
        - {id: a, type: integer, default: 1}
        - {id: b, type: integer, calculate: a + 1}
        - {id: c, type: integer, calculate: a + 2, editable: true}
        - {id: d, type: integer, initial: a + 3}
        - {id: list, type: repeat, min: 2, fields: [{id: x, type: integer, initial: index + 1}]}
      scenarios:
        - name: saved and resumed
          steps:
            - type: {a: 10}
            - remove: list[0]
            - reload
            - expect: {values: {a: 10, b: 11, c: 12, d: 4, list: [{x: 2}]}}
            - type: {c: 5}
            - reload
            - type: {a: 20}
            - expect: {values: {b: 21, c: 5, d: 4}}
      """)
  }

  @Test func `a draft keeps what is set aside in hidden fields`() {
    expectToHold(
      """
      fields:
        - {id: more, type: checkbox}
        - {id: name, type: text, relevant: more}
        - id: things
          type: multiselect
          options: [{value: a, relevant: more}, b]
      scenarios:
        - name: hidden while saved
          steps:
            - tap: more
            - type: {name: Mina}
            - set: {things: [a, b]}
            - tap: more
            - reload
            - expect: {values: {name: "", things: [b]}}
            - tap: more
            - expect: {values: {name: Mina, things: [a, b]}}
      """)
  }

  @Test func `the language of texts changes and nothing else does`() {
    expectToHold(
      """
      language: en
      title: {en: Hello, ko: 안녕}
      fields:
        - {id: name, type: text, label: {en: "Name of ${form.language}", ko: "이름 ${form.language}"}}
        - {id: local, type: text, relevant: form.language == 'ko', label: {en: Local, ko: 지역}}
      scenarios:
        - name: English, Korean, a language that is not there
          steps:
            - type: {name: Mina}
            - expect: {text: Name of en, relevant: {local: false}}
            - language: ko
            - expect: {text: 이름 ko, values: {name: Mina}, relevant: {local: true}, focus: name}
            - reload
            - expect: {text: 이름 ko}
            - language: fr
            - expect: {text: Name of fr, relevant: {local: false}}
        - name: pinned
          language: ko
          steps:
            - expect: {text: 안녕}
      """)
  }
}
