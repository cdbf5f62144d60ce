import FormDiagnostics
import FormEngine
import FormExpressions
import FormModel
import Testing

/// A scenario with one wrong expectation fails exactly there, with a sentence that says what is so instead.
struct ScenarioFailureTests {
  /// A step with the wrong part between `«` and `»`, the steps before it, and the sentence.
  struct Case: Sendable, CustomTestStringConvertible {
    let before: [String]
    let step: String
    let sentence: String

    var testDescription: String { step }

    init(_ before: String, _ step: String, _ sentence: String) {
      self.before = before.split(separator: ";").map { $0.trimmingSpaces }
      self.step = step
      self.sentence = sentence
    }
  }

  private static let form = """
    form: everything
    documents: {terms: {file: documents/terms.md}}
    fields:
      - {id: name, type: text, validators: [required]}
      - {id: n, type: integer, default: 3}
      - {id: pw, type: password}
      - {id: all, type: select-all, label: All, of: [a, b]}
      - {id: a, type: checkbox}
      - {id: b, type: checkbox, enabled: a}
      - {id: tags, type: multiselect, options: [x, y, z], default: [x, z]}
      - {id: home, type: group, nest: true, fields: [{id: city, type: text}]}
      - {id: list, type: repeat, min: 1, fields: [{id: k, type: integer}]}
      - {id: more, type: text, relevant: a}
      - {id: go, type: button, label: Go, action: reset}
      - {id: read, type: link, label: Read, document: terms}
    submit:
      checks: [{constraint: n < 10, alert: {title: Oh, message: Too many, dismiss: OK}}]
      next: home_page
    scenarios:
      - name: one wrong expectation
        steps:

    """

  private static let rest = "pw: '', a: false, tags: [x, z], home: {city: ''}"

  static let cases = [
    Case("type: {n: 4}", "expect: {values: {name: '', n: «5»}}", "`n` holds 4"),
    Case("type: {name: Mina}", "expect: {values: {name: «Mia»}}", "`name` holds \"Mina\""),
    Case("clear: n", "expect: {values: {n: «0»}}", "`n` is empty"),
    Case("type: {pw: moon}", "expect: {values: {pw: «sun»}}", "`pw` holds \"••••••\""),
    Case("", "expect: {values: {tags: [x, «y»]}}", "`tags[1]` holds \"z\""),
    Case("", "expect: {values: {tags: «[x]»}}", "`tags[1]` is there too"),
    Case("", "expect: {values: {tags: [x, z, «y»]}}", "`tags[2]` is not there"),
    Case("type: {home.city: Bonn}", "expect: {values: {home: {city: «Ulm»}}}", "`home.city` holds \"Bonn\""),
    Case("type: {'list[0].k': 4}", "expect: {values: {list: [{k: «5»}]}}", "`list[0].k` holds 4"),
    Case("", "expect: {values: {'list[1].k': «5»}}", "There is no `list[1].k` now"),
    Case("", "expect: {relevant: {name: true, more: «true»}}", "`more` is not relevant"),
    Case("", "expect: {enabled: {b: «true»}}", "`b` is not enabled"),
    Case("", "expect: {enabled: {submit: «false»}}", "The submit button is enabled"),
    Case("tap: a", "expect: {all: «on»}", "`all` is indeterminate"),
    Case("submit", "expect: {errors: {name: «tooShort»}}", "What is wrong with `name` is valueMissing"),
    Case("type: {name: x}", "expect: {errors: {name: «valueMissing»}}", "Nothing is wrong with `name`"),
    Case(
      "", "expect: {errors: {name: «valueMissing»}}",
      "What is wrong with `name` is not shown before the field is left or the form submitted"),
    Case("submit", "expect: {errors: «{}»}", "Something is wrong with `name` too: valueMissing"),
    Case("focus: name", "expect: {focus: «n»}", "The focus is `name`"),
    Case("focus: name", "expect: {focus: «false»}", "The focus is `name`"),
    Case("press: go", "expect: {pressed: «submit»}", "The button that is down is `go`"),
    Case("open: read", "expect: {document: «false»}", "The open document is `terms`"),
    Case("type: {name: x, n: 12}; submit", "expect: {alert: {title: «Ah»}}", "The title of the alert is `Oh`"),
    Case("type: {name: x, n: 12}; submit", "expect: {alert: «Too few»}", "The message of the alert is `Too many`"),
    Case("", "expect: {alert: «{message: Too many}»}", "No alert is up"),
    Case("", "expect: {alert: «Too many»}", "No alert is up"),
    Case(
      "type: {name: x}; submit", "expect: {submitted: {name: x, n: «4», \(rest), list: [{k: null}]}}",
      "`n` was submitted as 3"),
    Case(
      "type: {name: x}; submit", "expect: {submitted: {name: x, n: 3, \(rest), list: [{k: «1»}]}}",
      "`list[0].k` is empty"),
    Case("type: {name: x}; submit", "expect: {submitted: «{name: x, \(rest), list: [{k: null}]}»}", "`n` is there too"),
    Case("submit", "expect: {submitted: «{name: x}»}", "Nothing was submitted: something is wrong with `name`"),
    Case("type: {name: x, n: 12}; submit", "expect: {submitted: «true»}", "Nothing was submitted: an alert is up"),
    Case("type: {name: x}; submit", "expect: {submitted: «false»}", "The form was submitted"),
    Case("type: {name: x}; submit", "expect: {next: «other»}", "What comes next is `home_page`"),
    Case("type: {name: Mina}", "expect: {text: «Mia»}", "The form reads otherwise"),
    Case("", "type: {«more»: x}", "A person cannot `type` `more` now: it is not shown"),
    Case("", "tap: «b»", "A person cannot `tap` `b` now: it is disabled"),
    Case("", "{tap: «a», ignored: true}", "`tap` `a` was possible, although the step says `ignored`"),
    Case("", "«dismiss»", "A person cannot `dismiss` now: no alert is up"),
    Case("", "«return»", "A person cannot `return` now: nothing has the focus"),
    Case(
      "type: {name: x, n: 12}; submit", "type: {«n»: 3}",
      "A person cannot `type` `n` now: an alert is up and must be dismissed first"),
    Case("", "remove: «list[3]»", "A person cannot `remove` `list[3]` now: there is no such field or entry"),
  ]

  @Test(arguments: cases)
  func `one wrong expectation fails exactly there`(example: Case) throws {
    var text = Self.form
    for step in example.before { text += "      - \(step)\n" }
    let start = text.utf8.count + "      - ".utf8.count + example.step.prefix { $0 != "«" }.utf8.count
    let wrong = example.step.drop { $0 != "«" }.dropFirst().prefix { $0 != "»" }
    text += "      - \(example.step.filter { $0 != "«" && $0 != "»" })\n"
    let loaded = FormLoader.load(SourceText(name: "form.yaml", text))
    #expect(loaded.diagnostics.map(\.message) == [])
    let form = try #require(loaded.form)
    let runner = ScenarioRunner(form, now: Timestamp(CivilDate(daysSinceEpoch: 20_574))) { _, _ in "nothing" }
    let failures = try #require(form.scenarios.first.map { runner.run($0).failures })
    #expect(failures.map(\.message) == [example.sentence])
    let offsets = failures.map(\.range.offsets)
    #expect(offsets == [start..<start + wrong.utf8.count])
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " })
  }
}
