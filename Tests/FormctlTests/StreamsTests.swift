import Foundation
import Testing

@Suite struct StreamsTests {
  /// Runs a shell line in which `$FORMCTL` is the executable; its status and what it wrote to both streams.
  private func shell(_ line: String, in folder: URL) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = ["FORMCTL": Run.executable.path, "PATH": "/usr/bin:/bin"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test func aReaderThatHasSeenEnoughIsNoError() throws {
    let scratch = try Scratch()
    let fields = (0..<3000).map { "  - {id: f\($0), type: txt, label: x}\n" }.joined()
    try scratch.write("a.yaml", "form: many\nfields:\n" + fields)
    let result = try shell(
      #"{ "$FORMCTL" validate a.yaml; echo "status $?" >&2; } | head -c 5"#, in: scratch.folder)
    #expect(result.text.contains("status 1"))
    #expect(!result.text.contains("could not be written"))
  }

  @Test func dataAndVerdictsMayGoThroughPipesWithNames() throws {
    let scratch = try Scratch()
    try scratch.write("a.yaml", "form: a\nfields:\n  - {id: ok, type: checkbox, label: OK, validators: [required]}\n")
    let result = try shell(
      #"""
      mkfifo data valid
      echo '{"ok": true}' > data & cat valid > seen &
      "$FORMCTL" check a.yaml data --valid valid; echo "status $?"
      wait; cat seen
      """#, in: scratch.folder)
    #expect(result.text.contains("status 0"))
    #expect(result.text.hasSuffix("{\"ok\": true}\n"))
  }

  @Test func aResultThatCannotBeWrittenIsAnError() throws {
    let scratch = try Scratch()
    try scratch.write("a.yaml", ValidateCommandTests.good)
    let closed = try shell(#""$FORMCTL" validate a.yaml >&-"#, in: scratch.folder)
    #expect(closed.status == 3)
    #expect(closed.text.hasPrefix("error: the result could not be written: "))
    #if os(Linux)
      #expect(try shell(#""$FORMCTL" validate a.yaml >/dev/full"#, in: scratch.folder).status == 3)
    #endif
  }

  @Test func pipesAreNamedAsWhatTheyAre() throws {
    let scratch = try Scratch()
    let result = try shell(#"mkfifo pipe.yaml; "$FORMCTL" validate pipe.yaml"#, in: scratch.folder)
    #expect(result.status == 2)
    #expect(result.text.contains("`pipe.yaml`: it is a pipe, not a file"))
  }
}
