import Testing

extension SubmittingCases {
  @Test func `the button waits until the form is valid, and shows no error by it`() {
    expectToHold(
      """
      fields:
        - {id: a, type: text, validators: [required]}
        - {id: b, type: integer, validators: [{min: 3}]}
      submit: {enabled: form.valid}
      scenarios:
        - name: filling
          steps:
            - expect: {enabled: {submit: false}, errors: {}}
            - type: {a: x}
            - expect: {enabled: {submit: true}}
            - type: {b: 2}
            - expect: {enabled: {submit: false}, errors: {}}
            - type: {b: 3}
            - expect: {enabled: {submit: true}}
      """)
  }

  @Test func `a part that is shown only while the form is valid does not go round`() {
    expectToHold(
      """
      fields:
        - {id: a, type: text, validators: [required]}
        - {id: done, type: note, label: All is well, relevant: form.valid}
        - {id: again, type: button, label: Again, action: reset, enabled: "!form.valid"}
      scenarios:
        - name: invalid, valid
          steps:
            - expect: {relevant: {done: false}, enabled: {again: true}}
            - type: {a: x}
            - expect: {relevant: {done: true}, enabled: {again: false}}
            - tap: again
              ignored: true
      """)
  }

  @Test func `a button acts when it is let go inside, and not when it is left`() {
    expectToHold(
      """
      fields:
        - {id: n, type: integer, default: 0}
        - {id: more, type: button, label: More, action: {set: {n: n + 1}}}
        - {id: round, type: checkbox, appearance: button}
      scenarios:
        - name: press, cancel, press, release
          steps:
            - press: more
            - expect: {pressed: more, values: {n: 0}}
            - press: round
              ignored: true
            - cancel
            - expect: {pressed: false, values: {n: 0}}
            - release: true
              ignored: true
            - press: more
            - release
            - expect: {pressed: false, values: {n: 1}}
            - press: round
            - expect: {values: {round: false}}
            - release
            - expect: {values: {round: true}}
            - press: round
            - cancel
            - expect: {values: {round: true}}
            - tap: more
            - expect: {values: {n: 2}}
      """)
  }

  @Test func `a button that is disabled while it is down comes up and does nothing`() {
    expectToHold(
      """
      fields:
        - {id: lock, type: checkbox}
        - {id: n, type: integer, default: 0}
        - {id: more, type: button, label: More, enabled: "!lock", action: {set: {n: n + 1}}}
      scenarios:
        - name: locked in between
          steps:
            - press: more
            - set: {lock: true}
            - expect: {pressed: false}
            - expect: {values: {n: 0}, enabled: {more: false}}
            - press: more
              ignored: true
      """)
  }

  @Test func `values given by a button are all worked out before any is given`() {
    expectToHold(
      """
      fields:
        - {id: a, type: text, default: left}
        - {id: b, type: text, default: right}
        - {id: swap, type: button, label: Swap, action: {set: {a: b, b: a}}}
      scenarios:
        - name: twice
          steps:
            - tap: swap
            - expect: {values: {a: right, b: left}}
            - tap: swap
            - expect: {values: {a: left, b: right}}
      """)
  }

  @Test func `the form's own submit button follows both conditions`() {
    expectToHold(
      """
      fields:
        - {id: a, type: checkbox}
        - {id: b, type: checkbox}
        - {id: go, type: button, label: Go, enabled: a}
      submit: {enabled: b}
      scenarios:
        - name: one, then both
          steps:
            - tap: a
            - expect: {enabled: {go: false, submit: false}}
            - press: go
              ignored: true
            - submit: true
              ignored: true
            - tap: b
            - expect: {enabled: {go: true, submit: true}}
            - tap: go
            - expect: {submitted: {a: true, b: true}}
      """)
  }

  @Test func `the submit button of a hidden page cannot be pressed from elsewhere`() {
    expectToHold(
      """
      fields:
        - {id: ready, type: checkbox}
        - {id: go, type: button, label: Go, relevant: ready}
      scenarios:
        - name: hidden
          steps:
            - submit: true
              ignored: true
            - expect: {enabled: {submit: false}}
            - tap: ready
            - submit
            - expect: {submitted: {ready: true}}
      """)
  }

  @Test func `a second submit is another one, with what is there then`() {
    expectToHold(
      """
      fields:
        - {id: a, type: text, validators: [required]}
      scenarios:
        - name: twice
          steps:
            - type: {a: x}
            - submit
            - expect: {submitted: {a: x}}
            - type: {a: y}
            - submit
            - expect: {submitted: {a: y}}
            - clear: a
            - submit
            - expect: {submitted: false}
      """)
  }

  @Test func `read-only fields are sent and validated, disabled ones neither`() {
    expectToHold(
      """
      fields:
        - {id: fixed, type: text, default: x, readOnly: true, validators: [{constraint: value != 'x'}]}
        - {id: off, type: text, default: x, enabled: false, validators: [{minLength: 3, when: true}]}
      scenarios:
        - name: both
          steps:
            - type: {fixed: abc}
              ignored: true
            - type: {off: abc}
              ignored: true
            - submit
            - expect: {submitted: false, errors: {fixed: customError}, focus: fixed}
      """, finding: ["never-enabled"])
  }

  @Test func `a rule between two fields follows both`() {
    expectToHold(
      """
      fields:
        - {id: pw, type: text}
        - {id: again, type: text, validators: [{constraint: value == pw, message: Both must be alike}]}
      scenarios:
        - name: the first changes later
          steps:
            - type: {pw: a, again: a}
            - blur
            - expect: {errors: {}}
            - type: {pw: b}
            - expect: {violations: {again: customError}}
            - submit
            - expect: {errors: {again: customError}, focus: again}
            - type: {pw: a}
            - expect: {errors: {}}
      """)
  }
}
