import Testing

@testable import FormDialects

@Suite struct IdentifierTableTests {
  @Test func `names become ids of the form language, each once`() {
    var table = IdentifierTable()
    let names = [
      "what-happened", "What happened?", "2nd try", "in", "form", "版本", "版本", String(repeating: "long word ", count: 9),
    ]
    #expect(
      names.map { table.unused(for: $0, otherwise: "input") } == [
        "what_happened", "what_happened_2", "_2nd_try", "in_2", "form_2", "input", "input_2",
        "long_word_long_word_long_word_long_word",
      ])
  }
}
