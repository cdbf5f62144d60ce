import FormText

/// The whole command line: its commands, and which of them a run means.
struct Program: Sendable {
  /// A command by name, made when it is asked for: a run needs one of them.
  struct Entry: Sendable {
    let name: String
    let command: @Sendable () -> Command

    init(_ name: String, _ command: @escaping @autoclosure @Sendable () -> Command) {
      self.name = name
      self.command = command
    }
  }

  let summary: String
  let version: String
  let entries: [Entry]

  /// Every command, in the order in which help lists them.
  var commands: [Command] { entries.map { $0.command() } }

  /// Runs the command that `words` name. The words are those after the program's own name.
  func run(_ words: [String], console: Console, files: FileSystem) -> ExitStatus {
    var words = words[...]
    guard let first = words.popFirst() else {
      console.report(page(for: console.errorStyle).overview(of: self))
      return .unusable
    }
    switch first {
    case "--help", "-h": return console.write(page(for: console.outputStyle).overview(of: self))
    case "--version": return console.write("formctl \(version)\n")
    case "help": return help(Array(words), console)
    default: break
    }
    do throws(UsageError) {
      let command = try command(named: first)
      if asksForHelp(words, command) { return console.write(page(for: console.outputStyle).page(of: command)) }
      return try command.run(Arguments(Array(words), for: command), console, files)
    } catch {
      return refuse(error, console)
    }
  }

  private func help(_ words: [String], _ console: Console) -> ExitStatus {
    let page = page(for: console.outputStyle)
    guard let name = words.first(where: { !$0.hasPrefix("-") }), name != "help" else {
      return console.write(page.overview(of: self))
    }
    do throws(UsageError) {
      return console.write(page.page(of: try command(named: name)))
    } catch {
      return refuse(error, console)
    }
  }

  private func command(named name: String) throws(UsageError) -> Command {
    if let entry = entries.first(where: { $0.name == name }) { return entry.command() }
    if name.hasPrefix("-") {
      throw UsageError(
        "`formctl` has no option `\(name.escapedForDisplay())`",
        hints: ["options stand after a command", "`formctl help` lists the commands"])
    }
    throw .unknownCommand(name, among: entries.map(\.name) + ["help"])
  }

  /// Whether help is asked for, however wrong the rest of the line is: someone in need of help gets it.
  private func asksForHelp(_ words: ArraySlice<String>, _ command: Command) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private func refuse(_ error: UsageError, _ console: Console) -> ExitStatus {
    console.report(error.text(in: console.errorStyle))
    return .unusable
  }

  private func page(for style: Console.Style) -> HelpPage {
    HelpPage(width: min(style.width ?? 80, 100), usesColor: style.usesColor)
  }
}
