/// An option of a command, as data: parsing, help and completions all come from it.
struct CommandOption: Sendable {
  /// The long name without its dashes.
  let name: String
  /// The short name without its dash, if there is one.
  let short: Character?
  /// The value that follows; nil for an option that is only there or not.
  let value: CommandValue?
  /// What the option does, in a few words without a closing full stop.
  let help: String

  init(_ name: String, short: Character? = nil, value: CommandValue? = nil, help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }

  /// The option as it is typed: `--format`.
  var spelling: String { "--" + name }

  /// Asks for the help page; every command has it.
  static let help = CommandOption("help", short: "h", help: "Show this page")
}

/// What stands behind an option, or as an operand: its name in the help, and what may be said.
struct CommandValue: Sendable {
  /// What values there are.
  enum Kind: Sendable {
    /// One of a closed list.
    case choice([Choice])
    /// Any text; shells offer these. A function, because most runs do not need them.
    case name(@Sendable () -> [Choice])
    /// A whole number of at least 1.
    case count
    /// A number of bytes, with or without a unit: `500000`, `16MiB`.
    case byteCount
    /// The path of a file or folder.
    case path
  }

  /// One of a closed list of values.
  struct Choice: Sendable {
    let name: String
    let help: String

    init(_ name: String, _ help: String) {
      self.name = name
      self.help = help
    }
  }

  /// How the help calls the value: `FORMAT`.
  let placeholder: String
  private let makeKind: @Sendable () -> Kind

  /// A value; what there is to say is made when a check, help or a shell asks for it.
  init(_ placeholder: String, _ kind: @escaping @autoclosure @Sendable () -> Kind) {
    self.placeholder = placeholder
    makeKind = kind
  }

  var kind: Kind { makeKind() }

  /// The values of a closed list; empty when the list is open.
  var choices: [Choice] {
    if case .choice(let choices) = kind { choices } else { [] }
  }

  /// The values that shells offer.
  var offers: [Choice] {
    switch kind {
    case .choice(let choices): choices
    case .name(let choices): choices()
    case .count, .byteCount, .path: []
    }
  }

  /// Whether shells offer the names of files.
  var isPath: Bool {
    if case .path = kind { true } else { false }
  }
}
