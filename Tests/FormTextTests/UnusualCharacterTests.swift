import FormText
import Testing

@Suite struct UnusualCharacterTests {
  @Test(arguments: [
    ("name", nil), ("이름", nil), ("na\u{200B}me", "It holds an invisible zero-width space (U+200B)."),
    ("na\u{A0}me", "It holds a no-break space (U+00A0)."), ("ｎame", "It holds `ｎ`, the wide form of `n`."),
    ("“name”", "It holds the typographic quotation mark `“`."),
    ("na\u{200E}me", "It holds an invisible character (U+200E)."),
  ])
  func `what nobody sees is told`(name: String, sentence: String?) {
    #expect(UnusualCharacter.sentence(about: name) == sentence)
  }

  @Test(arguments: [("ｎa\u{200B}me", "name"), ("“８”", "8"), ("이름", "이름")])
  func `what is meant is left`(written: String, meant: String) {
    #expect(UnusualCharacter.removed(from: written) == meant)
  }
}
