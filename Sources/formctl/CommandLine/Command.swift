/// A subcommand, as data and a function.
struct Command: Sendable {
  /// What a command takes besides options.
  struct Operands: Sendable {
    let value: CommandValue
    /// What the operands are, in a few words.
    let help: String
    /// How many there may be.
    let count: ClosedRange<Int>

    /// How the usage line shows the operands: `[PATH]...`.
    var usage: String {
      let several = count.upperBound > 1 ? "..." : ""
      return (count.lowerBound == 0 ? "[\(value.placeholder)]" : value.placeholder) + several
    }
  }

  /// A command line worth copying, and what it does.
  struct Example: Sendable {
    let line: String
    let purpose: String

    init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  let name: String
  /// What the command does, in one line without a closing full stop.
  let summary: String
  /// What a newcomer has to know, in paragraphs.
  let discussion: String
  let operands: Operands?
  let options: [CommandOption]
  let examples: [Example]
  /// What each exit status means here.
  let exitStatuses: [(status: ExitStatus, meaning: String)]
  let run: @Sendable (Arguments, Console, FileSystem) throws(UsageError) -> ExitStatus

  /// The options with the ones that every command has.
  var allOptions: [CommandOption] { options + [.help] }
}

/// How a run ended, for scripts.
enum ExitStatus: Int32, Sendable {
  /// All is well.
  case success = 0
  /// The command ran, and there are findings.
  case findings = 1
  /// Wrong usage, or something could not be read.
  case unusable = 2
  /// The result could not be written.
  case unwritable = 3
}
