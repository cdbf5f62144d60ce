import FormDiagnostics
import FormExpressions
import FormModel
import FormTestSupport
import Testing

@testable import FormEngine

/// Explanations of forms that are long, wide, round or wrong: bounded, and never a trap.
struct ExplainerBoundsTests {
  /// The number of facts in a chain, and how deep it goes.
  private func measure(_ reasons: [ExplainedReason]) -> (count: Int, depth: Int) {
    var (count, depth) = (0, 0)
    var rest = reasons.map { ($0, 1) }
    while let (reason, level) = rest.popLast() {
      count += 1
      depth = max(depth, level)
      rest += reason.reasons.map { ($0, level + 1) }
    }
    return (count, depth)
  }

  @Test func `a chain of a thousand fields is followed as far as a person would read`() throws {
    var fields = "  - {id: f0, type: integer}\n"
    for place in 1...1_000 { fields += "  - {id: f\(place), type: integer, calculate: f\(place - 1) + 1}\n" }
    let explained = try Explained(fields, "f1000", answers: #"{"f0": 1}"#)
    let (count, depth) = measure(explained.claim(.value)?.reasons ?? [])
    #expect(depth > 10)
    #expect(depth <= Explainer.depthLimit + 2)
    #expect(count <= Explainer.factLimit * 2)
    #expect(explained.chain(.value).last?.hasSuffix("… and so on") == true)
  }

  @Test func `every field reading every other before it stays readable`() throws {
    var fields = "  - {id: f0, type: checkbox}\n"
    for place in 1...60 {
      let all = (0..<place).map { "f\($0)" }.joined(separator: " || ")
      fields += "  - {id: f\(place), type: hidden, calculate: \(all)}\n"
    }
    let explained = try Explained(fields + "  - {id: x, type: note, label: x, relevant: f60}\n", "x")
    let (count, _) = measure(explained.claim(.relevant)?.reasons ?? [])
    #expect(count < 1_500)
    #expect(explained.reversal(.relevant) == "It would be shown if `f0` were true")
  }

  @Test func `of many operands and entries the first are listed and the rest is counted`() throws {
    let boxes = (0..<50).map { "  - {id: b\($0), type: checkbox}\n" }.joined()
    let all = (0..<50).map { "b\($0)" }.joined(separator: " && ")
    let explained = try Explained(boxes + "  - {id: x, type: note, label: x, relevant: \(all)}\n", "x")
    #expect(explained.chain(.relevant).count == 22)
    #expect(explained.chain(.relevant).last == "  … and 30 more")
    let entries = "[" + Array(repeating: "{}", count: 50).joined(separator: ",") + "]"
    let list = try Explained(
      """
        - {id: list, type: repeat, fields: [{id: ok, type: checkbox}]}
        - {id: x, type: note, label: x, relevant: "list.exists(l, l.ok)"}
      """, "x", answers: #"{"list": \#(entries)}"#)
    #expect(list.chain(.relevant).last == "  … and 30 more")
    #expect(list.reversal(.relevant) == "It would be shown if `list[0].ok` were true")
  }

  @Test func `fields that wait for each other are told as they wait`() throws {
    let explained = try Explained(
      """
        - {id: a, type: checkbox, relevant: b}
        - {id: b, type: checkbox, relevant: a}
      """, "a")
    #expect(
      explained.chain(.relevant) == [
        "`b` is false, because it is not shown @3:39", "  `a` is false, because it is not shown @4:39",
        "    `b` is false (see above) @3:39",
      ])
    #expect(explained.reversal(.relevant)?.hasPrefix("No change of one answer was found") == true)
  }

  @Test func `a calculation that fails says how`() throws {
    let explained = try Explained(
      """
        - {id: n, type: integer, default: 0}
        - {id: x, type: integer, calculate: 10 / n}
      """, "x")
    #expect(
      explained.chain(.value) == [
        "`x` is unset, worked out by `10 / n` @4:39", "  `10 / n` has no value (this divides by zero) @4:39",
        "    `n` is 0, its default @3:37",
      ])
  }

  @Test(arguments: [Int64.max, Int64.min, Int64.max - 1])
  func `numbers at the edge of what can be held are no trap`(number: Int64) throws {
    let explained = try Explained(
      """
        - {id: n, type: integer, validators: [min: \(number == .min ? "0" : "\(number)")]}
        - {id: d, type: date}
        - {id: t, type: time}
        - {id: x, type: note, label: x, relevant: "n > 3 && n < -\(Int64.max) && d == d && t == t"}
      """, "x", answers: #"{"n": \#(number), "d": "9999-12-31", "t": "23:59"}"#)
    #expect(explained.holds(.relevant) == false)
  }

  @Test func `macros in macros over entries do not multiply`() throws {
    let entries = "[" + Array(repeating: #"{"a": 1}"#, count: 12).joined(separator: ",") + "]"
    let explained = try Explained(
      """
        - {id: list, type: repeat, fields: [{id: a, type: integer}]}
        - {id: x, type: note, label: x, relevant: "list.exists(p, list.exists(q, list.exists(r, p.a + q.a + r.a < 0)))"}
      """, "x", answers: #"{"list": \#(entries)}"#)
    #expect(measure(explained.claim(.relevant)?.reasons ?? []).count < 1_500)
  }

  @Test func `a number that is made of secrets in entries is masked`() throws {
    let explained = try Explained(
      """
        - {id: keys, type: repeat, fields: [{id: key, type: password}]}
        - {id: n, type: integer, calculate: "sum(keys.map(k, size(k.key)))"}
        - {id: x, type: note, label: x, relevant: "sum(keys.map(k, size(k.key))) > n + 1"}
      """, "x", answers: #"{"keys": [{"key": "abraca-8"}]}"#)
    #expect(!"\(explained.explanation)".contains("abraca"))
    #expect(explained.holds(.relevant) == false)
  }
}
