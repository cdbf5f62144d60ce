import FormText
import Testing

@Suite("The names that are offered for a whole file")
struct NameSuggestionsTests {
  /// Thirty known names.
  private let known = ["label"] + (0..<29).map { "known\($0)" }

  @Test("a slip that is made everywhere is offered its name everywhere")
  func sameSlip() {
    var suggestions = NameSuggestions()
    let offered = (0..<100_000).count { _ in suggestions.nearest(to: "lable", in: known)?.name == "label" }
    #expect(offered == 100_000)
  }

  @Test("names that are all different are offered one until the budget is used up")
  func differentNames() {
    var suggestions = NameSuggestions()
    let offered = (0..<20_000).count { suggestions.nearest(to: "label\($0)", in: known) != nil }
    #expect(offered < NameSuggestions.budget / known.count)
    #expect(!suggestions.mayOffer)
  }

  @Test("a long list is not gone through for every question, however often it was asked")
  func longList() {
    var suggestions = NameSuggestions()
    let long = (0..<100_000).map { "name\($0)" }
    var asked = 0
    while suggestions.mayOffer, asked < 1_000 {
      _ = suggestions.nearest(to: "nmae7", in: long)
      asked += 1
    }
    #expect(asked < 100)
  }
}
