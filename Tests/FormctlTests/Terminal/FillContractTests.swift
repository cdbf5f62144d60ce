import FormTestSupport
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Sentences of the contract that only the built program on a terminal can keep.
@Suite struct FillContractTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      "form.yaml",
      """
      form: f
      language: en
      fields:
        - {id: name, type: text, label: Name}
        - {id: word, type: password, label: Word}
        - {id: plan, type: select, label: Plan, options: [one, two]}
      """)
  }

  private func start(
    _ words: [String] = [], columns: Int = 80, rows: Int = 24, variables: [String: String] = [:],
    output: TerminalRun.Stream = .null, typedBefore: String = ""
  ) throws -> TerminalRun {
    try TerminalRun(
      ["fill", "form.yaml"] + words, in: scratch.folder, columns: columns, rows: rows, variables: variables,
      output: output, typedBefore: typedBefore)
  }

  private func end(_ run: TerminalRun) throws {
    run.send("\u{3}")
    #expect(try run.finish() == -SIGINT)
    #expect(run.isRestored)
  }

  /// "typing that was already waiting when full mode starts is discarded"
  @Test func whatWasTypedBeforeTheFirstFrameIsDiscarded() throws {
    let run = try start(typedBefore: "early\n ")
    try run.expect("( ) one".replacing("( )", with: "○  "))
    run.send("late")
    try run.expect("late")
    #expect(!run.screen.lines.contains { $0.contains("Name") && $0.contains("early") })
    try end(run)
  }

  /// "Size: `TIOCGWINSZ`, else `LINES`/`COLUMNS`, else 80x24"
  @Test func theSizeComesFromTheEnvironmentWhereTheDriverKnowsNone() throws {
    let run = try start(columns: 0, rows: 0, variables: ["COLUMNS": "40", "LINES": "12"])
    try run.wait("the last row") { _ in run.writtenText.contains("\u{1B}[12;1H") }
    #expect(!run.writtenText.contains("\u{1B}[13;"))
    run.send("\u{3}")
    #expect(try run.finish() == -SIGINT)
  }

  @Test func withoutAnySizeTheScreenIsThatOfATypewriter() throws {
    let run = try start(columns: 0, rows: 0)
    try run.wait("the last row") { _ in run.writtenText.contains("\u{1B}[24;1H") }
    #expect(!run.writtenText.contains("\u{1B}[25;"))
    run.send("\u{3}")
    #expect(try run.finish() == -SIGINT)
  }

  #if os(Linux)
    /// "Idle costs no CPU": a program that waits is not woken.
    @Test func whoDoesNothingWakesNobody() throws {
      let run = try start()
      try run.expect("Submit")
      run.send("Mina\t\t")
      try run.wait("the draft") { _ in hasDraft }
      func switches() throws -> String {
        let status = try String(contentsOfFile: "/proc/\(run.process)/status", encoding: .utf8)
        return status.split(separator: "\n").filter { $0.contains("ctxt_switches") }.joined()
      }
      var isQuiet = false
      for _ in 0..<50 where !isQuiet {
        let before = try switches()
        usleep(200_000)
        isQuiet = try switches() == before
      }
      #expect(isQuiet)
      try end(run)
    }
  #endif

  private var hasDraft: Bool {
    let folder = scratch.folder.path + "/.local/state/formctl/drafts"
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).contains { $0.hasSuffix(".json") }
  }

  /// "if the terminal is slow, old frames are skipped"
  @Test func aSlowTerminalDoesNotGetEveryFrame() throws {
    let run = try start(columns: 200, rows: 60)
    try run.expect("Submit")
    for _ in 0..<400 {
      run.send("\u{C}")
      usleep(500)
    }
    run.send("last")
    try run.expect("last")
    #expect(run.writtenText.components(separatedBy: "\u{1B}[?2026h").count < 300)
    try end(run)
  }

  /// "agreements to a document that changed since are restored unchecked"
  @Test(arguments: [[], ["--accessible"]]) func anAgreementToAChangedDocumentIsAskedAgain(_ words: [String]) throws {
    try scratch.write("terms.md", "one")
    try scratch.write(
      "form.yaml",
      """
      form: f
      language: en
      documents: {terms: {file: terms.md, title: The terms}}
      fields: [{id: ok, type: checkbox, label: I agree, link: {label: Show, document: terms}}]
      """)
    let first = try start()
    try first.expect("Submit")
    first.send(" ")
    try first.expect("☑   I agree")
    try end(first)
    try scratch.write("terms.md", "two")
    let next = try start(words + ["--resume"])
    try next.expect("This document has changed, please agree to it again: The")
    if words.isEmpty { next.send("\r") }
    try next.expect(words.isEmpty ? "☐   I agree" : "I agree, now not checked")
    try end(next)
  }

  /// "form text is written in UTF-8 regardless" of the locale.
  @Test func textsKeepTheirLettersWhereBoxesAreASCII() throws {
    try scratch.write("form.yaml", "form: f\nfields: [{id: a, type: checkbox, label: 동의}]\n")
    let run = try start(variables: ["LC_ALL": "POSIX"])
    try run.expect("[ ] 동의")
    try end(run)
  }

  /// "Unread typing is discarded after a secret was open": otherwise it is the next program's.
  @Test(arguments: [true, false]) func typingThatNobodyReadIsNotLeftAfterASecret(_ isSecret: Bool) throws {
    let run = try TerminalRun(
      ["fill", "form.yaml", "--no-draft"], in: scratch.folder,
      script: "set +m; \"$@\"; IFS= read -t 2 -r rest; echo \"left: <$rest>\"")
    try run.expect("Submit")
    run.send(isSecret ? "\t" : "a")
    try run.wait("the focus") { $0.text.contains(isSecret ? ">  Word" : "Name   a") }
    // What is typed while the program stands still waits, and the signal that ends it comes before it.
    let job = try #require(run.children.first)
    kill(job, SIGSTOP)
    usleep(100_000)
    run.send("typed\n")
    // The driver passes it on when it comes to it.
    usleep(100_000)
    for number in [SIGTERM, SIGCONT] { kill(job, number) }
    try run.expect(isSecret ? "left: <>" : "left: <typed>")
  }

  /// "Ctrl-S and Ctrl-Q do nothing (flow control is off)"
  @Test func flowControlIsOff() throws {
    let run = try start()
    try run.expect("Submit")
    run.send("a\u{13}b\u{11}c")
    try run.expect("abc")
    try end(run)
  }

  /// "End of file or EIO from the terminal counts as SIGHUP": the terminal goes, and the answers are kept.
  @Test func aTerminalThatGoesEndsTheRunAndKeepsTheAnswers() throws {
    let run = try start()
    try run.expect("Submit")
    run.send("Mina")
    try run.expect("Mina")
    run.hangUp()
    #expect([-SIGHUP, 129].contains(try run.finish()))
    let next = try start()
    try next.expect("Continue where you left off?")
    next.send("\r")
    try next.expect("Mina")
    try end(next)
  }

  /// "nothing in the scrollback after exit" (bombshell-dev/clack#87)
  @Test func nothingIsLeftInTheScrollback() throws {
    let run = try start(columns: 40, rows: 15)
    try run.expect("Submit")
    run.send("x\t\t" + String(repeating: "\u{1B}[B\u{1B}[A", count: 6))
    try run.resize(columns: 25, rows: 15)
    try run.expect("Submit")
    try end(run)
    #expect(run.screen.scrolledOut.isEmpty)
    #expect(run.screen.text.isEmpty)
  }

  /// "`--show-secrets` writes them in clear, but never to a terminal"; and what would command the terminal is escaped
  /// as JSON does it.
  @Test func aResultOnATerminalShowsNoSecretAndCommandsNothing() throws {
    let run = try start(["--show-secrets"], output: .terminal)
    try run.expect("Submit")
    run.send("a\u{202E}b\tmoonlight-77\t\t\r")
    #expect(try run.finish() == 0)
    #expect(run.screen.text.contains(#"{"name":"a\u202eb","word":"••••••","plan":""}"#))
    #expect(run.screen.text.contains("note: secrets are never written to a terminal"))
    #expect(!run.writtenText.contains("moonlight"))
  }

  /// The same where the result goes to a terminal by its name.
  @Test func aResultInAFileThatIsATerminalShowsNoSecret() throws {
    let run = try start(["--show-secrets", "--output", "/dev/tty"])
    try run.expect("Submit")
    run.send("a\tmoonlight-77\t\t\r")
    #expect(try run.finish() == 0)
    #expect(run.screen.text.contains(#"{"name":"a","word":"••••••","plan":""}"#))
    #expect(!run.writtenText.contains("moonlight"))
  }

  /// "Ctrl-C leaves at once from anywhere": also in the moment in which the pressed button is still shown.
  @Test func anInterruptComesBeforeTheResult() throws {
    let run = try start(output: .terminal)
    try run.expect("Submit")
    run.send("a\t\t\t\r\u{3}")
    #expect(try run.finish() == -SIGINT)
    #expect(!run.screen.text.contains("{"))
    #expect(run.isRestored)
  }

  /// "A damaged draft is renamed and reported": also one that is JSON, but no draft; from a pipe on stderr.
  @Test func aDraftOfNothingIsRenamedAndTold() async throws {
    let first = try start()
    try first.expect("Submit")
    first.send("Mina")
    try first.expect("Mina")
    try end(first)
    let folder = ".local/state/formctl/drafts/"
    let files = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path + "/" + folder)
    let draft = folder + (try #require(files.first { $0.hasSuffix(".json") }))
    let damaged = #"{"formctl": 1, "savedAt": "2026-01-01T00:00:00Z", "draft": {}}"#
    try scratch.write(draft, damaged)
    let next = try start()
    try next.expect(".damaged-1")
    try end(next)
    try scratch.write(draft, damaged)
    let run = try await Run(
      words: ["fill", "form.yaml", "--no-input", "--resume"], input: Data(), in: scratch.folder,
      variables: ["HOME": scratch.folder.path])
    #expect(run.status == 0)
    #expect(run.errors.contains(".damaged-2"))
  }

  /// "Flags: `--resume`, `--no-draft`, `--discard-draft`"; "pipe mode ignores drafts without `--resume`"
  @Test func draftsFollowTheirFlags() async throws {
    let first = try start()
    try first.expect("Submit")
    first.send("Mina")
    try first.expect("Mina")
    try end(first)
    let resumed = try start(["--resume"])
    try resumed.expect("Mina")
    #expect(!resumed.screen.text.contains("Continue"))
    try end(resumed)
    let without = try start(["--no-draft"])
    try without.expect("Submit")
    #expect(!without.screen.text.contains("Mina"))
    try end(without)
    let variables = ["HOME": scratch.folder.path]
    let plain = try await Run(
      words: ["fill", "form.yaml", "--no-input"], input: Data(), in: scratch.folder, variables: variables)
    #expect(plain.output.contains(#""name":"""#))
    let taken = try await Run(
      words: ["fill", "form.yaml", "--no-input", "--resume"], input: Data(), in: scratch.folder, variables: variables)
    #expect(taken.output.contains(#""name":"Mina""#))
    let last = try start(["--discard-draft"])
    try last.expect("Submit")
    #expect(!last.screen.text.contains("Mina"))
    try end(last)
  }

  /// "A value that no longer fits its field is dropped with a notice"
  @Test func anAnswerThatNoLongerFitsIsDroppedAndTold() throws {
    let first = try start()
    try first.expect("Submit")
    first.send("Mina\t\t ")
    try first.expect("◉   one")
    try end(first)
    try scratch.write(
      "form.yaml",
      "form: f\nlanguage: en\nfields: [{id: name, type: integer, label: Name}, {id: plan, type: text, label: Plan}]\n")
    let next = try start(["--resume"])
    try next.expect("Name")
    try next.wait("the notice") { $0.text.contains("[ OK ]") }
    #expect(next.screen.text.contains("Name"))
    try end(next)
  }
}
