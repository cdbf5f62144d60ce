import Testing

/// Worked out values, initial values, empty values and reset, as people met them.
struct ValuesCases {
  @Test func `a required field that a calculation blanks is missing, and cannot be typed into`() {
    expectToHold(
      """
      fields:
        - {id: price, type: number}
        - {id: count, type: integer, default: 2}
        - {id: total, type: number, calculate: price * count, validators: [required]}
      scenarios:
        - name: blank, worked out, blank again
          steps:
            - expect: {values: {total: null}, violations: {total: valueMissing}}
            - type: {total: 3}
              ignored: true
            - submit
            - expect: {submitted: false, errors: {total: valueMissing}}
            - type: {price: 4.2}
            - expect: {values: {total: 8.4}, errors: {}}
            - submit
            - expect: {submitted: {price: 4.2, count: 2, total: 8.4}}
            - clear: count
            - expect: {values: {total: null}, errors: {total: valueMissing}}
      """)
  }

  /// Seen in formio/formio.js#5444.
  @Test func `a calculated value that the person may change stays as typed until reset`() {
    expectToHold(
      """
      fields:
        - {id: first, type: text, default: Mina}
        - {id: nick, type: text, calculate: first, editable: true}
        - {id: again, type: button, label: Again, action: reset}
      scenarios:
        - name: typed, then reset
          steps:
            - expect: {values: {nick: Mina}}
            - type: {first: Jun}
            - expect: {values: {nick: Jun}}
            - type: {nick: J}
            - type: {first: Ada}
            - expect: {values: {nick: J}}
            - tap: again
            - expect: {values: {first: Mina, nick: Mina}}
            - type: {first: Eva}
            - expect: {values: {nick: Eva}}
        - name: emptying is a change too
          steps:
            - clear: nick
            - type: {first: Jun}
            - expect: {values: {nick: ""}}
      """)
  }

  /// Seen in final-form/final-form-calculate#34.
  @Test func `reset works calculated values out again although nothing was changed`() {
    expectToHold(
      """
      fields:
        - {id: a, type: integer, default: 1}
        - {id: b, type: integer, default: 2}
        - {id: sum, type: integer, calculate: a + b}
        - {id: again, type: button, label: Again, action: reset}
      scenarios:
        - name: nothing was touched
          steps:
            - tap: again
            - expect: {values: {a: 1, b: 2, sum: 3}}
        - name: everything was touched
          steps:
            - type: {a: 10, b: x}
            - blur
            - expect: {values: {sum: null}, errors: {b: badInput}}
            - tap: again
            - expect: {values: {a: 1, b: 2, sum: 3}, errors: {}}
      """)
  }

  @Test func `initial values build on each other in whatever order they stand`() {
    expectToHold(
      """
      fields:
        - {id: c, type: text, initial: b + '!'}
        - {id: b, type: text, initial: "a + ', ' + size"}
        - {id: size, type: text, default: XL}
        - {id: a, type: text, initial: "'shirt'"}
      scenarios:
        - name: a chain
          steps:
            - expect: {values: {c: "shirt, XL!", b: "shirt, XL"}}
            - type: {a: hat}
            - expect: {values: {c: "shirt, XL!", b: "shirt, XL"}}
      """)
  }

  @Test func `an initial value is not given again when the question comes back`() {
    expectToHold(
      """
      fields:
        - {id: ask, type: checkbox, default: true}
        - {id: name, type: text, initial: "'Mina'", relevant: ask}
      scenarios:
        - name: emptied, hidden, shown
          steps:
            - clear: name
            - tap: ask
            - tap: ask
            - expect: {values: {name: ""}}
      """)
  }

  @Test func `calculations settle in one go however long the chain`() {
    expectToHold(
      """
      fields:
        - {id: e, type: integer, calculate: d * 2}
        - {id: d, type: integer, calculate: c * 2}
        - {id: c, type: integer, calculate: b + a}
        - {id: b, type: integer, calculate: a * 2}
        - {id: a, type: integer, default: 1}
      scenarios:
        - name: from one to two
          steps:
            - expect: {values: {e: 12}}
            - type: {a: 2}
            - expect: {values: {b: 4, c: 6, d: 12, e: 24}}
            - clear: a
            - expect: {values: {b: null, c: null, d: null, e: null}}
      """)
  }

  @Test func `values worked out from each other are refused`() {
    expectToHold(
      """
      fields:
        - {id: net, type: number, calculate: gross / 1.19}
        - {id: gross, type: number, calculate: net * 1.19}
      """, finding: ["value-circle"])
  }

  @Test func `a division by nothing leaves the value unset and the form alive`() {
    expectToHold(
      """
      fields:
        - {id: n, type: integer, default: 0}
        - {id: share, type: integer, calculate: 100 / n}
        - {id: text, type: text, calculate: "n == 0 ? '' : string(100 / n)"}
      scenarios:
        - name: by zero, by four
          steps:
            - expect: {values: {share: null, text: ""}}
            - type: {n: 4}
            - expect: {values: {share: 25, text: "25"}}
            - type: {n: 9223372036854775807}
            - expect: {values: {share: 0}}
      """)
  }

  @Test func `a number that is too large for a sum does not bring the form down`() {
    expectToHold(
      """
      fields:
        - {id: n, type: integer, default: 1}
        - {id: twice, type: integer, calculate: n * 2}
      scenarios:
        - name: overflow
          steps:
            - type: {n: 9223372036854775807}
            - expect: {values: {twice: null}}
            - type: {n: 99999999999999999999999999}
            - type: {n: -3}
            - expect: {values: {twice: -6}}
      """)
  }
}
