/// Forms in which judge and engine could come apart: what is worked out, what stands in entries, what depends on many.
enum AwkwardForms {
  static let all = [
    RecordJudgeTests.typed, RecordJudgeTests.dependent, entries, workedOut, severities, boxes, submitting, times,
  ]

  /// Entries in entries, rules that look outwards, values that must differ.
  static let entries = """
    form: entries
    fields:
      - {id: limit, type: integer}
      - id: orders
        type: repeat
        min: 1
        max: 3
        validators: [required, {distinct: [code, size]}, {constraint: 'sum(orders.map(o, o.amount)) < 50'}]
        fields:
          - {id: code, type: text, validators: [required, {constraint: 'index > 0 || value == "a"'}]}
          - {id: size, type: select, options: [s, {value: l, relevant: 'isSet(limit)'}]}
          - {id: amount, type: integer, relevant: 'limit > 3', validators: [{max: limit}, {step: 2}, {min: 1}]}
          - id: notes
            type: repeat
            max: 2
            relevant: code != ''
            validators: [{distinct: note, severity: warning}]
            fields:
              - {id: note, type: text, validators: [{minLength: 2}]}
              - {id: again, type: text, calculate: note + code}
      - {id: count, type: integer, calculate: size(orders), validators: [{max: 2}]}
    """

  /// Values that follow from others, some of which a person may change.
  static let workedOut = """
    form: worked_out
    fields:
      - {id: a, type: number, validators: [{step: 0.1}]}
      - {id: b, type: number, calculate: a * 3.0, validators: [required, {max: 9}]}
      - {id: c, type: integer, calculate: 'int(a)', editable: true, validators: [required, {min: 1}]}
      - {id: d, type: checkbox, calculate: b > 3.0}
      - {id: e, type: checkbox, calculate: d, editable: true, validators: [required]}
      - {id: f, type: select, options: [small, {value: large, relevant: d}], calculate: 'a > 1.0 ? "large" : "none"'}
      - {id: g, type: hidden, value: web}
      - {id: h, type: hidden, calculate: 'c > 2'}
      - {id: i, type: text, relevant: e, calculate: 'f', whenHidden: keep}
      - {id: j, type: password, calculate: secret}
      - {id: secret, type: password, validators: [{minLength: 3}]}
      - {id: k, type: date, calculate: 'd ? today() : today()'}
    """

  /// Rules that only warn, apply now and then, or have words of their own.
  static let severities = """
    form: severities
    language: ko
    fields:
      - {id: when, type: checkbox}
      - id: name
        type: text
        validators:
          - {required: true, when: when, message: '${name} 이름'}
          - {minLength: 3, severity: warning}
          - {maxLength: 5, when: '!when'}
          - {pattern: '[a-z]+', severity: info, message: '소문자 ${when}'}
          - {constraint: 'value != "abc"', when: 'value != ""'}
      - {id: mail, type: email, validators: [{syntax: true, when: when, message: '메일'}, required]}
      - {id: page, type: url, validators: [{syntax: true, message: '주소'}]}
      - {id: age, type: integer, validators: [{syntax: true, message: '나이'}, {min: 'when ? 14 : 0'}, {step: 'when ? 2 : 5'}]}
      - {id: photo, type: file, validators: [{accept: [.png, image/jpeg]}, {maxSize: 5 MB}, required]}
    """

  /// Boxes in groups in entries, boxes that stand for others, boxes that exclude each other.
  static let boxes = """
    form: boxes
    fields:
      - {id: all, type: select-all, of: [inner, lone]}
      - {id: lone, type: checkbox, readOnly: other}
      - {id: other, type: checkbox, enabled: '!lone'}
      - id: outer
        type: group
        validators: [{minSelected: 2}, {maxSelected: 3}]
        fields:
          - id: inner
            type: group
            exclusive: none
            fields: [{id: x, type: checkbox}, {id: y, type: checkbox, relevant: lone}, {id: none, type: checkbox}]
          - id: list
            type: repeat
            fields: [{id: z, type: checkbox}, {id: t, type: text, relevant: z, validators: [required]}]
      - id: one
        type: group
        nest: true
        exclusive: true
        relevant: all || x
        fields: [{id: p, type: checkbox}, {id: q, type: checkbox}]
      - {id: said, type: text, relevant: 'all && !one.p', validators: [required]}
    """

  /// What submitting asks for, and rules that ask whether the form is valid.
  static let submitting = """
    form: submitting
    fields:
      - {id: name, type: text, validators: [required]}
      - {id: code, type: text}
      - {id: terms, type: checkbox, validators: [required]}
      - {id: done, type: checkbox, enabled: form.valid}
      - {id: send, type: button, label: Send, enabled: code != 'x', relevant: name != 'y'}
    submit:
      enabled: form.valid && name != 'z'
      checks:
        - {constraint: 'code != "bad"', alert: {message: 'Not ${code}'}}
        - {constraint: 'size(code) < 4', alert: {message: Too long}}
    """

  /// Days, times and moments with bounds and steps.
  static let times = """
    form: times
    fields:
      - {id: day, type: date, validators: [{min: 2024-02-28}, {max: today()}, {step: 7}]}
      - {id: end, type: date, validators: [{min: day}, {constraint: value != day}]}
      - {id: at, type: time, validators: [{min: '09:00'}, {step: 900}]}
      - {id: moment, type: datetime, validators: [{min: now()}, {max: 2027-01-01T00:00:00Z}]}
      - {id: old, type: checkbox, relevant: age(day) >= 1, validators: [required]}
    """
}
