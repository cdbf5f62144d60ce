import FormDiagnostics
import FormDocuments
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
  static let values: [(text: String, outline: String)] = [
    (#"{"a": 1, "b": [true, false, null, -0.5e+3, "x"]}"#, #"{"a": 1, "b": [true, false, null, -500.0, "x"]}"#),
    ("\u{FEFF} [ ] \n", "[]"),
    ("{}", "{}"),
    (#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude42🙂""#, "\"\"\\/\u{8}\u{C}\n\r\té🙂🙂\""),
    ("9223372036854775807", "9223372036854775807"),
    ("-0", "0"),
    ("1e400", "inf"),
    (#"{"<<": {"a": 1}}"#, #"{"<<": {"a": 1}}"#),
    (#"["no", "1", "null"]"#, #"["no", "1", "null"]"#),
  ]

  @Test("values", arguments: values)
  func readValues(text: String, outline: String) {
    let reading = JSONReader.read(SourceText(name: "test.json", text))
    #expect(reading.root?.outline == outline)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test("places")
  func markPlaces() throws {
    let source = SourceText(name: "test.json", "\u{FEFF}{ \"é\" : [ 1 , \"a\\n\" ] }\n")
    let root = try #require(JSONReader.read(source).root)
    #expect(
      root.subtree.map { source[$0.range] } == [
        #"{ "é" : [ 1 , "a\n" ] }"#, #""é""#, #"[ 1 , "a\n" ]"#, "1", #""a\n""#,
      ])
  }

  static let findings: [(text: String, summary: String, message: String)] = [
    ("", "empty-document 1:1 ", "the file is empty"),
    (#"{"a": 1, "a": 2}"#, #"duplicate-key 1:10 "a""#, "the key `a` is given twice"),
    ("[1, 2,]", "json-syntax 1:6 ,", "nothing follows this comma before `]`; JSON allows no comma at the end"),
    (#"{"a": 1,}"#, "json-syntax 1:8 ,", "nothing follows this comma before `}`; JSON allows no comma at the end"),
    ("[1,,2]", "json-syntax 1:4 ,", "a value is missing before this comma"),
    ("[1 2]", "json-syntax 1:3 ", "a comma or `]` is missing here"),
    ("[1", "json-syntax 1:1 [", "this array is never closed; `]` is missing"),
    (#"{"a": 1]"#, "json-syntax 1:8 ]", "`]` does not close what was opened; expected `}`"),
    ("[1}", "json-syntax 1:3 }", "`}` does not close what was opened; expected `]`"),
    (#"{"a" 1}"#, "json-syntax 1:5 ", "a colon is missing after the key `a`"),
    (#"{"a":}"#, "json-syntax 1:6 }", "a value is missing before this `}`"),
    ("{a: 1}", "json-syntax 1:2 a", "the key `a` needs double quotes"),
    ("['a']", "json-syntax 1:2 'a'", "JSON strings stand in double quotes, not single ones"),
    ("[NaN]", "json-syntax 1:2 NaN", "JSON has no `NaN`"),
    ("[True]", "json-syntax 1:2 True", "JSON has no `True`"),
    ("[truest]", "json-syntax 1:2 truest", "`truest` is no JSON value"),
    ("[012]", "json-syntax 1:2 012", "`012` is no JSON number"),
    ("[1.]", "json-syntax 1:2 1.", "`1.` is no JSON number"),
    ("[.5]", "json-syntax 1:2 .5", "`.5` is no JSON number"),
    ("[+1]", "json-syntax 1:2 +1", "`+1` is no JSON number"),
    ("[-]", "json-syntax 1:2 -", "`-` is no JSON number"),
    ("[1] // x", "json-syntax 1:5 // x", "JSON has no comments"),
    ("[1, # x\n2]", "json-syntax 1:5 # x", "JSON has no comments"),
    ("[1] [2]", "json-syntax 1:5 [", "the document has ended, but more text follows"),
    ("[\"a\nb\"]", "json-syntax 1:2 \"a", "the string that opens here is not closed on its line"),
    ("[\"a", "json-syntax 1:2 \"a", "the string that opens here is not closed on its line"),
    ("[\"a\tb\"]", "json-syntax 1:4 \t", "a tab may not stand in a string"),
    (#"["\d"]"#, #"json-syntax 1:3 \d"#, #"`\d` is no escape of JSON"#),
    (#"["\u12"]"#, #"json-syntax 1:3 \u12"#, #"`\u` takes four hexadecimal digits"#),
    (
      #"["\ud83d"]"#, #"json-syntax 1:3 \ud83d"#,
      #"`\ud83d` is half of a pair of escapes and spells no character alone"#
    ),
    (
      #"["\ude42x"]"#, #"json-syntax 1:3 \ude42"#,
      #"`\ude42` is half of a pair of escapes and spells no character alone"#
    ),
    ("[\u{0}]", "bad-encoding 1:2 \u{0}", "the character U+0000 (NUL) may not stand in a document"),
  ]

  @Test("findings", arguments: findings)
  func report(text: String, summary: String, message: String) {
    let source = SourceText(name: "test.json", text)
    let diagnostics = JSONReader.read(source).diagnostics
    #expect(diagnostics.map { $0.summary(in: source) } == [summary])
    #expect(diagnostics.first?.message == message)
  }

  @Test("limits")
  func stopAtLimits() {
    let deep = SourceText(name: "deep.json", String(repeating: "[", count: 1_000_000))
    #expect(JSONReader.read(deep).diagnostics.map { $0.summary(in: deep) } == ["too-deep 1:101 ["])
    let wide = SourceText(name: "wide.json", "[1,2,3]")
    let few = JSONReader.read(wide, limits: DocumentLimits(nodes: 3)).diagnostics
    #expect(few.map { $0.summary(in: wide) } == ["too-many-nodes 1:6 "])
    let small = JSONReader.read(wide, limits: DocumentLimits(size: 6)).diagnostics
    #expect(small.map(\.code) == [.tooLarge])
  }

  @Test("a text is JSON by its name, or when it is JSON from end to end")
  func chooseReader() {
    let pair = #"{"a": "\ud83d\ude42"}"#
    #expect(DocumentReader.read(SourceText(name: "a.yaml", pair)).root?.outline == #"{"a": "🙂"}"#)
    #expect(DocumentReader.read(SourceText(name: "a.yaml", "{a: 1}")).root?.outline == #"{"a": 1}"#)
    #expect(DocumentReader.read(SourceText(name: "a.JSON", "{a: 1}")).diagnostics.map(\.code) == [.jsonSyntax])
    #expect(DocumentReader.read(SourceText(name: "a.yaml", "[a, ]")).root?.outline == #"["a"]"#)
  }
}
