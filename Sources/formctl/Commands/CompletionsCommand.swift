extension Command {
  /// `formctl completions`: writes the script that teaches a shell to complete our command lines.
  static let completions = Command(
    name: "completions",
    summary: "Write the completions of a shell",
    discussion: """
      The script is written to stdout. Put it where the shell looks for it:

      \(CompletionShell.all.map { "  " + $0.installation }.joined(separator: "\n"))
      """,
    operands: .init(
      value: CommandValue("SHELL", .choice(CompletionShell.all.map { .init($0.name, "") })),
      help: "One of " + CompletionShell.all.map(\.name).joined(separator: ", "), count: 1...1),
    options: [],
    examples: [.init(#"eval "$(formctl completions bash)""#, "Complete in this bash only")],
    exitStatuses: [(.success, "Written"), (.unusable, "Wrong usage")],
    run: { arguments, console, _ in
      let shell = CompletionShell.all.first { $0.name == arguments.operands.first }
      return console.write(shell?.script(.formctl) ?? "")
    })
}
