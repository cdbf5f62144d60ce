import Testing

extension ValuesCases {
  /// Seen in surveyjs/survey-library#1204.
  @Test func `null leaves what is worked out without a value`() {
    expectToHold(
      """
      fields:
        - {id: member, type: checkbox}
        - {id: discount, type: integer, calculate: "member ? 5 : null"}
        - {id: until, type: date, calculate: "!member ? null : discount > 3 ? timestamp('2026-12-31T00:00:00Z') : null"}
        - {id: word, type: text, calculate: "member ? 'yes' : null"}
        - {id: known, type: checkbox, calculate: isSet(discount)}
        - {id: price, type: integer, calculate: 100 - discount}
      scenarios:
        - name: member and not
          steps:
            - expect: {values: {discount: null, until: null, word: "", known: false, price: null}}
            - tap: member
            - expect: {values: {discount: 5, until: 2026-12-31, word: "yes", known: true, price: 95}}
            - tap: member
            - submit
            - expect: {submitted: {member: false, discount: null, until: null, word: "", known: false, price: null}}
      """)
  }

  @Test func `a comment is needed when the rating is low, and only then`() {
    expectToHold(
      """
      fields:
        - {id: rating, type: integer}
        - {id: comment, type: textarea, validators: [{required: true, when: rating < 6}]}
      scenarios:
        - name: low, high, none
          steps:
            - submit
            - expect: {submitted: {rating: null, comment: ""}}
            - type: {rating: 3}
            - submit
            - expect: {submitted: false, errors: {comment: valueMissing}, focus: comment}
            - type: {rating: 8}
            - expect: {errors: {}}
            - submit
            - expect: {submitted: {rating: 8, comment: ""}}
      """)
  }

  /// Seen in surveyjs/survey-library#1204.
  @Test func `a condition that could only ask for an answer where there is none is told`() {
    expectToHold(
      """
      fields:
        - {id: rating, type: integer}
        - {id: comment, type: textarea, validators: [{constraint: "rating >= 6 || value != ''"}]}
      scenarios:
        - name: it never fires
          steps:
            - type: {rating: 3}
            - submit
            - expect: {submitted: {rating: 3, comment: ""}}
      """, finding: ["validator-without-effect"])
  }

  /// Seen in surveyjs/survey-library#3065.
  @Test func `an optional text with a minimum length can be emptied again`() {
    expectToHold(
      """
      fields:
        - {id: nick, type: text, validators: [{minLength: 3}]}
        - {id: two, type: multiselect, options: [a, b, c], validators: [{minSelected: 2}]}
      scenarios:
        - name: typed and emptied
          steps:
            - type: {nick: a}
            - expect: {errors: {}}
            - blur
            - expect: {errors: {nick: tooShort}}
            - clear: nick
            - expect: {errors: {}}
            - tap: {two: a}
            - blur
            - expect: {errors: {two: tooFew}}
            - submit
            - expect: {submitted: false, focus: two}
            - tap: {two: a}
            - expect: {errors: {}}
            - submit
            - expect: {submitted: {nick: "", two: []}}
      """)
  }

  @Test func `blanks alone are no answer, and are kept as typed`() {
    expectToHold(
      """
      fields:
        - {id: name, type: text, validators: [required]}
        - {id: nick, type: text, validators: [{minLength: 2}]}
      scenarios:
        - name: three blanks
          steps:
            - type: {name: "   ", nick: "   "}
            - submit
            - expect: {submitted: false, errors: {name: valueMissing}, values: {name: "   "}}
            - type: {name: " x "}
            - submit
            - expect: {submitted: {name: " x ", nick: "   "}}
      """)
  }

  @Test func `zero and false are answers`() {
    expectToHold(
      """
      fields:
        - {id: n, type: integer, validators: [required]}
        - {id: m, type: integer, default: 0, validators: [required]}
        - {id: hasZero, type: checkbox, calculate: n == 0}
      scenarios:
        - name: zero
          steps:
            - expect: {violations: {n: valueMissing}, values: {hasZero: false}}
            - type: {n: 0}
            - expect: {violations: {}, values: {hasZero: true}}
            - submit
            - expect: {submitted: {n: 0, m: 0, hasZero: true}}
      """)
  }

  @Test func `what cannot be read is no value but stays to be corrected`() {
    expectToHold(
      """
      fields:
        - {id: n, type: integer, default: 5}
        - {id: d, type: date}
        - {id: t, type: time}
        - {id: twice, type: integer, calculate: n * 2}
      scenarios:
        - name: words instead of numbers
          steps:
            - type: {n: five, d: 2026-02-30, t: "25:00"}
            - blur
            - expect: {values: {n: null, twice: null}, errors: {n: badInput, d: badInput, t: badInput}}
            - submit
            - expect: {submitted: false, focus: n}
            - type: {n: 6, d: 2028-02-29, t: "23:59"}
            - expect: {errors: {}, values: {twice: 12}}
      """)
  }

  @Test func `a required field with unreadable text is told once, and not as missing`() {
    expectToHold(
      """
      fields:
        - {id: n, type: integer, validators: [required, {min: 3}]}
      scenarios:
        - name: words
          steps:
            - type: {n: two}
            - submit
            - expect: {errors: {n: badInput}, violations: {n: badInput}}
            - clear: n
            - expect: {errors: {n: valueMissing}}
      """)
  }

  @Test func `an error shows once the field is left, and goes while it is corrected`() {
    expectToHold(
      """
      fields:
        - {id: mail, type: email}
        - {id: name, type: text, validators: [required]}
      scenarios:
        - name: typing
          steps:
            - type: {mail: min}
            - expect: {errors: {}, violations: {mail: typeMismatch, name: valueMissing}}
            - focus: name
            - expect: {errors: {mail: typeMismatch}}
            - type: {mail: mina@}
            - expect: {errors: {mail: typeMismatch}}
            - type: {mail: mina@example.com}
            - expect: {errors: {}}
            - focus: name
            - blur
            - expect: {errors: {}}
      """)
  }

  @Test func `the context and unset answers decide together`() {
    expectToHold(
      """
      context: {known: string}
      fields:
        - {id: mail, type: text}
        - {id: n, type: integer}
        - {id: hit, type: text, relevant: mail == known || n > 3}
        - {id: both, type: text, relevant: mail == known && n > 3}
        - {id: word, type: text, calculate: "n > 3 ? 'many' : 'few'"}
        - {id: sure, type: text, calculate: "mail == known || n > 3 ? 'yes' : 'no'"}
      scenarios:
        - name: unset in conditions
          context: {known: mina}
          steps:
            - expect: {relevant: {hit: false, both: false}, values: {word: "", sure: ""}}
            - type: {mail: mina}
            - expect: {relevant: {hit: true, both: false}, values: {sure: "yes"}}
            - type: {n: 4}
            - expect: {relevant: {hit: true, both: true}, values: {word: many}}
            - type: {mail: x, n: 1}
            - expect: {relevant: {hit: false, both: false}, values: {word: few, sure: "no"}}
      """)
  }
}
