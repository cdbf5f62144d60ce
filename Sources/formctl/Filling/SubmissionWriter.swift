import FormDocuments
import FormEngine
import FormText

/// Writes what was submitted: to standard output, or to a file beside and renamed.
struct SubmissionWriter {
  let run: FillRun

  /// The name under which a result says where the form leads to; no id can be the same.
  private static let nextKey = "$next"

  /// Writes one result; the status of the failure, if there is one. Where the form leads to is part of the result when
  /// that is a name for the caller, and not a form that `isFollowed`.
  func write(_ submission: Submission, isFollowed: Bool) -> ExitStatus? {
    let file = run.arguments.value(of: FillOptions.output)
    let isTerminal = file == nil && SystemCalls.isTerminal(1)
    let format = run.arguments.value(of: FillOptions.format).flatMap { SubmissionFormat(rawValue: $0) } ?? .json
    let asksForSecrets = run.arguments.has(FillOptions.showSecrets)
    var result = submission.json(showingSecrets: asksForSecrets && !isTerminal)
    if !isFollowed, let next = submission.next, case .object(let members) = result {
      result = .object(members + [JSON.Member(Self.nextKey, .string(next))])
    }
    let text = format.text(result, isForTerminal: isTerminal)
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
