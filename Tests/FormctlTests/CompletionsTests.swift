import Foundation
import Testing

@testable import formctl

@Suite struct CompletionsTests {
  @Test func everyCommandOptionAndValueIsOffered() {
    for shell in CompletionShell.all {
      let script = shell.script(.formctl)
      #expect(script.hasSuffix("\n") && !script.hasSuffix("\n\n"))
      for command in Program.formctl.commands {
        #expect(script.contains(command.name))
        for option in command.allOptions {
          #expect(script.contains(option.name), "\(shell.name): \(option.name)")
          for offer in option.value?.offers ?? [] { #expect(script.contains(offer.name)) }
        }
        for offer in command.operands?.value.offers ?? [] { #expect(script.contains(offer.name)) }
      }
    }
  }

  @Test func scriptsAreQuotedForTheirShell() {
    let option = CommandOption(
      "a", value: CommandValue("X", .choice([.init("b", "it's $5: [c] (d)")])), help: "it's [e]: f")
    let command = Command(
      name: "g", summary: "it's h", discussion: "", operands: nil, options: [option], examples: [], exitStatuses: [],
      run: { _, _, _ in .success })
    let program = Program(summary: "", version: "", entries: [.init("g", command)])
    let zsh = CompletionShell.zsh.script(program)
    #expect(zsh.contains(#"      'g:it'\''s h'"#))
    #expect(zsh.contains(#"'--a=[it'\''s \[e\]\: f]:X:((b\:it\'\''s\ \$5\:\ \[c\]\ \(d\)))'"#))
    let fish = CompletionShell.fish.script(program)
    #expect(fish.contains(#"-a g -d 'it\'s h'"#))
    #expect(fish.contains(#"-l a -x -a 'b\\tit\\\'s\\ \\$5:\\ \\[c\\]\\ \\(d\\)' -d 'it\'s [e]: f'"#))
  }

  /// What bash offers for a command line that ends with `words`.
  private func bash(_ words: String...) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let drive = #"eval "$(cat)"; COMP_WORDS=(formctl "$@"); COMP_CWORD=$#; _formctl; printf '%s\n' "${COMPREPLY[@]}""#
    process.arguments = ["--norc", "-c", drive, "bash"] + words
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(CompletionShell.bash.script(.formctl).utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }

  @Test func bashCompletes() throws {
    #expect(try bash("val") == ["validate"])
    #expect(try bash("help", "expl") == ["explain"])
    #expect(try bash("validate", "--str") == ["--strict"])
    #expect(try bash("validate", "--format", "s") == ["short", "sarif"])
    #expect(try bash("validate", "a.yaml", "-f", "g") == ["github"])
    #expect(try bash("validate", "--format", "=") == ["text", "short", "json", "sarif", "github"])
    #expect(try bash("validate", "--format", "=", "js") == ["json"])
    #expect(try bash("explain", "unknown-k") == ["unknown-key"])
    #expect(try bash("validate", "Forms/").isEmpty)
  }
}
