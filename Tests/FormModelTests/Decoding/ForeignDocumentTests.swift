import FormDiagnostics
import FormModel
import Testing

/// Files that are something else than a form: one finding says what they are.
@Suite struct ForeignDocumentTests {
  @Test(arguments: [
    ("$schema: https://json-schema.org/draft/2020-12/schema\ntype: object\nproperties: {}", "a JSON Schema"),
    ("type: object\nproperties: {name: {type: string}}", "a JSON Schema"),
    ("openapi: 3.1.0\ninfo: {title: Pets}\npaths: {}", "a description of an interface (OpenAPI)"),
    ("name: CI\non: push\njobs: {}", "a workflow of GitHub Actions"),
    ("services: {web: {image: nginx}}", "a Compose file"),
    ("apiVersion: v1\nkind: Pod", "an object of Kubernetes"),
    ("{\"name\": \"a\", \"dependencies\": {}}", "the description of a package"),
    ("ko: {hello: 안녕}\nen: {hello: Hello}", "a table of translations"),
  ])
  func `another file is told in one finding`(text: String, noun: String) {
    let found = FormLoader.load(SourceText(name: "form.yaml", text)).diagnostics
    #expect(found.map { "\($0.code.name) \($0.message)" } == ["wrong-type This is \(noun), not a form"])
  }

  @Test(arguments: ["form: a\nservices: {}", "fields: []\njobs: {}\non: push", "from: a\nfeilds: []", "title: A"])
  func `a form with keys of another file is read as a form`(text: String) {
    let found = FormLoader.load(SourceText(name: "form.yaml", text)).diagnostics
    #expect(!found.isEmpty)
    #expect(!found.contains { $0.message.hasSuffix("not a form") })
  }

  @Test func `a name between foreign signs is repaired in JSON as well`() {
    let text = { (name: String) in
      "{\"form\": \"a\", \"fields\": [{\"id\": \"k\", \"type\": \"text\"}, {\"type\": \"note\", \"label\": \"Hi \(name)\"}]}"
    }
    let source = SourceText(name: "form.json", text("{{k}}"))
    let repaired = source.applying(FormLoader.load(source).diagnostics.compactMap(\.fix)).text
    #expect(String(decoding: repaired.bytes, as: UTF8.self) == text("${k}"))
  }
}
