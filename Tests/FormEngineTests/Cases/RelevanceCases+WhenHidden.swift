import Testing

extension RelevanceCases {
  /// Seen in formio/formio.js#2484.
  @Test func `clearing when hidden empties for good, also when only the page is hidden`() {
    expectToHold(
      """
      fields:
        - {id: how, type: select, options: [post, mail], default: post}
        - type: group
          relevant: how == 'post'
          fields:
            - {id: street, type: text, whenHidden: clear}
            - {id: note, type: text}
      scenarios:
        - name: there and back
          steps:
            - type: {street: Elm, note: ring}
            - set: {how: mail}
            - expect: {values: {street: "", note: ""}}
            - set: {how: post}
            - expect: {values: {street: "", note: ring}}
      """)
  }

  @Test func `a default that was cleared with its question does not come back`() {
    expectToHold(
      """
      fields:
        - {id: gift, type: checkbox, default: true}
        - {id: card, type: text, default: Best wishes, relevant: gift, whenHidden: clear}
      scenarios:
        - name: there and back
          steps:
            - expect: {values: {card: Best wishes}}
            - tap: gift
            - tap: gift
            - expect: {values: {card: ""}}
      """)
  }

  @Test func `a default of a question that is not asked at the start is there once it is asked`() {
    expectToHold(
      """
      fields:
        - {id: gift, type: checkbox}
        - {id: card, type: text, default: Best wishes, relevant: gift, whenHidden: clear}
        - {id: copies, type: integer, initial: 2, relevant: gift, whenHidden: clear}
        - id: guests
          type: repeat
          min: 1
          relevant: gift
          whenHidden: clear
          fields:
            - {id: name, type: text}
      scenarios:
        - name: there, back, and there again
          steps:
            - expect: {values: {card: "", copies: null}}
            - tap: gift
            - expect: {values: {card: Best wishes, copies: 2, guests: [{name: ""}]}}
            - tap: gift
            - tap: gift
            - expect: {values: {card: "", copies: null, guests: []}}
      """)
  }

  @Test func `what is kept when hidden is sent, and still reads as empty`() {
    expectToHold(
      """
      fields:
        - {id: more, type: checkbox}
        - {id: size, type: integer, initial: 3, relevant: more, whenHidden: keep, validators: [{min: 5}]}
        - {id: known, type: checkbox, calculate: isSet(size)}
      scenarios:
        - name: hidden
          steps:
            - expect: {values: {known: false}, violations: {}}
            - submit
            - expect: {submitted: {more: false, size: 3, known: false}}
            - tap: more
            - expect: {values: {known: true}, violations: {size: rangeUnderflow}}
      """)
  }

  @Test func `what is kept inside of a hidden nesting group is sent under its name`() {
    expectToHold(
      """
      fields:
        - {id: more, type: checkbox}
        - id: home
          type: group
          nest: true
          relevant: more
          fields:
            - {id: city, type: text, default: Bonn, whenHidden: keep}
            - {id: zip, type: text, default: "1"}
      scenarios:
        - name: hidden
          steps:
            - submit
            - expect: {submitted: {more: false, home: {city: Bonn}}}
            - tap: more
            - submit
            - expect: {submitted: {more: true, home: {city: Bonn, zip: "1"}}}
      """)
  }

  @Test func `a nesting group that is not shown leaves no empty object behind`() {
    expectToHold(
      """
      fields:
        - {id: more, type: checkbox}
        - id: home
          type: group
          nest: true
          relevant: more
          fields: [{id: city, type: text, default: Bonn}]
      scenarios:
        - name: hidden
          steps:
            - submit
            - expect: {submitted: {more: false}}
      """)
  }

  @Test func `a sum over answers leaves out those that are hidden`() {
    expectToHold(
      """
      fields:
        - {id: drinks, type: checkbox, default: true}
        - {id: meals, type: integer, default: 2}
        - {id: bottles, type: integer, default: 5, relevant: drinks}
        - {id: total, type: integer, calculate: "meals * 10 + (isSet(bottles) ? bottles : 0)"}
      scenarios:
        - name: drinks or none
          steps:
            - expect: {values: {total: 25}}
            - tap: drinks
            - expect: {values: {total: 20}}
            - submit
            - expect: {submitted: {drinks: false, meals: 2, total: 20}}
      """)
  }

  @Test func `a hidden answer is no answer in any comparison`() {
    expectToHold(
      """
      fields:
        - {id: ask, type: checkbox, default: true}
        - {id: name, type: text, default: Mina, relevant: ask}
        - {id: n, type: integer, default: 7, relevant: ask}
        - {id: ok, type: checkbox, default: true, relevant: ask}
        - {id: tags, type: multiselect, options: [a, b], default: [a], relevant: ask}
        - {id: empty, type: checkbox, calculate: "name == '' && !isSet(n) && !ok && tags == []"}
      scenarios:
        - name: shown and hidden
          steps:
            - expect: {values: {empty: false}}
            - tap: ask
            - expect: {values: {empty: true}}
      """)
  }

  @Test func `a condition on a number that is not given shows nothing, and its opposite neither`() {
    expectToHold(
      """
      fields:
        - {id: n, type: integer}
        - {id: small, type: text, relevant: n < 6}
        - {id: large, type: text, relevant: "!(n < 6)"}
        - {id: unset, type: text, relevant: "!isSet(n)"}
      scenarios:
        - name: empty, small, large, empty
          steps:
            - expect: {relevant: {small: false, large: false, unset: true}}
            - type: {n: 5}
            - expect: {relevant: {small: true, large: false, unset: false}}
            - type: {n: 6}
            - expect: {relevant: {small: false, large: true, unset: false}}
            - type: {n: six}
            - expect: {relevant: {small: false, large: false, unset: true}}
      """)
  }

  /// Seen in getodk/getodk#914.
  @Test func `the focus does not stay on a field that went away`() {
    expectToHold(
      """
      fields:
        - {id: kind, type: select, options: [short, long], default: long}
        - {id: first, type: text}
        - {id: details, type: text, relevant: kind == 'long'}
        - {id: last, type: text, enabled: kind == 'long'}
        - {id: shorten, type: button, label: Short, action: {set: {kind: "'short'"}}}
      scenarios:
        - name: to the next stop
          steps:
            - focus: details
            - press: shorten
            - release
            - expect: {focus: shorten, relevant: {details: false}}
      """)
  }

  @Test func `two fields that hide each other are refused`() {
    expectToHold(
      """
      fields:
        - {id: mail, type: text, relevant: phone == ''}
        - {id: phone, type: text, relevant: mail == ''}
      """, finding: ["mutual-hiding"])
  }

  @Test func `a field that hides itself is refused`() {
    expectToHold(
      """
      fields:
        - {id: name, type: text, relevant: name == ''}
      """, finding: ["self-hiding"])
  }

  @Test func `two fields that wait for each other are warned of`() {
    expectToHold(
      """
      fields:
        - {id: a, type: text, relevant: b != ''}
        - {id: b, type: text, relevant: a != ''}
      scenarios:
        - name: both are dead
          steps:
            - expect: {relevant: {a: false, b: false}}
            - submit
            - expect: {submitted: {}}
      """, finding: ["positive-circle"])
  }
}
