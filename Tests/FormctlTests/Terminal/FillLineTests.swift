import FormTestSupport
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the contract says of questions on a terminal, at the built program.
@Suite struct FillLineTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func start(_ form: String, _ words: [String] = []) throws -> TerminalRun {
    try scratch.write("form.yaml", form)
    return try TerminalRun(
      ["fill", "form.yaml", "--accessible"] + words, in: scratch.folder, columns: 120, rows: 40,
      output: .file(try scratch.write("output.json", "")))
  }

  private var output: String { get throws { try scratch.read("output.json") } }

  /// Waits until the last row is a question, and answers it.
  private func answer(_ run: TerminalRun, _ question: String, _ line: String) throws {
    try run.wait("`\(question)` at the end") { $0.text.hasSuffix(question + "\n") }
    run.send(line + "\n")
  }

  @Test func commandsClearGoBackAndQuote() throws {
    let run = try start(
      "form: f\nlanguage: en\nfields: [{id: a, type: text, label: A}, {id: b, type: text, label: B}]\n")
    try answer(run, "A, now empty:", "x")
    try answer(run, "B, now empty:", ":back")
    try answer(run, "A, now x:", ":clear")
    try answer(run, "A, now empty:", ":help")
    try run.expect(":reset - ")
    try answer(run, "A, now empty:", "::quit")
    try answer(run, "B, now empty:", "y")
    try answer(run, "Submit, yes/no:", "no")
    try run.expect(":back - the question before")
    try answer(run, "Submit, yes/no:", "yes")
    #expect(try run.finish() == 0)
    #expect(try output == "{\"a\":\":quit\",\"b\":\"y\"}\n")
  }

  /// "A textarea takes lines up to one that holds only `.`": no lines are an empty text, an empty line keeps what is there.
  @Test func aFullStopAtOnceEmptiesAParagraph() throws {
    let run = try start("form: f\nlanguage: en\nfields: [{id: a, type: textarea, label: A, default: old}]\n")
    try answer(run, "A, now old. End with a line that holds only a full stop:", "")
    try answer(run, "Submit, yes/no:", ":back")
    try answer(run, "A, now old. End with a line that holds only a full stop:", ".")
    try answer(run, "Submit, yes/no:", "yes")
    #expect(try run.finish() == 0)
    #expect(try output == "{\"a\":\"\"}\n")
  }

  @Test func commandsAreOffInSecrets() throws {
    let run = try start("form: f\nlanguage: en\nfields: [{id: a, type: password, label: Word}]\n", ["--show-secrets"])
    try answer(run, "Word, now empty:", ":quit")
    try answer(run, "Submit, yes/no:", "yes")
    #expect(try run.finish() == 0)
    #expect(try output == "{\"a\":\":quit\"}\n")
  }

  @Test func aTextOfSeveralLinesEndsWithAFullStop() throws {
    let run = try start("form: f\nlanguage: en\nfields: [{id: a, type: textarea, label: A}]\n")
    try run.wait("the question") { $0.text.contains("A, now empty") }
    run.send("one\n..\n..two\n\n.\n")
    try answer(run, "Submit, yes/no:", "yes")
    #expect(try run.finish() == 0)
    #expect(try output == #"{"a":"one\n.\n.two\n"}"# + "\n")
  }

  @Test func aLineThatTheTerminalCutsOffIsRefused() throws {
    let run = try start("form: f\nlanguage: en\nfields: [{id: a, type: text, label: A}]\n")
    try run.wait("the question") { $0.text.hasSuffix("A, now empty:\n") }
    run.send(String(repeating: "x", count: 4_200))
    run.send("\n")
    try run.expect("Not accepted: The terminal cuts off lines of 4,095 bytes and more")
    try answer(run, "A, now empty:", "short")
    try answer(run, "Submit, yes/no:", "yes")
    #expect(try run.finish() == 0)
    #expect(try output == "{\"a\":\"short\"}\n")
  }

  /// A secret that is asked again after such a line is not echoed either.
  @Test func aSecretThatTheTerminalCutsOffIsAskedAgainWithoutEcho() throws {
    let run = try start("form: f\nlanguage: en\nfields: [{id: a, type: password, label: Word}]\n", ["--show-secrets"])
    try run.wait("the question") { $0.text.hasSuffix("Word, now empty:\n") }
    run.send(String(repeating: "x", count: 4_200))
    run.send("\n")
    try run.wait("the question again") {
      $0.text.contains("Not accepted") && $0.text.hasSuffix("Word, now empty:\n")
    }
    run.send("moonlight-77\n")
    try answer(run, "Submit, yes/no:", "yes")
    #expect(try run.finish() == 0)
    #expect(try output == "{\"a\":\"moonlight-77\"}\n")
    #expect(!run.writtenText.contains("moonlight"))
  }

  /// "End of file or EIO from the terminal counts as SIGHUP": also where the echo would have to be turned off again.
  @Test func aTerminalThatGoesWhileASecretIsTypedEndsTheRun() throws {
    let run = try start("form: f\nlanguage: en\nfields: [{id: a, type: password, label: Word}]\n")
    try run.expect("Word, now empty:")
    run.hangUp()
    #expect([-SIGHUP, 129].contains(try run.finish()))
  }

  /// "Restoring … also happens on errors and crashes": what is to be set back line by line is the echo.
  @Test(arguments: [SIGABRT, SIGSEGV, SIGTERM, SIGHUP]) func aRunThatEndsInASecretLeavesTheEchoOn(
    _ signal: Int32
  ) throws {
    let run = try start("form: f\nlanguage: en\nfields: [{id: a, type: password, label: Word}]\n")
    try run.wait("the question") { $0.text.hasSuffix("Word, now empty:\n") }
    run.signal(signal)
    #expect(try run.finish() == -signal)
    #expect(run.isRestored)
  }

  @Test func anAlertWaitsAndTheLastQuestionComesAgain() throws {
    let run = try start(
      """
      form: f
      language: en
      fields: [{id: a, type: text, label: A}]
      submit: {checks: [{constraint: a == 'x', alert: {title: Sorry, message: Not x}}]}
      """)
    try answer(run, "A, now empty:", "y")
    try answer(run, "Submit, yes/no:", "yes")
    try run.expect("Sorry")
    try run.expect("Not x")
    try run.wait("the wish for Return") { $0.text.contains("Return") }
    run.send("\n")
    try answer(run, "Submit, yes/no:", ":back")
    try answer(run, "A, now y:", "x")
    try answer(run, "Submit, yes/no:", "yes")
    #expect(try run.finish() == 0)
  }

  @Test func whatIsStillNeededIsListedAndAskedAgain() throws {
    let run = try start(
      """
      form: f
      language: en
      fields: [{id: a, type: text, label: A}, {id: b, type: text, label: B}]
      submit: {label: Send, enabled: b != ''}
      """)
    try answer(run, "A, now empty:", "")
    try answer(run, "B, now empty:", "")
    try answer(run, "Send, yes/no:", "yes")
    try run.expect("Still needed: B")
    try answer(run, "B, now empty:", "z")
    try answer(run, "Send, yes/no:", "yes")
    #expect(try run.finish() == 0)
    #expect(!run.writtenText.contains("\u{1B}"))
  }

  /// "Multi-select and group: numbered lines; one line gives the whole set: numbers, `all` or `none`; then `Checked: ...`
  /// repeats it."; "Single and grouped boxes say which are required."
  @Test func severalOptionsAreAnsweredInOneLine() throws {
    let run = try start(
      """
      form: f
      language: en
      fields:
        - {id: m, type: multiselect, label: M, options: [x, y, z], validators: [{maxSelected: 2}]}
        - id: g
          type: group
          label: G
          fields: [{id: a, type: checkbox, label: A, validators: [required]}, {id: b, type: checkbox, label: B}]
      """)
    try run.expect("1. x")
    try answer(run, "M, now none. Answer with numbers, `all` or `none`:", "all")
    try run.expect("Not accepted: Choose at most 2")
    try answer(run, "M, now none. Answer with numbers, `all` or `none`:", "3, 1")
    try run.expect("Checked: x, z")
    try run.expect("1. A, required")
    try answer(run, "G, now none. Answer with numbers, `all` or `none`:", "2")
    try run.expect("Not accepted: A: Check this box to go on")
    try answer(run, "G, now none. Answer with numbers, `all` or `none`:", "all")
    try run.expect("Checked: A, B")
    try answer(run, "Submit, yes/no:", ":back")
    try answer(run, "G, now A, B. Answer with numbers, `all` or `none`:", "1")
    try answer(run, "Submit, yes/no:", "yes")
    #expect(try run.finish() == 0)
    #expect(try output == #"{"m":["x","z"],"a":true,"b":false}"# + "\n")
  }

  /// "After its `min` entries a repeat asks `Another ...? yes/no`."
  @Test func aRepeatAsksForMoreAfterItsLeastEntries() throws {
    let run = try start(
      """
      form: f
      language: en
      fields: [{id: l, type: repeat, label: Guest, min: 2, max: 3, fields: [{id: n, type: text, label: Name}]}]
      """)
    for name in ["a", "b"] { try answer(run, "Name, now empty:", name) }
    try answer(run, "Another: Guest? yes/no:", "yes")
    try answer(run, "Name, now empty:", "c")
    try answer(run, "Submit, yes/no:", "yes")
    #expect(try run.finish() == 0)
    #expect(try output == #"{"l":[{"n":"a"},{"n":"b"},{"n":"c"}]}"# + "\n")
  }

  /// "Documents print page by page (Return goes on, `q` stops)"; what was not read to its end was not read.
  @Test func aDocumentThatIsStoppedWasNotRead() throws {
    try scratch.write("terms.md", (1...90).map { "line \($0)" }.joined(separator: "\n"))
    let run = try start(
      """
      form: f
      language: en
      documents: {terms: {file: terms.md}}
      fields: [{id: ok, type: checkbox, label: OK, link: {label: Show, document: terms}, validators: [viewed]}]
      """)
    try answer(run, "OK, now not checked, yes/no:", ":open 1")
    try answer(run, "Return goes on, q stops:", "")
    try answer(run, "Return goes on, q stops:", "q")
    try answer(run, "OK, now not checked, yes/no:", "yes")
    try run.expect("Not accepted: Open the document and read it to the end first")
    run.send(":quit\n")
    #expect(try run.finish() == 130)
    #expect(!run.writtenText.contains("line 80"))
  }

  /// "if it is not ready or rules fail, the reasons are listed and the first such question is asked again"
  @Test func rulesThatFailAtTheEndAreListedAndAskedAgain() throws {
    let run = try start(
      """
      form: f
      language: en
      fields:
        - {id: a, type: text, label: A, validators: [{constraint: value != b, message: Must differ from B}]}
        - {id: b, type: text, label: B}
      """)
    try answer(run, "A, now empty:", "x")
    try answer(run, "B, now empty:", "x")
    try answer(run, "Submit, yes/no:", "yes")
    try run.expect("A: Must differ from B")
    try answer(run, "A, now x:", "y")
    try answer(run, "B, now x:", "")
    try answer(run, "Submit, yes/no:", "yes")
    #expect(try run.finish() == 0)
  }

  /// "If the form's `next` names a form file, that form opens … after the submit": line by line as well.
  @Test func theNextFormIsAskedLineByLine() throws {
    try scratch.write("second.yaml", "form: second\nlanguage: en\nfields: [{id: b, type: text, label: B}]\n")
    let run = try start(
      "form: f\nlanguage: en\nfields: [{id: a, type: text, label: A}]\nsubmit: {next: second.yaml}\n")
    try answer(run, "A, now empty:", "x")
    try answer(run, "Submit, yes/no:", "yes")
    try answer(run, "B, now empty:", "y")
    try answer(run, "Submit, yes/no:", "yes")
    #expect(try run.finish() == 0)
    #expect(try output == "{\"a\":\"x\"}\n{\"b\":\"y\"}\n")
  }

  /// "All text … is escaped before it is shown"; "Line breaks count only where multi-line text is allowed": a label that
  /// pretends to be another question is one line.
  @Test func aHostileLabelIsOneLineOfText() throws {
    let run = try start(
      #"""
      form: f
      language: en
      title: "T\e]0;x\a"
      fields:
        - id: a
          type: select
          label: "A\nQuestion 9 of 9."
          hint: "h\n1. y"
          options: [{value: x, label: "x\n2. no\u202E"}]
      """#)
    try run.expect("T^[]0;x^G\nh 1. y\n1. x 2. no<U+202E>\nQuestion 1 of 2. A Question 9 of 9., now none.")
    run.send(":quit\n")
    #expect(try run.finish() == 130)
    #expect(!run.writtenText.contains("\u{1B}"))
  }

  @Test func aBoxForAllTicksWhatItStandsFor() throws {
    let run = try start(
      """
      form: f
      language: en
      fields:
        - {id: all, type: select-all, label: Agree to all, of: [a, b]}
        - {id: a, type: checkbox, label: A, validators: [required]}
        - {id: b, type: checkbox, label: B, validators: [required]}
      """)
    try answer(run, "Question 1 of 4. Agree to all, now not checked, yes/no:", "yes")
    try run.expect("Checked: A, B")
    try answer(run, "A, required, now checked, yes/no:", "")
    try answer(run, "B, required, now checked, yes/no:", "")
    try answer(run, "Submit, yes/no:", "yes")
    #expect(try run.finish() == 0)
    #expect(try output == "{\"a\":true,\"b\":true}\n")
  }
}
