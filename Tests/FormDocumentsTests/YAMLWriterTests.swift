import FormDiagnostics
import FormDocuments
import FormTestSupport
import Testing

@Suite struct YAMLWriterTests {
  @Test func valuesAreWrittenAsPeopleWriteThem() {
    let value: JSON = [
      "name": "Mina Example", "age": 3, "none": .null, "on": true, "empty": "", "tags": ["a", "b"], "nothing": [],
      "list": [["x": 1, "z": [2]], []], "text": "one\n\n  two\n", "more": ["deep": ["er": "no"]],
    ]
    #expect(
      YAMLWriter().text(value) == """
        name: Mina Example
        age: 3
        none: null
        "on": true
        empty: ""
        tags:
          - a
          - b
        nothing: []
        list:
          - x: 1
            z:
              - 2
          - []
        text: |
          one

            two
        more:
          deep:
            er: "no"

        """)
  }

  /// What a text may be made of, to be taken for something else.
  private static let pieces = [
    "a", "Word", " ", "  ", "\n", "\n\n", "\r", "\t", ":", ": ", " #", "#", "-", "- ", "'", "\"", "\\", "{", "}", "[",
    "&", "*", "!", "|", ">", "%", "@", "`", "1", "0x1", "true", "null", "~", "no", "한글", "😀", "\u{2028}", "\u{85}",
    "\u{0}", "\u{1B}", "\u{FEFF}", "?", ",", "---", "...", "=", "<<",
  ]

  @Test func readingGivesTheValueAgain() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3_000 {
      let value = value(depth: 0, &random)
      let text = YAMLWriter().text(value)
      let reading = YAMLReader.readOne(SourceText(name: "a.yaml", text))
      #expect(reading.diagnostics.isEmpty, "\(text)")
      #expect(JSON(try #require(reading.root)) == value, "\(text)")
    }
  }

  private func value(depth: Int, _ random: inout SeededGenerator) -> JSON {
    switch Int.random(in: 0..<(depth < 3 ? 6 : 3), using: &random) {
    case 3, 4:
      return .object(
        (0..<Int.random(in: 0...3, using: &random)).map {
          JSON.Member("\($0)" + text(&random), value(depth: depth + 1, &random))
        })
    case 5: return .array((0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth: depth + 1, &random) })
    default: return .string(text(&random))
    }
  }

  private func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }
}
