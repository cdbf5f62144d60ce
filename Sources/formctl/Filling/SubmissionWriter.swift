import FormEngine
import FormText

/// Writes what was submitted: to standard output, or to a file beside and renamed.
struct SubmissionWriter {
  let run: FillRun

  /// Writes one result; the status of the failure, if there is one.
  func write(_ submission: Submission) -> ExitStatus? {
    let file = run.arguments.value(of: FillOptions.output)
    let isTerminal = file == nil && SystemCalls.isTerminal(1)
    let format = run.arguments.value(of: FillOptions.format).flatMap { SubmissionFormat(rawValue: $0) } ?? .json
    let asksForSecrets = run.arguments.has(FillOptions.showSecrets)
    let text = format.text(submission.json(showingSecrets: asksForSecrets && !isTerminal), isForTerminal: isTerminal)
    if asksForSecrets, isTerminal { run.console.report("note: secrets are never written to a terminal\n") }
    let bytes = Array(text.utf8)
    if let file {
      guard let reason = DataFile.write(bytes, to: file) else { return nil }
      return failed("`\(file.escapedForDisplay())`: \(reason)")
    }
    switch run.console.writeOutput(bytes) {
    case .written: return nil
    case .closed: return failed("nobody reads standard output any more")
    case .failed(let reason): return failed(reason)
    }
  }

  private func failed(_ reason: String) -> ExitStatus {
    run.console.report("error: the result could not be written: \(reason)\n")
    return .unwritable
  }
}
