import Testing

/// What is seldom done and must work all the same.
struct CornersCases {
  @Test func `select-all over a group sees the boxes of entries inside of it`() {
    expectToHold(
      """
      fields:
        - {id: all, type: select-all, label: All, of: [g]}
        - id: g
          type: group
          validators: [{minSelected: 2}]
          fields:
            - {id: a, type: checkbox}
            - {id: list, type: repeat, fields: [{id: b, type: checkbox}]}
      scenarios:
        - name: entries come and go
          steps:
            - tap: a
            - expect: {all: on, violations: {g: tooFew}}
            - add: list
            - expect: {all: indeterminate}
            - tap: all
            - expect: {all: on, values: {"list[0].b": true}, violations: {}}
            - tap: "list[0].b"
            - expect: {all: indeterminate, violations: {g: tooFew}}
            - remove: list[0]
            - expect: {all: on}
      """)
  }

  @Test func `boxes exclude each other in their own entry only`() {
    expectToHold(
      """
      fields:
        - id: list
          type: repeat
          min: 2
          fields:
            - {id: size, type: group, exclusive: true, fields: [{id: s, type: checkbox}, {id: l, type: checkbox}]}
      scenarios:
        - name: two entries
          steps:
            - tap: "list[0].s"
            - tap: "list[1].l"
            - expect: {values: {"list[0].s": true, "list[1].l": true}}
            - tap: "list[0].l"
            - expect: {values: {"list[0].s": false, "list[0].l": true, "list[1].l": true}}
      """)
  }

  @Test func `an inner entry reads the answers of the entries around it`() {
    expectToHold(
      """
      fields:
        - {id: rate, type: integer, default: 2}
        - id: rooms
          type: repeat
          min: 2
          fields:
            - {id: area, type: integer, default: 10}
            - {id: cuts, type: repeat, min: 1, fields: [{id: n, type: integer, calculate: area * rate + index}]}
      scenarios:
        - name: change each level
          steps:
            - expect: {values: {"rooms[0].cuts[0].n": 20}}
            - type: {"rooms[1].area": 5}
            - expect: {values: {"rooms[0].cuts[0].n": 20, "rooms[1].cuts[0].n": 10}}
            - add: "rooms[1].cuts"
            - expect: {values: {"rooms[1].cuts[1].n": 11}}
            - type: {rate: 3}
            - expect: {values: {"rooms[0].cuts[0].n": 30, "rooms[1].cuts[1].n": 16}}
            - remove: rooms[0]
            - expect: {values: {"rooms[0].cuts[1].n": 16}}
      """)
  }

  @Test func `options depend on another answer of the same entry`() {
    expectToHold(
      """
      fields:
        - id: list
          type: repeat
          min: 2
          fields:
            - {id: kind, type: select, options: [f, v], default: f}
            - id: thing
              type: select
              options: [{value: apple, relevant: kind == 'f'}, {value: leek, relevant: kind == 'v'}]
      scenarios:
        - name: two kinds
          steps:
            - set: {"list[0].thing": apple, "list[1].thing": apple}
            - set: {"list[1].kind": v}
            - expect: {values: {"list[0].thing": apple, "list[1].thing": ""}}
            - set: {"list[1].thing": leek}
            - remove: list[0]
            - expect: {values: {list: [{kind: v, thing: leek}]}}
      """)
  }

  @Test func `a place in a list that is not there decides nothing`() {
    expectToHold(
      """
      fields:
        - {id: list, type: repeat, fields: [{id: x, type: text}]}
        - {id: second, type: text, relevant: "list[1].x == 'b'"}
        - {id: last, type: text, calculate: "size(list) > 0 ? list[size(list) - 1].x : ''"}
      scenarios:
        - name: none, one, two
          steps:
            - expect: {relevant: {second: false}, values: {last: ""}}
            - add: list
            - add: list
            - type: {"list[1].x": b}
            - expect: {relevant: {second: true}, values: {last: b}}
            - remove: list[0]
            - expect: {relevant: {second: false}, values: {last: b}}
      """)
  }

  @Test func `a worked out box counts for no select-all`() {
    expectToHold(
      """
      fields:
        - {id: all, type: select-all, label: All, of: [a, b]}
        - {id: a, type: checkbox}
        - {id: b, type: checkbox, calculate: "!a"}
      scenarios:
        - name: the other way round
          steps:
            - expect: {all: off, values: {b: true}}
            - tap: all
            - expect: {all: on, values: {a: true, b: false}}
      """)
  }

  @Test func `nothing counts in a group that is read-only`() {
    expectToHold(
      """
      fields:
        - {id: lock, type: checkbox}
        - id: g
          type: group
          readOnly: lock
          selectAll: All
          fields: [{id: a, type: checkbox}, {id: b, type: checkbox}]
      scenarios:
        - name: locked
          steps:
            - tap: a
            - expect: {g: indeterminate}
            - tap: lock
            - expect: {g: off, values: {a: true}}
            - tap: g
              ignored: true
            - tap: b
              ignored: true
            - submit
            - expect: {submitted: {lock: true, a: true, b: false}}
      """)
  }

  @Test func `a box that cannot be changed keeps the others of its group from being ticked`() {
    expectToHold(
      """
      fields:
        - {id: lock, type: checkbox}
        - id: size
          type: group
          exclusive: true
          fields: [{id: s, type: checkbox, enabled: "!lock"}, {id: l, type: checkbox}]
      scenarios:
        - name: locked while ticked
          steps:
            - tap: s
            - tap: lock
            - tap: l
              ignored: true
            - set: {l: true}
              ignored: true
            - expect: {values: {s: true, l: false}}
            - tap: lock
            - tap: l
            - expect: {values: {s: false, l: true}}
      """)
  }

  @Test func `an exclusive option that cannot be changed stays alone`() {
    expectToHold(
      """
      fields:
        - {id: lock, type: checkbox}
        - {id: pets, type: multiselect, options: [cat, dog, {value: none, exclusive: true, enabled: "!lock"}]}
      scenarios:
        - name: locked while chosen
          steps:
            - tap: {pets: none}
            - tap: lock
            - tap: {pets: cat}
              ignored: true
            - expect: {values: {pets: [none]}}
      """)
  }

  @Test func `a list is in the order of its options from the start`() {
    expectToHold(
      """
      fields:
        - {id: days, type: multiselect, options: [mon, tue, wed], default: [wed, mon]}
        - {id: more, type: multiselect, options: [a, b, c], initial: "['c', 'a']"}
      scenarios:
        - name: at the start
          steps:
            - expect: {values: {days: [mon, wed], more: [a, c]}}
            - submit
            - expect: {submitted: {days: [mon, wed], more: [a, c]}}
      """)
  }

  @Test func `a worked out choice that is no option is told`() {
    expectToHold(
      """
      fields:
        - {id: n, type: integer, default: 1}
        - {id: size, type: select, options: [s, l], calculate: "n < 5 ? 's' : n < 10 ? 'l' : 'xxl'"}
      scenarios:
        - name: small to huge
          steps:
            - expect: {values: {size: s}}
            - type: {n: 12}
            - expect: {violations: {size: notAChoice}}
            - submit
            - expect: {submitted: false}
      """, finding: ["unknown-option"])
  }
}
