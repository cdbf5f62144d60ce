import FormDiagnostics
import FormDocuments
import Testing

@Suite("Reading YAML")
struct YAMLReaderTests {
  static let values: [(text: String, outline: String)] = [
    ("a: 1\nb: [x, 'y', \"z\"]", #"{"a": 1, "b": ["x", "y", "z"]}"#),
    ("- no\n- yes\n- on\n- true", #"["no", "yes", "on", true]"#),
    ("a: &x {k: 1}\nb: *x", #"{"a": {"k": 1}, "b": {"k": 1}}"#),
    ("base: &b {k: 1, l: 2}\nown: {<<: *b, k: 3}", #"{"base": {"k": 1, "l": 2}, "own": {"k": 3, <<"l": 2}}"#),
    (
      "- &a {k: 1}\n- &b {k: 2, l: 2}\n- {<<: [*a, *b], m: 3}",
      #"[{"k": 1}, {"k": 2, "l": 2}, {"m": 3, <<"k": 1, <<"l": 2}]"#
    ),
    ("'<<': 1", #"{"<<": 1}"#),
    ("? a\n? b", #"{"a": null, "b": null}"#),
    ("%YAML 1.2\n---\na: !!str 1\n...\n", #"{"a": "1"}"#),
    ("!!map {a: !!seq [!!int '1', !!float 1, !!null '', ! 7]}", #"{"a": [1, 1.0, null, "7"]}"#),
    ("a: 1\r\nb: |\r\n  x\r\n  y\r\n", #"{"a": 1, "b": "x\#ny\#n"}"#),
    ("\u{FEFF}a: 1", #"{"a": 1}"#),
  ]

  @Test("values", arguments: values)
  func readValues(text: String, outline: String) {
    let reading = YAMLReader.readOne(SourceText(name: "test", text))
    #expect(reading.root?.outline == outline)
    #expect(reading.diagnostics.isEmpty)
  }

  static let places: [(text: String, slices: [String])] = [
    ("key: value  # c\n", ["key: value", "key", "value"]),
    ("약관: 동의 🙂\nb: é", ["약관: 동의 🙂\nb: é", "약관", "동의 🙂", "b", "é"]),
    ("a:\nb:\n", ["a:\nb:", "a", "", "b", ""]),
    ("- 'it''s'\n- \"\\u00e9\"\n", ["- 'it''s'\n- \"\\u00e9\"", "'it''s'", "\"\\u00e9\""]),
    ("t: |\n  one\n  two\n\nu: 1\n", ["t: |\n  one\n  two\n\nu: 1", "t", "|\n  one\n  two", "u", "1"]),
    ("t: >-  # c\n  one  \n\n\n", ["t: >-  # c\n  one  ", "t", ">-  # c\n  one  "]),
    ("t: |\nu: |+  # c\n\n\n", ["t: |\nu: |+", "t", "|", "u", "|+"]),
    ("t: one\n   two # c\n", ["t: one\n   two", "t", "one\n   two"]),
    ("a: &x !!str v\n", ["a: &x !!str v", "a", "v"]),
    ("a: !!str # c\n  'v'\n", ["a: !!str # c\n  'v'", "a", "'v'"]),
    ("a: &x\n  k: v\nb: *x\n", ["a: &x\n  k: v\nb: *x", "a", "k: v", "k", "v", "b", "k: v", "k", "v"]),
    ("a: !!seq\n- 1\n", ["a: !!seq\n- 1", "a", "- 1", "1"]),
    ("a: !!seq\n  - 1\n", ["a: !!seq\n  - 1", "a", "- 1", "1"]),
    ("a: &x [ 1, 2 ]  \n", ["a: &x [ 1, 2 ]", "a", "[ 1, 2 ]", "1", "2"]),
    ("[a: 1, b]", ["[a: 1, b]", "a: 1", "a", "1", "b"]),
    ("{a, b: , c: }", ["{a, b: , c: }", "a", "", "b", "", "c", ""]),
    ("? a\n? b\n", ["? a\n? b", "a", "", "b", ""]),
    ("- - a\n  - b\n-\n", ["- - a\n  - b\n-", "- a\n  - b", "a", "b", ""]),
    (
      "x: 1\r\ny: é\r\nz: [é,\r\n 2]\r\n",
      ["x: 1\r\ny: é\r\nz: [é,\r\n 2]", "x", "1", "y", "é", "z", "[é,\r\n 2]", "é", "2"]
    ),
    (
      "a: \"x\u{85}y\"\nb: é\u{2028} z\n",
      ["a: \"x\u{85}y\"\nb: é\u{2028} z", "a", "\"x\u{85}y\"", "b", "é\u{2028} z"]
    ),
    ("\u{FEFF}a: é\nb: c", ["a: é\nb: c", "a", "é", "b", "c"]),
    ("a: last", ["a: last", "a", "last"]),
    ("--- text\n...\n", ["text"]),
  ]

  @Test("places", arguments: places)
  func markPlaces(text: String, slices: [String]) throws {
    let source = SourceText(name: "test", text)
    let reading = YAMLReader.readOne(source)
    let root = try #require(reading.root)
    #expect(root.subtree.map { source[$0.range] } == slices)
  }

  @Test("the place of an empty value is behind its colon")
  func emptyValue() throws {
    let reading = YAMLReader.readOne(SourceText(name: "test", "a: 1\nkey:   # soon\n\nb: 2\n"))
    guard case .mapping(let mapping) = try #require(reading.root) else { return #expect(Bool(false)) }
    #expect(mapping["key"]?.value.range == SourceRange(at: 9))
  }

  @Test("a line that begins an empty second document can go")
  func emptySecondDocument() {
    let fix = YAMLReader.readOne(SourceText(name: "test", "---\na: 1\n---\n")).diagnostics.first?.fix
    #expect(fix?.edits == [Diagnostic.Edit(SourceRange(9, 13), "")])
  }

  @Test("no more than a thousand findings are made")
  func manyFindings() {
    let source = SourceText(name: "test", String(repeating: "a: *b\n", count: 3_000))
    #expect(YAMLReader.readOne(source).diagnostics.count == 1_000)
  }

  static let findings: [(text: String, summaries: [String])] = [
    ("a: 1\nb: 2\na: 3\n", ["duplicate-key 3:1 a"]),
    ("a: 1\n'a': 3\n", ["duplicate-key 2:1 'a'"]),
    ("", ["empty-document 1:1 "]),
    ("# only\n", ["empty-document 1:1 "]),
    ("---\na: 1\n---\nb: 2\n", ["several-documents 3:1 ---"]),
    ("---\na: 1\n---\n# end\n", ["several-documents 3:1 ---"]),
    ("a: 1\n...\nb: 2\n", ["yaml-syntax 3:1 b: 2"]),
    ("a: !colour red\n", ["unknown-tag 1:4 !colour"]),
    ("a: !colour\n", ["unknown-tag 1:4 !colour"]),
    ("a: [!b == 'c', 1]\n", ["unknown-tag 1:5 !b == 'c'"]),
    ("a: !!set {x}\n", ["unknown-tag 1:4 !!set"]),
    ("a: &x !!int red\n", ["tag-mismatch 1:7 !!int"]),
    ("a: !!seq {b: 1}\n", ["tag-mismatch 1:4 !!seq"]),
    ("a: *x\n", ["unknown-alias 1:4 *x"]),
    ("a: &x [*x]\n", ["unknown-alias 1:8 *x"]),
    ("a: {<<: 3}\n", ["bad-merge 1:9 3"]),
    ("a: {<<: [{b: 1}, 3]}\n", ["bad-merge 1:18 3"]),
  ]

  @Test("findings", arguments: findings)
  func report(text: String, summaries: [String]) {
    let source = SourceText(name: "test", text)
    #expect(YAMLReader.readOne(source).diagnostics.map { $0.summary(in: source) } == summaries)
  }
}
