import FormTestSupport
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// "SIGTSTP and Ctrl-Z: restore, stop the whole process group, on SIGCONT take the terminal again only when in the
/// foreground": the built program as a job of a shell.
@Suite struct FillJobControlTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      "form.yaml",
      "form: f\nlanguage: en\nfields: [{id: name, type: text, label: Name}, {id: word, type: password, label: Word}]\n")
  }

  private func start(_ script: String, _ words: [String] = []) throws -> TerminalRun {
    try TerminalRun(["fill", "form.yaml"] + words, in: scratch.folder, script: script)
  }

  private func saved() throws -> String {
    let folder = ".local/state/formctl/drafts/"
    let files = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path + "/" + folder)
    return try scratch.read(folder + (files.first { $0.hasSuffix(".json") } ?? ""))
  }

  @Test func theFormComesBackAsItWasLeft() throws {
    let run = try start("\"$@\" | cat; echo stopped; stty size; fg")
    try run.expect("Submit")
    run.send("Mina\u{1B}[D")
    try run.wait("the cursor") { $0.text.contains("Mina") && $0.cursor.column == 13 }
    run.send("\u{1A}")
    try run.wait("the stop") { _ in run.writtenText.contains("stopped") }
    try run.wait("the screen again") { $0.isAlternate && $0.text.contains("Mina") && $0.cursor.column == 13 }
    run.send("x")
    try run.expect("Minxa")
    run.send("\u{3}")
    try run.finish()
    #expect(run.isRestored)
  }

  @Test func theShellHasTheTerminalMeanwhile() throws {
    let run = try start("\"$@\"; stty -a | grep -q ' icanon' && stty -a | grep -q ' echo ' && echo \"as found\"; fg")
    try run.expect("Submit")
    run.send("\u{1A}")
    try run.wait("the modes") { _ in run.writtenText.contains("as found") }
    try run.wait("the screen again") { $0.isAlternate && $0.text.contains("Submit") }
    run.send("\u{3}")
    try run.finish()
  }

  @Test(arguments: [[], ["--accessible"]]) func aJobThatIsKilledInTheBackgroundDiesAndKeepsTheAnswers(
    _ words: [String]
  ) throws {
    let run = try start(
      "\"$@\"; echo \"then $?\"; kill -TERM %1; while kill -0 %1 2>/dev/null; do sleep 0.05; done; echo gone", words)
    try run.expect("Name")
    run.send(words.isEmpty ? "Mina" : "Mina\n")
    try run.expect(words.isEmpty ? "Mina" : "Word, now empty")
    run.send("\u{1A}")
    try run.expect("then 148")
    try run.expect("gone")
    #expect(try run.finish() == 0)
    #expect(try saved().contains("Mina"))
    #expect(run.isRestored)
  }

  @Test(arguments: [[], ["--accessible"]]) func aJobThatGoesOnInTheBackgroundWaitsForTheTerminal(
    _ words: [String]
  ) throws {
    let run = try start("\"$@\"; bg; sleep 0.2; echo quiet; fg", words)
    try run.expect("Name")
    run.send("\u{1A}")
    try run.wait("what the shell says") { _ in run.writtenText.contains("quiet") }
    if words.isEmpty {
      try run.wait("the screen again") { $0.isAlternate && $0.text.contains("Submit") }
    } else {
      try run.wait("the question again") { $0.text.components(separatedBy: "Name, now empty").count == 3 }
    }
    run.send("\u{3}")
    try run.finish()
    #expect(run.isRestored)
  }

  /// A stop that no program can catch leaves the echo to the shell: it is off again before anything is typed.
  @Test func aSecretIsNotEchoedAfterAStopThatCannotBeCaught() throws {
    let run = try start("\"$@\"; echo stopped; stty echo; fg", ["--accessible", "--set", "name=x"])
    try run.expect("Name")
    run.send("\n")
    try run.expect("Word, now empty")
    // The shell is the leader; its job is the only other process of the session.
    let job = try #require(run.children.first)
    kill(job, SIGSTOP)
    try run.expect("stopped")
    try run.wait("the question again") { $0.text.components(separatedBy: "Word, now empty").count == 3 }
    run.send("moonlight-77\n")
    try run.expect("Submit, yes/no:")
    run.send("\u{3}")
    try run.finish()
    #expect(!run.writtenText.contains("moonlight"))
  }
}
