import Testing

extension ChoicesCases {
  /// Seen in surveyjs/survey-library#1609.
  @Test func `none of these unticks the rest, and can be unticked`() {
    expectToHold(
      """
      fields:
        - id: pets
          type: group
          exclusive: none
          validators: [{minSelected: 1}]
          fields:
            - {id: cat, type: checkbox}
            - {id: dog, type: checkbox}
            - {id: none, type: checkbox}
      scenarios:
        - name: both ways
          steps:
            - submit
            - expect: {submitted: false, errors: {pets: tooFew}}
            - tap: cat
            - tap: dog
            - tap: none
            - expect: {values: {cat: false, dog: false, none: true}, errors: {}}
            - tap: dog
            - expect: {values: {cat: false, dog: true, none: false}}
            - tap: none
            - tap: none
            - expect: {values: {cat: false, dog: false, none: false}, errors: {pets: tooFew}}
      """)
  }

  @Test func `none of these satisfies any minimum`() {
    expectToHold(
      """
      fields:
        - id: pets
          type: group
          exclusive: none
          validators: [{minSelected: 2}]
          fields:
            - {id: cat, type: checkbox}
            - {id: dog, type: checkbox}
            - {id: none, type: checkbox}
      scenarios:
        - name: one pet is too few, none is fine
          steps:
            - tap: cat
            - expect: {violations: {pets: tooFew}}
            - tap: none
            - expect: {violations: {}}
      """)
  }

  /// Seen in surveyjs/survey-library#8438.
  @Test func `an exclusive option of a list unticks the rest`() {
    expectToHold(
      """
      fields:
        - {id: pets, type: multiselect, selectAll: All, options: [cat, dog, {value: none, exclusive: true}]}
      scenarios:
        - name: both ways
          steps:
            - tap: {pets: none}
            - expect: {values: {pets: [none]}, pets: off}
            - tap: {pets: cat}
            - expect: {values: {pets: [cat]}, pets: indeterminate}
            - tap: pets
            - expect: {values: {pets: [cat, dog]}, pets: on}
            - tap: {pets: none}
            - expect: {values: {pets: [none]}, pets: off}
            - tap: pets
            - expect: {values: {pets: [cat, dog]}}
            - tap: {pets: none}
            - tap: {pets: none}
            - expect: {values: {pets: []}}
            - set: {pets: [cat, none]}
              ignored: true
      """)
  }

  @Test func `at most one box of an exclusive group is ticked`() {
    expectToHold(
      """
      fields:
        - id: size
          type: group
          exclusive: true
          fields:
            - {id: s, type: checkbox}
            - {id: m, type: checkbox, default: true}
            - {id: l, type: checkbox}
      scenarios:
        - name: one after the other
          steps:
            - tap: s
            - expect: {values: {s: true, m: false, l: false}}
            - tap: l
            - expect: {values: {s: false, m: false, l: true}}
            - tap: l
            - expect: {values: {s: false, m: false, l: false}}
      """)
  }

  @Test func `ticking all passes the exclusive member by`() {
    expectToHold(
      """
      fields:
        - {id: all, type: select-all, label: All, of: [pets]}
        - id: pets
          type: group
          exclusive: none
          fields:
            - {id: cat, type: checkbox}
            - {id: dog, type: checkbox}
            - {id: none, type: checkbox}
      scenarios:
        - name: from none to all
          steps:
            - tap: none
            - expect: {all: off}
            - tap: all
            - expect: {all: on, values: {cat: true, dog: true, none: false}}
            - tap: none
            - expect: {all: off, values: {cat: false, none: true}}
      """)
  }

  @Test func `a many-choice is sent in the order of the options`() {
    expectToHold(
      """
      fields:
        - {id: days, type: multiselect, options: [mon, tue, wed]}
      scenarios:
        - name: chosen backwards
          steps:
            - tap: {days: wed}
            - tap: {days: mon}
            - expect: {values: {days: [mon, wed]}}
            - set: {days: [tue, mon]}
            - submit
            - expect: {submitted: {days: [mon, tue]}}
      """)
  }

  /// Seen in jpsim/Yams#338.
  @Test func `options spelled like booleans stay texts`() {
    expectToHold(
      """
      fields:
        - {id: s, type: select, options: [yes, no, on, off, y, n, "true"], default: no}
        - {id: t, type: text, default: 2024-01-02}
      scenarios:
        - name: texts
          steps:
            - expect: {values: {s: no, t: 2024-01-02}}
            - set: {s: on}
            - submit
            - expect: {submitted: {s: on, t: "2024-01-02"}}
            - set: {s: "true"}
            - expect: {values: {s: "true"}}
      """)
  }

  /// Seen in kislyuk/yq#152.
  @Test func `spellings that YAML changes are asked to be quoted`() {
    expectToHold(
      """
      fields:
        - {id: a, type: text, default: 0510210600}
        - {id: b, type: text, default: 1.10}
      """, finding: ["wrong-type", "wrong-type"])
  }

  @Test func `how many are chosen is told at both ends`() {
    expectToHold(
      """
      fields:
        - {id: days, type: multiselect, options: [mon, tue, wed, thu], validators: [{minSelected: 2}, {maxSelected: 3}]}
      scenarios:
        - name: none to four
          steps:
            - expect: {violations: {}}
            - tap: {days: mon}
            - expect: {violations: {days: tooFew}}
            - tap: {days: tue}
            - expect: {violations: {}}
            - tap: {days: wed}
            - tap: {days: thu}
            - expect: {violations: {days: tooMany}}
      """)
  }

  @Test func `a hidden box does not count for the minimum of its group`() {
    expectToHold(
      """
      fields:
        - {id: more, type: checkbox, default: true}
        - id: pets
          type: group
          validators: [{minSelected: 1}]
          fields:
            - {id: cat, type: checkbox}
            - {id: dog, type: checkbox, relevant: more}
      scenarios:
        - name: the dog goes
          steps:
            - tap: dog
            - expect: {violations: {}}
            - tap: more
            - expect: {violations: {pets: tooFew}}
            - tap: cat
            - expect: {violations: {}}
      """)
  }
}
