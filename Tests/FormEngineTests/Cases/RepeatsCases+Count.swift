import Testing

extension RepeatsCases {
  @Test func `the least number of entries is there at the start, and the greatest is the end`() {
    expectToHold(
      """
      fields:
        - {id: list, type: repeat, min: 1, max: 2, fields: [{id: a, type: text, default: x}]}
        - {id: more, type: button, label: More, action: {add: list}}
      scenarios:
        - name: one to two
          steps:
            - expect: {values: {list: [{a: x}]}}
            - tap: more
            - expect: {values: {list: [{a: x}, {a: x}]}}
            - add: list
              ignored: true
            - tap: more
              ignored: true
            - remove: list[0]
            - remove: list[0]
            - expect: {violations: {list: tooFew}}
            - submit
            - expect: {submitted: false, errors: {list: tooFew}}
      """)
  }

  @Test func `entries may not repeat each other, and empty ones do not count`() {
    expectToHold(
      """
      fields:
        - id: list
          type: repeat
          validators: [{distinct: [a, b]}]
          fields: [{id: a, type: text}, {id: b, type: integer}]
      scenarios:
        - name: pairs
          steps:
            - add: list
            - add: list
            - add: list
            - expect: {violations: {}}
            - type: {"list[0].a": x, "list[0].b": 1}
            - type: {"list[1].a": x, "list[1].b": 2}
            - expect: {violations: {}}
            - type: {"list[2].a": x, "list[2].b": "01"}
            - expect: {violations: {list: duplicate}}
            - remove: list[0]
            - expect: {violations: {}}
            - type: {"list[0].b": 1}
            - expect: {violations: {list: duplicate}}
      """)
  }

  @Test func `entries of entries keep apart`() {
    expectToHold(
      """
      fields:
        - id: houses
          type: repeat
          fields:
            - {id: street, type: text}
            - id: people
              type: repeat
              fields:
                - {id: name, type: text}
                - {id: where, type: text, calculate: "street + ' ' + string(index)"}
            - {id: count, type: integer, calculate: size(people)}
        - {id: all, type: integer, calculate: "sum(houses.map(h, size(h.people)))"}
        - {id: names, type: text, calculate: "houses.map(h, h.people.map(p, p.name).join('+')).join('/')"}
      scenarios:
        - name: two houses
          steps:
            - add: houses
            - add: houses
            - add: "houses[1].people"
            - add: "houses[1].people"
            - add: "houses[0].people"
            - type: {"houses[0].street": Elm, "houses[1].street": Oak}
            - type: {"houses[0].people[0].name": A, "houses[1].people[0].name": B, "houses[1].people[1].name": C}
            - expect: {values: {all: 3, names: A/B+C, "houses[1].people[1].where": Oak 1}}
            - remove: "houses[1].people[0]"
            - expect: {values: {all: 2, names: A/C, "houses[1].people[0].where": Oak 0, "houses[1].count": 1}}
            - remove: houses[0]
            - expect: {values: {all: 1, names: C}}
            - submit
            - expect:
                submitted:
                  houses: [{street: Oak, people: [{name: C, where: Oak 0}], count: 1}]
                  all: 1
                  names: C
      """)
  }

  @Test func `options of a question depend on what the entries say`() {
    expectToHold(
      """
      fields:
        - {id: guests, type: repeat, fields: [{id: diet, type: select, options: [any, vegan], default: any}]}
        - id: menu
          type: select
          options:
            - {value: meat, relevant: "guests.exists(g, g.diet == 'any')"}
            - {value: greens, relevant: size(guests) > 0}
            - bread
      scenarios:
        - name: guests come and go
          steps:
            - set: {menu: meat}
              ignored: true
            - add: guests
            - set: {menu: meat}
            - set: {"guests[0].diet": vegan}
            - expect: {values: {menu: ""}}
            - set: {menu: greens}
            - remove: guests[0]
            - expect: {values: {menu: ""}}
            - add: guests
            - expect: {values: {menu: greens}}
      """)
  }

  @Test func `a rule of the whole form sees entries that are removed`() {
    expectToHold(
      """
      fields:
        - {id: lines, type: repeat, fields: [{id: amount, type: number}]}
        - {id: total, type: number, calculate: "sum(lines.map(l, l.amount))", validators: [{max: 10}]}
      scenarios:
        - name: add, fill, remove
          steps:
            - expect: {values: {total: 0}}
            - add: lines
            - type: {"lines[0].amount": 0.1}
            - add: lines
            - type: {"lines[1].amount": 0.2}
            - expect: {values: {total: 0.3}}
            - type: {"lines[1].amount": 20}
            - expect: {violations: {total: rangeOverflow}}
            - remove: lines[1]
            - expect: {violations: {}, values: {total: 0.1}}
      """)
  }

  @Test func `a repeat with nothing in it is missing where one is required`() {
    expectToHold(
      """
      fields:
        - {id: list, type: repeat, validators: [required], fields: [{id: a, type: text}]}
      scenarios:
        - name: none, one, none
          steps:
            - submit
            - expect: {submitted: false, errors: {list: valueMissing}}
            - add: list
            - expect: {errors: {}}
            - clear: list
            - expect: {errors: {list: valueMissing}, values: {list: []}}
      """)
  }

  @Test func `the initial value of an entry is worked out when it is added`() {
    expectToHold(
      """
      fields:
        - {id: start, type: integer, default: 1}
        - {id: list, type: repeat, fields: [{id: a, type: integer, initial: start + index}]}
      scenarios:
        - name: each at its own time
          steps:
            - add: list
            - type: {start: 10}
            - add: list
            - expect: {values: {"list[0].a": 1, "list[1].a": 11}}
            - remove: list[0]
            - expect: {values: {"list[0].a": 11}}
      """)
  }
}
