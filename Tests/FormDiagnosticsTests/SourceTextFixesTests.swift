import FormDiagnostics
import Testing

@Suite struct SourceTextFixesTests {
  static func fix(_ edits: (Int, Int, String)...) -> Diagnostic.Fix {
    Diagnostic.Fix("", edits.map { .init(SourceRange($0.0, $0.1), $0.2) })
  }

  static func applied(_ text: String, _ fixes: Diagnostic.Fix...) -> String {
    let result = SourceText(name: "x", text).applying(fixes)
    return String(decoding: result.text.bytes, as: UTF8.self) + " \(result.applied.count)"
  }

  @Test func fixesApplyTogetherInAnyOrder() {
    #expect(Self.applied("abcdef", Self.fix((4, 5, "E")), Self.fix((0, 1, ""), (2, 2, "!"))) == "b!cdEf 2")
    #expect(Self.applied("abc", Self.fix((0, 1, "x")), Self.fix((1, 2, "y")), Self.fix((3, 3, "z"))) == "xycz 3")
    #expect(Self.applied("", Self.fix((0, 0, "x"))) == "x 1")
  }

  @Test func aFixThatOverlapsIsLeftOutWhole() {
    #expect(Self.applied("abcdef", Self.fix((1, 3, "-")), Self.fix((2, 4, "+"), (5, 6, "F"))) == "a-def 1")
    #expect(Self.applied("abc", Self.fix((1, 1, "x")), Self.fix((1, 1, "y"))) == "axbc 1")
    #expect(Self.applied("abc", Self.fix((0, 2, "x"), (1, 3, "y"))) == "abc 0")
    #expect(Self.applied("abc", Self.fix((0, 3, "x")), Self.fix((1, 1, "y"))) == "x 1")
    #expect(Self.applied("abc", Self.fix((1, 1, "y")), Self.fix((0, 3, "x"))) == "aybc 1")
  }

  @Test func editsOutsideTheTextAreLeftOut() {
    #expect(Self.applied("abc", Self.fix((2, 4, "x")), Self.fix((9, 9, "y"))) == "abc 0")
  }

  @Test func nameAndEncodingStay() {
    let source = SourceText(name: "x", bytes: [0x61], encoding: .utf16BigEndian)
    #expect(
      source.applying([Self.fix((0, 1, "b"))]).text == SourceText(name: "x", bytes: [0x62], encoding: .utf16BigEndian))
  }
}
