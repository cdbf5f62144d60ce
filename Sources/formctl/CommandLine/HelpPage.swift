import FormText

/// The pages that explain the command line, laid out for a width.
struct HelpPage {
  /// The cells of a row.
  let width: Int
  let usesColor: Bool

  /// The page of one command.
  func page(of command: Command) -> String {
    var parts = [paragraph(command.summary), usage(of: command)]
    parts += command.discussion.split(separator: "\n\n").map { paragraph(String($0)) }
    if let operands = command.operands {
      let choices = operands.value.choices.filter { !$0.help.isEmpty }.map { ("  " + $0.name, $0.help) }
      parts.append(section("Arguments", [(operands.value.placeholder, operands.help)] + choices))
    }
    parts.append(section("Options", command.allOptions.flatMap(rows)))
    if !command.examples.isEmpty { parts.append(examples(command.examples)) }
    let statuses = command.exitStatuses.map { (String($0.status.rawValue), $0.meaning) }
    if !statuses.isEmpty { parts.append(section("Exit status", statuses)) }
    return parts.joined(separator: "\n")
  }

  /// The page that lists the commands.
  func overview(of program: Program) -> String {
    [
      paragraph(program.summary),
      usage("formctl COMMAND [OPTION]... [ARGUMENT]..."),
      section("Commands", program.commands.map { ($0.name, $0.summary) }),
      section("Options", [("-h, --help", "Show this page"), ("    --version", "Show the version")]),
      paragraph("`formctl help COMMAND` explains a command, with examples."),
    ].joined(separator: "\n")
  }

  private func usage(of command: Command) -> String {
    let words = ["formctl", command.name, "[OPTION]..."] + [command.operands?.usage].compactMap(\.self)
    return usage(words.joined(separator: " "))
  }

  private func usage(_ line: String) -> String {
    let lines = ("Usage: " + line).wrapped(to: width, hangingIndent: 9).joined(separator: "\n") + "\n"
    return heading("Usage") + lines.dropFirst("Usage:".count)
  }

  private func heading(_ title: String) -> String { usesColor ? "\u{1B}[1m\(title):\u{1B}[0m" : "\(title):" }

  private func paragraph(_ text: String) -> String {
    text.wrapped(to: width).joined(separator: "\n") + "\n"
  }

  /// The option, and each value of a closed list on a row below it.
  private func rows(of option: CommandOption) -> [(String, String)] {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.value.map { " " + $0.placeholder } ?? ""
    let choices = option.value?.choices ?? []
    return [(short + option.spelling + value, option.help)] + choices.map { ("        " + $0.name, $0.help) }
  }

  private func section(_ title: String, _ rows: [(name: String, help: String)]) -> String {
    let longest = rows.map(\.name.displayWidth).max() ?? 0
    // In a narrow window explanations stand below what they explain.
    let column = longest + 4 <= width / 2 ? longest + 4 : 0
    var text = heading(title) + "\n"
    for row in rows {
      let indent = column > 0 ? column : narrowIndent(below: row.name)
      let lead = "  " + row.name
      let lines = row.help.wrapped(to: max(width - indent, 10))
      if column > 0 {
        text += lead.padded(to: column) + lines.joined(separator: "\n" + String(repeating: " ", count: column)) + "\n"
      } else {
        let margin = "\n" + String(repeating: " ", count: indent)
        text += lead + margin + lines.joined(separator: margin) + "\n"
      }
    }
    return text
  }

  private func narrowIndent(below name: String) -> Int {
    let depth = name.hasPrefix("-") ? 4 : name.prefix { $0 == " " }.count
    return min(depth + 6, width / 3)
  }

  private func examples(_ examples: [Command.Example]) -> String {
    var text = heading("Examples") + "\n"
    for example in examples {
      let purpose = example.purpose.wrapped(to: max(width - 6, 10)).joined(separator: "\n      ")
      text += "  \(example.line)\n      \(purpose)\n"
    }
    return text
  }
}
