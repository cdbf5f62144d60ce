import FormEngine
import FormModel
import FormTerminal
import FormText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Fills a form from the lines of standard input. Nothing is asked twice and nothing is waited for.
struct PipeRun {
  let words: Words
  let console: Console
  /// Whether prompts are written.
  let showsPrompts: Bool

  /// Tells what somebody has to know before anything is answered.
  func tell(_ notices: [String]) { for notice in notices { say(notice) } }

  /// Answers the questions of `session` one after another.
  func fill(_ session: FormSession) -> FillOutcome {
    var questionnaire = Questionnaire(session, words: words, manner: .batch(isNumbered: showsPrompts))
    var number = 0
    while true {
      if showsPrompts {
        for line in questionnaire.introduction(namingCommands: false) { say(line) }
        say(questionnaire.prompt)
      }
      let label = questionnaire.question.label
      guard let line = Self.readLine() else {
        say(words.notice(.inputEnded(before: label)))
        return .ended(.findings)
      }
      number += 1
      questionnaire.setClock(console.now().wholeSeconds)
      switch questionnaire.answer(line) {
      // What was ticked is not told here, because answers are never repeated.
      case .accepted: break
      case .rejected(let reason): return refuse([words.notice(.lineNotAccepted(line: number, label: label, reason))])
      case .declined:
        return refuse([words.notice(.lineNotAccepted(line: number, label: label, words.buttons.no))])
      case .refused(let reasons): return refuse(reasons)
      case .alert(let title, let message): return refuse([title, message].compactMap(\.self))
      case .submitted:
        guard let submission = questionnaire.session.submission else { return .ended(.findings) }
        return .submitted(submission)
      }
    }
  }

  /// Submits what is there already, or says everything that is missing.
  func submit(_ session: FormSession) -> FillOutcome {
    var session = session
    let problems = Questionnaire(session, words: words).problems
    if problems.isEmpty {
      _ = try? session.apply(.submit)
      if let submission = session.submission { return .submitted(submission) }
      if let alert = session.alert { return refuse([alert.title, alert.message].compactMap(\.self)) }
    }
    return refuse(problems)
  }

  private func refuse(_ sentences: [String]) -> FillOutcome {
    for sentence in sentences { say(sentence) }
    return .ended(.findings)
  }

  private func say(_ line: String) { console.report(line.escapedForDisplay(lineBreaks: true) + "\n") }

  /// The next line of standard input without its end; nil when there is none.
  ///
  /// Byte by byte, because what follows the last answer belongs to somebody else.
  private static func readLine() -> String? {
    var line: [UInt8] = []
    var byte: [UInt8] = [0]
    while true {
      let count = SystemCalls.read(STDIN_FILENO, into: &byte)
      if count < 0, errno == EINTR { continue }
      if count <= 0 {
        if line.isEmpty { return nil }
        break
      }
      if byte[0] == UInt8(ascii: "\n") { break }
      line.append(byte[0])
    }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(droppingInvalid: line)
  }
}
