import FormDiagnostics
import FormDocuments
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  static let value: JSON = [
    "text": "a\"\\\n\u{1}é🙂\u{202E}", "list": [1, true, .null, .number("0.10")], "empty": [], "none": .object([]),
  ]

  @Test("compact")
  func writeCompact() {
    #expect(
      JSONWriter(.compact).text(Self.value)
        == #"{"text":"a\"\\\n\u0001é🙂\#u{202E}","list":[1,true,null,0.10],"empty":[],"none":{}}"#)
  }

  @Test("indented")
  func writeIndented() {
    #expect(
      JSONWriter(.indented, escapesUnprintable: true).text(Self.value) == #"""
        {
          "text": "a\"\\\n\u0001é🙂\u202e",
          "list": [
            1,
            true,
            null,
            0.10
          ],
          "empty": [],
          "none": {}
        }
        """#)
  }

  @Test("what is written reads as the same value", arguments: [JSONWriter.Layout.compact, .indented], [false, true])
  func roundTrip(layout: JSONWriter.Layout, escapes: Bool) throws {
    let text = JSONWriter(layout, escapesUnprintable: escapes).text(Self.value)
    let root = try #require(JSONReader.read(SourceText(name: "a.json", text)).root)
    #expect(JSON(root) == Self.value)
  }

  @Test("every scalar value survives")
  func everyScalar() throws {
    for start in stride(from: UInt32(0), to: 0x11_0000, by: 0x1000) {
      let text = String(String.UnicodeScalarView((start..<start + 0x1000).compactMap(Unicode.Scalar.init)))
      let written = JSONWriter(.compact).bytes(.string(text))
      let root = try #require(JSONReader.read(SourceText(name: "a.json", bytes: written)).root)
      #expect(JSON(root) == .string(text))
    }
  }
}
