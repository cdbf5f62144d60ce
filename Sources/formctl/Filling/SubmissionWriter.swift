import FormDiagnostics
import FormDialects
import FormDocuments
import FormEngine
import FormModel
import FormText

/// Writes what was submitted: to standard output, or to a file beside and renamed.
struct SubmissionWriter {
  let run: FillRun

  /// The name under which a result says where the form leads to; no id can be the same.
  private static let nextKey = "$next"

  /// Writes one result; the status of the failure, if there is one. Where the form leads to is part of the result when
  /// that is a name for the caller, and not a form that `isFollowed`.
  func write(_ submission: Submission, of form: FillableForm, isFollowed: Bool) -> ExitStatus? {
    let file = run.arguments.value(of: FillOptions.output)
    let isTerminal = file.map { DataFile.isTerminal($0) } ?? SystemCalls.isTerminal(1)
    let text: String
    if let export = run.issueExport(of: form) {
      guard let issue = issue(export, submission, form) else { return .findings }
      text = isTerminal ? issue.escapedForDisplay(lineBreaks: true) : issue
    } else {
      text = plain(submission, isFollowed: isFollowed, isTerminal: isTerminal)
    }
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

  private func plain(_ submission: Submission, isFollowed: Bool, isTerminal: Bool) -> String {
    let format = run.arguments.value(of: FillOptions.format).flatMap { SubmissionFormat(rawValue: $0) } ?? .json
    let asksForSecrets = run.arguments.has(FillOptions.showSecrets)
    var result = submission.json(showingSecrets: asksForSecrets && !isTerminal)
    if !isFollowed, let next = submission.next, case .object(let members) = result {
      result = .object(members + [JSON.Member(Self.nextKey, .string(next))])
    }
    if asksForSecrets, isTerminal { run.console.report("note: secrets are never written to a terminal\n") }
    return format.text(result, isForTerminal: isTerminal)
  }

  /// The issue that the answers make; nil when there can be none, after telling why.
  private func issue(_ export: IssueExport, _ submission: Submission, _ form: FillableForm) -> String? {
    let json = JSONWriter(.compact).text(submission.json(showingSecrets: false))
    let answers = Answers.read(SourceText(name: "answers.json", json), for: form.form).answers
    return try? export.text(
      of: form.issueForm, answers, template: form.path, in: run.arguments.value(of: FillOptions.url), run.console)
  }

  private func failed(_ reason: String) -> ExitStatus {
    run.console.report("error: the result could not be written: \(reason)\n")
    return .unwritable
  }
}

extension FillRun {
  /// What of an issue is written in place of the answers: its address where `--url` asks for it, its body where that is
  /// the format, as it is of issue forms unless another is named; nil for neither.
  func issueExport(of form: FillableForm) -> IssueExport? {
    if arguments.value(of: FillOptions.url) != nil { return .address }
    let format = arguments.value(of: FillOptions.format)
    return format == "markdown" || (format == nil && form.issueForm.isOfHost) ? .body : nil
  }
}
