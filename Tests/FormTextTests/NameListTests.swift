import FormText
import Testing

@Suite struct NameListTests {
  static let lists: [([String], String)] = [
    ([], ""), (["a"], "`a`"), (["a", "b"], "`a` and `b`"), (["a", "b", "c"], "`a`, `b` and `c`"),
    (["1", "2", "3", "4", "5", "6", "7", "8"], "`1`, `2`, `3`, `4`, `5`, `6`, `7` and `8`"),
    (["1", "2", "3", "4", "5", "6", "7", "8", "9"], "`1`, `2`, `3`, `4`, `5`, `6` and 3 more"),
  ]

  @Test(arguments: lists)
  func `names make a part of a sentence`(names: [String], sentence: String) {
    #expect(NameList.quoted(names) == sentence)
  }
}
