import Testing

extension SelectAllCases {
  /// Seen in davidstutz/bootstrap-multiselect#89.
  @Test func `select-all takes what is shown and leaves what is filtered out`() {
    expectToHold(
      """
      fields:
        - {id: region, type: select, options: [n, s]}
        - id: town
          type: multiselect
          selectAll: All
          options:
            - {value: kiel, relevant: region == 'n'}
            - {value: ulm, relevant: region == 's'}
            - {value: husum, relevant: region == 'n'}
            - {value: lindau, relevant: region == 's'}
      scenarios:
        - name: north, south, north
          steps:
            - expect: {town: off}
            - set: {region: n}
            - tap: town
            - expect: {town: on, values: {town: [kiel, husum]}}
            - set: {region: s}
            - expect: {town: off, values: {town: []}}
            - tap: town
            - expect: {town: on, values: {town: [ulm, lindau]}}
            - tap: town
            - expect: {town: off}
            - set: {region: n}
            - expect: {town: on, values: {town: [kiel, husum]}}
            - submit
            - expect: {submitted: {region: n, town: [kiel, husum]}}
      """)
  }

  @Test func `a hidden member does not keep select-all from being on`() {
    expectToHold(
      """
      fields:
        - {id: adult, type: checkbox}
        - {id: all, type: select-all, label: All, of: [terms, ads]}
        - {id: terms, type: checkbox}
        - {id: ads, type: checkbox, relevant: adult}
      scenarios:
        - name: hidden, then shown
          steps:
            - tap: all
            - expect: {all: on}
            - tap: adult
            - expect: {all: indeterminate, values: {ads: false}}
            - tap: all
            - expect: {all: on, values: {ads: true}}
            - tap: adult
            - expect: {all: on}
            - tap: all
            - tap: adult
            - expect: {values: {terms: false, ads: true}, all: indeterminate}
      """)
  }

  @Test func `select-alls of select-alls and groups agree with every level`() {
    expectToHold(
      """
      fields:
        - {id: everything, type: select-all, label: Everything, of: [required_ones, extras]}
        - {id: required_ones, type: select-all, label: Required, of: [age, terms]}
        - {id: age, type: checkbox}
        - {id: terms, type: checkbox}
        - id: extras
          type: group
          label: Extras
          selectAll: All extras
          fields:
            - {id: mail, type: checkbox}
            - type: group
              fields: [{id: phone, type: checkbox}]
      scenarios:
        - name: down and up
          steps:
            - tap: everything
            - expect: {everything: on, required_ones: on, extras: on, values: {phone: true}}
            - tap: phone
            - expect: {everything: indeterminate, required_ones: on, extras: indeterminate}
            - tap: required_ones
            - expect: {required_ones: off, everything: indeterminate}
            - tap: mail
            - expect: {extras: off, everything: off}
            - tap: extras
            - expect: {extras: on, everything: indeterminate}
            - tap: age
            - tap: terms
            - expect: {everything: on, required_ones: on}
      """)
  }

  @Test func `a box in two select-alls moves both`() {
    expectToHold(
      """
      fields:
        - {id: left, type: select-all, label: Left, of: [a, b]}
        - {id: right, type: select-all, label: Right, of: [b, c]}
        - {id: a, type: checkbox}
        - {id: b, type: checkbox}
        - {id: c, type: checkbox}
      scenarios:
        - name: the shared one
          steps:
            - tap: left
            - expect: {left: on, right: indeterminate}
            - tap: c
            - expect: {right: on}
            - tap: right
            - expect: {right: off, left: indeterminate, values: {a: true}}
      """)
  }

  @Test func `select-alls that stand for each other are refused`() {
    expectToHold(
      """
      fields:
        - {id: x, type: select-all, label: X, of: [y, a]}
        - {id: y, type: select-all, label: Y, of: [x]}
        - {id: a, type: checkbox}
      """, finding: ["select-all-circle"])
  }

  @Test func `select-all over more than may be chosen is disabled`() {
    expectToHold(
      """
      fields:
        - {id: wide, type: checkbox}
        - id: toppings
          type: group
          selectAll: All
          validators: [{maxSelected: 2}]
          fields:
            - {id: a, type: checkbox}
            - {id: b, type: checkbox}
            - {id: c, type: checkbox, relevant: wide}
      scenarios:
        - name: two or three
          steps:
            - tap: toppings
            - expect: {toppings: on, violations: {}}
            - tap: wide
            - expect: {toppings: indeterminate}
            - tap: toppings
              ignored: true
            - tap: c
            - expect: {toppings: on, violations: {toppings: tooMany}}
            - submit
            - expect: {submitted: false, errors: {toppings: tooMany}, focus: a}
      """)
  }

  @Test func `a condition on select-all holds only while it is on`() {
    expectToHold(
      """
      fields:
        - {id: all, type: select-all, label: All, of: [a, b]}
        - {id: a, type: checkbox}
        - {id: b, type: checkbox}
        - {id: thanks, type: note, label: Thanks, relevant: all}
      submit: {enabled: all}
      scenarios:
        - name: one is not all
          steps:
            - tap: a
            - expect: {relevant: {thanks: false}, enabled: {submit: false}}
            - submit: true
              ignored: true
            - tap: b
            - expect: {relevant: {thanks: true}, enabled: {submit: true}}
      """, finding: ["optional-consent-forced"])
  }

  @Test func `select-all in a repeat stands for the boxes of its own entry`() {
    expectToHold(
      """
      fields:
        - id: people
          type: repeat
          min: 2
          fields:
            - {id: all, type: select-all, label: All}
            - {id: a, type: checkbox}
            - {id: b, type: checkbox}
      scenarios:
        - name: the first entry
          steps:
            - tap: "people[0].all"
            - expect: {values: {"people[0].a": true, "people[0].b": true, "people[1].a": false}}
            - expect: {"people[0].all": on, "people[1].all": off}
            - remove: people[0]
            - expect: {"people[0].all": off}
      """)
  }

  /// Seen in SBoudrias/Inquirer.js#423.
  @Test func `all options of a list can be disabled without harm`() {
    expectToHold(
      """
      fields:
        - id: tech
          type: multiselect
          selectAll: All
          options: [{value: a, enabled: false, reason: not yet}, {value: b, enabled: false}]
        - {id: name, type: text}
      scenarios:
        - name: nothing can be chosen
          steps:
            - expect: {tech: off, values: {tech: []}}
            - tap: tech
              ignored: true
            - tap: {tech: a}
              ignored: true
            - focus: tech
            - return
            - expect: {focus: name}
            - submit
            - expect: {submitted: {tech: [], name: ""}}
      """, finding: ["never-enabled"])
  }

  @Test func `a chosen option that is disabled keeps its state and is sent`() {
    expectToHold(
      """
      fields:
        - {id: lock, type: checkbox}
        - id: days
          type: multiselect
          selectAll: Every day
          options: [{value: mon, enabled: "!lock"}, tue, wed]
      scenarios:
        - name: locked while chosen
          steps:
            - tap: {days: mon}
            - tap: lock
            - tap: {days: mon}
              ignored: true
            - expect: {days: off, values: {days: [mon]}}
            - tap: days
            - expect: {days: on, values: {days: [mon, tue, wed]}}
            - tap: days
            - expect: {days: off, values: {days: [mon]}}
            - submit
            - expect: {submitted: {lock: true, days: [mon]}}
      """)
  }
}
