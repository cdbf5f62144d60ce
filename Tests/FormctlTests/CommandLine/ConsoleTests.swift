import FormText
import Testing

@testable import formctl

@Suite struct ConsoleTests {
  static let files = InventedFiles(["a.yaml": ValidateCommandTests.bad])

  @Test(arguments: [
    ("TERM=xterm", true), ("", false), ("TERM=dumb", false), ("TERM=xterm CLICOLOR=0", false),
    ("TERM=xterm NO_COLOR=1", false), ("TERM=xterm NO_COLOR=", true), ("TERM=dumb CLICOLOR_FORCE=1", true),
    ("TERM=dumb CLICOLOR_FORCE=0", false), ("TERM=xterm CLICOLOR_FORCE=1 NO_COLOR=1", false),
    ("TERM=xterm CLICOLOR_FORCE=1 CLICOLOR=0", true), ("TERM=xterm CLICOLOR=1", true),
  ])
  func aTerminalHasColourUnlessTheEnvironmentSaysOtherwise(line: String, hasColor: Bool) {
    var variables: [String: String] = [:]
    for word in line.split(separator: " ") {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false)
      variables[String(parts[0])] = String(parts[1])
    }
    let run = InventedRun("validate", "a.yaml", files: Self.files, width: 80, variables: variables)
    #expect(run.output.contains("\u{1B}[") == hasColor)
  }

  @Test(arguments: [40, 60, 80])
  func resultsFitTheTerminal(width: Int) {
    let run = InventedRun("validate", "a.yaml", files: Self.files, width: width)
    for line in run.output.split(separator: "\n") { #expect(String(line).displayWidth <= width) }
  }

  @Test func aClosedPipeLeavesTheVerdict() {
    let run = InventedRun("validate", "a.yaml", files: Self.files, writing: .closed)
    #expect(run.status == .findings)
    #expect(run.errors == "")
  }

  @Test func aFullDiskIsTold() {
    let run = InventedRun("validate", "a.yaml", files: Self.files, writing: .failed("no space left on device"))
    #expect(run.status == .unwritable)
    #expect(run.errors == "error: the result could not be written: no space left on device\n")
  }
}
