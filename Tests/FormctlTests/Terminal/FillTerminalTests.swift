import FormTestSupport
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The built program on a pseudo-terminal.
@Suite struct FillTerminalTests {
  private let scratch: Scratch
  private static let secret = "moonlight-77"

  private static let form = """
    form: login
    title: Sign in
    language: en
    fields:
      - {id: email, type: email, label: E-mail, validators: [required]}
      - {id: word, type: password, label: Word}
      - {id: plan, type: select, label: Plan, options: [one, two]}
      - {id: keep, type: checkbox, label: Keep}
    submit: {label: Log in}
    """

  init() throws {
    scratch = try Scratch()
    try scratch.write("form.yaml", Self.form)
  }

  private func start(
    _ words: [String] = [], columns: Int = 80, rows: Int = 24, variables: [String: String] = [:],
    input: TerminalRun.Stream = .terminal, errors: TerminalRun.Stream = .terminal
  ) throws -> TerminalRun {
    let output = try scratch.write("output.json", "")
    return try TerminalRun(
      ["fill", "form.yaml"] + words, in: scratch.folder, columns: columns, rows: rows, variables: variables,
      input: input, output: .file(output), errors: errors)
  }

  private var output: String { get throws { try scratch.read("output.json") } }

  private var drafts: [String] {
    let folder = scratch.folder.path + "/.local/state/formctl/drafts"
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".json") }
  }

  @Test func theFullScreenGivesTheResultAndTheTerminalBack() throws {
    let run = try start()
    try run.expect("[ Log in ]")
    #expect(run.screen.isAlternate)
    #expect(run.screen.modes.isSuperset(of: [1049, 2004, 25]))
    #expect(!run.screen.modes.contains(7))
    run.send("mina@example.com\t\(Self.secret)\t")
    try run.expect("********")
    run.send(" \t \t\r")
    #expect(try run.finish() == 0)
    #expect(run.isRestored)
    #expect(try output == "{\"email\":\"mina@example.com\",\"word\":\"••••••\",\"plan\":\"one\",\"keep\":true}\n")
    #expect(!run.writtenText.contains(Self.secret))
    #expect(drafts.isEmpty)
  }

  @Test func aLetterBehindATextWritesNothingButItself() throws {
    let run = try start()
    try run.expect("[ Log in ]")
    run.send("mi")
    try run.expect(" mi\n")
    let before = run.writtenText
    for (letter, text) in [("n", "min"), ("a", "mina"), ("한", "mina한")] {
      run.send(letter)
      try run.expect(" \(text)\n")
    }
    #expect(run.writtenText == before + "na한")
    run.send("\u{3}")
    #expect(try run.finish() == -SIGINT)
  }

  @Test func aLetterThatWasJustShownIsInTheDraft() throws {
    let run = try start()
    try run.expect("[ Log in ]")
    run.send("mi")
    try run.expect(" mi\n")
    run.send("n")
    try run.expect(" min\n")
    run.signal(SIGTERM)
    #expect(try run.finish() == -SIGTERM)
    let draft = try #require(drafts.first)
    #expect(try scratch.read(".local/state/formctl/drafts/\(draft)").contains("\"min\""))
  }

  @Test(arguments: [
    ("\u{3}", -SIGINT), ("\u{1C}", -SIGQUIT), ("\u{1B}", 130), ("", -SIGTERM), ("", -SIGHUP), ("", -SIGABRT),
    ("", -SIGSEGV), ("", -SIGILL), ("", -SIGTRAP), ("", -SIGBUS), ("", -SIGFPE),
  ]) func whateverEndsTheRunTheTerminalIsGivenBack(_ keys: String, _ status: Int32) throws {
    let run = try start()
    try run.expect("[ Log in ]")
    run.send("mina@example.com\t\(Self.secret)")
    try run.expect("************")
    if keys == "\u{1B}" {
      run.send(keys)
      try run.expect("Leave the form?")
      run.send("\t\r")
    } else if keys.isEmpty {
      run.signal(-status)
    } else {
      run.send(keys)
    }
    #expect(try run.finish() == status)
    #expect(run.isRestored)
    #expect(run.writtenText.hasSuffix("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"))
    #expect(try output.isEmpty)
    guard [-SIGINT, -SIGQUIT, -SIGTERM, -SIGHUP, 130].contains(status) else { return }
    let draft = try #require(drafts.first)
    let path = ".local/state/formctl/drafts/\(draft)"
    let saved = try scratch.read(path)
    #expect(saved.contains("mina@example.com"))
    #expect(!saved.contains(Self.secret))
  }

  @Test func theNextRunGoesOnWhereTheLastOneWasLeft() throws {
    let first = try start()
    try first.expect("[ Log in ]")
    first.send("mina@example.com\u{3}")
    #expect(try first.finish() == -SIGINT)
    let damaged = try #require(drafts.first)
    let second = try start()
    try second.expect("Continue where you left off?")
    second.send("\r")
    try second.expect("mina@example.com")
    second.send("\u{3}")
    #expect(try second.finish() == -SIGINT)
    let third = try start()
    try third.expect("Continue where you left off?")
    third.send("\t\r")
    try third.wait("an empty form") { !$0.text.contains("Continue") }
    #expect(!third.screen.text.contains("mina"))
    third.send("\u{3}")
    _ = try third.finish()
    #expect(drafts.isEmpty)
    try scratch.write(".local/state/formctl/drafts/\(damaged)", "{]")
    let fourth = try start()
    try fourth.expect(".damaged-1")
    fourth.send("\ryuna@example.com\r\r\r\r")
    #expect(try fourth.finish() == 0)
    #expect(drafts.isEmpty)
  }

  @Test func aSecondRunOfTheSameFormWorksWithoutADraft() throws {
    let first = try start()
    try first.expect("[ Log in ]")
    let second = try start()
    try second.expect("This form is open elsewhere")
    second.send("\u{3}")
    _ = try second.finish()
    first.send("\u{3}")
    #expect(try first.finish() == -SIGINT)
  }

  @Test func suspendingGivesTheTerminalBackAndTakesItAgain() throws {
    let run = try start()
    try run.expect("[ Log in ]")
    run.send("mina\u{1A}")
    // The leader of a session cannot be stopped by the terminal, so the run goes on at once.
    try run.wait("the screen again") { $0.text.contains("mina") && $0.isAlternate }
    #expect(run.writtenText.components(separatedBy: "\u{1B}[?1049l").count == 2)
    run.send("@example.com")
    try run.expect("mina@example.com")
    run.send("\u{3}")
    _ = try run.finish()
    #expect(run.isRestored)
  }

  @Test func aResizeDrawsAnew() throws {
    let run = try start()
    try run.expect("[ Log in ]")
    run.send("mina")
    try run.expect("mina")
    try run.resize(columns: 40, rows: 12)
    try run.wait("the narrow layout") { $0.text.contains("E-mail*\n") && $0.text.contains("mina") }
    run.send("\u{3}")
    _ = try run.finish()
    #expect(run.isRestored)
  }

  @Test func theScreenIsDrawnWithoutColourOnRequestAndWithASCIIOnOthers() throws {
    let run = try start(variables: ["NO_COLOR": "1", "LC_ALL": "C"])
    try run.expect("[ ] Keep")
    #expect(!run.writtenText.contains("\u{1B}[0;34m"))
    run.send("\u{3}")
    _ = try run.finish()
  }

  @Test func withoutATerminalToDrawOnNothingIsAsked() throws {
    // The controlling terminal is there, so it is drawn on although the error stream is none.
    let run = try start(errors: .null)
    try run.expect("[ Log in ]")
    run.send("\u{3}")
    #expect(try run.finish() == -SIGINT)
    #expect(run.isRestored)
  }

  @Test func answersComeFromTheTerminalOnRequest() throws {
    let run = try start(["--tty"], input: .null)
    try run.expect("[ Log in ]")
    run.send("mina@example.com\r\r\r\r")
    #expect(try run.finish() == 0)
    #expect(try output.hasPrefix("{\"email\":\"mina@example.com\""))
  }

  @Test func severalFormsAreOfferedByTheirTitles() throws {
    try scratch.write("Forms/a.yaml", Self.form)
    try scratch.write("Forms/b.yaml", "form: b\ntitle: Other $5\nfields: [{id: x, type: checkbox, label: X}]\n")
    let run = try TerminalRun(["fill"], in: scratch.folder, output: .file(try scratch.write("output.json", "")))
    try run.expect("Sign in (Forms/a.yaml)")
    try run.expect("Other $5 (Forms/b.yaml)")
    run.send("\u{1B}[B\r\r")
    try run.expect("Other $5")
    try run.expect("☐   X")
    run.send(" \t\r")
    #expect(try run.finish() == 0)
    #expect(try output == "{\"x\":true}\n")
  }

  @Test func theNextFormOpensOnTheScreen() throws {
    try scratch.write("second.yaml", "form: second\ntitle: Second\nfields: [{id: b, type: checkbox, label: B}]\n")
    try scratch.write(
      "form.yaml", "form: first\nfields: [{id: a, type: checkbox, label: A}]\nsubmit: {next: second.yaml}\n")
    let run = try start()
    try run.expect("☐   A")
    run.send("\t\r")
    try run.expect("☐   B")
    run.send(" \t\r")
    #expect(try run.finish() == 0)
    #expect(try output == "{\"a\":false}\n{\"b\":true}\n")
    #expect(run.isRestored)
  }

  @Test func answersAreKeptWhenTheResultCannotBeWritten() throws {
    let run = try start(["--output", "missing/result.json"])
    try run.expect("[ Log in ]")
    run.send("mina@example.com\r\r\r\r")
    #expect(try run.finish() == 3)
    #expect(drafts.count == 1)
  }

  @Test func answersAreSavedSoonEnoughForAKill() throws {
    let run = try start()
    try run.expect("[ Log in ]")
    run.send("mina@example.com")
    try run.expect("mina@example.com")
    try run.wait("the draft") { _ in !drafts.isEmpty }
    run.signal(SIGKILL)
    #expect(try run.finish() == -SIGKILL)
    let next = try start()
    try next.expect("Continue where you left off?")
    next.send("\u{3}")
    _ = try next.finish()
  }

  @Test func theLastLetterIsKeptHoweverSoonTheRunIsEnded() throws {
    let run = try start()
    try run.expect("[ Log in ]")
    run.send("mina@example.com")
    try run.expect("mina@example.com")
    run.signal(SIGTERM)
    #expect(try run.finish() == -SIGTERM)
    let draft = try #require(drafts.first)
    #expect(try scratch.read(".local/state/formctl/drafts/\(draft)").contains("mina@example.com\""))
  }

  @Test func aDocumentIsShownPageByPageInWords() throws {
    try scratch.write("terms.md", (1...30).map { "line \($0)" }.joined(separator: "\n"))
    try scratch.write(
      "form.yaml",
      """
      form: f
      documents: {terms: {file: terms.md, title: The terms}}
      fields: [{id: ok, type: checkbox, label: I agree, link: {label: Show, document: terms}, validators: [viewed]}]
      """)
    let run = try start(["--accessible"], rows: 24)
    try run.expect(":open 1 - Show")
    try run.expect("now not checked, yes/no:")
    run.send("yes\n")
    try run.expect("Not accepted: Open the document and read it to the end first")
    run.send(":open 1\n")
    try run.expect("line 23")
    #expect(!run.screen.text.contains("line 24"))
    run.send("\n")
    try run.expect("line 30")
    try run.wait("the question again") {
      $0.text.hasSuffix("(read)\nQuestion 1 of 2. I agree, now not checked, yes/no:\n")
    }
    run.send("yes\n")
    try run.expect("Submit, yes/no:")
    run.send("yes\n")
    #expect(try run.finish() == 0)
  }

  // MARK: - Line by line

  @Test func linesAreOnlyAppendedAndSecretsAreNotEchoed() throws {
    let run = try start(["--accessible"])
    try run.expect("Question 1 of 5. E-mail, required, now empty:")
    run.send("mina\n")
    try run.expect("Not accepted: This is not an e-mail address")
    run.send("mina@example.com\n")
    try run.expect("Question 2 of 5. Word, now empty:")
    run.send("\(Self.secret)\n")
    try run.expect("Answer with a number:")
    run.send("2\n")
    try run.expect("Keep, now not checked, yes/no:")
    run.send(":back\n")
    try run.expect("Plan, now two. Answer with a number:")
    run.send("=one\n")
    try run.wait("the box again") { $0.text.components(separatedBy: "Keep, now not checked").count == 3 }
    run.send("y\n")
    try run.expect("Question 5 of 5. Log in, yes/no:")
    run.send("yes\n")
    #expect(try run.finish() == 0)
    #expect(!run.writtenText.contains("\u{1B}"))
    #expect(!run.writtenText.contains(Self.secret))
    #expect(run.isRestored)
    #expect(try output == "{\"email\":\"mina@example.com\",\"word\":\"••••••\",\"plan\":\"one\",\"keep\":true}\n")
  }

  @Test(arguments: [(":quit\n", 130), ("\u{4}", 130), ("\u{3}", -SIGINT)]) func linesCanBeLeft(
    _ keys: String, _ status: Int32
  ) throws {
    let run = try start(["--accessible"])
    try run.expect("E-mail")
    run.send("mina@example.com\n")
    try run.expect("Word, now empty:")
    run.send("\n")
    try run.expect("Plan")
    run.send(keys)
    #expect(try run.finish() == status)
    #expect(run.isRestored)
    #expect(drafts.count == 1)
    let next = try start(["--accessible"])
    try next.expect("Continue where you left off? yes/no:")
    next.send("yes\n")
    try next.expect("E-mail, required, now mina@example.com:")
    next.send("\u{3}")
    _ = try next.finish()
  }

  @Test func leavingAtASecretTurnsTheEchoOnAgain() throws {
    let run = try start(["--accessible"])
    try run.expect("E-mail")
    run.send("mina@example.com\n")
    try run.expect("Word, now empty:")
    run.send("half a secret")
    run.send("\u{3}")
    #expect(try run.finish() == -SIGINT)
    #expect(run.isRestored)
    #expect(!run.writtenText.contains("half"))
  }

  @Test func aTerminalThatCanDoNothingIsAskedLineByLine() throws {
    let run = try start(variables: ["TERM": "dumb"])
    try run.expect("Question 1 of 5.")
    run.send("\u{3}")
    _ = try run.finish()
    #expect(!run.writtenText.contains("\u{1B}"))
  }
}
