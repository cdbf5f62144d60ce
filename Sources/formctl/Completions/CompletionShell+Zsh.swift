extension CompletionShell {
  static let zsh = CompletionShell(
    name: "zsh",
    installation: #"formctl completions zsh > "${fpath[1]}/_formctl""#,
    script: { program in
      let commands = program.commands.map { ($0.name, $0.summary) } + [("help", "Explain a command")]
      let list = commands.map { "      " + described($0.0, $0.1).singleQuoted }.joined(separator: "\n")
      return """
        #compdef formctl
        # Completions of formctl for zsh.
        _formctl() {
          local -a commands
          if (( CURRENT == 2 )) || [[ $words[2] == help ]]; then
            commands=(
        \(list)
            )
            _describe -t commands command commands
            return
          fi
          local command=$words[2]
          shift words
          (( CURRENT-- ))
          case $command in
        \(program.commands.map(branch).joined(separator: "\n"))
          esac
        }
        if [[ $funcstack[1] == _formctl ]]; then _formctl "$@"; else compdef _formctl formctl; fi

        """
    })

  private static func described(_ name: String, _ help: String) -> String {
    name.backslashed([":", "\\"]) + ":" + help
  }

  private static func branch(of command: Command) -> String {
    var specifications = command.allOptions.map(specification)
    if let operands = command.operands {
      let number = operands.count.upperBound > 1 ? "*" : "1"
      specifications.append("\(number):\(operands.value.placeholder):\(action(operands.value))".singleQuoted)
    }
    let list = specifications.map { " \\\n      " + $0 }.joined()
    return "  \(command.name))\n    _arguments -s -S\(list) ;;"
  }

  private static func specification(of option: CommandOption) -> String {
    let help = "[" + option.help.backslashed(["[", "]", ":", "\\"]) + "]"
    let value = option.value.map { ":\($0.placeholder):\(action($0))" } ?? ""
    let (attached, joined) = option.value == nil ? ("", "") : ("+", "=")
    guard let short = option.short else { return (option.spelling + joined + help + value).singleQuoted }
    let others = "(-\(short) \(option.spelling))".singleQuoted
    return "\(others){-\(short)\(attached),\(option.spelling)\(joined)}\((help + value).singleQuoted)"
  }

  private static func action(_ value: CommandValue) -> String {
    if value.isPath { return "_files" }
    if value.offers.isEmpty { return " " }
    let special: Set<Character> = [
      ":", "\\", " ", "(", ")", "'", "\"", "`", "$", "[", "]", "*", "?", "~", "#", ";", "&", "<", ">", "|",
    ]
    if value.offers.allSatisfy(\.help.isEmpty) { return "(" + value.offers.map(\.name).joined(separator: " ") + ")" }
    let offers = value.offers.map { "\($0.name.backslashed(special))\\:\($0.help.backslashed(special))" }
    return "((" + offers.joined(separator: " ") + "))"
  }
}
