import Testing

/// Where the focus goes, as people met it.
struct FocusCases {
  @Test func `Return goes to the following field and submits on the last`() {
    expectToHold(
      """
      fields:
        - {id: a, type: text}
        - {type: note, label: Between}
        - {id: off, type: text, enabled: false}
        - {id: hidden, type: text, relevant: a == 'x'}
        - {id: b, type: checkbox}
        - {id: c, type: text}
      scenarios:
        - name: through
          steps:
            - return: true
              ignored: true
            - focus: a
            - return
            - expect: {focus: b}
            - return
            - expect: {focus: c, values: {b: false}}
            - return
            - expect: {submitted: {a: "", b: false, c: ""}}
        - name: with the hidden one
          steps:
            - type: {a: x}
            - return
            - expect: {focus: hidden}
      """, finding: ["never-enabled"])
  }

  @Test func `Return follows next, and falls back where next cannot go`() {
    expectToHold(
      """
      fields:
        - {id: mail, type: email, input: {next: code}}
        - {id: more, type: checkbox}
        - {id: code, type: text, relevant: more}
      submit: {enabled: code != ''}
      scenarios:
        - name: the way is closed, then open
          steps:
            - focus: mail
            - return
            - expect: {focus: more}
            - tap: more
            - focus: mail
            - return
            - expect: {focus: code}
            - return
            - expect: {focus: submit, submitted: false}
            - type: {code: x}
            - return
            - expect: {submitted: {mail: "", more: true, code: x}}
      """)
  }

  @Test func `next that leads round is warned of`() {
    expectToHold(
      """
      fields:
        - {id: a, type: text, input: {next: b}}
        - {id: b, type: text, input: {next: a}}
      scenarios:
        - name: round
          steps:
            - focus: a
            - return
            - return
            - expect: {focus: a, submitted: false}
      """, finding: ["focus-circle"])
  }

  @Test func `a tap outside of every field leaves without changing anything`() {
    expectToHold(
      """
      fields:
        - {id: mail, type: email}
      scenarios:
        - name: typed, then outside
          steps:
            - type: {mail: x}
            - expect: {focus: mail, errors: {}}
            - blur
            - expect: {focus: false, values: {mail: x}, errors: {mail: typeMismatch}}
            - blur
            - expect: {focus: false}
      """)
  }

  @Test func `leaving an untouched field marks nothing`() {
    expectToHold(
      """
      fields:
        - {id: mail, type: email, validators: [required]}
        - {id: name, type: text, validators: [required]}
      scenarios:
        - name: only looking
          steps:
            - focus: mail
            - focus: name
            - blur
            - expect: {errors: {}, violations: {mail: valueMissing, name: valueMissing}}
      """)
  }

  @Test func `the focus goes to the first invalid field that can have it`() {
    expectToHold(
      """
      fields:
        - {id: open, type: checkbox}
        - id: pets
          type: group
          validators: [{minSelected: 1}]
          fields:
            - {type: note, label: Tick one}
            - {id: off, type: checkbox, enabled: open}
            - {id: cat, type: checkbox}
        - {id: name, type: text, validators: [required]}
      scenarios:
        - name: all wrong
          steps:
            - submit
            - expect: {focus: cat, errors: {pets: tooFew, name: valueMissing}}
      """)
  }

  @Test func `what is hidden, disabled or no control cannot have the focus`() {
    expectToHold(
      """
      fields:
        - {id: title, type: heading, label: Title}
        - {id: off, type: text, enabled: false}
        - {id: gone, type: text, relevant: off == 'x'}
        - {id: fixed, type: text, readOnly: true}
      scenarios:
        - name: one by one
          steps:
            - focus: off
              ignored: true
            - focus: gone
              ignored: true
            - expect: {focus: false}
            - focus: fixed
            - expect: {focus: fixed}
            - clear: fixed
              ignored: true
      """, finding: ["never-enabled"])
  }
}
