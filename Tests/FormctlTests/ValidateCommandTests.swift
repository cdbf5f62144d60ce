import Foundation
import Testing

@Suite struct ValidateCommandTests {
  static let good = """
    form: hello
    title: Hello
    fields:
      - id: name
        type: text
        label: Your name

    """
  static let bad = good.replacing("label:", with: "lable:")

  @Test func aGoodFormIsFine() async throws {
    let scratch = try Scratch()
    try scratch.write("a.yaml", Self.good)
    let run = try await Run("validate", "a.yaml", in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output == "1 file checked: no problems\n")
    #expect(run.errors == "")
  }

  @Test func aMistakeIsShownAtItsPlace() async throws {
    let scratch = try Scratch()
    try scratch.write("a.yaml", Self.bad)
    let run = try await Run("validate", "a.yaml", in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("error[unknown-key]: "))
    #expect(run.output.contains(" --> a.yaml:6:5\n  |\n6 |     lable: Your name\n  |     ^^^^^\n"))
    #expect(run.output.hasSuffix("\n1 file checked: 1 error\n1 can be repaired with `--fix`\n"))
    #expect(run.errors == "")
  }

  @Test func withoutAPathTheUsualFolderIsChecked() async throws {
    let scratch = try Scratch()
    let nothing = try await Run("validate", in: scratch.folder)
    #expect(nothing.status == 2)
    #expect(nothing.errors.hasPrefix("error: there is nothing to check: no folder `Forms` or `forms` is here\n"))
    try scratch.write("forms/a.yaml", Self.good)
    #expect(try await Run("validate", in: scratch.folder).output == "1 file checked: no problems\n")
    try scratch.write("Forms/b.yaml", Self.bad)
    #expect(try await Run("validate", "-f", "short", in: scratch.folder).output.hasPrefix("Forms/b.yaml:6:5: error: "))
  }

  @Test func standardInputIsRead() async throws {
    let scratch = try Scratch()
    let run = try await Run("validate", "-fshort", "-", input: Self.bad, in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("<stdin>:6:5: error: "))
    #expect(try await Run("validate", "-", "--fix", input: Self.bad, in: scratch.folder).status == 2)
  }

  @Test func pathsInTheWrongCaseAreFoundWithANote() async throws {
    let scratch = try Scratch()
    try scratch.write("Forms/Login.yaml", Self.good)
    let run = try await Run("validate", "forms/login.yaml", in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output == "1 file checked: no problems\n")
    #expect(run.errors == "note: `forms/login.yaml` does not exist; `Forms/Login.yaml` is read instead\n")
  }

