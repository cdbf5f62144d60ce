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
    ("{id: a, type: text, relevant: size(b) > 2}", "relevant"),
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
  ])
  func `what compares answers with constants is no loss`(field: String) throws {
    #expect(try schema("  - \(field)\n  - {id: b, type: text}").losses.isEmpty)
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
