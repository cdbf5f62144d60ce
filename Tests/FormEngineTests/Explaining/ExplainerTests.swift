import FormModel
import Testing

@testable import FormEngine

/// Why fields are as they are: the rules and answers that decide, with their places.
struct ExplainerTests {
  private let kids = """
      - {id: haveKids, type: select, options: ["yes", "no"]}
      - {id: kids, type: integer, relevant: haveKids == 'yes'}
      - id: diet
        type: group
        relevant: kids >= 1
        fields:
          - {id: fish, type: checkbox}
    """

  @Test func `a field in a hidden group is followed down to the answer`() throws {
    let fish = try Explained(kids, "fish", answers: #"{"haveKids": "no", "kids": 2}"#)
    #expect(fish.holds(.relevant) == false)
    #expect(
      fish.chain(.relevant) == [
        "it stands in `diet`, which is not shown",
        "  `kids >= 1` is unknown, which counts as false @7:15",
        "    `kids` is unset, because it is not shown; what it holds comes back with it",
        "      `haveKids == 'yes'` is false @4:41",
        "        `haveKids` is \"no\", as answered",
      ])
    #expect(fish.reversal(.relevant) == "It would be shown if `haveKids` were \"yes\"")
    #expect(fish.chain(.value) == ["`fish` is false, because it is not shown"])
    #expect(fish.claim(.enabled) == nil)
  }

  @Test func `what is shown can be hidden again`() throws {
    let fish = try Explained(kids, "fish", answers: #"{"haveKids": "yes", "kids": 2}"#)
    #expect(fish.holds(.relevant) == true)
    #expect(fish.reversal(.relevant) == "It would be hidden if `kids` were 0")
  }

  @Test func `two answers are too many, and that is said`() throws {
    let fish = try Explained(kids, "fish")
    #expect(fish.reversal(.relevant)?.hasPrefix("No change of one answer was found that would show it") == true)
  }

  @Test func `of an and the false part is told, of an or all, of an unknown what is unset`() throws {
    let fields = """
        - {id: a, type: checkbox, default: true}
        - {id: b, type: checkbox}
        - {id: n, type: integer}
        - {id: and, type: note, label: x, relevant: a && b}
        - {id: or, type: note, label: x, relevant: b || n > 3}
        - {id: plain, type: note, label: x, relevant: "!a"}
      """
    #expect(
      try Explained(fields, "and").chain(.relevant) == ["`a && b` is false @6:47", "  `b` is false: not answered"])
    #expect(
      try Explained(fields, "or", answers: #"{"n": 2}"#).chain(.relevant) == [
        "`b || n > 3` is false @7:46", "  `b` is false: not answered", "  `n > 3` is false @7:51",
        "    `n` is 2, as answered",
      ])
    #expect(
      try Explained(fields, "or").chain(.relevant) == [
        "`b || n > 3` is unknown, which counts as false @7:46", "  `n > 3` is unknown @7:51",
        "    `n` is unset: not answered",
      ])
    #expect(
      try Explained(fields, "plain").chain(.relevant) == ["`!a` is false @8:50", "  `a` is true, its default @3:38"])
  }
}
