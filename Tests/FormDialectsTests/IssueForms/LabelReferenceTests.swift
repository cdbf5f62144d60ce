import Testing

@testable import FormDialects

@Suite struct LabelReferenceTests {
  @Test(arguments: [
    ("What happened?", "what-happened"), ("Name???????", "name"), ("  --a -- b--", "a-b"), ("snake_case", "snake_case"),
    ("Überschrift", "uberschrift"), ("U\u{308}ber", "uber"), ("Straße", "strasse"), ("Œuvre & Ærø", "oeuvre-aero"),
    ("软件版本 (version)", "version"), ("版本", ""), ("🐛", ""), ("", ""), ("C++", "c"), ("_x_", "_x_"),
  ])
  func `a label gives the reference that GitHub makes of it`(label: String, reference: String) {
    #expect(LabelReference.parameterized(label) == reference)
  }
}
