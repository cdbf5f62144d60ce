import Testing

@testable import FormText

@Suite struct FoldedNameTests {
  @Test(arguments: [
    ("label", "label", 0), ("label", "lable", 1), ("label", "lbel", 1), ("label", "labell", 1), ("label", "lebel", 1),
    ("ca", "abc", 3), ("kitten", "sitting", 3), ("", "abc", 3), ("minLength", "maxLength", 2),
  ])
  func slipsAreCounted(left: String, right: String, slips: Int) {
    #expect(FoldedName(left).slips(to: FoldedName(right), atMost: 3) == slips)
    #expect(FoldedName(right).slips(to: FoldedName(left), atMost: 3) == slips)
    #expect(FoldedName(left).slips(to: FoldedName(right), atMost: slips - 1) == nil)
  }
}