  @Test func whatCannotBeReadIsToldAndTheRestIsChecked() async throws {
    let scratch = try Scratch()
    try scratch.write("good.yaml", Self.good)
    try scratch.write("Forms/login.yaml", Self.good)
    try FileManager.default.createDirectory(
      at: scratch.folder.appendingPathComponent("empty"), withIntermediateDirectories: true)
    let run = try await Run(
      "validate", "goood.yaml", "Forms/logn.yaml", "empty", "/dev/null", "good.yaml/x.yaml", "good.yaml",
      in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output == "1 file checked, 5 unreadable: no problems\n")
    #expect(
      run.errors == """
        error: `goood.yaml`: there is no such file or folder
          did you mean `good.yaml`?
        error: `Forms/logn.yaml`: there is no such file or folder
          did you mean `Forms/login.yaml`?
        error: `empty`: there are no forms in this folder
          forms are files named `*.yaml` or `*.yml`
        error: `/dev/null`: it is a device, not a file
          to read what comes through a pipe, use `-`
        error: `good.yaml/x.yaml`: a part of the path is a file, not a folder

        """)
  }

  #if os(Linux)
    /// Other systems have no names that are not UTF-8.
    @Test func aFileWhoseNameIsNotUTF8IsNotSaidToBeMissing() async throws {
      let scratch = try Scratch()
      for name in ["'caf\\351.yaml'", "'notes\\351.txt'"] {
        let process = try Process.run(
          URL(fileURLWithPath: "/bin/sh"),
          arguments: ["-c", "cd \(scratch.folder.path) && : > \"$(printf \(name))\""])
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      try scratch.write("good.yaml", Self.good)
      let run = try await Run("validate", ".", in: scratch.folder)
      #expect(run.status == 2)
      #expect(run.output == "1 file checked, 1 unreadable: no problems\n")
      #expect(
        run.errors
          == "error: `./caf\u{FFFD}.yaml`: its name is not in UTF-8, so it cannot be opened; give it another name\n")
    }
  #endif

  @Test func foldersAreSearchedInOrderAndEachFileOnce() async throws {
    let scratch = try Scratch()
    for name in ["b/2.yaml", "b/1.yml", "a.YAML", "c/d/e.yaml", ".hidden/x.yaml", "b/.y.yaml", "notes.txt"] {
      try scratch.write(name, Self.bad)
    }
    try scratch.write("form.json", #"{"form": "x", "fields": []}"#)
    try scratch.write("package.json", #"{"name": "x"}"#)
    try scratch.write("broken.json", "{")
    try FileManager.default.createSymbolicLink(
      at: scratch.folder.appendingPathComponent("c/loop"), withDestinationURL: scratch.folder)
    try FileManager.default.createSymbolicLink(
      at: scratch.folder.appendingPathComponent("z.yaml"),
      withDestinationURL: scratch.folder.appendingPathComponent("a.YAML"))
    let run = try await Run("validate", "-f", "short", ".", "b/2.yaml", in: scratch.folder)
    let files = run.output.split(separator: "\n").filter { $0.contains("unknown-key") }
      .compactMap { $0.split(separator: ":").first.map(String.init) }
    #expect(files == ["./a.YAML", "./b/1.yml", "./b/2.yaml", "./c/d/e.yaml"])
    #expect(run.output.contains("5 files checked: "))
    #expect(run.errors == "")
  }

  @Test func filesNamedExplicitlyAreReadWhateverTheirName() async throws {
    let scratch = try Scratch()
    try scratch.write("form.txt", Self.good)
    try scratch.write("package.json", #"{"name": "x"}"#)
    #expect(try await Run("validate", "form.txt", in: scratch.folder).status == 0)
    #expect(try await Run("validate", "package.json", in: scratch.folder).status == 1)
  }

  @Test func warningsCountWhenStrict() async throws {
    let scratch = try Scratch()
    try scratch.write("a.yaml", Self.good + "styles: {round: {extends: checkbox, shape: circle}}\n")
    let run = try await Run("validate", "a.yaml", in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("1 file checked: 1 warning\n"))
    #expect(try await Run("validate", "--strict", "a.yaml", in: scratch.folder).status == 1)
  }

  @Test func limitsAreRaisedAndLowered() async throws {
    let scratch = try Scratch()
    try scratch.write("a.yaml", Self.good)
    let run = try await Run("validate", "--max-size", "10", "-fshort", "a.yaml", in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("[too-large]"))
    #expect(
      try await Run("validate", "--max-depth=2", "-fshort", "a.yaml", in: scratch.folder).output.contains("[too-deep]"))
    #expect(
      try await Run("validate", "--max-nodes=4", "-fshort", "a.yaml", in: scratch.folder).output
        .contains("[too-many-nodes]"))
    #expect(try await Run("validate", "--max-depth=100000", "a.yaml", in: scratch.folder).status == 2)
  }

  @Test func coloursFollowTheOptionThenTheEnvironment() async throws {
    let scratch = try Scratch()
    try scratch.write("a.yaml", Self.bad)
    func hasColor(_ option: String?, _ variables: [String: String]) async throws -> Bool {
      let words = ["validate", "a.yaml"] + [option].compactMap(\.self)
      return try await Run(words: words, input: Data(), in: scratch.folder, variables: variables).output
        .contains("\u{1B}[")
    }
    #expect(try await !hasColor(nil, ["TERM": "xterm"]))
    #expect(try await hasColor("--color=always", ["NO_COLOR": "1", "CLICOLOR": "0"]))
    #expect(try await !hasColor("--color=never", ["CLICOLOR_FORCE": "1"]))
    #expect(try await hasColor(nil, ["CLICOLOR_FORCE": "1", "CLICOLOR": "0"]))
    #expect(try await hasColor(nil, ["CLICOLOR_FORCE": "1", "NO_COLOR": ""]))
    #expect(try await !hasColor(nil, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
    #expect(try await !hasColor("--color=auto", ["CLICOLOR_FORCE": "0"]))
  }

  @Test(arguments: ["json", "sarif", "github"])
  func formatsForProgramsAreWritten(format: String) async throws {
    let scratch = try Scratch()
    try scratch.write("a.yaml", Self.bad)
    let run = try await Run("validate", "--format", format, "a.yaml", in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("unknown-key"))
    if format != "github" { _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
  }
}
