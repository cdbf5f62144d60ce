import FormDiagnostics
import FormDocuments
import Testing

@Suite("Reading the bytes of a file")
struct SourceTextReadingTests {
  static let texts: [(bytes: [UInt8], text: String, encoding: SourceText.Encoding)] = [
    (Array("a: é".utf8), "a: é", .utf8),
    ([0xEF, 0xBB, 0xBF] + Array("a".utf8), "\u{FEFF}a", .utf8),
    ([0xFF, 0xFE, 0x61, 0x00, 0x3D, 0xD8, 0x42, 0xDE], "\u{FEFF}a🙂", .utf16LittleEndian),
    ([0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x3D, 0xDE, 0x42], "\u{FEFF}a🙂", .utf16BigEndian),
    ([0x61, 0x00, 0x3A, 0x00, 0x0A, 0x00], "a:\n", .utf16LittleEndian),
    ([0x00, 0x61, 0x00, 0x3A, 0x00, 0x0A], "a:\n", .utf16BigEndian),
    ([], "", .utf8),
  ]

  @Test("encodings, there and back", arguments: texts)
  func decode(bytes: [UInt8], text: String, encoding: SourceText.Encoding) {
    let reading = SourceText.reading(bytes, name: "a.yaml")
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.source == SourceText(name: "a.yaml", bytes: Array(text.utf8), encoding: encoding))
    #expect(SourceText.encoded(reading.source.bytes, as: reading.source.encoding) == bytes)
  }

  static let findings: [(bytes: [UInt8], start: Int, end: Int, message: String)] = [
    (Array("ok: ".utf8) + [0xE9, 0x0A], 4, 5, "the byte E9 here is not UTF-8"),
    ([0x61, 0xC0, 0x80], 1, 2, "the byte C0 here is not UTF-8"),
    ([0x61, 0xED, 0xA0, 0x80], 1, 2, "the byte ED here is not UTF-8"),
    ([0x61, 0xF4, 0x90, 0x80, 0x80], 1, 2, "the byte F4 here is not UTF-8"),
    ([0x61, 0x62, 0xE2, 0x82], 2, 3, "the byte E2 here is not UTF-8"),
    ([0x61, 0x80], 1, 2, "the byte 80 here is not UTF-8"),
    ([0x61, 0x62, 0x00], 2, 3, "the character U+0000 (NUL) may not stand in a document"),
    ([0x61, 0x00, 0x62], 1, 2, "the character U+0000 (NUL) may not stand in a document"),
    ([0x61, 0x1B], 1, 2, "the character U+001B may not stand in a document"),
    ([0xFF, 0xFE, 0x61, 0x00, 0x3D, 0xD8], 4, 7, "the file is UTF-16, and half a character is missing here"),
    ([0xFE, 0xFF, 0x00, 0x61, 0x00], 4, 7, "the file is UTF-16, and half a character is missing here"),
    ([0xFF, 0xFE, 0x00, 0x00, 0x61, 0, 0, 0], 0, 0, "the file is UTF-32, which is not read"),
    ([0x61, 0, 0, 0], 0, 0, "the file is UTF-32, which is not read"),
  ]

  @Test("what is no text", arguments: findings)
  func refuse(bytes: [UInt8], start: Int, end: Int, message: String) {
    let reading = SourceText.reading(bytes, name: "a.yaml")
    #expect(reading.diagnostics.map(\.message) == [message])
    #expect(reading.diagnostics.map(\.range) == [SourceRange(start, end)])
    #expect(reading.diagnostics.map(\.code) == [.badEncoding])
  }

  @Test("what is no text, at every place of a longer one", arguments: 0..<24)
  func refuse(at place: Int) {
    for (bad, length) in [([0x80], 1), ([0x01], 1), ([0xE3, 0x81, 0x0A], 1)] as [([UInt8], Int)] {
      let before = [UInt8](String(repeating: "가\n\t~a", count: 4).utf8.prefix(place))
      let start = before.count - (before.count % 7 == 1 || before.count % 7 == 2 ? before.count % 7 : 0)
      let reading = SourceText.reading(before.prefix(start) + bad + [UInt8](repeating: 0x61, count: 9), name: "a.yaml")
      #expect(reading.diagnostics.map(\.range) == [SourceRange(start, start + length)])
    }
  }

  @Test("a file past the limit")
  func refuseSize() {
    let reading = SourceText.reading([1, 2, 3], name: "a.yaml", limits: DocumentLimits(size: 2))
    #expect(reading.diagnostics.map(\.message) == ["the file has more than 2 bytes, which is the most that is read"])
    #expect(reading.source.bytes.isEmpty)
  }
}
