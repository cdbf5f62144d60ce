import Testing

/// Options that come and go, are disabled, or exclude each other, as people met them.
struct ChoicesCases {
  /// Seen in rjsf-team/react-jsonschema-form#4465.
  @Test func `choices that are no longer offered are not chosen, and come back`() {
    expectToHold(
      """
      fields:
        - {id: kind, type: select, options: [fruit, vegetable]}
        - id: things
          type: multiselect
          validators: [required]
          options: [{value: apple, relevant: kind == 'fruit'}, {value: leek, relevant: kind == 'vegetable'}]
      scenarios:
        - name: fruit, vegetable, fruit
          steps:
            - set: {kind: fruit}
            - set: {things: [apple]}
            - set: {kind: vegetable}
            - expect: {values: {things: []}}
            - submit
            - expect: {submitted: false, errors: {things: valueMissing}, violations: {things: valueMissing}}
            - tap: {things: apple}
              ignored: true
            - tap: {things: leek}
            - submit
            - expect: {submitted: {kind: vegetable, things: [leek]}}
            - set: {kind: fruit}
            - expect: {values: {things: [apple]}}
      """)
  }

  @Test func `a single choice that is no longer offered is none`() {
    expectToHold(
      """
      fields:
        - {id: country, type: select, options: [de, kr]}
        - id: city
          type: select
          validators: [required]
          options: [{value: bonn, relevant: country == 'de'}, {value: seoul, relevant: country == 'kr'}]
        - {id: trip, type: text, calculate: "city == '' ? 'nowhere' : 'to ' + city"}
      scenarios:
        - name: another country
          steps:
            - set: {country: de}
            - set: {city: bonn}
            - expect: {values: {trip: to bonn}}
            - set: {country: kr}
            - expect: {values: {city: "", trip: nowhere}, violations: {city: valueMissing}}
            - set: {city: bonn}
              ignored: true
            - set: {country: de}
            - expect: {values: {city: bonn, trip: to bonn}}
      """)
  }

  /// Seen in markfink/whaaaaat#15.
  @Test func `the first option is disabled and is nobody's answer`() {
    expectToHold(
      """
      fields:
        - {id: plan, type: select, options: [{value: gold, enabled: false}, silver, bronze]}
      scenarios:
        - name: nothing is chosen by itself
          steps:
            - expect: {values: {plan: ""}}
            - tap: {plan: gold}
              ignored: true
            - set: {plan: gold}
              ignored: true
            - submit
            - expect: {submitted: {plan: ""}}
            - tap: {plan: silver}
            - submit
            - expect: {submitted: {plan: silver}}
      """)
  }

  /// Seen in XLSForm/pyxform#23.
  @Test func `two options of one value are refused`() {
    expectToHold(
      """
      fields:
        - {id: q, type: select, options: [{value: v1, label: Yes}, {value: v2, label: No}, {value: v2, label: Maybe}]}
      """, finding: ["option-duplicate"])
  }

  /// Seen in XLSForm/pyxform#373.
  @Test func `two options that are written alike are refused`() {
    expectToHold(
      """
      fields:
        - {id: q, type: select, options: ["1", 2, 1]}
      """, finding: ["option-duplicate"])
  }

  /// Seen in XLSForm/pyxform#373.
  @Test func `two options that differ only in composition are refused`() {
    expectToHold(
      #"""
      fields:
        - {id: q, type: select, options: ["caf\u00E9", "cafe\u0301"]}
      """#, finding: ["option-duplicate"])
  }
}
