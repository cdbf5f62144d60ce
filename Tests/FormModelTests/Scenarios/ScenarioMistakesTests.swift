import FormDiagnostics
import Testing

@testable import FormModel

/// What `validate` says of scenarios that cannot mean anything.
struct ScenarioMistakesTests {
  private func finding(_ step: String, head: String = "") throws -> (message: String, hint: String?, text: String) {
    let source = SourceText(
      name: "form.yaml",
      """
      form: test
      documents: {terms: {file: terms.md}}
      fields:
        - {id: email, type: email}
        - {id: seats, type: integer}
        - {id: dish, type: select, options: [soup, rice]}
        - {id: tags, type: multiselect, options: [x, y]}
        - {id: all, type: select-all, label: All, of: [a]}
        - {id: a, type: checkbox, link: {document: terms}}
        - {id: lines, type: repeat, fields: [{id: item, type: text}]}
        - {id: home, type: group, nest: true, fields: [{id: city, type: text}]}
        - {id: note, type: note, label: Note}
        - {id: go, type: button, label: Go, action: reset}
      scenarios:
        - name: a mistake
      \(head)    steps:
            - \(step)

      """)
    let diagnostics = FormLoader.load(source).diagnostics
    #expect(diagnostics.count == 1, "\(diagnostics.map(\.message))")
    let first = try #require(diagnostics.first)
    return (first.message, first.hint, String(source[first.range]))
  }

  static let mistakes: [(step: String, message: String, hint: String?, text: String)] = [
    ("tap: emial", "There is no field `emial`", "Did you mean `email`?", "emial"),
    ("tapp: a", "`tapp` is no event", "Did you mean `tap`?", "tapp"),
    ("tap", "`tap` must say what it happens to", "Write `tap: id`.", "tap"),
    ("type: email", "After `type` stands a mapping from ids to values, not the text `email`", nil, "email"),
    ("type: {a: x}", "`a`, of type `checkbox`, is nothing that can be typed into", nil, "a"),
    ("type: {emial: x}", "There is no field `emial`", "Did you mean `email`?", "emial"),
    ("set: {all: true}", "`all`, of type `select-all`, is nothing that holds a value", nil, "all"),
    ("set: {a: yes}", "`a` holds true or false", nil, "yes"),
    ("set: {dish: soap}", "`soap` is no option of `dish`", "Did you mean `soup`?", "soap"),
    ("set: {tags: [x, z]}", "`z` is no option of `tags`", nil, "z"),
    ("tap: {dish: soap}", "`soap` is no option of `dish`", "Did you mean `soup`?", "soap"),
    ("tap: note", "`note`, of type `note`, is nothing that can be tapped", nil, "note"),
    ("focus: note", "`note`, of type `note`, is nothing that can have the focus", nil, "note"),
    ("press: a", "`a`, of type `checkbox`, is nothing that is a button", nil, "a"),
    ("add: email", "`email`, of type `email`, is nothing that is a repeat", nil, "email"),
    ("open: email", "`email`, of type `email`, is nothing that has a link or is one", nil, "email"),
    ("tap: lines[0].itme", "There is no field `lines[0].itme`", nil, "lines[0].itme"),
    ("type: {home.town: x}", "There is no field `home.town`", nil, "home.town"),
    ("expect: {value: {a: true}}", "`value` is nothing that can be expected", "Here it is called `values`.", "value"),
    ("expect: {values: {b: true}}", "There is no field `b`", nil, "b"),
    ("expect: {values: {a: 1}}", "`a` holds true or false", nil, "1"),
    ("expect: {values: {seats: true}}", "`seats` holds a whole number", nil, "true"),
    ("expect: {values: {tags: x}}", "`tags` holds a list of option values", nil, "x"),
    ("expect: {relevant: {a: yes}}", "`relevant` is `true` or `false` for each name", nil, "yes"),
    ("expect: {errors: {email: missing}}", "`missing` is no violation", nil, "missing"),
    (
      "expect: {errors: {email: typeMissmatch}}", "`typeMissmatch` is no violation", "Did you mean `typeMismatch`?",
      "typeMissmatch"
    ),
    ("expect: {all: half}", "A select-all is `on`, `off` or `indeterminate`", nil, "half"),
    ("expect: {focus: emial}", "There is no field `emial`", "Did you mean `email`?", "emial"),
    ("expect: {a: on}", "`a` is no select-all; what other fields hold is expected under `values`", nil, "a"),
    ("{tap: a, press: go}", "A step is one event or one `expect`", nil, "press"),
    ("expect: {alert: {text: x}}", "An alert has `title`, `message` and `dismiss`, not `text`", nil, "text"),
    ("expect: {document: terns}", "There is no document `terns`", "Did you mean `terms`?", "terns"),
    ("expect: {submitted: {emial: x}}", "There is no field `emial`", "Did you mean `email`?", "emial"),
  ]

  @Test(arguments: 0..<mistakes.count)
  func `a mistake in a scenario is told where it stands`(place: Int) throws {
    let wanted = Self.mistakes[place]
    let found = try finding(wanted.step)
    #expect(found.message == wanted.message)
    #expect(found.text == wanted.text)
    if let hint = wanted.hint { #expect(found.hint == hint) }
  }

  @Test func `the sizes of files are numbers of bytes`() throws {
    let found = try finding("tap: a", head: "    files: {log.txt: large}\n")
    #expect(found.message == "`log.txt` must be a number of bytes such as `500000` or `5 MB`, not the text `large`")
    #expect(found.text == "large")
  }
}
