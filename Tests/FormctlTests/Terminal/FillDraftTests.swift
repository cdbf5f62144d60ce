import FormTestSupport
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What becomes of the answers of a form that is left, where they cannot be kept or are not wanted.
@Suite struct FillDraftTests {
  private let scratch: Scratch
  private static let folder = ".local/state/formctl/drafts"

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      "form.yaml", "form: f\nlanguage: en\nfields: [{id: name, type: text, label: Name}]\n")
  }

  private func start(_ words: [String] = [], variables: [String: String] = [:]) throws -> TerminalRun {
    try TerminalRun(["fill", "form.yaml"] + words, in: scratch.folder, variables: variables, output: .null)
  }

  private func interrupt(_ run: TerminalRun) throws {
    run.send("\u{3}")
    #expect(try run.finish() == -SIGINT)
    #expect(run.isRestored)
  }

  private func leaveADraft() throws {
    let run = try start()
    try run.expect("Submit")
    run.send("Mina")
    try run.expect("Mina")
    try interrupt(run)
    #expect(try drafts().count == 1)
  }

  private func drafts() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path + "/" + Self.folder)
      .filter { $0.hasSuffix(".json") }
  }

  /// The folder of drafts makes way for a file, so that nothing can be written there.
  private func blockDrafts(_ isBlocked: Bool) throws {
    let path = scratch.folder.path + "/" + Self.folder
    if isBlocked {
      try FileManager.default.moveItem(atPath: path, toPath: path + ".away")
      try scratch.write(Self.folder, "")
    } else {
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.moveItem(atPath: path + ".away", toPath: path)
    }
  }

  @Test func aFolderThatCannotBeUsedIsToldAtOnceAndIsNotInTheWay() throws {
    try scratch.write("state", "")
    let run = try start(variables: ["XDG_STATE_HOME": scratch.folder.path + "/state"])
    try run.expect("Answers cannot be saved on the way: not a directory")
    run.send("Mina")
    try run.expect("Mina")
    try run.expect("Return: Submit")
    #expect(!run.screen.text.contains("cannot be saved"))
    run.send("\u{1B}")
    try run.expect("Your answers are not kept")
    try interrupt(run)
  }

  @Test func linesTellOfAFolderThatCannotBeUsed() throws {
    try scratch.write("state", "")
    let run = try start(["--accessible"], variables: ["XDG_STATE_HOME": scratch.folder.path + "/state"])
    try run.expect("Answers cannot be saved on the way: not a directory")
    run.send("Mina\n:help\n")
    try run.expect("Your answers are not kept")
    run.send("yes\n")
    #expect(try run.finish() == 0)
  }

  @Test func withoutAHomeAnswersAreNotSavedWhichIsTold() throws {
    let run = try start(variables: ["HOME": ""])
    try run.expect("Answers cannot be saved on the way: HOME is not set")
    try interrupt(run)
  }

  @Test func whatCannotBeSavedAnyMoreIsToldOnTheFormWhenLeavingAndAtTheEnd() throws {
    let run = try start()
    try run.expect("Submit")
    try blockDrafts(true)
    run.send("Mina")
    try run.expect("Answers cannot be saved on the way: not a directory")
    run.send("\u{1B}")
    try run.expect("Your answers are not kept")
    try interrupt(run)
    #expect(run.screen.text.contains("Answers cannot be saved on the way: not a directory"))
  }

  @Test func whatCanBeSavedAgainIs() throws {
    let run = try start()
    try run.expect("Submit")
    try blockDrafts(true)
    run.send("Mina")
    try run.expect("Answers cannot be saved on the way: not a directory")
    try blockDrafts(false)
    run.send(" Kim")
    try run.expect("Return: Submit")
    try interrupt(run)
    #expect(!run.screen.text.contains("cannot be saved"))
    let draft = try #require(drafts().first)
    #expect(try scratch.read(Self.folder + "/" + draft).contains("Mina Kim"))
  }

  @Test func linesTellOnceThatAnswersCannotBeSavedAnyMore() throws {
    try scratch.write(
      "form.yaml",
      "form: f\nlanguage: en\nfields: [{id: a, type: text, label: A}, {id: b, type: text, label: B}]\n")
    let run = try start(["--accessible"])
    try run.expect("A, now empty:")
    try blockDrafts(true)
    run.send("1\n2\n")
    try run.expect("Submit, yes/no:")
    #expect(run.writtenText.components(separatedBy: "cannot be saved").count == 2)
    run.send("yes\n")
    #expect(try run.finish() == 0)
  }

  @Test func aDraftThatCannotBeReadIsNotOverwritten() throws {
    try leaveADraft()
    let draft = Self.folder + "/" + (try #require(drafts().first))
    let path = scratch.folder.path + "/" + draft
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: scratch.folder.path + "/form.yaml")
    let run = try start()
    try run.expect(".damaged-1")
    run.send("\rMina")
    try run.expect("Mina")
    try interrupt(run)
    #expect(try scratch.read("form.yaml").hasPrefix("form: f"))
    #expect(try scratch.read(draft + ".damaged-1").hasPrefix("form: f"))
    #expect(try scratch.read(draft).contains("Mina"))
  }

  @Test func whatWasSavedIsDiscardedAlsoWhereNothingIsToBeSaved() throws {
    try leaveADraft()
    let run = try start(["--no-draft", "--discard-draft"])
    try run.expect("Submit")
    run.send("Kim")
    try run.expect("Kim")
    try interrupt(run)
    #expect(try drafts().isEmpty)
  }

  @Test func whatWasSavedIsGoneOnWithAlsoWhereNothingIsToBeSaved() throws {
    try leaveADraft()
    let run = try start(["--no-draft", "--resume"])
    try run.expect("Mina")
    run.send("x")
    try run.expect("Minax")
    run.send("\u{1B}")
    try run.expect("Your answers are not kept")
    try interrupt(run)
    let draft = try #require(drafts().first)
    #expect(try !scratch.read(Self.folder + "/" + draft).contains("Minax"))
  }

  @Test func goingOnAndDiscardingContradictEachOther() async throws {
    let run = try await Run(
      words: ["fill", "form.yaml", "--resume", "--discard-draft"], input: Data(), in: scratch.folder, variables: [:])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: `--resume` and `--discard-draft` contradict each other\n"))
  }
}
