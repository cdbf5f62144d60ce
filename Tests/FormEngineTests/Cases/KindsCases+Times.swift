import Testing

extension KindsCases {
  @Test func `a leap day has its birthday on the first of March`() {
    expectToHold(
      """
      fields:
        - {id: born, type: date}
        - {id: years, type: integer, calculate: age(born)}
      scenarios:
        - name: the day before
          today: 2027-02-28
          steps: [{type: {born: 2004-02-29}}, {expect: {values: {years: 22}}}]
        - name: the first of March
          today: 2027-03-01
          steps: [{type: {born: 2004-02-29}}, {expect: {values: {years: 23}}}]
        - name: a leap year
          today: 2028-02-29
          steps:
            - type: {born: 2004-02-29}
            - expect: {values: {years: 24}}
            - type: {born: 2003-03-01}
            - expect: {values: {years: 24}}
      """)
  }

  @Test func `somebody is fourteen on the birthday and not before`() {
    expectToHold(
      """
      fields:
        - {id: born, type: date, validators: [{max: today()}, {constraint: age(value) >= 14}]}
      scenarios:
        - name: the day counts
          today: 2026-05-01
          steps:
            - type: {born: 2012-05-02}
            - expect: {violations: {born: customError}}
            - type: {born: 2012-05-01}
            - expect: {violations: {}}
            - type: {born: 2026-05-02}
            - expect: {violations: {born: [rangeOverflow, customError]}}
      """)
  }

  @Test func `a stay ends after it begins, whatever is filled first`() {
    expectToHold(
      """
      fields:
        - {id: from, type: date, validators: [{min: today()}]}
        - {id: to, type: date, validators: [{min: from}]}
        - {id: nights, type: integer, calculate: (to - from).getHours() / 24}
      scenarios:
        - name: backwards
          today: 2026-12-30
          steps:
            - type: {to: 2027-01-02}
            - expect: {violations: {}, values: {nights: null}}
            - type: {from: 2027-01-03}
            - expect: {violations: {to: rangeUnderflow}}
            - type: {from: 2026-12-31}
            - expect: {violations: {}, values: {nights: 2}}
            - type: {from: 2026-12-29}
            - expect: {violations: {from: rangeUnderflow}}
      """)
  }

  @Test func `times have bounds and steps of their own`() {
    expectToHold(
      """
      fields:
        - {id: at, type: time, validators: [{min: 09:00}, {max: "17:30"}, {step: 900}]}
        - {id: when, type: datetime}
        - {id: late, type: checkbox, calculate: "at >= duration('17h')"}
      scenarios:
        - name: around the edges
          steps:
            - type: {at: "09:00"}
            - expect: {violations: {}, values: {at: "09:00", late: false}}
            - type: {at: "08:59"}
            - expect: {violations: {at: [rangeUnderflow, stepMismatch]}}
            - type: {at: "17:30"}
            - expect: {violations: {}, values: {late: true}}
            - type: {at: "17:45"}
            - expect: {violations: {at: rangeOverflow}}
            - type: {at: "24:00"}
            - expect: {violations: {at: badInput}}
            - type: {when: "2026-05-01T12:00:00+09:00"}
            - expect: {violations: {at: badInput}}
      """)
  }

