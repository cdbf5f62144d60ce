import Testing

/// Numbers, dates, texts and secrets, as people met them.
struct KindsCases {
  /// Seen in jquery-validation/jquery-validation#1764.
  @Test func `steps are decimal and not binary`() {
    expectToHold(
      """
      fields:
        - {id: x, type: number, validators: [{step: 0.01}]}
        - {id: y, type: number, validators: [{min: 0.1}, {step: 0.1}]}
        - {id: z, type: integer, validators: [{min: 1}, {step: 2}]}
      scenarios:
        - name: fine ones
          steps:
            - type: {x: 0.03, y: 0.3, z: 3}
            - expect: {violations: {}}
            - type: {x: 0.07, y: 0.7, z: 1}
            - expect: {violations: {}}
            - type: {x: 15.55, y: 1000000.6, z: 1001}
            - expect: {violations: {}}
            - type: {x: -0.05}
            - expect: {violations: {}}
        - name: wrong ones
          steps:
            - type: {x: 15.555, y: 0.35, z: 4}
            - expect: {violations: {x: stepMismatch, y: stepMismatch, z: stepMismatch}}
            - type: {x: 0.001, y: 0}
            - expect: {violations: {x: stepMismatch, y: rangeUnderflow, z: stepMismatch}}
      """)
  }

  @Test func `lengths are counted in code points`() {
    expectToHold(
      """
      fields:
        - {id: t, type: text, validators: [{maxLength: 6}]}
        - {id: u, type: text, validators: [{minLength: 2}]}
      scenarios:
        - name: a family between letters
          steps:
            - type: {t: "a👨‍👩‍👧b"}
            - expect: {violations: {t: tooLong}, values: {t: "a👨‍👩‍👧b"}}
            - type: {t: "👨‍👩‍👧b"}
            - expect: {violations: {}}
            - type: {u: "🇰🇷"}
            - expect: {violations: {}}
            - type: {u: "한"}
            - expect: {violations: {u: tooShort}}
      """)
  }

  @Test func `an option is chosen in whatever composition it is written`() {
    expectToHold(
      #"""
      fields:
        - {id: t, type: select, options: [한, 글]}
        - {id: ts, type: multiselect, options: [한, 글]}
        - {id: same, type: checkbox, calculate: "t == '한' && ts == ['한']"}
      scenarios:
        - name: jamo
          steps:
            - set: {t: "\u1112\u1161\u11AB", ts: ["\u1112\u1161\u11AB"]}
            - expect: {values: {t: 한, same: true}, violations: {}}
      """#)
  }
}
