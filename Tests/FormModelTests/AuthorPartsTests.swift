import FormDiagnostics
import FormModel
import Testing

/// Parts of a form beside its expressions, as authors write them elsewhere: styles, groups, documents, alerts, rules
/// at the wrong level, scenarios. Each is told once at its place, and repaired where what is meant is certain.
@Suite struct AuthorPartsTests {
  /// A form with `style` for its only checkbox.
  private static func style(_ style: String, _ told: [String], _ repaired: String? = nil) -> AuthorHabit {
    let form = { (style: String) in "styles: {s: {\(style)}}\nfields: [{id: a, type: checkbox, style: s}]" }
    return AuthorHabit(style, form(style), told, repaired.map(form))
  }

  /// A form whose field `a`, of type `type`, has these lines under `validators`.
  private static func rules(
    _ name: String, _ type: String, _ lines: [String], _ told: [String], _ repaired: [String]? = nil
  ) -> AuthorHabit {
    let form = { (lines: [String]) in
      "fields:\n  - id: a\n    type: \(type)\n    validators:\n" + lines.map { "      \($0)\n" }.joined()
        + "  - {id: b, type: checkbox}\n"
    }
    return AuthorHabit(name, form(lines), told, repaired.map(form))
  }

  static let styles: [AuthorHabit] = [
    style("shape: round", ["1:21 Here it is called `circle`."], "shape: circle"),
    style("alignment: left", ["1:25 Here it is called `leading`."], "alignment: leading"),
    style("font: {weight: 700}", ["1:29 Here it is called `bold`."], "font: {weight: bold}"),
    style("font: 14", ["1:20 Write `font: {size: 14}`."], "font: {size: 14}"),
    style("checkColor: .white", ["1:26 Here it is called `white`."], "checkColor: white"),
    style("checkColor: 3478f6", ["1:26 Here it is called `'#3478f6'`."], "checkColor: '#3478f6'"),
    style("extends: [checkbox]", ["1:23 Write it alone: `checkbox`."], "extends: checkbox"),
    AuthorHabit(
      "a colour that begins a comment",
      "styles:\n  s:\n    checkColor: #ffffff\nfields: [{id: a, type: checkbox, style: s}]",
      ["3:17 Put it in quotes: `'#ffffff'`."],
      "styles:\n  s:\n    checkColor: '#ffffff'\nfields: [{id: a, type: checkbox, style: s}]"),
    AuthorHabit(
      "a style that extends one for something else",
      "styles:\n  round: {extends: checkbox, shape: circle}\n  wide: {for: button, extends: round, width: 5}\n"
        + "fields: [{id: a, type: checkbox, style: round}, {type: button, label: A, style: wide}]",
      ["3:32 "]),
    AuthorHabit(
      "styles as a list are no unknown styles as well",
      "styles: [{name: s, shape: circle}]\nfields: [{id: a, type: checkbox, style: s}]",
      ["1:9 The name stands before a colon: `s: {…}`."]),
  ]

  static let options: [AuthorHabit] = [
    AuthorHabit(
      "an option as a pair, with a comma in its label",
      "fields:\n  - id: a\n    type: select\n    options:\n      - yes_please: Yes, please\n      - no: 'No'",
      [
        "5:9 An option with a label is written `{value: yes_please, label: 'Yes, please'}`.",
        "6:9 An option with a label is written `{value: no, label: 'No'}`.",
      ],
      "fields:\n  - id: a\n    type: select\n    options:\n"
        + "      - {value: yes_please, label: 'Yes, please'}\n      - {value: no, label: 'No'}"),
    AuthorHabit(
      "an option as a pair, the label first",
      "fields:\n  - {id: a, type: select, options: [{자주: often}]}\n  - {id: b, type: checkbox, relevant: a == 'often'}",
      ["2:38 An option with a label is written `{value: often, label: 자주}`."],
      "fields:\n  - {id: a, type: select, options: [{value: often, label: 자주}]}\n"
        + "  - {id: b, type: checkbox, relevant: a == 'often'}"),
    AuthorHabit(
      "an option as a pair, with a block of text",
      "fields:\n  - id: a\n    type: select\n    options:\n      - yes_please: |\n          Yes\n",
      ["5:9 An option with a label is written `{value: yes_please, label: …}`."]),
  ]

