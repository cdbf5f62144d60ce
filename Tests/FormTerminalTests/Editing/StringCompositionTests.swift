import FormTerminal
import Foundation
import Testing

@Suite struct StringCompositionTests {
  @Test(arguments: [
    ("abc", "abc"), ("e\u{301}", "\u{E9}"), ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "\u{D55C}\u{AE00}"),
    ("\u{AC00}\u{11A8}", "\u{AC01}"), ("\u{212B}", "\u{C5}"), ("q\u{307}\u{323}", "q\u{323}\u{307}"),
    ("\u{958}", "\u{915}\u{93C}"), ("\u{3131}", "\u{3131}"),
  ]) func texts(_ text: String, _ composed: String) {
    #expect(Array(text.composed.unicodeScalars) == Array(composed.unicodeScalars))
  }

  /// The rule of Unicode for every code point: what Foundation's own tables say.
  @Test func everyCodePointIsComposedAsFoundationDoes() {
    var wrong: [UInt32] = []
    for value: UInt32 in 0x80...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let decomposed = String(scalar).decomposedStringWithCanonicalMapping
      if decomposed.composed.utf8.elementsEqual(String(scalar).precomposedStringWithCanonicalMapping.utf8) { continue }
      wrong.append(value)
    }
    #expect(wrong.isEmpty)
  }
}
