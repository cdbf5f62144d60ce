import FormDiagnostics
import FormDocuments
import Testing

@Suite("Texts that are not YAML")
struct YAMLSyntaxErrorTests {
  @Test("what people are told", arguments: YAMLSyntaxErrorCase.all)
  func explain(example: YAMLSyntaxErrorCase) throws {
    let source = SourceText(name: "test", example.yaml)
    let reading = YAMLReader.readOne(source)
    #expect(reading.root == nil)
    #expect(reading.diagnostics.count == 1)
    let diagnostic = try #require(reading.diagnostics.first)
    #expect(diagnostic.summary(in: source) == "yaml-syntax " + example.place)
    #expect(diagnostic.message == example.message)
    #expect(diagnostic.hint == example.hint)
    #expect(diagnostic.fix.map { source.applying($0) } == example.repaired)
  }

  @Test("a repair leads past the mistake", arguments: YAMLSyntaxErrorCase.all.compactMap(\.repaired))
  func repair(text: String) {
    #expect(YAMLReader.readOne(SourceText(name: "test", text)).diagnostics.filter { $0.code == .yamlSyntax }.isEmpty)
  }

  @Test("places are right behind wide characters and Windows line ends")
  func farPlaces() {
    let source = SourceText(name: "test", "\u{FEFF}제목: 🙂\r\n내용:\r\n  설명: 주의: 읽기\r\n")
    let diagnostics = YAMLReader.readOne(source).diagnostics
    #expect(diagnostics.map { $0.summary(in: source) } == ["yaml-syntax 3:9 :"])
    #expect(diagnostics.first?.fix.map { source.applying($0) } == "\u{FEFF}제목: 🙂\r\n내용:\r\n  설명: '주의: 읽기'\r\n")
  }

  @Test("a key of more than 1,024 characters")
  func longKey() {
    let source = SourceText(name: "test", String(repeating: "k", count: 1_100) + ": 1\n")
    #expect(
      YAMLReader.readOne(source).diagnostics.map(\.message) == [
        "a key may have up to 1,024 characters, and this one has more"
      ])
  }

  @Test("characters that only YAML forbids")
  func forbidden() {
    let source = SourceText(name: "test", "é: b\u{7F}c\n")
    let diagnostics = YAMLReader.readOne(source).diagnostics
    #expect(diagnostics.map { $0.summary(in: source) } == ["bad-encoding 1:5 \u{7F}"])
  }

  @Test("bytes that are not UTF-8")
  func notUTF8() {
    let source = SourceText(name: "test", bytes: [0x61, 0x3A, 0x20, 0xE9, 0x0A])
    #expect(YAMLReader.readOne(source).diagnostics.map(\.range) == [SourceRange(3, 4)])
  }
}

extension SourceText {
  /// The text with the edits of `fix` made.
  fileprivate func applying(_ fix: Diagnostic.Fix) -> String {
    var bytes = bytes
    for edit in fix.edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