  static let rulesOfOtherTools: [AuthorHabit] = [
    AuthorHabit(
      "the rows of a textarea", "fields: [{id: a, type: textarea, rows: 4}]",
      [
        "1:34 How large a field is drawn is up to what shows it; a text of several lines is a field of `type: textarea`."
      ])
  ]

  static let groups: [AuthorHabit] = [
    AuthorHabit(
      "exclusive by a word",
      "fields: [{type: group, exclusive: yes, fields: [{id: a, type: checkbox}, {id: b, type: checkbox}]}]",
      ["1:35 Write `true`."],
      "fields: [{type: group, exclusive: true, fields: [{id: a, type: checkbox}, {id: b, type: checkbox}]}]"),
    AuthorHabit(
      "a checkbox that is called yes",
      "fields: [{type: group, exclusive: yes, fields: [{id: yes, type: checkbox}, {id: maybe, type: checkbox}]}]",
      []),
    AuthorHabit(
      "a select-all without words",
      "fields: [{type: group, selectAll: true, fields: [{id: a, type: checkbox}]}]",
      ["1:35 Write what people read, such as `selectAll: All`."]),
    AuthorHabit(
      "as many as there are",
      "fields: [{id: a, type: multiselect, options: [x, y], validators: [{maxSelected: 2}]}]",
      ["1:68 Take it away, or lower it."]),
    rules(
      "a count of boxes", "group\n    fields: [{id: c, type: checkbox}, {id: d, type: checkbox}]", ["- min: 1"],
      ["6:9 Use `minSelected` for the number of ticked boxes."], ["- minSelected: 1"]),
    AuthorHabit(
      "an id that is a word of the language", "fields: [{id: true, type: checkbox}]",
      ["1:15 Choose another, such as `true_field`."]),
    AuthorHabit(
      "distinct without names",
      "fields: [{id: a, type: repeat, fields: [{id: b, type: text}], validators: [{distinct: true}]}]",
      ["1:87 Name the field whose values may not repeat: `distinct: name`."]),
  ]

  static let levels: [AuthorHabit] = [
    rules(
      "a message inside of the argument", "text", ["- maxLength: {value: 8, message: Short}"],
      ["5:20 Write `maxLength: 8` and `message` beside it, at the same level."],
      ["- maxLength: 8", "  message: Short"]),
    rules(
      "a message on lines below the argument", "text", ["- maxLength:", "    value: 8", "    message: Short"],
      ["6:11 Write `maxLength: 8` and `message` beside it, at the same level."],
      ["- maxLength: 8", "  message: Short"]),
    rules(
      "a condition inside of the rule", "text", ["- {required: {when: b}}"],
      ["5:20 Write `required: true` and `when` beside it, at the same level."], ["- {required: true, when: b}"]),
    rules(
      "a condition in the place of the argument", "text", ["- required: b && true"],
      ["5:19 Write `required: true, when: b && true`."], ["- required: true", "  when: b && true"]),
    rules(
      "a condition with a dash of its own", "text", ["- required", "- when: b"],
      ["6:9 Write `when` into the entry above, without a dash before it."], ["- required: true", "  when: b"]),
    rules(
      "a message with a dash of its own", "text", ["- maxLength: 8", "- message: Short"],
      ["6:9 Write `message` into the entry above, without a dash before it."], ["- maxLength: 8", "  message: Short"]),
    rules(
      "two rules in one entry", "text", ["- minLength: 3", "  maxLength: 8"],
      ["6:9 Write it as a further item with a dash before it."], ["- minLength: 3", "- maxLength: 8"]),
    rules("a rule without its colon", "text", ["- maxLength 8"], ["5:9 Write `maxLength: 8`."], ["- maxLength: 8"]),
    rules(
      "the least of a text", "text", ["- min: 3"], ["5:9 Use `minLength` for the length of a text."], ["- minLength: 3"]
    ),
  ]

