import FormExpressions

/// The standard streams of a run, the terminal behind them, and the environment variables that concern it.
///
/// Results go to the output, everything else to the error stream.
struct Console: Sendable {
  /// How text for a stream is drawn.
  struct Style: Sendable {
    /// The cells of a row of the terminal; nil when the stream is none.
    let width: Int?
    let usesColor: Bool
  }

  /// What became of bytes that were written.
  enum WriteResult: Sendable, Equatable {
    case written
    /// Nobody reads any more, as in `formctl validate | head`.
    case closed
    /// Anything else, in the words of the system.
    case failed(String)
  }

  /// Reads at most so many bytes of standard input.
  let readInput: @Sendable (_ limit: Int) throws(FileProblem) -> [UInt8]
  let writeOutput: @Sendable ([UInt8]) -> WriteResult
  let writeError: @Sendable ([UInt8]) -> WriteResult
  /// The value of an environment variable; nil when it is not set.
  let variable: @Sendable (String) -> String?
  /// The cells of a row, when the output is a terminal.
  let outputWidth: Int?
  /// The cells of a row, when the error stream is a terminal.
  let errorWidth: Int?
  /// The moment by the clock of this machine.
  let now: @Sendable () -> Timestamp

  /// The same console with nobody who reads its error stream, for work that is only tried.
  var silent: Console {
    Console(
      readInput: readInput, writeOutput: writeOutput, writeError: { _ in .written }, variable: variable,
      outputWidth: outputWidth, errorWidth: errorWidth, now: now)
  }

  /// How text for the output is drawn when the command line says nothing about it.
  var outputStyle: Style { style(of: outputWidth, colorOption: nil) }
  /// How text for the error stream is drawn when the command line says nothing about it.
  var errorStyle: Style { style(of: errorWidth, colorOption: nil) }

  /// How text for the output is drawn; `colorOption` is the value of `--color`.
  func outputStyle(colorOption: String?) -> Style { style(of: outputWidth, colorOption: colorOption) }

  /// Writes a result. Whoever has stopped reading has seen enough: that is `whenWritten` as well.
  func write(_ text: String, whenWritten status: ExitStatus = .success) -> ExitStatus {
    if text.isEmpty { return status }
    switch writeOutput(Array(text.utf8)) {
    case .written, .closed: return status
    case .failed(let reason):
      report("error: the result could not be written: \(reason)\n")
      return .unwritable
    }
  }

  /// Writes to the error stream. Nothing can be done when that fails.
  func report(_ text: String) { _ = writeError(Array(text.utf8)) }

  /// Whether colour is used: `--color` decides, else `NO_COLOR`, else `CLICOLOR_FORCE`, else `CLICOLOR=0`, else the
  /// terminal.
  ///
  /// Source: no-color.org, bixense.com/clicolors.
  private func style(of width: Int?, colorOption: String?) -> Style {
    Style(width: width, usesColor: usesColor(isTerminal: width != nil, colorOption))
  }

  func usesColor(isTerminal: Bool, _ colorOption: String?) -> Bool {
    if colorOption == "always" { return true }
    if colorOption == "never" { return false }
    if let variable = variable("NO_COLOR"), !variable.isEmpty { return false }
    if let variable = variable("CLICOLOR_FORCE"), !variable.isEmpty, variable != "0" { return true }
    if variable("CLICOLOR") == "0" { return false }
    let terminal = variable("TERM") ?? ""
    return isTerminal && !["", "dumb", "unknown"].contains(terminal)
  }
}
