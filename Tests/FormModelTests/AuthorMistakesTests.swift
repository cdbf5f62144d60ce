import FormDiagnostics
import FormModel
import Testing

/// Mistakes that authors make, each told once and at the place where the author made it.
@Suite struct AuthorMistakesTests {
  /// The lines under `fields:` and the findings in them, with lines counted from the first of those.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let name: String
    let fields: String
    let findings: [String]
    var testDescription: String { name }

    init(_ name: String, _ fields: String, _ findings: [String]) {
      self.name = name
      self.fields = fields
      self.findings = findings
    }
  }

  static let mistakes: [Mistake] = [
    Mistake(
      "a key with its name in other form languages is read as the key that must be there",
      """
      - {name: q, type: text, label: Q}
      - {id: kind, type: select, label: Kind, choices: [a, b]}
      - {id: part, type: group, label: Part, items: [{id: y, type: text, label: Y}]}
      - {type: note, label: Note, relevant: q != '' && kind == 'a' && y != ''}
      """,
      ["1:4 unknown-key", "2:41 unknown-key", "3:40 unknown-key"]),
    Mistake(
      "a missing key is told beside one that has nothing to do with it",
      "- {type: text, label: Q, colour: red}", ["1:4 missing-key", "1:26 unknown-key"]),
    Mistake(
      "an action of another form language is no missing action as well",
      "- {type: button, label: Go, action: {goto: x}}", ["1:38 unknown-key"]),
    Mistake(
      "editable without calculate points at the key",
      "- {id: a, type: text, label: A, hint: B, editable: true}", ["1:42 misplaced"]),
    Mistake(
      "a broken wording is not a missing one too",
      """
      - {id: a, type: text, label: {en: A, ko: 가}}
      - {id: b, type: text, label: {en: B, ko: 1.10}}
      - {id: c, type: text, label: {en: C, ko_KR: 다}}
      - {id: d, type: text, label: {en: D}}
      """,
      ["2:42 wrong-type", "3:38 bad-language-tag", "4:30 missing-translation"]),
    Mistake(
      "value in a text",
      "- {id: a, type: text, label: A, hint: \"한글 ${size(value)}\"}", ["1:50 unknown-reference"]),
    Mistake(
      "an expression with an unknown name is no circle as well",
      "- {id: a, type: text, label: A, relevant: b == 'x' && size(a) > 1}", ["1:43 unknown-reference"]),
    Mistake(
      "a circle is told at the expression that comes first",
      """
      - {id: a, type: number, label: A, calculate: b, relevant: b > 1}
      - {id: b, type: number, label: B, initial: a}
      """,
      ["1:46 value-circle"]),
    Mistake(
      "a part that a list or a text does not have is told once",
      """
      - {id: r, type: repeat, label: R, fields: [{id: y, type: text, label: Y}]}
      - {id: a, type: text, label: A}
      - {type: note, label: N, relevant: r.y == '' && a.length > 0 && r.length > 0}
      """,
      ["3:38 expression-type", "3:51 expression-type", "3:67 expression-type"]),
    Mistake(
      "an option written as value: label is told once, and is that option",
      """
      - {id: a, type: select, label: A, options: [{one: The first}, {two: The second}]}
      - {type: note, label: N, relevant: a == 'one'}
      """,
      ["1:46 unknown-key", "1:64 unknown-key"]),
    Mistake(
      "a validator outside a list is required all the same",
      """
      - {id: a, type: checkbox, label: A, validators: required}
      - {id: b, type: checkbox, label: B, validators: [required], link: terms.md}
      - {id: all, type: select-all, label: All, of: [a, b]}
      - {id: s, type: select-all, label: All, of: [a, b]}
      """,
      ["1:49 wrong-type", "2:67 wrong-type"]),
    Mistake(
      "a setting of nothing says as little as a bare word",
      """
      - {id: a, type: text, label: A}
      scenarios:
        - {name: n, steps: [{set: {}}, {tap: {}}, set]}
      """,
      ["3:29 scenario-problem", "3:40 scenario-problem", "3:45 scenario-problem"]),
    Mistake(
      "HTML's own spelling of a validator is recognised",
      "- {id: a, type: text, label: A, maxlength: 3, min_length: 2}", ["1:33 unknown-key", "1:47 unknown-key"]),
    Mistake(
      "of a field whose type cannot be told, everything else is told as well",
      """
      - {id: a, type: nowhere, labell: A, hint: [b], relevant: c == 1, style: d, validators: [{required: no}]}
      - {id: a, type: text, label: A}
      - {id: if, type: , label: '${e}', options: [f, f], input: {next: g}}
      """,
      [
        "1:17 bad-value", "1:26 unknown-key", "1:43 wrong-type", "1:58 unknown-reference", "1:73 unknown-reference",
        "1:100 wrong-type", "2:8 duplicate-id", "3:8 reserved-name", "3:16 wrong-type", "3:30 unknown-reference",
        "3:48 option-duplicate", "3:66 unknown-reference",
      ]),
    Mistake(
      "what a field of a type that cannot be told may hold is not judged",
      """
      - {id: a, type: nowhere, min: 2026-01-01, default: 1.10, columns: 3, validators: [{max: 3}, {minLength: 2}]}
      - {type: note, label: N, relevant: a == 1 && size(a) > 2 && a.b.c == 'd'}
      - {id: s, type: select-all, label: S, of: [a]}
      """,
      ["1:17 bad-value"]),
    Mistake(
      "a page of a type that cannot be told brings what stands in it no finding",
      """
      - {type: pages, fields: [{id: a, type: text, label: A}]}
      - {type: nowhere, label: P, fields: [{id: b, type: text, label: B}]}
      - {type: page, label: P, fields: [{type: note, label: N, relevant: a != b}]}
      """,
      ["1:10 bad-value", "2:10 bad-value"]),
    Mistake(
      "an id under a misspelt key is not missing as well, nor is what refers to it a mistake",
      """
      - {idd: a, type: text, label: A}
      - {type: note, label: N, relevant: a != ''}
      scenarios:
        - {name: n, steps: [{type: {a: x}}]}
      """,
      ["1:4 unknown-key"]),
    Mistake(
      "a scenario without a name is checked all the same",
      """
      - {id: a, type: text, label: A}
      scenarios:
        - {steps: [{type: {b: x}}]}
        - {name: [n], steps: [{tap: c}]}
      """,
      ["3:6 missing-key", "3:22 scenario-problem", "4:12 wrong-type", "4:31 scenario-problem"]),
    Mistake(
      "what cannot be read of a field does not make steps of scenarios wrong",
      """
      - {id: a, type: checkbox, label: A, appearance: nowhere}
      - {id: b, type: checkbox, label: B, link: {document: [terms]}}
      scenarios:
        - {name: n, steps: [{press: a}, {open: b}, {type: {a: x}}]}
      """,
      ["1:49 bad-value", "2:54 wrong-type", "4:54 scenario-problem"]),
    Mistake(
      "where one option cannot be read, nothing is none of the options",
      """
      - {id: a, type: multiselect, label: A, default: [y], options: [x, {value: [y]}, z], validators: [{maxSelected: 2}]}
      - {id: b, type: select, label: B, options: [x, {value: , label: Y}], validators: [required]}
      - {type: note, label: N, relevant: b == 'y' && 'y' in a}
      scenarios:
        - {name: n, steps: [{set: {b: y}}, {tap: {a: y}}]}
      """,
      ["1:75 wrong-type", "2:54 wrong-type"]),
    Mistake(
      "a mistyped language beside a wording that cannot be read is not missing in all other texts",
      """
      - {id: a, type: text, label: {en: A, kr: }}
      - {id: b, type: text, label: {enn: B, ko: }}
      - {id: c, type: text, label: {en: C, ko: 다}}
      - {id: d, type: text, label: {en: D, ko: 라}}
      - {id: e, type: text, label: {en: E, ko: 마}}
      """,
      ["1:40 wrong-type", "2:31 missing-text", "2:41 wrong-type"]),
    Mistake(
      "a text with a colon inside braces lacks quotes, not a comma",
      "- {id: a, type: text, label: it: is}", ["1:32 yaml-syntax"]),
    Mistake(
      "a closing brace in a comment is told at the brace that it was meant for",
      "- {id: a, type: text, label: A, hint: b #c}", ["1:3 yaml-syntax"]),
  ]

  @Test(arguments: mistakes)
  func `each mistake is told once, at its place`(mistake: Mistake) {
    let loaded = Self.load("form: mistakes\nfields:\n\(mistake.fields)")
    #expect(loaded == mistake.findings)
  }

  @Test(arguments: ["null", "false", "[]"]) func `a language that is no text is told`(language: String) {
    let form = "form: languages\nlanguage: \(language)\nfields: [{id: a, type: text, label: A}]"
    #expect(Self.load(form) == ["0:11 wrong-type"])
  }

  @Test func `a list in the place of a mapping is told what keys the mapping has`() {
    let form = "form: texts\nfields: [{id: a, type: text, label: A}]\nsubmit: [Send]"
    let finding = FormLoader.load(SourceText(name: "form.yaml", form)).diagnostics.first
    #expect(finding?.message == "`submit` must be a mapping, not a list")
    #expect(finding?.hint == "`submit` may have `label`, `enabled`, `checks` and `next`.")
  }

  @Test func `fields of a nesting group that name each other by the group make no circle`() {
    let form = """
      form: school
      fields:
        - id: child
          type: group
          label: Child
          nest: true
          fields:
            - {id: born, type: date, label: Born}
            - {id: grade, type: integer, label: Grade, relevant: age(child.born) > 5}
            - {id: next, type: integer, label: Next, calculate: child.grade + 1}
      """
    #expect(Self.load(form).isEmpty)
  }

  @Test func `a consent that submitting asks for twice is told of once`() {
    let form = """
      form: consents
      fields:
        - {id: all, type: select-all, label: All, of: [a]}
        - {id: a, type: checkbox, label: A}
      submit: {enabled: all && a}
      """
    #expect(Self.load(form) == ["3:19 optional-consent-forced"])
  }

  @Test func `a document whose file has another name has a file`() {
    let form = """
      form: documents
      documents: {terms: {path: terms.md}}
      fields: [{type: link, label: Terms, document: terms}]
      """
    #expect(Self.load(form) == ["0:21 unknown-key"])
  }

  @Test func `a button's style on a checkbox is told at the checkbox alone`() {
    let form = """
      form: styles
      styles: {primary: {color: gray, pressedColor: white, width: 280}}
      fields:
        - {id: a, type: checkbox, label: A, style: primary}
        - {id: b, type: button, label: B, style: primary}
      """
    #expect(Self.load(form) == ["2:46 misplaced"])
  }

  @Test func `an alert whose message has another name has a message`() {
    let form = """
      fields: [{id: a, type: text, label: A}]
      form: alert
      submit:
        checks:
          - {constraint: a != '', alert: {title: Stop, text: Say a}}
      """
    #expect(Self.load(form) == ["3:50 unknown-key"])
  }

  @Test func `a form that calls its parts by other names has one finding for each`() {
    let form = "name: other\nquestions:\n  - {id: a, type: text, label: A}"
    #expect(Self.load(form) == ["-1:1 unknown-key", "0:1 unknown-key"])
  }

  @Test func `a closing brace in a comment is not repaired by cutting the text`() {
    let source = SourceText(name: "form.yaml", "form: f\nfields:\n  - {id: a, type: text, hint: b #c}")
    #expect(FormLoader.load(source).diagnostics.map(\.fix) == [nil])
  }

  @Test func `a repair leaves JSON that is still JSON`() {
    let text = """
      {"form": "f", "fields": [{"id":"a","type":"text","lable":"A","default":1.10,"relevant":"b = true"},
      {"id":"b","type":"checkbox","label":"B","default":"true"}]}
      """
    #expect(
      Self.repaired("form.json", text) == """
        {"form": "f", "fields": [{"id":"a","type":"text","label":"A","default":"1.10","relevant":"b == true"},
        {"id":"b","type":"checkbox","label":"B","default":true}]}
        """)
  }

  @Test func `a quoted key stays quoted, so that no space is needed behind it`() {
    let text = "form: f\nfields: [{\"id\":\"a\",\"type\":\"text\",\"lable\":\"A\",'hnit':'B'}]"
    #expect(
      Self.repaired("form.yaml", text)
        == "form: f\nfields: [{\"id\":\"a\",\"type\":\"text\",\"label\":\"A\",'hint':'B'}]")
  }

  @Test(arguments: [
    #"{"id": "a", "type": "text", "label": "A", "required": true}"#,
    #"{"id": "a", "type": "text", "label": "A", "validators": [{"minLength": 2}], "required": true}"#,
    #"{"id": "a", "type": "select", "label": "A", "options": {"red": "Red"}}"#,
    #"{"id": "a", "type": "text", "label": "A", "validators": {"minLength": 2}}"#,
    #"{"id": "a", "type": "radio", "label": "A", "options": ["red"]}"#,
    #"{"id": "a", "type": "text", "label": "A", "validators": [{"type": "minLength", "value": 2}]}"#,
    #"{"id": "a", "type": "text", "label": "A", "validators": "required"}"#,
  ])
  func `what cannot be written in JSON is not repaired there`(field: String) {
    let text = #"{"form": "f", "fields": ["# + field + "]}"
    #expect(FormLoader.load(SourceText(name: "form.json", text)).diagnostics.map(\.fix) == [nil])
  }

  private static func repaired(_ name: String, _ text: String) -> String {
    let source = SourceText(name: name, text)
    let fixed = source.applying(FormLoader.load(source).diagnostics.compactMap(\.fix)).text
    return String(decoding: fixed.bytes, as: UTF8.self)
  }

  private static func load(_ text: String) -> [String] {
    let source = SourceText(name: "form.yaml", text)
    let lines = LineIndex(source)
    return FormLoader.load(source).diagnostics.map { diagnostic in
      let position = lines.position(at: diagnostic.range.start)
      return "\(position.line - 2):\(position.column) \(diagnostic.code.name)"
    }
  }
}
