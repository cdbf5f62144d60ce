import FormDiagnostics
import FormModel
import Testing

/// Spelling that other tools lose before a form sees it: answers that YAML 1.1 reads as booleans and numbers.
///
/// Source: reports against Yams (#338), copier (#793), WireViz (#213) and yq (#152).
struct SpellingCasesTests {
  private func load(_ fields: String) -> LoadedForm {
    FormLoader.load(SourceText(name: "form.yaml", "form: spelling\nfields:\n\(fields)"))
  }

  @Test func `options that look like booleans stay the texts that they are`() throws {
    let loaded = load("  - {id: s, type: select, options: [yes, no, on, off, y, n, \"true\"], default: no}")
    let field = try #require(loaded.form?.fields.first)
    #expect(loaded.diagnostics.map(\.message) == [])
    #expect(field.options.map(\.value.value) == ["yes", "no", "on", "off", "y", "n", "true"])
    #expect(field.defaultValue?.value == .text("no"))
  }

  @Test(arguments: ["yes", "\"true\"", "\"False\"", "on"])
  func `a box is not ticked by a word that looks like true`(_ word: String) {
    let findings = load("  - {id: c, type: checkbox, default: \(word)}").diagnostics
    #expect(findings.map(\.code.name) == ["wrong-type"])
    #expect(findings.first?.fix != nil)
  }

  @Test(arguments: ["0510210600", "1.10", "08", "0x1F", "null", "true"])
  func `a text that YAML reads as something else is to be quoted as it is spelled`(_ word: String) {
    let findings = load("  - {id: t, type: text, default: \(word)}").diagnostics
    #expect(findings.map(\.code.name) == ["wrong-type"])
    #expect(findings.first?.fix?.edits.first?.replacement.contains(word) == true)
  }

  @Test func `a date is a text where text is wanted`() throws {
    let loaded = load("  - {id: t, type: text, default: 2024-01-02}")
    #expect(loaded.diagnostics.map(\.message) == [])
    #expect(loaded.form?.fields.first?.defaultValue?.value == .text("2024-01-02"))
  }

  @Test func `addresses in a list are two texts`() throws {
    let loaded = load("  - {id: u, type: select, options: [http://a.example, https://b.example:8080/x]}")
    #expect(loaded.form?.fields.first?.options.map(\.value.value) == ["http://a.example", "https://b.example:8080/x"])
  }

  @Test(arguments: ["[:x]", "[x:]"]) func `a colon at the wrong end is told at its place`(_ list: String) {
    let findings = load("  - {id: u, type: select, options: \(list)}").diagnostics
    #expect(findings.map(\.code.name) == ["yaml-syntax"])
  }
}
