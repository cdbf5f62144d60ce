import FormDiagnostics
import FormTestSupport
import Testing

@Suite struct DiagnosticDrawingTests {
  static let unknown = DiagnosticCode("unknown-key", .error)
  static let unused = DiagnosticCode("unused-style", .warning)

  /// The bytes of `part` in `text`: its occurrence number `number`, counted from 1.
  static func range(of part: String, _ number: Int = 1, in text: String) -> SourceRange {
    let text = Array(text.utf8)
    let part = Array(part.utf8)
    var left = number
    for start in 0...(text.count - part.count) where text[start...].starts(with: part) {
      left -= 1
      if left == 0 { return SourceRange(start, start + part.count) }
    }
    preconditionFailure("the part stands in the text")
  }

  static func snippet(_ text: String, _ diagnostic: Diagnostic, width: Int? = 80, usesColor: Bool = false) -> String {
    let lines = LineIndex(SourceText(name: "Forms/login.yaml", text))
    return DiagnosticDrawing(lines, width: width, usesColor: usesColor).snippet(diagnostic)
  }

  static let form = """
    form: login
    fields:
      - {id: mail, type: email, lable: 이메일}
      - id: 비밀번호
        type: secret   # 🎉 party
      - id: mail
        type: text
    """

  @Test func aMarkWithLabelHelpAndFix() {
    let place = Self.range(of: "lable", in: Self.form)
    let diagnostic = Diagnostic(
      Self.unknown, "A field has no key `lable`", at: place, label: "not known here", hint: "Did you mean `label`?",
      fix: .init("Rename the key to `label`", [.init(place, "label")]))
    #expect(
      Self.snippet(Self.form, diagnostic) == """
        error[unknown-key]: A field has no key `lable`
         --> Forms/login.yaml:3:29
          |
        3 |   - {id: mail, type: email, lable: 이메일}
          |                             ^^^^^ not known here
          |
          = help: Did you mean `label`?
          = fix: Rename the key to `label`

        """)
  }

  @Test(arguments: [
    ("a: 이메일 주소!", "주소", "          ^^^^"), ("a: 🎉👩‍💻 x", "x", "        ^"), ("a:\tb\tc", "c", "        ^"),
    ("\ta: b", "\t", "^^^^"), ("a: \u{202E}b", "b", "           ^"), ("a: \u{1B}x", "\u{1B}", "   ^^"),
    ("e\u{301}: x", "\u{301}", "^"), ("한", "한", "^^"), ("a: ❤\u{FE0F} b", "b", "      ^"),
  ])
  func caretsStandUnderWhatIsSeen(text: String, part: String, carets: String) {
    let drawn = Self.snippet(text, Diagnostic(Self.unknown, "m", at: Self.range(of: part, in: text)))
    #expect(drawn.split(separator: "\n").last.map(String.init) == "  | " + carets)
  }

  @Test(arguments: [
    ("ab\r\ncd", 2, 2, "1 | ab\n  |   ^"), ("ab\r\ncd", 4, 6, "2 | cd\n  | ^^"), ("ab\r\ncd", 1, 3, "1 | ab\n  |  ^"),
    ("ab\n", 3, 3, "2 |\n  | ^"), ("ab", 2, 2, "1 | ab\n  |   ^"), ("ab", 50, 90, "1 | ab\n  |   ^"),
    ("", 0, 0, "1 |\n  | ^"),
    ("ab\ncd", 0, 3, "1 | ab\n  | ^^"), ("ab", 1, 1, "1 | ab\n  |  ^"), ("\u{FEFF}ab", 0, 4, "1 | ab\n  | ^"),
    ("ab", 0, 4_000_000_000, "1 | ab\n  | ^^"),
  ])
  func edgesOfTheText(text: String, start: Int, end: Int, rows: String) {
    let drawn = Self.snippet(text, Diagnostic(Self.unknown, "m", at: SourceRange(start, end)))
    #expect(
      drawn.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3).joined(separator: "\n") == rows + "\n"
    )
  }

  @Test func bytesThatAreNotTextKeepTheirPlaces() {
    let lines = LineIndex(SourceText(name: "x", bytes: [0x61, 0xFF, 0xFE, 0x62, 0xE0, 0xA0]))
    let drawing = DiagnosticDrawing(lines, width: 40)
    let drawn = drawing.snippet(Diagnostic(Self.unknown, "m", at: SourceRange(3, 4)))
    #expect(drawn.hasSuffix("1 | a\u{FFFD}\u{FFFD}b\u{FFFD}\n  |    ^\n"))
  }

  @Test func relatedPlacesStandInTheOrderOfTheText() {
    let diagnostic = Diagnostic(
      DiagnosticCode("duplicate-id", .error), "The id `mail` is taken", at: Self.range(of: "mail", 3, in: Self.form),
      label: "again here", related: [.init(Self.range(of: "mail", in: Self.form), "first used here")])
    #expect(
      Self.snippet(Self.form, diagnostic) == """
        error[duplicate-id]: The id `mail` is taken
         --> Forms/login.yaml:6:9
          |
        3 |   - {id: mail, type: email, lable: 이메일}
          |          ---- first used here
        ...
        6 |   - id: mail
          |         ^^^^ again here

        """)
  }

  @Test func severalMarksInOneLine() {
    let text = "range: {min: 10, max: 열}"
    let diagnostic = Diagnostic(
      DiagnosticCode("range-inverted", .error), "m", at: Self.range(of: "열", in: text), label: "the most",
      related: [
        .init(Self.range(of: "10", in: text), "the least"), .init(Self.range(of: "range", in: text), "of this"),
      ])
    #expect(
      Self.snippet(text, diagnostic) == """
        error[range-inverted]: m
         --> Forms/login.yaml:1:23
          |
        1 | range: {min: 10, max: 열}
          | -----        --       ^^ the most
          | |            |
          | |            the least
          | of this

        """)
  }

  @Test func aRangeOverSeveralLinesHasABar() {
    let start = Self.range(of: "id: 비밀", in: Self.form).start
    let end = Self.range(of: "party", in: Self.form).end
    let diagnostic = Diagnostic(
      Self.unused, "m", at: SourceRange(start, end), label: "all of this",
      related: [.init(Self.range(of: "secret", in: Self.form), "a secret")])
    #expect(
      Self.snippet(Self.form, diagnostic) == """
        warning[unused-style]: m
         --> Forms/login.yaml:4:5
          |
        4 |     - id: 비밀번호
          |  _____^
        5 | |     type: secret   # 🎉 party
          | |_____________________________^ all of this
          |             ------ a secret

        """)
  }

  @Test func aLongRangeIsShownByItsEnds() {
    let text = (1...12).map { "key\($0): x" }.joined(separator: "\n")
    let diagnostic = Diagnostic(Self.unused, "m", at: SourceRange(0, text.utf8.count), label: "here")
    #expect(
      Self.snippet(text, diagnostic) == """
        warning[unused-style]: m
          --> Forms/login.yaml:1:1
           |
         1 | / key1: x
         2 | | key2: x
        ...  |
        12 | | key12: x
           | |________^ here

        """)
  }

  @Test func longLinesAreTrimmedAroundTheMark() {
    let text = "title: 이 문장은 아주 길어서 좁은 화면에 다 들어가지 않습니다, lable: 정말 아주 길고 길고 길어요"
    let diagnostic = Diagnostic(
      Self.unknown, "A field has no key `lable` and this goes on", at: Self.range(of: "lable", in: text),
      label: "there is no such key", hint: "글자를 하나하나 확인하고 다시 저장해 주세요")
    #expect(
      Self.snippet(text, diagnostic, width: 40) == """
        error[unknown-key]: A field has no key
          `lable` and this goes on
         --> Forms/login.yaml:1:41
          |
        1 | …가지 않습니다, lable: 정말 아주 길…
          |                 ^^^^^
          |                 there is no such key
          |
          = help: 글자를 하나하나 확인하고 다시
                  저장해 주세요

        """)
  }

  @Test func marksFarApartInALongLineAreShownApart() {
    let text = "validators: [{min: 19, message: 열아홉 살부터 가입할 수 있어요}, {max: 14}]"
    let diagnostic = Diagnostic(
      Self.unknown, "m", at: Self.range(of: "14", in: text),
      related: [.init(Self.range(of: "19", in: text), "the other bound")])
    #expect(
      Self.snippet(text, diagnostic, width: 40) == """
        error[unknown-key]: m
         --> Forms/login.yaml:1:59
          |
        1 | …lidators: [{min: 19, message: 열아…
          |                   -- the other bound
        1 | …부터 가입할 수 있어요}, {max: 14}]
          |                                ^^

        """)
    #expect(
      Self.snippet(text, diagnostic, width: 70) == """
        error[unknown-key]: m
         --> Forms/login.yaml:1:59
          |
        1 | …: [{min: 19, message: 열아홉 살부터 가입할 수 있어요}, {max: 14}]
          |           --                                                  ^^
          |           the other bound

        """)
  }

  @Test(arguments: [0, 20, 31, 40, 80])
  func noRowIsWiderThanAsked(width: Int) {
    let piece = "한글 abc\t🎉 \u{202E} "
    let text = String(repeating: piece, count: 30) + "\n" + String(repeating: "x", count: 300) + "\nend"
    let message = "The message is long enough, 한글도 있고, to be wrapped somewhere"
    for start in stride(from: 0, to: text.utf8.count, by: 43) {
      for length in [0, 1, 30, 400, 2000] {
        let diagnostic = Diagnostic(
          Self.unknown, message, at: SourceRange(start, start + length), label: "a label with several words",
          related: [.init(SourceRange(at: text.utf8.count), message), .init(SourceRange(3, 9), "이것도")], hint: message)
        for row in Self.snippet(text, diagnostic, width: width).split(separator: "\n") where !row.contains("-->") {
          #expect(cells(of: row) <= max(width, 20), "\(row)")
        }
      }
    }
  }

  private func cells(of row: Substring) -> Int {
    row.reduce(0) { $0 + ($1.isASCII ? 1 : $1.unicodeScalars.contains { $0.value > 0x1100 && $0 != "…" } ? 2 : 1) }
  }

  @Test func aMarkInALineOfMegabytesIsDrawnFromItsSurroundings() {
    let text = "{" + String(repeating: "\"한글\": 1, ", count: 200_000) + "oops}"
    let drawn = Self.snippet(text, Diagnostic(Self.unknown, "m", at: Self.rangeOfLast("oops", in: text)), width: 40)
    #expect(drawn.hasSuffix("\"한글\": 1, oops}\n  |" + String(repeating: " ", count: 32) + "^^^^\n"))
  }

  private static func rangeOfLast(_ part: String, in text: String) -> SourceRange {
    let end = text.utf8.count - 1
    return SourceRange(end - part.utf8.count, end)
  }

  @Test func coloursPaintWithoutChangingTheText() {
    let place = Self.range(of: "lable", in: Self.form)
    let diagnostic = Diagnostic(
      Self.unknown, "A field has no key `lable`", at: place, label: "here",
      related: [.init(Self.range(of: "mail", in: Self.form), "in this")], hint: "h", fix: .init("f", []))
    let plain = Self.snippet(Self.form, diagnostic)
    let colored = Self.snippet(Self.form, diagnostic, usesColor: true)
    #expect(colored != plain)
    #expect(colored.contains("\u{1B}[1;31merror[unknown-key]\u{1B}[0m"))
    var stripped = ""
    var isSequence = false
    for character in colored {
      if character == "\u{1B}" { isSequence = true }
      if !isSequence { stripped.append(character) }
      if character == "m" { isSequence = false }
    }
    #expect(stripped == plain)
  }

  @Test func oneLineNamesPlaceSeverityMessageAndCode() {
    let lines = LineIndex(SourceText(name: "a\u{1B}b.yaml", Self.form))
    let diagnostic = Diagnostic(Self.unused, "No one uses\n`x`", at: Self.range(of: "이메일", in: Self.form))
    #expect(
      DiagnosticDrawing(lines).oneLine(diagnostic) == "a^[b.yaml:3:36: warning: No one uses^J`x` [unused-style]")
  }

  @Test func manyRelatedPlacesAreCounted() {
    let related = (0..<40).map { Diagnostic.Related(SourceRange(at: $0), "link \($0)") }
    let drawn = Self.snippet(Self.form, Diagnostic(Self.unused, "m", at: SourceRange(0, 4), related: related))
    #expect(drawn.contains("= note: 28 more places belong to this"))
  }
}
