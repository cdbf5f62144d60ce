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
      let several = count.upperBound == Int.max ? "..." : ""
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
  let run: @Sendable (Arguments, Console, FileSystem) throws(UsageError) -> ExitStatus
  private let makeOptions: @Sendable () -> [CommandOption]
  private let makeExamples: @Sendable () -> [Example]
  private let makeExitStatuses: @Sendable () -> [(status: ExitStatus, meaning: String)]

  /// A command. Its options, examples and exit statuses are made when help or an option asks for them.
  init(
    name: String, summary: String, discussion: String, operands: Operands?,
    options: @escaping @autoclosure @Sendable () -> [CommandOption],
    examples: @escaping @autoclosure @Sendable () -> [Example],
    exitStatuses: @escaping @autoclosure @Sendable () -> [(status: ExitStatus, meaning: String)],
    run: @escaping @Sendable (Arguments, Console, FileSystem) throws(UsageError) -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.run = run
    makeOptions = options
    makeExamples = examples
    makeExitStatuses = exitStatuses
  }

  var options: [CommandOption] { makeOptions() }
  var examples: [Example] { makeExamples() }
  /// What each exit status means here.
  var exitStatuses: [(status: ExitStatus, meaning: String)] { makeExitStatuses() }

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
  /// The result could not be written, or the terminal failed.
  case unwritable = 3
  /// The person left; the number that shells give to an interrupted command.
  case left = 130
}
