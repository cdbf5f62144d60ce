import FormText
import Testing

@Suite struct KoreanKeyboardTests {
  static let texts: [(String, String?)] = [
    ("쇼ㅔㄷ", "type"), ("ㅣ뮤디", "label"), ("ㄱㄷ벼ㅑㄱㄷㅇ", "required"), ("ㅡㅁ가ㄷ샤ㅜㅎ", "marketing"), ("ㅅㄷㅡㄴ_ok", "tems_ok"),
    ("ㅍ미ㅑㅇㅁ색ㄴ", "validators"), ("type", nil), ("이름!", "dlfma!"), ("字", nil), ("", nil),
  ]

  @Test(arguments: texts)
  func `Hangul is read as the keys it was typed by`(text: String, keys: String?) {
    #expect(KoreanKeyboard.latin(text) == keys)
  }

  @Test func `a name typed in Korean is certainly the one on those keys`() {
    let index = NameIndex(["label", "type"])
    #expect(index.nearest(to: "ㅣ뮤디") == NearName("label", isCertain: true))
    #expect(index.nearest(to: "이름") == nil)
  }
}
