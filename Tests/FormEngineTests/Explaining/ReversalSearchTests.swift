import FormModel
import Testing

@testable import FormEngine

/// Which answer would turn a state round.
struct ReversalSearchTests {
  /// A field, what is asked about it, and the sentence about what would change it.
  struct Case: CustomTestStringConvertible {
    let fields: String
    let name: String
    let aspect: ExplainedAspect
    let answers: String
    let sentence: String

    init(_ fields: String, _ name: String, _ aspect: ExplainedAspect, _ sentence: String, answers: String = "{}") {
      self.fields = fields
      self.name = name
      self.aspect = aspect
      self.answers = answers
      self.sentence = sentence
    }

    var testDescription: String { sentence }
  }

  static let shown = [
    Case(
      """
        - {id: n, type: integer}
        - {id: x, type: note, label: x, relevant: n >= 18}
      """, "x", .relevant, "It would be shown if `n` were 18"),
    Case(
      """
        - {id: n, type: integer}
        - {id: x, type: note, label: x, relevant: n > 18}
      """, "x", .relevant, "It would be shown if `n` were 19", answers: #"{"n": 3}"#),
    Case(
      """
        - {id: a, type: integer}
        - {id: b, type: integer}
        - {id: x, type: note, label: x, relevant: a * b > 1000}
      """, "x", .relevant, "It would be shown if `a` were 501", answers: #"{"a": 7, "b": 2}"#),
    Case(
      """
        - {id: birth, type: date}
        - {id: x, type: note, label: x, relevant: age(birth) >= 14}
      """, "x", .relevant, "It would be shown if `birth` were 2012-02-01"),
    Case(
      """
        - {id: day, type: date}
        - {id: x, type: note, label: x, relevant: day > today()}
      """, "x", .relevant, "It would be shown if `day` were 2026-02-02"),
    Case(
      """
        - {id: at, type: time}
        - {id: x, type: note, label: x, relevant: "at < duration('9h')"}
      """, "x", .relevant, "It would be shown if `at` were 08:59"),
    Case(
      """
        - {id: name, type: text}
        - {id: x, type: note, label: x, relevant: name.startsWith('Mi') && size(name) > 3}
      """, "x", .relevant, "No change of one answer was found that would show it", answers: #"{"name": "Yuna"}"#),
    Case(
      """
        - {id: code, type: text}
        - {id: x, type: note, label: x, relevant: "code.matches('^[A-Z]{2}[0-9]$')"}
      """, "x", .relevant, "It would be shown if `code` were \"AA0\""),
    Case(
      """
        - {id: tags, type: multiselect, options: [a, b, c]}
        - {id: x, type: note, label: x, relevant: "'b' in tags"}
      """, "x", .relevant, "It would be shown if `tags` were [\"a\", \"b\"]", answers: #"{"tags": ["a"]}"#),
    Case(
      """
        - {id: people, type: repeat, fields: [{id: name, type: text}]}
        - {id: x, type: note, label: x, relevant: size(people) > 1}
      """, "x", .relevant, "It would be shown if `people` had one more entry", answers: #"{"people": [{}]}"#),
    Case(
      """
        - {id: people, type: repeat, fields: [{id: ok, type: checkbox}]}
        - {id: x, type: note, label: x, relevant: "people.all(p, p.ok)"}
      """, "x", .relevant, "It would be shown if `people[1].ok` were true", answers: #"{"people": [{"ok": true}, {}]}"#),
    Case(
      """
        - {id: x, type: note, label: x, relevant: false}
      """, "x", .relevant, "No answer changes that"),
  ]

  static let valid = [
    Case(
      """
        - {id: code, type: text, validators: [required, pattern: '[A-Z]{3}-[0-9]+', minLength: 6]}
      """, "code", .valid, "It would be valid if `code` were \"AAA-00\""),
    Case(
      """
        - {id: mail, type: email, validators: [required]}
      """, "mail", .valid, "It would be valid if `mail` were \"name@example.com\"", answers: #"{"mail": "mina"}"#),
    Case(
      """
        - {id: a, type: text}
        - {id: b, type: text, validators: [constraint: value == a]}
      """, "b", .valid, "It would be valid if `b` were \"moon\"", answers: #"{"a": "moon", "b": "sun"}"#),
    Case(
      """
        - {id: n, type: number, validators: [min: 1, max: 2, step: 0.25]}
      """, "n", .valid, "It would be valid if `n` were 1", answers: #"{"n": 1.3}"#),
    Case(
      """
        - {id: from, type: date}
        - {id: to, type: date, validators: [min: from]}
      """, "to", .valid, "It would be valid if `to` were 2026-05-01",
      answers: #"{"from": "2026-05-01", "to": "2026-04-01"}"#),
    Case(
      """
        - id: g
          type: group
          validators: [minSelected: 2]
          fields: [{id: a, type: checkbox}, {id: b, type: checkbox}, {id: c, type: checkbox}]
      """, "g", .valid, "It would be valid if `b` were true", answers: #"{"a": true}"#),
    Case(
      """
        - {id: list, type: repeat, validators: [required], fields: [{id: a, type: checkbox}]}
      """, "list", .valid, "It would be valid if `list` had one more entry"),
    Case(
      """
        - {id: pick, type: select, options: [a, b], validators: [required]}
      """, "pick", .valid, "It would be valid if `pick` were \"a\""),
    Case(
      """
        - {id: up, type: file, validators: [required, accept: [.pdf, image/*]]}
      """, "up", .valid, "It would be valid if `up` were \"file.pdf\""),
  ]

  static let others = [
    Case(
      """
        - {id: adult, type: checkbox}
        - {id: x, type: text, enabled: adult}
      """, "x", .enabled, "It would be enabled if `adult` were true"),
    Case(
      """
        - {id: adult, type: checkbox}
        - {id: x, type: text, validators: [{required: true, when: adult}]}
      """, "x", .required, "It would not be required if `adult` were false", answers: #"{"adult": true}"#),
    Case(
      """
        - {id: locked, type: checkbox, default: true}
        - {id: all, type: select-all, of: [a]}
        - {id: a, type: checkbox, enabled: "!locked"}
      """, "all", .enabled, "It would be enabled if `locked` were false"),
  ]

  @Test(arguments: shown + valid + others) func `the nearest answer is found`(_ test: Case) throws {
    let explained = try Explained(test.fields, test.name, answers: test.answers)
    let sentence = try #require(explained.reversal(test.aspect), "\(explained.chain(test.aspect))")
    #expect(sentence.hasPrefix(test.sentence), "\(sentence)\n\(explained.chain(test.aspect).joined(separator: "\n"))")
  }

  @Test func `a document that must be read is one`() throws {
    let explained = try Explained(
      "  - {id: terms, type: checkbox, link: {label: Show, document: terms}, validators: [viewed]}", "terms",
      answers: #"{"terms": true}"#, after: "documents: {terms: {file: terms.md}}")
    #expect(explained.reversal(.valid) == "It would be valid if the document `terms` were read to its end")
  }

  @Test func `a secret that would do is not told, whichever field it would stand in`() throws {
    let explained = try Explained(
      "  - {id: code, type: text, validators: [constraint: value == pin]}", "code", answers: #"{"code": "x"}"#,
      after: "context: {pin: secret}", context: #"{"pin": "abraca-8"}"#)
    #expect(explained.reversal(.valid) == "It would be valid if `code` were a text that fits")
    #expect(!"\(explained.explanation)".contains("abraca"))
  }
}
