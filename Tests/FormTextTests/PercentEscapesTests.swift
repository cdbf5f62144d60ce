import Testing

@testable import FormText

struct PercentEscapesTests {
  @Test(arguments: [
    ("100%, now", "%", "100%25, now"), ("a\nb\r", "%\r\n", "a%0Ab%0D"), ("a:b,c", ":,", "a%3Ab%2Cc"),
    ("한글 é", "%\r\n:,", "한글 é"), ("", "%", ""),
  ]) func `reserved characters are escaped, and no others`(_ text: String, _ reserved: String, _ escaped: String) {
    #expect(text.percentEscaping(reserved) == escaped)
  }
}
