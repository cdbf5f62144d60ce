import Testing

extension RepeatsCases {
  @Test func `whenHidden works inside of entries`() {
    expectToHold(
      """
      fields:
        - {id: full, type: checkbox, default: true}
        - id: list
          type: repeat
          fields:
            - {id: a, type: text, relevant: full, whenHidden: keep}
            - {id: b, type: text, relevant: full, whenHidden: clear}
            - {id: c, type: text, relevant: full}
      scenarios:
        - name: hidden and back
          steps:
            - add: list
            - type: {"list[0].a": A, "list[0].b": B, "list[0].c": C}
            - tap: full
            - submit
            - expect: {submitted: {full: false, list: [{a: A}]}}
            - tap: full
            - expect: {values: {"list[0].a": A, "list[0].b": "", "list[0].c": C}}
      """)
  }

  @Test func `a repeat that is cleared when hidden comes back empty`() {
    expectToHold(
      """
      fields:
        - {id: more, type: checkbox, default: true}
        - id: list
          type: repeat
          relevant: more
          whenHidden: clear
          fields: [{id: a, type: text, validators: [required]}]
      submit: {enabled: form.valid}
      scenarios:
        - name: cleared
          steps:
            - add: list
            - expect: {enabled: {submit: false}}
            - tap: more
            - expect: {enabled: {submit: true}}
            - tap: more
            - expect: {values: {list: []}, enabled: {submit: true}}
      """)
  }

  @Test func `the focus of a removed entry goes to its neighbour`() {
    expectToHold(
      """
      fields:
        - {id: before, type: text}
        - {id: list, type: repeat, fields: [{id: a, type: text}]}
        - {id: after, type: text}
      scenarios:
        - name: in the removed entry
          steps:
            - add: list
            - add: list
            - add: list
            - focus: "list[1].a"
            - remove: list[1]
            - expect: {focus: "list[1].a"}
            - remove: list[1]
            - expect: {focus: "list[0].a"}
        - name: outside of it
          steps:
            - add: list
            - add: list
            - focus: "list[1].a"
            - remove: list[0]
            - expect: {focus: "list[0].a"}
            - focus: after
            - remove: list[0]
            - expect: {focus: after}
      """)
  }
}
