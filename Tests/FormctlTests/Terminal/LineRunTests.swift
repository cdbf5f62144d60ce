import FormDiagnostics
import FormEngine
import FormExpressions
import FormModel
import Foundation
import Testing

@testable import formctl

@Suite struct LineRunTests {
  /// "If echo cannot be turned off the question is not asked: exit 3."
  @Test func aSecretIsNotAskedForWhereItWouldBeShown() throws {
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    defer { terminal.close() }
    // The modes are those of a terminal that has gone, so that nothing can be set.
    let other = try PseudoTerminal(columns: 80, rows: 24)
    let modes = try #require(TerminalModes(of: other.program))
    other.close()
    let yaml = """
      form: f
      fields:
        - {id: word, type: password, label: Word}
      """
    let form = try #require(FormLoader.load(SourceText(name: "form.yaml", bytes: Array(yaml.utf8))).form)
    let start = FillSession(
      session: FormSession(form, now: Self.moment), drafts: DraftKeeper(nil, saves: false, now: { Self.moment }),
      now: { Self.moment }, words: .english)
    let output = Pipe()
    let device = TerminalDevice(
      input: terminal.program, output: output.fileHandleForWriting.fileDescriptor, signals: -1)
    var run = LineRun(start, on: device, modes: modes, reviews: false)
    guard case .ended(.unwritable) = run.fill() else {
      Issue.record("the run went on")
      return
    }
    try output.fileHandleForWriting.close()
    let written = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(
      written == "The next answer is secret, but this terminal goes on showing what is typed, so it is not asked for\n")
  }

  private static let moment = Timestamp(CivilDate(daysSinceEpoch: 20_000))
}
