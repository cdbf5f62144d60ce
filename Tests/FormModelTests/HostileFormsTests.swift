import FormDiagnostics
import FormDocuments
import FormModel
import Testing

/// Forms that were made to do harm, or that some program wrote: chains and lists far longer than a person would write.
@Suite struct HostileFormsTests {
  @Test func `a chain of styles may be as long as the file`() {
    let chain = (0..<5000).map { "  s\($0): {extends: s\($0 + 1)}" } + ["  s5000: {for: button, width: 3}"]
    let codes = codes(["styles:"] + chain + ["fields:", "  - {id: send, type: button, label: Send, style: s0}"])
    #expect(codes.isEmpty)
  }

  @Test func `a chain of select-alls ends at a depth that is told`() {
    let chain = (0..<5000).map { "  - {id: s\($0), type: select-all, label: All, of: [s\($0 + 1)]}" }
    #expect(codes(["fields:"] + chain + ["  - {id: s5000, type: checkbox, label: One}"]) == [.tooDeep])
  }

  @Test func `every unknown name is told, however many there are`() {
    let fields = (0..<300).map { "  - {id: f\($0), type: text, label: Text, relevant: missing\($0) == 1}" }
    #expect(codes(["fields:"] + fields) == Array(repeating: .unknownReference, count: 300))
  }

  @Test func `of one text no more than fifty mistakes are told`() {
    let label = String(repeating: "${missing} ", count: 200)
    let codes = codes(["fields:", "  - {type: note, label: '\(label)'}"])
    #expect(codes == Array(repeating: .unknownReference, count: 50))
  }

  @Test func `values worked out in a chain are no circle, and closing it makes one`() {
    let chain = (0..<500).map { "  - {id: f\($0), type: number, label: N, calculate: f\($0 + 1) + 1}" }
    #expect(codes(["fields:"] + chain + ["  - {id: f500, type: number, label: N}"]).isEmpty)
    #expect(codes(["fields:"] + chain + ["  - {id: f500, type: number, label: N, calculate: f0}"]) == [.valueCircle])
  }

  @Test func `a circle through one long expression is judged once for each field in it`() {
    let long = Array(repeating: "a", count: 2000).joined(separator: " + ")
    #expect(codes(["fields:", "  - {id: a, type: integer, label: A, relevant: \(long) > 1}"]) == [.positiveCircle])
  }

  @Test func `of one expression no more than fifty unknown functions are told`() {
    let calls = (0..<2000).map { "f\($0)(a)" }.joined(separator: " && ")
    let codes = codes(["fields:", "  - {id: a, type: checkbox, label: A, relevant: '\(calls)'}"])
    #expect(codes == Array(repeating: .unknownFunction, count: 50))
  }

  @Test func `ten thousand values and documents that nothing uses take time for each of them, not for each pair`() {
    let context = (0..<10_000).map { "  c\($0): string" }
    let documents = (0..<10_000).map { "  d\($0): {file: d\($0).md}" }
    let codes = codes(["context:"] + context + ["documents:"] + documents + ["fields: [{id: a, type: text, label: A}]"])
    #expect(codes.count { $0 == .unusedContext } == 10_000)
    #expect(codes.count { $0 == .unusedDocument } == 10_000)
  }

  @Test func `ten thousand rules of one field take time for each of them, not for each pair`() {
    let rules = (0..<10_000).map { "      - constraint: value != 'x\($0)'" }
    let options = (0..<10_000).map { "      - {value: o\($0), label: O, relevant: a != ''}" }
    let fields = ["fields:", "  - id: a", "    type: text", "    label: A", "    validators:"] + rules
    #expect(codes(fields + ["  - id: b", "    type: select", "    label: B", "    options:"] + options).isEmpty)
  }

  @Test func `thousands of values that are none of thousands of options are each told`() {
    let options = (0..<4000).map { "      - {value: o\($0), label: O}" }
    let fields = (0..<4000).map { "  - {id: z\($0), type: checkbox, relevant: \"q == 'p\($0)'\"}" }
    let found = codes(["fields:", "  - id: q", "    type: select", "    options:"] + options + fields)
    #expect(found.count { $0 == .neverRelevant } == 4000)
  }

  @Test func `thousands of styles that nothing uses are each told`() {
    let styles = (0..<8000).map { "  s\($0): {for: text, color: red}" }
    let found = codes(["styles:"] + styles + ["fields:", "  - {type: note, label: N}"])
    #expect(found == Array(repeating: .unusedStyle, count: 8000))
  }

  @Test(
    arguments: [
      ("(", "a", ")"), ("", "a", ".a"), ("!", "a", ""), ("", "a", "[0]"), ("", "a", ".size()"), ("[", "", "]"),
      ("", "a", " == a"), ("a.map(x, ", "x", ")"),
    ])
  func `an expression nested too deeply is refused once`(before: String, middle: String, after: String) {
    let text = String(repeating: before, count: 10_000) + middle + String(repeating: after, count: 10_000)
    #expect(codes(["fields:", "  - {id: a, type: checkbox, label: A, relevant: '\(text)'}"]) == [.expressionSyntax])
  }

  @Test func `hidden values worked out in a long chain have their types`() {
    let chain = (0..<2000).map { "  - {id: h\($0), type: hidden, calculate: h\($0 + 1) + 1}" }
    let last = "  - {id: h2000, type: hidden, value: 1}"
    let use = "  - {id: t, type: text, label: T, calculate: h0}"
    #expect(codes(["fields:"] + chain + [last, use]) == [.expressionType])
  }

  @Test(arguments: ["(a*)*b", "(a|aa)+$", "(.*){20}", "(x+x+)+y", "(?:a?){500}a{500}", "((a{1,10}){1,10}){1,10}"])
  func `a pattern that brings others to a halt is as good as any`(pattern: String) {
    #expect(codes(["fields:", "  - {id: a, type: text, label: A, validators: [{pattern: '\(pattern)'}]}"]).isEmpty)
  }

  @Test(arguments: ["((a{1,100}){1,100}){1,100}", "(a{1000}){1000}", "a{1001}"])
  func `a pattern that multiplies itself is refused`(pattern: String) {
    let found = codes(["fields:", "  - {id: a, type: text, label: A, validators: [{pattern: '\(pattern)'}]}"])
    #expect(found == [.patternOutside])
  }

  private func codes(_ lines: [String]) -> [DiagnosticCode] {
    let source = SourceText(name: "form.yaml", (["form: hostile"] + lines).joined(separator: "\n"))
    return FormLoader.load(source).diagnostics.map(\.code)
  }
}
