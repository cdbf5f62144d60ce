import Testing

/// Submitting, alerts, checks and buttons, as people met them.
struct SubmittingCases {
  @Test func `submit does nothing while it is not enabled, and marks nothing`() {
    expectToHold(
      """
      fields:
        - {id: mail, type: email, validators: [required]}
        - {id: ok, type: checkbox}
      submit: {enabled: ok}
      scenarios:
        - name: not ready
          steps:
            - submit: true
              ignored: true
            - tap: submit
              ignored: true
            - press: submit
              ignored: true
            - expect: {errors: {}, submitted: false, focus: false}
            - tap: ok
            - submit
            - expect: {errors: {mail: valueMissing}, focus: mail, submitted: false}
      """)
  }

  @Test func `one alert at a time, the first in the order of the form`() {
    expectToHold(
      """
      fields:
        - id: name
          type: text
          validators: [required]
        - id: mail
          type: email
          validators:
            - required
            - syntax: true
              alert: {title: Mail, message: That is no address, dismiss: OK}
        - id: age
          type: integer
          validators: [{min: 14, message: Too young, alert: {title: Age}}]
      scenarios:
        - name: two are wrong
          steps:
            - type: {name: A, mail: x, age: 3}
            - expect: {alert: false}
            - submit
            - expect: {alert: {title: Mail, message: That is no address, dismiss: OK}, focus: mail, submitted: false}
            - type: {mail: a@example.com}
              ignored: true
            - submit: true
              ignored: true
            - focus: age
              ignored: true
            - dismiss
            - expect: {alert: false, focus: mail}
            - type: {mail: a@example.com}
            - submit
            - expect: {alert: {title: Age, message: Too young}}
            - dismiss
            - dismiss: true
              ignored: true
            - type: {age: 14}
            - submit
            - expect: {alert: false, submitted: {name: A, mail: a@example.com, age: 14}}
      """)
  }

  @Test func `the alert of a later field is raised although the first invalid one has none`() {
    expectToHold(
      """
      fields:
        - {id: name, type: text, validators: [required]}
        - {id: ok, type: checkbox, validators: [{required: true, message: Please agree, alert: {}}]}
      scenarios:
        - name: both missing
          steps:
            - submit
            - expect: {focus: name, alert: {message: Please agree}, errors: {name: valueMissing, ok: valueMissing}}
      """)
  }

  @Test func `a warning keeps nobody from submitting and raises no alert`() {
    expectToHold(
      """
      fields:
        - id: pw
          type: text
          validators:
            - {minLength: 12, severity: warning, message: Rather short, alert: {title: Short}}
            - {maxLength: 30, severity: info}
      scenarios:
        - name: short
          steps:
            - type: {pw: abc}
            - blur
            - expect: {violations: {pw: tooShort}, errors: {}}
            - submit
            - expect: {alert: false, submitted: {pw: abc}}
      """)
  }

  @Test func `checks are asked in order, after the validators, and the first that is false speaks`() {
    expectToHold(
      """
      context: {account: {mail: string, code: string}}
      fields:
        - {id: mail, type: email, validators: [required]}
        - {id: code, type: text}
      submit:
        checks:
          - {constraint: mail == account.mail, alert: {message: Nobody of this name}}
          - {constraint: code == account.code, alert: {message: Wrong code, dismiss: Again}}
        next: home
      scenarios:
        - name: wrong name, wrong code, both right
          context: {account: {mail: a@example.com, code: "1"}}
          steps:
            - submit
            - expect: {alert: false, errors: {mail: valueMissing}}
            - type: {mail: b@example.com, code: x}
            - submit
            - expect: {alert: {message: Nobody of this name}, submitted: false, next: false}
            - dismiss
            - type: {mail: a@example.com}
            - submit
            - expect: {alert: {message: Wrong code, dismiss: Again}, focus: mail}
            - dismiss
            - type: {code: "1"}
            - submit
            - expect: {alert: false, submitted: {mail: a@example.com, code: "1"}, next: home}
      """)
  }

  @Test func `a check on something that is not given does not refuse`() {
    expectToHold(
      """
      fields:
        - {id: n, type: integer}
      submit:
        checks: [{constraint: n > 3, alert: {message: Too few}}]
      scenarios:
        - name: not given, too few, enough
          steps:
            - submit
            - expect: {alert: false, submitted: {n: null}}
            - type: {n: 3}
            - submit
            - expect: {alert: {message: Too few}, submitted: false}
            - dismiss
            - type: {n: 4}
            - submit
            - expect: {submitted: {n: 4}}
      """)
  }

  @Test func `a check is asked of what is shown and not of what was`() {
    expectToHold(
      """
      fields:
        - {id: pay, type: checkbox, default: true}
        - {id: card, type: text, relevant: pay, default: x}
      submit:
        checks: [{constraint: "card == '' || size(card) == 4", alert: {message: Four digits}}]
      scenarios:
        - name: hidden
          steps:
            - submit
            - expect: {alert: {message: Four digits}}
            - dismiss
            - tap: pay
            - submit
            - expect: {submitted: {pay: false}}
      """)
  }
}