  static let documents: [AuthorHabit] = [
    AuthorHabit(
      "a document as its file alone",
      "documents: {t: terms.md}\nfields: [{type: link, label: A, document: t}]", ["1:16 Write `t: {file: terms.md}`."],
      "documents: {t: {file: terms.md}}\nfields: [{type: link, label: A, document: t}]"),
    AuthorHabit(
      "a link to the file of a document",
      "documents: {t: {file: terms.md}}\nfields: [{type: link, label: A, document: terms.md}]",
      ["2:43 That is the file of `t`: write the name."],
      "documents: {t: {file: terms.md}}\nfields: [{type: link, label: A, document: t}]"),
    AuthorHabit(
      "documents as a list are no unknown documents as well",
      "documents: [{id: t, file: terms.md}]\nfields: [{type: link, label: A, document: t}]",
      ["1:12 The name stands before a colon: `t: {…}`."]),
    AuthorHabit(
      "an alert as its message alone", "fields: [{id: a, type: text, validators: [{required: true, alert: Write it}]}]",
      ["1:67 Write `alert: {message: Write it}`."],
      "fields: [{id: a, type: text, validators: [{required: true, alert: {message: Write it}}]}]"),
    AuthorHabit(
      "a check by its name elsewhere",
      "fields: [{id: a, type: text}]\nsubmit: {checks: [{expression: a != '', alert: {message: A}}]}",
      ["2:20 Here it is called `constraint`."],
      "fields: [{id: a, type: text}]\nsubmit: {checks: [{constraint: a != '', alert: {message: A}}]}"),
    AuthorHabit(
      "one check without its dash",
      "fields: [{id: a, type: text}]\nsubmit:\n  checks:\n    constraint: a != ''\n    alert: {message: A}\n",
      ["4:5 Write each item with a dash before it."],
      "fields: [{id: a, type: text}]\nsubmit:\n  checks:\n    - constraint: a != ''\n      alert: {message: A}\n"),
    AuthorHabit(
      "a button's label without its colon", "fields: [{id: a, type: text}]\nsubmit:\n  label Hand in",
      ["3:3 Write `label: Hand in`."], "fields: [{id: a, type: text}]\nsubmit:\n  label: Hand in"),
    AuthorHabit(
      "where answers are sent", "fields: [{id: a, type: text}]\nsubmit: {url: https://example.com}",
      [
        "2:10 A form says nothing of where answers go: whoever runs it gets the submission. `next` names the form that"
          + " follows."
      ]),
    AuthorHabit(
      "an action as words", "documents: {t: {file: t.md}}\nfields: [{type: button, label: A, action: open t}]",
      ["2:43 Write `action: {open: t}`."],
      "documents: {t: {file: t.md}}\nfields: [{type: button, label: A, action: {open: t}}]"),
    AuthorHabit(
      "the keyboard beside the label", "fields: [{id: a, type: email, keyboardType: emailAddress}]",
      ["1:31 Write it under `input`: `input: {keyboard: emailAddress}`."],
      "fields: [{id: a, type: email, input: {keyboard: emailAddress}}]"),
    AuthorHabit(
      "options as pairs", "fields: [{id: a, type: select, options: [{x: Yes it is}, y]}]",
      ["1:43 An option with a label is written `{value: x, label: Yes it is}`."],
      "fields: [{id: a, type: select, options: [{value: x, label: Yes it is}, y]}]"),
    AuthorHabit(
      "a default that is worked out",
      "fields: [{id: a, type: checkbox, default: b > 3}, {id: b, type: integer}]",
      ["1:43 A value worked out at the start is an `initial`: `initial: b > 3`."],
      "fields: [{id: a, type: checkbox, initial: b > 3}, {id: b, type: integer}]"),
    AuthorHabit("a default that is no day", "fields: [{id: a, type: date, default: 2026-02-30}]", ["1:39 "]),
    AuthorHabit(
      "text behind the sign of an anchor", "fields:\n  - id: a\n    type: text\n    label: &A\n",
      ["4:12 Put it in quotes: `'&A'`."], "fields:\n  - id: a\n    type: text\n    label: '&A'\n"),
    AuthorHabit(
      "a language in the key", "fields: [{id: a, type: text, label_en: A}]",
      ["1:30 A text in several languages is a mapping: `label: {en: …}`."]),
  ]

