import FormText

/// What is wrong with a command line, and what to do about it.
struct UsageError: Error, Equatable {
  let message: String
  let hints: [String]

  init(_ message: String, hints: [String]) {
    self.message = message
    self.hints = hints
  }

  /// The lines for a person, wrapped for the style's width: the message, then the hints.
  func text(in style: Console.Style) -> String {
    let width = style.width ?? Int.max
    let lines = ("error: " + message).wrapped(to: width, hangingIndent: 2)
    let hints = hints.flatMap { ("  " + $0).wrapped(to: width, hangingIndent: 4) }
    let text = (lines + hints).map { $0 + "\n" }.joined()
    return style.usesColor && text.hasPrefix("error:") ? "\u{1B}[1;31merror:\u{1B}[0m" + text.dropFirst(6) : text
  }
}

extension UsageError {
  static func unknownCommand(_ word: String, among names: [String]) -> Self {
    Self("there is no command \(quoted(word))", hints: near(word, names) + ["`formctl help` lists the commands"])
  }

  static func unknownOption(word: String, of command: Command) -> Self {
    let names = command.allOptions.map(\.name)
    let hint = word.hasPrefix("--") ? near(String(word.dropFirst(2)), names, prefix: "--") : []
    return Self("`formctl \(command.name)` has no option \(quoted(word))", hints: hint + [help(command)])
  }

  static func unwantedValue(_ option: CommandOption, of command: Command) -> Self {
    Self("`\(option.spelling)` takes no value", hints: [help(command)])
  }

  static func missingValue(_ option: CommandOption, _ value: CommandValue, of command: Command) -> Self {
    Self("`\(option.spelling)` needs a value", hints: [listed(value, after: option.spelling), help(command)])
  }

  static func unknownValue(_ text: String, _ value: CommandValue, place: String, of command: Command) -> Self {
    let hints = near(text, value.choices.map(\.name)) + [listed(value, after: nil)]
    return Self("\(quoted(text)) is no value for `\(place)`", hints: hints + [help(command)])
  }

  static func badNumber(_ text: String, place: String, example: String, of command: Command) -> Self {
    Self(
      "`\(place)` needs a number of at least 1, not \(quoted(text))",
      hints: ["such as `\(place)=\(example)`", help(command)])
  }

  static func unwantedOperand(_ word: String, of command: Command) -> Self {
    Self("`formctl \(command.name)` does not know what to do with \(quoted(word))", hints: [help(command)])
  }

  static func missingOperand(_ wanted: Command.Operands, of command: Command) -> Self {
    let name = wanted.value.placeholder
    return Self("`formctl \(command.name)` needs \(name)", hints: ["\(name): \(wanted.help)", help(command)])
  }

  private static func quoted(_ word: String) -> String { "`" + word.escapedForDisplay() + "`" }

  private static func near(_ word: String, _ names: [String], prefix: String = "") -> [String] {
    nearestName(to: word, in: names).map { ["did you mean `\(prefix)\($0)`?"] } ?? []
  }

  private static func listed(_ value: CommandValue, after option: String?) -> String {
    if value.choices.isEmpty { return "write `\(option.map { $0 + " " } ?? "")\(value.placeholder)`" }
    return "\(value.placeholder) is one of " + value.choices.map { "`\($0.name)`" }.joined(separator: ", ")
  }

  private static func help(_ command: Command) -> String { "`formctl \(command.name) --help` shows how it is used" }
}
