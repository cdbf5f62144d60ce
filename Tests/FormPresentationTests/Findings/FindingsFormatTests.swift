import FormDiagnostics
import FormPresentation
import Testing

@Suite struct FindingsFormatTests {
  @Test func namesAreUniqueAndFindTheirFormat() {
    let names = FindingsFormat.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains("text") && names.contains("json") && names.contains("sarif") && names.contains("github"))
    for name in names { #expect(FindingsFormat(named: name)?.name == name) }
    #expect(FindingsFormat(named: "xml") == nil)
  }

  @Test func everyFormatEndsInALineFeedAndRepeatsExactly() {
    for format in FindingsFormat.all {
      for report in [FindingsFixture.report, FindingsFixture.clean] {
        let text = format.text(report, FindingsStyle())
        #expect(text.hasSuffix("\n"))
        #expect(text == format.text(report, FindingsStyle()))
        #expect(!text.contains("\u{1B}"))
      }
    }
  }

  @Test func programsGetTheSameTextWhateverTheStyle() {
    for name in ["json", "sarif", "github"] {
      let styled = FindingsFixture.text(name, FindingsFixture.report, FindingsStyle(width: 20, usesColor: true))
      #expect(styled == FindingsFixture.text(name))
    }
  }

  @Test(arguments: [
    (1, 0, 0, 0, "1 file checked: no problems"), (3, 0, 2, 1, "3 files checked: 2 errors, 1 warning"),
    (1, 0, 1, 0, "1 file checked: 1 error"), (2, 1, 0, 3, "2 files checked, 1 unreadable: 3 warnings"),
    (0, 2, 0, 0, "0 files checked, 2 unreadable"),
  ])
  func theSummaryCounts(checked: Int, unreadable: Int, errors: Int, warnings: Int, summary: String) {
    let findings =
      (0..<errors).map { Diagnostic(FindingsFixture.unknownKey, "e\($0)", at: SourceRange(at: 0)) }
      + (0..<warnings).map { Diagnostic(FindingsFixture.unusedStyle, "w\($0)", at: SourceRange(at: 0)) }
    let report = FindingsReport(
      files: [.init(SourceText(name: "a", ""), findings)], checkedCount: checked, unreadableCount: unreadable,
      toolVersion: "1")
    #expect(report.summary == summary)
  }

  @Test func `of very many findings the gravest hundred are drawn, and all are counted`() throws {
    let findings = (0..<150).map { place in
      Diagnostic(
        place < 60 ? FindingsFixture.unusedStyle : FindingsFixture.unknownKey, "f\(place)", at: SourceRange(at: place))
    }
    let report = FindingsReport(
      files: [.init(SourceText(name: "a.yaml", String(repeating: "x", count: 200)), findings)], checkedCount: 1,
      toolVersion: "1")
    let text = try #require(FindingsFixture.text("text", report))
    let drawn = text.split(separator: "\n").compactMap { line in
      line.hasPrefix("error[") || line.hasPrefix("warning[") ? line.split(separator: " ").last.map(String.init) : nil
    }
    #expect(drawn == (0..<10).map { "f\($0)" } + (60..<150).map { "f\($0)" })
    #expect(
      text.hasSuffix(
        "a.yaml: 50 more findings are not drawn; `--format short` lists all\n\n1 file checked: 90 errors, 60 warnings\n"
      ))
    for name in ["short", "json"] {
      let all = try #require(FindingsFixture.text(name, report))
      #expect((0..<150).allSatisfy { all.contains("f\($0)") })
    }
  }

  @Test func textShowsEachFindingAndCounts() {
    #expect(
      FindingsFixture.text("text") == """
        warning[unused-style]: Nothing uses the style
         --> Forms/login.yaml:1:1
          |
        1 | / form: login
        2 | | fields:
          | |______^

        error[unknown-key]: A field has no key `lable`
         --> Forms/login.yaml:3:14
          |
        3 |   - {id: 메일, lable: "🎉"}
          |          ----  ^^^^^ not known
          |          |
          |          in this field
          |
          = help: Did you mean `label`?
          = fix: Rename the key to `label`

        error[unknown-key]: 100% wrong:^[ two
          lines
         --> odd, 100%:name.yaml:1:5
          |
        1 | a: b
          |     ^

        3 files checked: 2 errors, 1 warning
        1 can be repaired with `--fix`

        """)
    #expect(FindingsFixture.text("text", FindingsFixture.clean) == "1 file checked: no problems\n")
  }

  @Test func shortGivesALineToEach() {
    #expect(
      FindingsFixture.text("short") == """
        Forms/login.yaml:1:1: warning: Nothing uses the style [unused-style]
        Forms/login.yaml:3:14: error: A field has no key `lable` [unknown-key]
        odd, 100%:name.yaml:1:5: error: 100% wrong:^[ two^Jlines [unknown-key]
        3 files checked: 2 errors, 1 warning
        1 can be repaired with `--fix`

        """)
  }

  @Test func githubGetsCommandsGravestFirst() {
    #expect(
      FindingsFixture.text("github") == """
        ::error file=Forms/login.yaml,line=3,col=14,endColumn=19,title=unknown-key::A field has no key `lable`%0ADid you mean `label`?
        ::error file=odd%2C 100%25%3Aname.yaml,line=1,col=5,endColumn=5,title=unknown-key::100%25 wrong:^[ two%0Alines
        ::warning file=Forms/login.yaml,line=1,endLine=2,title=unused-style::Nothing uses the style
        ::notice title=formctl::3 files checked: 2 errors, 1 warning

        """)
  }

  @Test func githubGetsNoMoreThanItShows() {
    let files = (0..<4).map { file in
      FindingsReport.File(
        SourceText(name: "f\(file)", "abc"),
        (0..<4).map { Diagnostic(FindingsFixture.unknownKey, "e\($0)", at: SourceRange(at: 0)) }
          + (0..<2).map { Diagnostic(FindingsFixture.unusedStyle, "w\($0)", at: SourceRange(at: 0)) })
    }
    let report = FindingsReport(files: files, checkedCount: 4, toolVersion: "1")
    let lines = FindingsFixture.text("github", report)?.split(separator: "\n") ?? []
    #expect(lines.count { $0.hasPrefix("::error") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning") } == 8)
    #expect(lines.last == "::notice title=formctl::4 files checked: 16 errors, 8 warnings (6 not shown here)")
  }
}
