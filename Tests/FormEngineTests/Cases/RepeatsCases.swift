import Testing

/// Entries that come and go, as people met them.
struct RepeatsCases {
  /// Seen in getodk/getodk#843.
  @Test func `entries that are too many are told and not thrown away`() {
    expectToHold(
      """
      fields:
        - {id: n, type: integer}
        - id: people
          type: repeat
          validators: [{constraint: size(value) == n}]
          fields: [{id: name, type: text}]
      scenarios:
        - name: three, then two
          steps:
            - type: {n: 3}
            - add: people
            - add: people
            - add: people
            - type: {"people[0].name": A, "people[1].name": B, "people[2].name": C}
            - expect: {violations: {}}
            - type: {n: 2}
            - submit
            - expect:
                submitted: false
                errors: {people: customError}
                values: {people: [{name: A}, {name: B}, {name: C}]}
            - remove: people[1]
            - expect: {errors: {}}
            - submit
            - expect: {submitted: {n: 2, people: [{name: A}, {name: C}]}}
      """)
  }

  /// Seen in getodk/collect#2992.
  @Test func `nobody is asked for another entry of a group that is not shown`() {
    expectToHold(
      """
      fields:
        - {id: consent, type: select, options: [yes, no]}
        - type: group
          relevant: consent == 'yes'
          fields:
            - {id: members, type: repeat, min: 0, fields: [{id: name, type: text, validators: [required]}]}
        - {id: none, type: checkbox, calculate: size(members) == 0}
      scenarios:
        - name: no consent
          steps:
            - set: {consent: no}
            - add: members
              ignored: true
            - expect: {relevant: {members: false}, values: {none: true}}
            - submit
            - expect: {submitted: {consent: no, none: true}}
        - name: consent, entries, none
          steps:
            - set: {consent: yes}
            - add: members
            - expect: {values: {none: false}, violations: {"members[0].name": valueMissing}}
            - set: {consent: no}
            - expect: {values: {none: true}, violations: {}}
            - submit
            - expect: {submitted: {consent: no, none: true}}
      """)
  }

  /// Seen in getodk/getodk#914.
  @Test func `going back and answering no does not crash the list that was counted`() {
    expectToHold(
      """
      fields:
        - {id: nets, type: select, options: [yes, no]}
        - {id: n, type: integer, relevant: nets == 'yes'}
        - {id: list, type: repeat, relevant: n > 0, fields: [{id: colour, type: text}]}
      scenarios:
        - name: yes, no, yes
          steps:
            - set: {nets: yes}
            - type: {n: 2}
            - add: list
            - add: list
            - type: {"list[0].colour": red, "list[1].colour": blue}
            - expect: {focus: "list[1].colour"}
            - set: {nets: no}
            - expect: {focus: nets, relevant: {n: false, list: false}}
            - submit
            - expect: {submitted: {nets: no}}
            - set: {nets: yes}
            - submit
            - expect: {submitted: {nets: yes, n: 2, list: [{colour: red}, {colour: blue}]}}
      """)
  }

  /// Seen in logaretm/vee-validate#3664.
  @Test func `the error of an entry that was removed does not move to its neighbour`() {
    expectToHold(
      """
      fields:
        - {id: list, type: repeat, fields: [{id: mail, type: email, validators: [required]}]}
      scenarios:
        - name: the first goes
          steps:
            - add: list
            - add: list
            - add: list
            - type: {"list[0].mail": wrong}
            - type: {"list[1].mail": b@example.com}
            - type: {"list[2].mail": c@example.com}
            - expect: {errors: {"list[0].mail": typeMismatch}}
            - remove: list[0]
            - expect: {errors: {}, violations: {}, values: {"list[0].mail": b@example.com}}
        - name: the middle goes, a new one comes
          steps:
            - add: list
            - add: list
            - submit
            - expect: {errors: {"list[0].mail": valueMissing, "list[1].mail": valueMissing}}
            - type: {"list[0].mail": a@example.com}
            - remove: list[1]
            - add: list
            - expect: {errors: {}, violations: {"list[1].mail": valueMissing}}
            - remove: list[1]
            - submit
            - expect: {submitted: {list: [{mail: a@example.com}]}}
      """)
  }

  /// Seen in open-formulieren/open-forms#2099.
  @Test func `a form is valid again once its one wrong entry is removed`() {
    expectToHold(
      """
      fields:
        - {id: list, type: repeat, fields: [{id: name, type: text, validators: [required]}]}
      submit: {enabled: form.valid}
      scenarios:
        - name: added and removed
          steps:
            - expect: {enabled: {submit: true}}
            - add: list
            - expect: {enabled: {submit: false}}
            - remove: list[0]
            - expect: {enabled: {submit: true}}
            - submit
            - expect: {submitted: {list: []}}
      """)
  }

  @Test func `entries stay themselves when one before them goes`() {
    expectToHold(
      """
      fields:
        - id: list
          type: repeat
          itemLabel: "Number ${index + 1}: ${name}"
          fields:
            - {id: name, type: text}
            - {id: place, type: integer, calculate: index + 1}
            - {id: tall, type: checkbox}
            - {id: inches, type: integer, relevant: tall}
      scenarios:
        - name: remove the middle one
          steps:
            - add: list
            - add: list
            - add: list
            - type: {"list[0].name": A, "list[1].name": B, "list[2].name": C}
            - tap: "list[2].tall"
            - type: {"list[2].inches": 75}
            - expect: {values: {"list[2].place": 3}, text: "Number 3: C"}
            - remove: list[1]
            - expect:
                relevant: {"list[1].inches": true, "list[0].inches": false}
                values: {"list[1].place": 2, "list[1].inches": 75}
            - expect: {text: "Number 2: C"}
            - submit
            - expect:
                submitted:
                  list: [{name: A, place: 1, tall: false}, {name: C, place: 2, tall: true, inches: 75}]
      """)
  }
}
