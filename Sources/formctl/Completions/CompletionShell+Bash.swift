extension CompletionShell {
  static let bash = CompletionShell(
    name: "bash",
    installation: "formctl completions bash > ~/.local/share/bash-completion/completions/formctl",
    script: { program in
      let commands = program.commands.map(\.name) + ["help", "--help", "--version"]
      return """
        # Completions of formctl for bash.
        _formctl() {
          local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
          # bash splits --name=value into three words.
          if [ "$current" = "=" ]; then current=; elif [ "$previous" = "=" ]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
          COMPREPLY=()
          if [ "$COMP_CWORD" -eq 1 ]; then
            COMPREPLY=($(compgen -W \(words(commands)) -- "$current"))
            return
          fi
          case ${COMP_WORDS[1]} in
          help)
            COMPREPLY=($(compgen -W \(words(program.commands.map(\.name))) -- "$current")) ;;
        \(program.commands.map(branch).joined(separator: "\n"))
          esac
        }
        complete -o default -F _formctl formctl

        """
    })

  private static func words(_ words: [String]) -> String { words.joined(separator: " ").singleQuoted }

  private static func branch(of command: Command) -> String {
    var lines = ["  \(command.name))", "    case $previous in"]
    for option in command.allOptions where option.value.map({ !$0.offers.isEmpty }) ?? false {
      let names = [option.spelling] + [option.short.map { "-\($0)" }].compactMap(\.self)
      let offers = words(option.value?.offers.map(\.name) ?? [])
      lines.append("    \(names.joined(separator: "|")))")
      lines.append("      COMPREPLY=($(compgen -W \(offers) -- \"$current\")); return ;;")
    }
    let options = command.allOptions.flatMap { [$0.spelling] + [$0.short.map { "-\($0)" }].compactMap(\.self) }
    lines += ["    esac", "    case $current in"]
    lines.append("    -*) COMPREPLY=($(compgen -W \(words(options)) -- \"$current\")) ;;")
    if let offers = command.operands?.value.offers, !offers.isEmpty {
      lines.append("    *) COMPREPLY=($(compgen -W \(words(offers.map(\.name))) -- \"$current\")) ;;")
    }
    return (lines + ["    esac ;;"]).joined(separator: "\n")
  }
}
