import FormText
import Foundation
import Testing

@testable import formctl

@Suite struct ProgramTests {
  @Test func withoutACommandTheOverviewIsShownAsAnError() async throws {
    let scratch = try Scratch()
    let run = try await Run(in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("Usage: formctl COMMAND [OPTION]... [ARGUMENT]...\n"))
    for command in Program.formctl.commands { #expect(run.errors.contains("\n  \(command.name) ")) }
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "help"]])
  func theOverviewIsAResultWhenAskedFor(words: [String]) async throws {
    let scratch = try Scratch()
    let run = try await Run(words: words, input: Data(), in: scratch.folder, variables: [:])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(Program.formctl.summary))
    #expect(run.errors == "")
  }

  @Test func everyCommandHasItsPage() async throws {
    let scratch = try Scratch()
    for command in Program.formctl.commands {
      let help = try await Run("help", command.name, in: scratch.folder)
      #expect(help.status == 0)
      #expect(try await Run(command.name, "--nonsense", "--help", in: scratch.folder).output == help.output)
      #expect(try await Run(command.name, "-h", in: scratch.folder).output == help.output)
      for option in command.allOptions { #expect(help.output.contains(option.spelling)) }
      #expect(!command.summary.isEmpty && !command.summary.hasSuffix("."))
      #expect(!command.examples.isEmpty && !command.exitStatuses.isEmpty)
    }
  }

  @Test(arguments: [20, 40, 80, 100])
  func noPageIsWiderThanAskedExceptForCommandLines(width: Int) {
    let page = HelpPage(width: width, usesColor: false)
    for command in Program.formctl.commands {
      let copied = Set(command.examples.map { "  " + $0.line })
      for line in page.page(of: command).split(separator: "\n") where !copied.contains(String(line)) {
        #expect(String(line).displayWidth <= max(width, 30), "\(line)")
      }
    }
  }

  @Test(arguments: [
    (["vaidate"], "error: there is no command `vaidate`\n  did you mean `validate`?\n"),
    (["--verison"], "error: `formctl` has no option `--verison`\n"),
    (["help", "expalin"], "error: there is no command `expalin`\n  did you mean `explain`?\n"),
  ])
  func whatIsUnknownIsRefused(words: [String], error: String) async throws {
    let scratch = try Scratch()
    let run = try await Run(words: words, input: Data(), in: scratch.folder, variables: [:])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(error))
  }

  @Test func theVersionIsShown() async throws {
    let scratch = try Scratch()
    #expect(try await Run("--version", in: scratch.folder).output == "formctl \(Program.formctl.version)\n")
  }

  @Test func commandsAreEnteredUnderTheirNames() {
    for entry in Program.formctl.entries { #expect(entry.command().name == entry.name) }
  }

  @Test func namesInEachCommandAreUnique() {
    #expect(Set(Program.formctl.commands.map(\.name)).count == Program.formctl.commands.count)
    for command in Program.formctl.commands {
      #expect(Set(command.allOptions.map(\.name)).count == command.allOptions.count)
      let shorts = command.allOptions.compactMap(\.short)
      #expect(Set(shorts).count == shorts.count)
    }
  }
}
