import Testing

/// Hidden questions as people met them: what they held must reach nobody, and come back with them.
struct RelevanceCases {
  /// Seen in surveyjs/survey-library#152.
  @Test func `answers to questions that were hidden again are not sent, and come back with them`() {
    expectToHold(
      """
      fields:
        - {id: haveKids, type: select, options: [yes, no]}
        - {id: kids, type: integer, relevant: haveKids == 'yes'}
        - {id: age1, type: integer, relevant: kids >= 1}
      scenarios:
        - name: no kids, no ages
          steps:
            - set: {haveKids: yes}
            - type: {kids: 3}
            - type: {age1: 5}
            - set: {haveKids: no}
            - expect: {relevant: {kids: false, age1: false}}
            - submit
            - expect: {submitted: {haveKids: no}}
            - set: {haveKids: yes}
            - expect: {values: {kids: 3, age1: 5}}
            - submit
            - expect: {submitted: {haveKids: yes, kids: 3, age1: 5}}
      """)
  }

  /// Seen in formio/formio.js#2067.
  @Test func `a field that depends on a computed flag appears whatever the order in the file`() {
    expectToHold(
      """
      fields:
        - {id: n, type: integer, relevant: flag}
        - {id: flag, type: hidden, calculate: kind == 'foo'}
        - {id: kind, type: hidden, value: foo}
      scenarios:
        - name: at the start
          steps:
            - expect: {relevant: {n: true}}
            - type: {n: 4}
            - submit
            - expect: {submitted: {n: 4, flag: true, kind: foo}}
      """)
  }

  /// Seen in formio/formio.js#2067.
  @Test func `a flag that is never shown reads false, and what needs it is never shown`() {
    expectToHold(
      """
      fields:
        - {id: n, type: integer, relevant: flag}
        - {id: flag, type: checkbox, default: true, relevant: false}
      scenarios:
        - name: at the start
          steps:
            - expect: {relevant: {n: false, flag: false}, values: {flag: false}}
            - submit
            - expect: {submitted: {}}
      """, finding: ["never-relevant"])
  }

  /// Seen in copier-org/copier#2233.
  @Test func `the default of a question that is never asked reaches nobody`() {
    expectToHold(
      """
      fields:
        - {id: versions, type: multiselect, options: ["3.10", "3.11"], default: ["3.10", "3.11"], relevant: false}
        - {id: lowest, type: text, initial: "size(versions) > 0 ? versions[0] : 'none'"}
      scenarios:
        - name: at the start
          steps:
            - expect: {values: {versions: [], lowest: none}}
            - submit
            - expect: {submitted: {lowest: none}}
      """, finding: ["never-relevant"])
  }

  /// Seen in copier-org/copier#2233.
  @Test func `the text 3.10 of a hidden list does not become 3.1`() {
    expectToHold(
      """
      fields:
        - {id: versions, type: hidden, value: ["3.10", "3.11"]}
        - {id: lowest, type: text, initial: "size(versions) > 0 ? versions[0] : 'none'"}
      scenarios:
        - name: at the start
          steps:
            - expect: {values: {lowest: "3.10"}}
      """)
  }

  /// Seen in surveyjs/survey-library#964.
  @Test func `what stands on a page that is not shown is neither sent nor validated`() {
    expectToHold(
      """
      fields:
        - type: page
          label: You
          fields: [{id: more, type: checkbox}]
        - type: page
          label: More
          relevant: more
          fields:
            - {id: city, type: text, default: Bonn, validators: [required]}
            - type: group
              fields: [{id: zip, type: text, initial: "'53111'", validators: [{pattern: '[0-9]{5}'}]}]
      scenarios:
        - name: without
          steps:
            - submit
            - expect: {submitted: {more: false}}
        - name: with
          steps:
            - tap: more
            - submit
            - expect: {submitted: {more: true, city: Bonn, zip: "53111"}}
        - name: wrong, then hidden
          steps:
            - tap: more
            - type: {zip: x}
            - clear: city
            - submit
            - expect: {submitted: false, errors: {city: valueMissing, zip: patternMismatch}}
            - tap: more
            - expect: {errors: {}, violations: {}}
            - submit
            - expect: {submitted: {more: false}}
      """)
  }

  @Test func `the default of a skipped question is not validated`() {
    expectToHold(
      """
      fields:
        - {id: other, type: checkbox}
        - {id: code, type: text, relevant: other, initial: "'AB'", validators: [{minLength: 3}]}
      scenarios:
        - name: skipped
          steps:
            - expect: {violations: {}}
            - submit
            - expect: {submitted: {other: false}}
            - tap: other
            - expect: {violations: {code: tooShort}}
      """)
  }

  @Test func `a chain of questions closes at its root`() {
    expectToHold(
      """
      fields:
        - {id: a, type: checkbox}
        - {id: b, type: checkbox, relevant: a}
        - {id: c, type: checkbox, relevant: b}
        - {id: d, type: checkbox, relevant: c}
      scenarios:
        - name: three deep
          steps:
            - tap: a
            - tap: b
            - tap: c
            - tap: d
            - expect: {relevant: {d: true}, values: {d: true}}
            - tap: a
            - expect: {relevant: {b: false, c: false, d: false}, values: {b: false, c: false, d: false}}
            - submit
            - expect: {submitted: {a: false}}
            - tap: a
            - expect: {relevant: {b: true, c: true, d: true}, values: {b: true, c: true, d: true}}
      """)
  }
}
