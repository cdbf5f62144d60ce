import FormTerminal
import Testing

@Suite struct PastedTextTests {
  @Test(
    arguments: [
      ("abc", "abc", "abc", "abc"), ("abc\r", "abc", "abc", "abc"), ("abc\r\n\r\n", "abc", "abc", "abc"),
      ("a\rb", "a b", "a\nb", nil), ("a\r\nb\n", "a b", "a\nb", nil), ("a\n\nb", "a b", "a\n\nb", nil),
      ("a\u{1B}[31mb\u{0}\u{7F}\u{9B}", "a[31mb", "a[31mb", "a[31mb"), ("", "", "", ""), ("\r\r", "", "", ""),
    ] as [(String, String, String, String?)])
  func pastes(_ text: String, _ line: String, _ paragraph: String, _ secret: String?) {
    let pasted = PastedText(text)
    #expect(pasted.line == line)
    #expect(pasted.paragraph == paragraph)
    #expect(pasted.secret == secret)
  }
}
