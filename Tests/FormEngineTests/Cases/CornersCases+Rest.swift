import Testing

extension CornersCases {
  @Test func `a message may say the answer and the bound`() {
    expectToHold(
      """
      fields:
        - {id: least, type: integer, default: 3}
        - id: n
          type: integer
          validators:
            - {min: least, message: "${n} is below ${least}", alert: {title: "Not ${n}"}}
      scenarios:
        - name: two
          steps:
            - type: {n: 2}
            - submit
            - expect: {alert: {title: Not 2, message: 2 is below 3}}
      """)
  }

  @Test func `numbers are read as HTML reads them`() {
    expectToHold(
      """
      fields:
        - {id: n, type: number}
        - {id: i, type: integer}
      scenarios:
        - name: good and bad
          steps:
            - type: {n: "1e3", i: "-0"}
            - expect: {values: {n: 1000, i: 0}, violations: {}}
            - type: {n: ".5", i: "5.0"}
            - expect: {values: {n: 0.5, i: 5}, violations: {}}
            - type: {n: "1,5", i: "5.5"}
            - expect: {values: {n: null, i: null}, violations: {n: badInput, i: badInput}}
            - type: {n: "NaN", i: "0x10"}
            - expect: {violations: {n: badInput, i: badInput}}
            - type: {n: "1e999", i: "１"}
            - expect: {violations: {n: badInput, i: badInput}}
            - type: {n: "9007199254740993", i: "9007199254740993"}
            - expect: {values: {n: 9007199254740993, i: 9007199254740993}}
      """)
  }

  @Test func `a nested answer that is hidden reads as empty from outside`() {
    expectToHold(
      """
      fields:
        - {id: more, type: checkbox, default: true}
        - id: home
          type: group
          nest: true
          relevant: more
          fields: [{id: city, type: text, default: Bonn}, {id: n, type: integer, default: 3}]
        - {id: local, type: checkbox, calculate: home.city == 'Bonn'}
        - {id: known, type: checkbox, calculate: isSet(home.n)}
      scenarios:
        - name: shown and hidden
          steps:
            - expect: {values: {local: true, known: true}}
            - tap: more
            - expect: {values: {local: false, known: false}}
      """)
  }

  @Test func `a button of an entry works on its own entry`() {
    expectToHold(
      """
      fields:
        - id: list
          type: repeat
          min: 2
          fields:
            - {id: n, type: integer, default: 0}
            - {id: more, type: button, label: More, action: {set: {n: n + 1}}}
            - {id: inner, type: repeat, fields: [{id: x, type: text}]}
            - {id: grow, type: button, label: Grow, action: {add: inner}}
      scenarios:
        - name: the second entry
          steps:
            - tap: "list[1].more"
            - press: "list[1].more"
            - release
            - tap: "list[1].grow"
            - expect: {values: {"list[0].n": 0, "list[1].n": 2, "list[0].inner": [], "list[1].inner": [{x: ""}]}}
      """)
  }

  @Test func `reset brings the entries of the start back`() {
    expectToHold(
      """
      fields:
        - {id: list, type: repeat, min: 1, fields: [{id: x, type: text, default: a}]}
        - {id: again, type: button, label: Again, action: reset}
      scenarios:
        - name: more, then as it was
          steps:
            - add: list
            - type: {"list[0].x": b, "list[1].x": c}
            - tap: again
            - expect: {values: {list: [{x: a}]}}
            - remove: list[0]
            - tap: again
            - expect: {values: {list: [{x: a}]}}
      """)
  }

  @Test func `an empty optional field is never too short, too small or off its step`() {
    expectToHold(
      """
      fields:
        - {id: t, type: text, validators: [{minLength: 5}, {pattern: '[a-z]+'}, {constraint: size(value) > 9}]}
        - {id: n, type: integer, validators: [{min: 5}, {step: 5}, {constraint: value > 100}]}
        - {id: d, type: date, validators: [{min: 2030-01-01}]}
        - {id: m, type: email}
        - {id: l, type: multiselect, options: [a, b, c], validators: [{minSelected: 2}]}
      scenarios:
        - name: nothing is filled
          steps:
            - expect: {violations: {}}
            - submit
            - expect: {submitted: {t: "", n: null, d: null, m: "", l: []}}
      """)
  }

  @Test func `a question behind two conditions needs both`() {
    expectToHold(
      """
      fields:
        - {id: a, type: checkbox}
        - {id: n, type: integer}
        - {id: q, type: text, relevant: a && n > 2, default: x}
        - {id: e, type: text, relevant: "a || n > 2", default: x}
      scenarios:
        - name: one by one
          steps:
            - expect: {relevant: {q: false, e: false}}
            - tap: a
            - expect: {relevant: {q: false, e: true}}
            - type: {n: 3}
            - expect: {relevant: {q: true, e: true}}
            - tap: a
            - expect: {relevant: {q: false, e: true}}
      """)
  }

  @Test func `a member that is shown only when all is on is refused`() {
    expectToHold(
      """
      fields:
        - {id: all, type: select-all, label: All, of: [a, b]}
        - {id: a, type: checkbox}
        - {id: b, type: checkbox, relevant: all}
      """, finding: ["self-hiding"])
  }
}
