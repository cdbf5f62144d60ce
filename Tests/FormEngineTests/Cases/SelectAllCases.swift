import Testing

/// Boxes that stand for others, as people met them out of step with their members.
struct SelectAllCases {
  @Test func `ticking and unticking members moves the select-all`() {
    expectToHold(
      """
      fields:
        - {id: all, type: select-all, label: All, of: [a, b, c]}
        - {id: a, type: checkbox}
        - {id: b, type: checkbox}
        - {id: c, type: checkbox}
      scenarios:
        - name: the four rules
          steps:
            - expect: {all: off, values: {all: false}}
            - tap: all
            - expect: {all: on, values: {a: true, b: true, c: true, all: true}}
            - tap: b
            - expect: {all: indeterminate, values: {all: false, a: true, b: false}}
            - tap: b
            - expect: {all: on}
            - tap: b
            - tap: all
            - expect: {all: on, values: {b: true}}
            - tap: all
            - expect: {all: off, values: {a: false, b: false, c: false}}
            - submit
            - expect: {submitted: {a: false, b: false, c: false}}
      """)
  }

  /// Seen in ant-design/ant-design#13501.
  @Test func `select-all does not touch what is disabled, and does not count it`() {
    expectToHold(
      """
      fields:
        - {id: admin, type: checkbox, default: true}
        - {id: all, type: select-all, label: All, of: [a, b, c]}
        - {id: a, type: checkbox}
        - {id: b, type: checkbox, enabled: admin}
        - {id: c, type: checkbox, readOnly: "!admin"}
      scenarios:
        - name: unticked ones that do not count
          steps:
            - tap: admin
            - expect: {all: off}
            - tap: all
            - expect: {all: on, values: {a: true, b: false, c: false}}
            - tap: admin
            - expect: {all: indeterminate}
        - name: ticked ones that do not count
          steps:
            - tap: all
            - tap: admin
            - expect: {all: on}
            - tap: all
            - expect: {all: off, values: {a: false, b: true, c: true}}
            - submit
            - expect: {submitted: {admin: false, a: false, c: true}}
            - tap: admin
            - expect: {all: indeterminate, values: {b: true}}
      """)
  }

  @Test func `a ticked box that is disabled reads as ticked but is not sent`() {
    expectToHold(
      """
      fields:
        - {id: lock, type: checkbox}
        - {id: a, type: checkbox, enabled: "!lock"}
        - {id: seen, type: checkbox, calculate: a}
      scenarios:
        - name: locked
          steps:
            - tap: a
            - tap: lock
            - expect: {values: {a: true, seen: true}, enabled: {a: false}}
            - submit
            - expect: {submitted: {lock: true, seen: true}}
      """)
  }

  /// Seen in ant-design/ant-design#20933.
  @Test func `select-all is disabled and off when nothing counts`() {
    expectToHold(
      """
      fields:
        - {id: open, type: checkbox, default: true}
        - {id: all, type: select-all, label: All, of: [a, b]}
        - {id: a, type: checkbox, enabled: open}
        - {id: b, type: checkbox, relevant: open}
      scenarios:
        - name: all ticked, then closed
          steps:
            - tap: all
            - expect: {all: on, enabled: {all: true}}
            - tap: open
            - expect: {all: off, enabled: {all: false}, values: {all: false}}
            - tap: all
              ignored: true
            - tap: open
            - expect: {all: on}
      """)
  }

  /// Seen in surveyjs/survey-library#7465.
  @Test func `select-all of a list without options is off and disabled`() {
    expectToHold(
      """
      fields:
        - {id: more, type: checkbox, default: true}
        - id: things
          type: multiselect
          selectAll: All
          options: [{value: a, relevant: more}, {value: b, relevant: more}]
      scenarios:
        - name: nothing is offered
          steps:
            - tap: things
            - expect: {things: on, values: {things: [a, b]}}
            - tap: more
            - expect: {things: off, values: {things: []}}
            - tap: things
              ignored: true
            - tap: more
            - expect: {things: on, values: {things: [a, b]}}
      """)
  }
}
