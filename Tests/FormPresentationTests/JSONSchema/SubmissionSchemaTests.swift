import FormDiagnostics
import FormDocuments
import FormModel
import Testing

@testable import FormPresentation

@Suite struct SubmissionSchemaTests {
  private func schema(_ fields: String, rest: String = "") throws -> SubmissionSchema {
    let source = SourceText(name: "form.yaml", "form: one\nfields:\n\(fields)\n\(rest)")
    return SubmissionSchema(of: try #require(FormLoader.load(source).form))
  }

  private func property(_ name: String, _ fields: String) throws -> String {
    let json = try schema(fields).json
    return JSONWriter(.compact).text(json["properties"]?[name] ?? .null)
  }

  @Test(arguments: [
    ("{id: a, type: text}", #"{"type":["string","null"]}"#),
    (
      "{id: a, type: text, label: Name, hint: In full, validators: [{minLength: 2}]}",
      #"{"title":"Name","description":"In full","anyOf":[{"enum":["",null]},{"type":"string","minLength":2}]}"#
    ),
    (
      "{id: a, type: integer, validators: [required, {min: 1}, {max: 9}]}",
      #"{"type":"integer","minimum":1,"maximum":9}"#
    ),
    ("{id: a, type: number, validators: [required, {step: 5}]}", #"{"type":"number","multipleOf":5}"#),
    ("{id: a, type: number, validators: [required, {step: 0.1}]}", #"{"type":"number"}"#),
    ("{id: a, type: checkbox}", #"{"type":"boolean"}"#),
    ("{id: a, type: checkbox, validators: [required]}", #"{"const":true}"#),
    ("{id: a, type: hidden, value: web}", #"{"readOnly":true,"const":"web"}"#),
    ("{id: a, type: integer, calculate: 1 + 1}", #"{"readOnly":true,"type":["integer","null"]}"#),
    (
      "{id: a, type: select, options: [{value: x, label: Ex}, y], validators: [required]}",
      #"{"oneOf":[{"const":"x","title":"Ex"},{"const":"y"}]}"#
    ),
    (
      "{id: a, type: text, validators: [required, {pattern: '[0-9]+'}]}",
      #"{"type":"string","pattern":"^[0-9]+$","allOf":[{"pattern":"\#(SchemaPatterns.notBlank.replacing(#"\"#, with: #"\\"#))"}]}"#
    ),
    ("{id: a, type: password}", #"{"writeOnly":true,"type":["string","null"]}"#),
  ])
  func `the schema of an answer says its type and its rules`(field: String, expected: String) throws {
    #expect(try property("a", "  - " + field) == expected)
  }

  @Test func `what is asked under a condition is said by if and then`() throws {
    let fields = """
        - {id: news, type: checkbox}
        - {id: often, type: select, relevant: news, options: [daily], validators: [required]}
      """
    let text = JSONWriter(.compact).text(try schema(fields).json["allOf"] ?? .null)
    #expect(
      text == #"[{"if":{"properties":{"news":{"const":true}},"required":["news"]},"#
        + #""then":{"properties":{"often":{"oneOf":[{"const":"daily"}]}},"required":["often"]},"#
        + #""else":{"properties":{"often":{"enum":[null,"",[],false]}}}}]"#)
  }

  @Test(arguments: [
    ("{id: a, type: date, validators: [{min: 2026-01-01}]}", "min"),
    ("{id: a, type: text, validators: [{constraint: value != b}]}", "constraint"),
    ("{id: a, type: text, relevant: b + 'x' == 'yx'}", "relevant"),
    ("{id: a, type: text, calculate: b}", "calculate"),
    ("{id: a, type: url}", "syntax"),
    ("{id: a, type: number, validators: [{step: 0.1}]}", "step"),
    ("{id: a, type: file, validators: [{maxSize: 5 MB}]}", "maxSize"),
  ])
  func `what JSON Schema cannot say is a loss`(field: String, rule: String) throws {
    let losses = try schema("  - \(field)\n  - {id: b, type: text}").losses
    #expect(losses.map(\.rule) == [rule])
    #expect(losses.map(\.field) == ["a"])
  }

  @Test(arguments: [
    "{id: a, type: text, validators: [{constraint: value != 'x'}]}",
    "{id: a, type: text, relevant: b == 'x' || !isSet(b)}",
    "{id: a, type: text, relevant: 'b in [''x'', ''y'']'}",
    "{id: a, type: text, validators: [{required: true, when: b != 'x'}]}",
    "{id: a, type: text, enabled: b.startsWith('x')}",
    "{id: a, type: text, relevant: size(b) > 2 && size(b) != 5}",
    "{id: a, type: text, whenHidden: keep, validators: [{constraint: value != 'x'}]}",
  ])
  func `what compares answers with constants is no loss`(field: String) throws {
    #expect(try schema("  - \(field)\n  - {id: b, type: text}").losses.isEmpty)
  }

  @Test(arguments: [
    ("b + 'x' == 'yx'", "It compares more than an answer with a constant"),
    ("account.new", "It reads what the form is told from outside"),
    ("index == 0", "It asks for the place of the entry"),
    ("b == 'x'", "It reads an answer outside of the entry, where the schema of an entry does not look"),
    ("twice > 4", "It reads what the form works out, which a submission need not hold"),
  ])
  func `a loss says what of the condition JSON Schema cannot say`(condition: String, reason: String) throws {
    let inner = condition.hasPrefix("b +") ? "{id: b, type: text}, " : ""
    let fields = """
        - id: list
          type: repeat
          fields: [\(inner){id: n, type: integer}, {id: twice, type: integer, calculate: n * 2}, {id: a, type: text, relevant: "\(condition)"}]
      """
    let outer = condition.hasPrefix("b ==") ? "\n  - {id: b, type: text}" : ""
    let losses = try schema(fields + outer, rest: "context: {account: {new: bool}}").losses
    #expect(losses.filter { $0.rule == "relevant" }.map(\.reason) == [reason])
  }

  @Test func `what a person may change of what is worked out need not stand in a submission`() throws {
    let fields = """
        - {id: a, type: text}
        - {id: b, type: text, calculate: a, editable: true, validators: [required]}
      """
    let text = JSONWriter(.compact).text(try schema(fields).json)
    #expect(!text.contains(#""required""#), "\(text)")
    #expect(text.contains(#""b":{"anyOf":[{"type":"null"},{"type":"string""#), "\(text)")
  }

  @Test func `what may be missing is not required because when it is asked cannot be said`() throws {
    let fields = """
        - {id: b, type: text}
        - {id: a, type: text, relevant: "b + 'x' == 'yx'", validators: [{required: true, when: b != ''}]}
      """
    #expect(!JSONWriter(.compact).text(try schema(fields).json).contains(#""required":["a"]"#))
  }

  @Test func `boxes in entries are not looked for beside the list`() throws {
    let fields = """
        - id: g
          type: group
          exclusive: true
          validators: [{minSelected: 1}]
          fields: [{id: a, type: checkbox}, {id: list, type: repeat, fields: [{id: b, type: checkbox}]}]
      """
    let schema = try schema(fields)
    #expect(schema.json["allOf"] == nil)
    #expect(schema.losses.map(\.rule) == ["exclusive", "minSelected"])
  }

  @Test func `a loss report names the place`() throws {
    let source = SourceText(
      name: "form.yaml", "form: one\nfields:\n  - {id: a, type: text, calculate: b}\n  - {id: b, type: text}\n")
    let schema = SubmissionSchema(of: try #require(FormLoader.load(source).form))
    #expect(
      LossReport(schema.losses, in: source).text
        == "form.yaml:3:36: note: `calculate` of `a` is not in the schema: JSON Schema works nothing out\n")
  }
}

extension JSON {
  /// The member called `name`; nil for everything else.
  fileprivate subscript(name: String) -> JSON? {
    if case .object(let members) = self { members.first { $0.name == name }?.value } else { nil }
  }
}
