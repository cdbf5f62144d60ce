import FormDocuments
import Foundation
import Testing

@testable import formctl

@Suite struct SubmissionFormatTests {
  private static let hostile = "a'b\\n\u{1B}[31m\u{202E}\n$(id) \u{E0041}👩‍👩‍👧 김"

  private func read(_ lines: String) throws -> String {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-c", "eval \"$1\"; printf %s \"$a\"", "bash", lines]
    shell.environment = ["LC_ALL": "C.UTF-8"]
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// On a terminal nothing is obeyed, and what is copied from there is still the same.
  @Test(arguments: [true, false]) func aShellReadsVariablesBackAsTheyWere(_ isForTerminal: Bool) throws {
    for text in [Self.hostile, "plain", "", "it's", "back\\slash", "two\nlines"] {
      let lines = SubmissionFormat.env.text(["a": .string(text)], isForTerminal: isForTerminal)
      #expect(try read(lines) == text)
      let isEscaped = !lines.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\u{E0041}" }
      #expect(isEscaped || !isForTerminal)
    }
  }

  @Test func whatATerminalWouldObeyIsSpeltOut() {
    let text = SubmissionFormat.env.text(["a": "x\u{1B}'y", "b": "it's"], isForTerminal: true)
    #expect(text == "a=$'x\\u001b\\'y'\nb='it'\\''s'\n")
  }
}
