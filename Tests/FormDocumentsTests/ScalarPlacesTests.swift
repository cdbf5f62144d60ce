import FormDiagnostics
import FormDocuments
import Testing

@Suite("Places inside scalars")
struct ScalarPlacesTests {
  /// A text whose first scalar value holds `X` once, and what the source shows in its place and next to it.
  static let texts: [(yaml: String, around: Range<Int>, slice: String)] = [
    ("a: one X two\n", -1..<1, " X"),
    ("a: one\n   X two\n", -1..<1, "\n   X"),
    ("a: one\n\n\n   X two\n", -1..<1, "\n   X"),
    ("a: one\n\n\n   X two\n", -2..<1, "\n\n   X"),
    ("a: 'it''s X'\n", -3..<1, "''s X"),
    ("a: \"\\u00e9X\\n\"\n", -2..<2, "\\u00e9X\\n"),
    ("a: \"one \\\n   X\"\n", 0..<1, "X"),
    ("a: \"one\\\n\n   X\"\n", -1..<1, "\n   X"),
    ("a: \"\\_X\\L\"\n", -2..<1, "\\_X"),
    ("a: |\n  one\n   X\n  two\n", -2..<1, "\n   X"),
    ("a: |\n\n  é\n\n  X\n", -4..<2, "é\n\n  X\n"),
    ("a: >\n  one\n  X\n", -1..<1, "\n  X"),
    ("a: >\n  one\n\n  X\n", -1..<1, "\n  X"),
    ("a: >2-  # c\n    one\n  X", -1..<1, "\n  X"),
    ("a: |+\n  X\n\n\nb: 1\n", 0..<4, "X\n\n\n"),
    ("a:\r\n  b: |\r\n    one\r\n    X\r\n", -1..<2, "\r\n    X\r\n"),
    ("\u{FEFF}a: éX\n", -2..<1, "éX"),
    ("--- |\n one\n X\n...\n", -1..<2, "\n X\n"),
  ]

  @Test("the places of thirty thousand words in a text of as many lines are found in one walk")
  func manyPlaces() throws {
    let words = Array(repeating: "X", count: 30_000).joined(separator: "\n  ")
    let source = SourceText(name: "test", "a: >-\n  \(words)\n")
    guard case .mapping(let root)? = YAMLReader.readOne(source).root,
      case .scalar(let text)? = root.entries.first?.value
    else {
      Issue.record("the text is not read")
      return
    }
    let ranges = (0..<30_000).map { 2 * $0..<2 * $0 + 1 }
    let places = text.sourceRanges(of: ranges, in: source)
    #expect(places.allSatisfy { source[$0] == "X" })
    #expect(Set(places).count == 30_000)
    #expect(places.last == text.sourceRange(of: ranges[29_999], in: source))
  }

  @Test("characters and their neighbours", arguments: texts)
  func neighbours(yaml: String, around: Range<Int>, slice: String) throws {
    let source = SourceText(name: "test", yaml)
    let root = try #require(YAMLReader.readOne(source).root)
    let scalars = root.subtree.compactMap { node in if case .scalar(let scalar) = node { scalar } else { nil } }
    let scalar = try #require(scalars.first { $0.text.contains("X") })
    let index = Array(scalar.text.utf8).firstIndex(of: UInt8(ascii: "X")) ?? 0
    let range = scalar.sourceRange(of: index + around.lowerBound..<index + around.upperBound, in: source)
    #expect(source[range] == slice)
  }

  @Test("JSON escapes in pairs")
  func jsonPairs() throws {
    let source = SourceText(name: "test.json", #"["a\ud83d\ude42b"]"#)
    guard case .sequence(let list) = try #require(JSONReader.read(source).root),
      case .scalar(let scalar) = list.items[0]
    else { throw SourceMismatch() }
    #expect(source[scalar.sourceRange(of: 1..<5, in: source)] == #"\ud83d\ude42"#)
    #expect(source[scalar.sourceRange(of: 5..<6, in: source)] == "b")
  }

  @Test("an empty range, the end, and what lies outside")
  func edges() {
    let source = SourceText(name: "test", "a: 'b''c'")
    let scalar = Node.Scalar(text: "b'c", range: SourceRange(3, 9), style: .singleQuoted)
    #expect(scalar.sourceRange(of: 0..<0, in: source) == SourceRange(at: 4))
    #expect(scalar.sourceRange(of: 2..<2, in: source) == SourceRange(at: 7))
    #expect(scalar.sourceRange(of: 3..<3, in: source) == SourceRange(at: 8))
    #expect(scalar.sourceRange(of: -5..<99, in: source) == SourceRange(4, 8))
    #expect(scalar.sourceRange(of: 50..<99, in: source) == SourceRange(at: 8))
    let empty = Node.Scalar(text: "", range: SourceRange(3, 5), style: .singleQuoted)
    #expect(empty.sourceRange(of: 0..<0, in: SourceText(name: "test", "a: ''")) == SourceRange(at: 4))
  }

  @Test("every character of every case of the suite is where its bytes spell it")
  func everyCharacter() {
    for example in YAMLTestSuite.cases where !example.fails {
      let source = SourceText(name: example.id, example.yaml)
      for node in YAMLReader.read(source).documents.flatMap(\.subtree) {
        if case .scalar(let scalar) = node { expectPlaces(of: scalar, in: source) }
      }
    }
  }

  /// Expects that each character of `scalar` is spelt at its place, and that places follow one another.
  private func expectPlaces(of scalar: Node.Scalar, in source: SourceText) {
    var offset = 0
    var previousEnd = scalar.range.start
    for character in scalar.text.unicodeScalars {
      let range = scalar.sourceRange(of: offset..<offset + UTF8.width(character), in: source)
      offset += UTF8.width(character)
      let slice = source[range]
      let isSpelt =
        slice == String(character) || slice.hasPrefix("\\") || slice == "''"
        || character == "\n" && ["\n", "\r", "\r\n", "\u{85}"].contains(slice)
        || character == " " && !slice.isEmpty && slice.allSatisfy(\.isWhitespace)
      #expect(isSpelt, "\(source.name): `\(character)` at `\(slice)` in `\(source[scalar.range])`")
      #expect(range.start >= previousEnd, "\(source.name)")
      previousEnd = range.end
    }
  }
}

private struct SourceMismatch: Error {}
