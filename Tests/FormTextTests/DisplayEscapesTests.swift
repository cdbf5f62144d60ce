import FormText
import Testing

@Suite struct DisplayEscapesTests {
  @Test(arguments: [
    ("plain text", "plain text"), ("한글 🎉 é", "한글 🎉 é"), ("\u{1B}[31m", "^[[31m"), ("a\tb\nc\r", "a^Ib^Jc^M"),
    ("\u{0}", "^@"),
    ("\u{7F}", "^?"), ("\u{9B}", "<U+009B>"), ("a\u{202E}b", "a<U+202E>b"), ("\u{2066}", "<U+2066>"),
    ("\u{200B}", "<U+200B>"),
    ("\u{E0041}", "<U+E0041>"), ("\u{3164}", "<U+3164>"), ("\u{115F}", "<U+115F>"),
    ("\u{2028}\u{2029}", "<U+2028><U+2029>"),
    ("\u{E000}", "<U+E000>"), ("\u{378}", "<U+0378>"), ("\u{10FFFF}", "<U+10FFFF>"), ("\u{AD}", "<U+00AD>"),
    ("\u{FEFF}", "<U+FEFF>"),
    ("👩‍💻", "👩‍💻"), ("❤️‍🔥", "❤️‍🔥"), ("نمی‌خواهم", "نمی‌خواهم"), ("\u{200D}", "<U+200D>"), ("a \u{FE0F}", "a <U+FE0F>"),
    ("😀\u{E0100}\u{E0101}\u{E0102}", "😀\u{E0100}<U+E0101><U+E0102>"), ("a\u{200D}\u{200D}", "a\u{200D}<U+200D>"),
  ])
  func unsafeCharactersAreSpeltOut(text: String, shown: String) {
    #expect(Array(text.escapedForDisplay().unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test func lineFeedsStayWhereTheyAreAllowed() {
    #expect("a\nb\r\n\u{1B}".escapedForDisplay(lineBreaks: true) == "a\nb^M\n^[")
  }

  @Test func escapedTextHoldsNothingToEscape() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = String(scalar).escapedForDisplay()
      #expect(shown == String(scalar) || shown.utf8.allSatisfy { 0x20..<0x7F ~= $0 }, "U+\(String(value, radix: 16))")
    }
  }
}
