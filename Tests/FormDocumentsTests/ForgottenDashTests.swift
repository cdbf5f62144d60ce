import FormDiagnostics
import FormDocuments
import Testing

@Suite struct ForgottenDashTests {
  @Test func `each item without its dash is told once, repaired, and read as an item`() {
    let text = "- id: a\n  type: t\n\n  id: b\n  type: u\n  id: c\n  type: v\n"
    let source = SourceText(name: "test", text)
    let reading = YAMLReader.readOne(source)
    #expect(reading.diagnostics.map { $0.summary(in: source) } == ["duplicate-key 4:3 id", "duplicate-key 6:3 id"])
    guard case .sequence(let list) = reading.root else {
      Issue.record("the text is a list")
      return
    }
    #expect(list.items.map { source[$0.range] } == ["id: a\n  type: t", "id: b\n  type: u", "id: c\n  type: v"])
    let repaired = source.applying(reading.diagnostics.compactMap(\.fix)).text
    #expect(String(decoding: repaired.bytes, as: UTF8.self) == text.replacing("  id", with: "- id"))
  }

  @Test(arguments: ["id: a\ntype: t\nid: b\ntype: u\n", "- id: a\n  type: t\n  label: l\n  type: u\n  label: m\n"])
  func `keys that are repeated otherwise are told one by one`(text: String) {
    let found = YAMLReader.readOne(SourceText(name: "test", text)).diagnostics
    #expect(found.map(\.code) == [.duplicateKey, .duplicateKey])
  }
}
