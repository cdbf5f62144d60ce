import FormDiagnostics
import FormDocuments

extension FuzzTarget {
  /// Texts that are to be JSON.
  static let json = FuzzTarget(
    "json", cases: 1500,
    seeds: [
      #"{"a": [1, -0.5e+3, true, false, null, {"b": "x"}], "가": "\ud83d\ude42 \u00e9 \n\\\/"}"#,
      "\u{FEFF} [ [ ] , { } , \"\" , 1e400 , -0 , 9223372036854775807 , 9223372036854775808 ]\r\n",
      #"{"a": 1, "a": 2, "": [[[[["deep"]]]]]}"#, "[NaN, True, 'a', 01, .5, /* x */ 1,]", #""\u12"#,
    ]
  ) { bytes throws(BrokenLaw) in
    let source = SourceText(name: "fuzz.json", bytes: bytes)
    let (root, findings) = JSONReader.read(source)
    try BrokenLaw.check(findings, in: source)
    guard let root else { return try BrokenLaw.unless(!findings.isEmpty, "nothing was read and nothing is told") }
    let value = JSON(root)
    for writer in [JSONWriter(.compact), JSONWriter(.indented), JSONWriter(.compact, escapesUnprintable: true)] {
      let again = JSONReader.read(SourceText(name: "again.json", bytes: writer.bytes(value))).root
      try BrokenLaw.unless(again.map { JSON($0) } == value, "written as JSON it reads differently")
    }
  }
}
