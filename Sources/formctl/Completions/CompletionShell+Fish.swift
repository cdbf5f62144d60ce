extension CompletionShell {
  static let fish = CompletionShell(
    name: "fish",
    installation: "formctl completions fish > ~/.config/fish/completions/formctl.fish",
    script: { program in
      var lines = ["# Completions of formctl for fish.", "complete -c formctl -f"]
      for command in program.commands {
        lines.append("\(start) -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))")
      }
      lines.append("\(start) -n __fish_use_subcommand -a help -d 'Explain a command'")
      lines.append("\(start) -n __fish_use_subcommand -l version -d 'Show the version'")
      lines.append("\(start) -n __fish_use_subcommand -l help -s h -d 'Show this page'")
      let names = program.commands.map(\.name).joined(separator: " ")
      lines.append("\(start) -n '__fish_seen_subcommand_from help' -a \(quoted(names))")
      for command in program.commands { lines += completions(of: command) }
      return lines.joined(separator: "\n") + "\n"
    })

  private static let start = "complete -c formctl"

  private static func completions(of command: Command) -> [String] {
    let start = "\(start) -n \(quoted("__fish_seen_subcommand_from \(command.name)"))"
    var lines = command.allOptions.map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      let value = option.value.map { $0.isPath ? " -r -F" : " -x" + offers($0) } ?? ""
      return "\(start) -l \(option.name)\(short)\(value) -d \(quoted(option.help))"
    }
    guard let value = command.operands?.value else { return lines }
    if value.isPath { lines.append("\(start) -F") }
    if !value.offers.isEmpty { lines.append(start + offers(value)) }
    return lines
  }

  /// The values with what they mean, which fish takes apart as a command line of its own.
  private static func offers(_ value: CommandValue) -> String {
    if value.offers.isEmpty { return "" }
    let words = value.offers.map { offer in
      let help = offer.help.backslashed([
        "\\", "'", "\"", "$", " ", "(", ")", "*", "?", "~", "#", ";", "&", "<", ">", "|", "{", "}", "[", "]", ",",
      ])
      return help.isEmpty ? offer.name : "\(offer.name)\\t\(help)"
    }
    return " -a " + quoted(words.joined(separator: " "))
  }

  /// The text as one word: fish knows backslashes within single quotes.
  private static func quoted(_ text: String) -> String { "'" + text.backslashed(["\\", "'"]) + "'" }
}