  @Test func `a pattern is for the whole value`() {
    expectToHold(
      #"""
      fields:
        - {id: zip, type: text, validators: [{pattern: '[0-9]{5}|[A-Z]{2}'}]}
      scenarios:
        - name: parts do not do
          steps:
            - type: {zip: "12345"}
            - expect: {violations: {}}
            - type: {zip: "123456"}
            - expect: {violations: {zip: patternMismatch}}
            - type: {zip: ABC}
            - expect: {violations: {zip: patternMismatch}}
            - type: {zip: "12345\n"}
            - expect: {violations: {zip: patternMismatch}}
      """#)
  }

  @Test func `addresses are those that HTML takes`() {
    expectToHold(
      """
      fields:
        - {id: mail, type: email}
        - {id: url, type: url}
      scenarios:
        - name: good and bad
          steps:
            - type: {mail: a.b+c@example.co.kr, url: "https://example.com/a?b#c"}
            - expect: {violations: {}}
            - type: {mail: "a@b", url: "mailto:a@example.com"}
            - expect: {violations: {}}
            - type: {mail: "a@-b.com", url: example.com}
            - expect: {violations: {mail: typeMismatch, url: typeMismatch}}
            - type: {mail: "a b@example.com", url: "//example.com"}
            - expect: {violations: {mail: typeMismatch, url: typeMismatch}}
            - type: {mail: "a@example.com,b@example.com", url: "http://"}
            - expect: {violations: {mail: typeMismatch, url: typeMismatch}}
      """)
  }

  @Test func `bounds that depend on other answers follow them`() {
    expectToHold(
      """
      fields:
        - {id: most, type: integer, default: 5}
        - {id: n, type: integer, validators: [{max: most}, {min: 1}]}
      scenarios:
        - name: the bound moves and goes
          steps:
            - type: {n: 6}
            - expect: {violations: {n: rangeOverflow}}
            - type: {most: 6}
            - expect: {violations: {}}
            - type: {most: 2}
            - expect: {violations: {n: rangeOverflow}}
            - clear: most
            - expect: {violations: {}}
      """)
  }

  /// Seen in charmbracelet/huh#419.
  @Test func `texts follow what is typed, and never read it as an expression`() {
    expectToHold(
      """
      fields:
        - {id: name, type: text}
        - {type: note, label: "Hello ${name}"}
        - {id: pet, type: text, label: "Pet of ${name == '' ? 'nobody' : name}"}
      scenarios:
        - name: letter by letter
          steps:
            - expect: {text: Pet of nobody}
            - type: {name: Mina}
            - expect: {text: Hello Mina}
            - type: {name: Min}
            - expect: {text: Hello Min}
            - expect: {text: Pet of Min}
            - type: {name: "${x}"}
            - expect: {text: "Hello ${x}"}
      """)
  }

  @Test func `a password and its repetition are compared and never shown`() {
    expectToHold(
      """
      fields:
        - {id: mail, type: email}
        - {id: pw, type: password, validators: [required, {minLength: 8}, {constraint: value != mail}]}
        - {id: again, type: password, validators: [{constraint: value == pw}]}
        - {type: note, label: Long enough, id: long, relevant: size(pw) >= 8}
      scenarios:
        - name: filling
          steps:
            - type: {mail: mina@example.com, pw: short, again: Short}
            - expect: {violations: {pw: tooShort, again: customError}, relevant: {long: false}}
            - type: {pw: mina@example.com, again: mina@example.com}
            - expect: {violations: {pw: customError}, relevant: {long: true}}
            - type: {pw: correct horse, again: correct horse}
            - submit
            - expect: {submitted: {mail: mina@example.com, pw: correct horse, again: correct horse}}
            - reload
            - expect: {values: {mail: mina@example.com, pw: "", again: ""}}
      """)
  }

  @Test func `a secret may not get into a text or a plain value`() {
    expectToHold(
      """
      fields:
        - {id: pw, type: password}
        - {type: note, label: "It is ${pw}"}
        - {id: copy, type: text, calculate: pw + '!'}
      """, finding: ["secret-leak", "secret-leak"])
  }

  @Test func `a tristate does not exist: a box is ticked or not`() {
    expectToHold(
      """
      fields:
        - {id: a, type: checkbox}
        - {id: b, type: checkbox, validators: [required]}
        - {id: c, type: checkbox, calculate: "!a && !b"}
      scenarios:
        - name: cleared
          steps:
            - expect: {values: {a: false, b: false, c: true}, violations: {b: valueMissing}}
            - set: {b: true}
            - clear: b
            - expect: {values: {b: false}, violations: {b: valueMissing}}
      """)
  }

  @Test func `a file is measured by the size that it has`() {
    expectToHold(
      """
      fields:
        - {id: log, type: file, validators: [{accept: [.log, image/*]}, {maxSize: 2 kB}]}
      scenarios:
        - name: large, small, of another kind, not there
          files: {large.log: 2001, small.log: 2 kB, tool.exe: 3 kB}
          steps:
            - type: {log: large.log}
            - expect: {violations: {log: tooLong}}
            - type: {log: small.log}
            - expect: {violations: {}}
            - type: {log: tool.exe}
            - expect: {violations: {log: [typeMismatch, tooLong]}}
            - type: {log: none.log}
            - expect: {violations: {}}
      """)
  }
}
