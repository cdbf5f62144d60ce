import FormDiagnostics
import FormDocuments
import FormTestSupport
import Testing

@Suite("Laws of reading")
struct YAMLReaderLawTests {
  @Test("ranges lie inside the text, children inside their parents")
  func nesting() {
    for example in YAMLTestSuite.cases where !example.fails && !example.yaml.contains("*") {
      let source = SourceText(name: example.id, example.yaml)
      for root in YAMLReader.read(source).documents { expectNesting(of: root, in: source) }
    }
  }

  private func expectNesting(of node: Node, in source: SourceText) {
    #expect(node.range.end <= source.bytes.count)
    let children: [Node]
    switch node {
    case .scalar: children = []
    case .sequence(let sequence): children = sequence.items
    case .mapping(let mapping): children = mapping.entries.filter { !$0.isMerged }.flatMap { [$0.key, $0.value] }
    }
    var end = node.range.start
    for child in children {
      #expect(node.range.contains(child.range), "\(source.name)")
      #expect(child.range.start >= end, "\(source.name)")
      end = child.range.end
      expectNesting(of: child, in: source)
    }
  }

  @Test("random bytes never trap, and findings lie inside the text", arguments: 0..<8)
  func randomBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet =
      Array("ab:-?[]{},#&*!|>'\"%@` \n\t\\<~=1.\r".utf8) + [0xC3, 0xA9, 0xE2, 0x80, 0xA8, 0xEF, 0xBB, 0xBF]
    for _ in 0..<400 {
      let length = Int.random(in: 0..<60, using: &generator)
      let bytes = (0..<length).map { _ in
        Int.random(in: 0..<40, using: &generator) == 0
          ? UInt8.random(in: .min ... .max, using: &generator) : alphabet.randomElement(using: &generator) ?? 0
      }
      expectSound(SourceText(name: "random", bytes: bytes))
    }
  }

  @Test("cases of the suite, broken at random, never trap", arguments: 0..<4)
  func brokenCases(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for example in YAMLTestSuite.cases {
      var bytes = Array(example.yaml.utf8)
      for _ in 0..<3 where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        if Bool.random(using: &generator) {
          bytes.remove(at: place)
        } else {
          bytes.insert(Array(":-'\"[]{}\t\n #&*!|".utf8).randomElement(using: &generator) ?? 0, at: place)
        }
      }
      expectSound(SourceText(name: example.id, bytes: bytes))
    }
  }

  /// Expects that both readers get through `source`, with ranges inside it, and that repairs apply.
  private func expectSound(_ source: SourceText) {
    for reading in [YAMLReader.readOne(source), JSONReader.read(source)] {
      for diagnostic in reading.diagnostics {
        let ranges = [diagnostic.range] + diagnostic.related.map(\.range) + (diagnostic.fix?.edits.map(\.range) ?? [])
        for range in ranges { #expect(range.end <= source.bytes.count, "\(source.bytes)") }
      }
      for case .scalar(let scalar) in reading.root?.subtree ?? [] {
        let whole = scalar.sourceRange(of: 0..<scalar.text.utf8.count, in: source)
        #expect(whole.end <= source.bytes.count)
      }
    }
  }

  static let hostile: [(name: String, text: String, code: DiagnosticCode)] = [
    ("brackets", String(repeating: "[", count: 1 << 20), .tooDeep),
    ("braces", String(repeating: "{a: ", count: 1 << 18), .tooDeep),
    ("dashes", String(repeating: "- ", count: 1 << 19), .tooDeep),
    ("question marks", String(repeating: "? ", count: 1 << 19), .tooDeep),
    ("nine levels of nine aliases", nineLevels, .tooManyNodes),
    ("directives", String(repeating: "%TAG !a! b\n", count: 1 << 17), .yamlSyntax),
    ("directives of a later document", "a\n...\n" + String(repeating: "%TAG !a! b\n", count: 1 << 17), .yamlSyntax),
    ("one item a line", String(repeating: "-\n", count: 1 << 20), .tooManyNodes),
  ]

  private static var nineLevels: String {
    (0..<9).map { level in
      let item = level == 0 ? "lol" : "*a\(level - 1)"
      return "a\(level): &a\(level) [" + Array(repeating: item, count: 9).joined(separator: ", ") + "]\n"
    }.joined()
  }

  @Test("hostile texts end with one finding", arguments: hostile)
  func endQuickly(name: String, text: String, code: DiagnosticCode) {
    #expect(YAMLReader.readOne(SourceText(name: name, text)).diagnostics.map(\.code) == [code])
  }

  @Test("of aliases misspelt by the hundred, names are offered to as many as is affordable")
  func misspeltAliases() {
    let anchors = (0..<20_000).map { "- &name\($0) a\n" }.joined()
    let aliases = String(repeating: "- *nam1\n", count: 500)
    let found = YAMLReader.readOne(SourceText(name: "aliases", anchors + aliases)).diagnostics
    #expect(found.count == 500)
    #expect(found.first?.hint?.hasPrefix("did you mean") == true)
    #expect(found.last?.hint?.hasPrefix("did you mean") == false)
  }

  @Test("a deep alias counts as deep")
  func deepAlias() {
    let flow = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    let source = SourceText(name: "deep", "a: &a \(flow)\nb: " + String(repeating: "[", count: 50) + "*a")
    #expect(YAMLReader.readOne(source).diagnostics.map { $0.summary(in: source) } == ["too-deep 2:54 *a"])
  }
}