  static let scenarios: [AuthorHabit] = [
    AuthorHabit(
      "a scenario in other words",
      "fields: [{id: a, type: text}]\nscenarios: [{title: A, when: [{type: {a: x}}, {expect: {visible: {a: true}}}]}]",
      ["2:14 Here it is called `name`.", "2:24 Here it is called `steps`.", "2:57 Here it is called `relevant`."],
      "fields: [{id: a, type: text}]\nscenarios: [{name: A, steps: [{type: {a: x}}, {expect: {relevant: {a: true}}}]}]"),
    AuthorHabit(
      "two steps in one",
      "fields: [{id: a, type: text}]\nscenarios:\n  - name: A\n    steps:\n      - type: {a: x}\n        submit:\n",
      ["6:9 Put each on a line of its own, with a dash before it."],
      "fields: [{id: a, type: text}]\nscenarios:\n  - name: A\n    steps:\n      - type: {a: x}\n      - submit:\n"),
    AuthorHabit(
      "two steps between the braces of one item",
      "fields: [{id: a, type: text}]\nscenarios:\n  - name: A\n    steps:\n      - {type: {a: x}, submit: }\n",
      ["5:24 Put each on a line of its own, with a dash before it."],
      "fields: [{id: a, type: text}]\nscenarios:\n  - name: A\n    steps:\n      - {type: {a: x}}\n"
        + "      - {submit: }\n"),
    AuthorHabit(
      "pages by a key of their own make no unknown fields",
      "pages: [{title: A}]\nsubmit: {enabled: a != ''}\nscenarios: [{name: A, steps: [{type: {a: x}}]}]",
      ["1:1 Pages stand under `fields`, each an item `{type: page, label: …, fields: […]}`."]),
  ]

  @Test(arguments: styles + options + rulesOfOtherTools + groups + levels + documents + scenarios)
  func `a part of a form is told once and repaired`(habit: AuthorHabit) {
    habit.expectToldOnceAndRepaired()
  }

  @Test(
    arguments: [
      ("Documents/Terms.md", "documents/terms.md"), ("documents\\terms.md", "documents/terms.md"),
      ("/documents/terms.md", "documents/terms.md"), ("https://example.com/terms.md", nil), ("../terms.md", nil),
    ] as [(String, String?)])
  func `the path of a document is repaired where there is such a file`(path: String, meant: String?) {
    let before = "form: a\ndocuments: {t: {file: "
    let after = "}}\nfields: [{type: link, label: A, document: t}]"
    let files = FormFiles { $0 == "documents/terms.md" ? .present : .missing(nearest: nil) }
    let source = SourceText(name: "form.yaml", before + path + after)
    let found = FormLoader.load(source, files: files).diagnostics
    #expect(found.map { source[$0.range] } == [path])
    let repaired = source.applying(found.compactMap(\.fix)).text
    #expect(String(decoding: repaired.bytes, as: UTF8.self) == before + (meant ?? path) + after)
  }

  @Test func `a form with a Korean name is told where its title goes`() {
    let loaded = FormLoader.load(SourceText(name: "form.yaml", "form: 동아리\nfields: [{id: a, type: text}]"))
    #expect(
      loaded.diagnostics.map(\.hint) == [
        "Write for example `signup`; the `title`, which people see, may be in any language."
      ])
  }

  @Test func `what is written as elsewhere is not told to be without effect as well, before it is mended`() {
    let text = "form: f\nfields:\n  - {id: a, type: multiselect, options: [x, y], validators: [{minItems: 1}]}"
    let loaded = FormLoader.load(SourceText(name: "form.yaml", text))
    #expect(loaded.diagnostics.map(\.hint) == ["Here it is called `minSelected`."])
    let mended = loaded.source.applying(loaded.diagnostics.compactMap(\.fix)).text
    #expect(FormLoader.load(mended).diagnostics.map(\.code) == [.validatorWithoutEffect])
  }
}
