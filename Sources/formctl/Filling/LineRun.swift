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

/// Fills a form on a terminal one question after another: text is only ever appended, and states are words.
struct LineRun {
  /// Why a line was not read.
  enum Interruption: Error {
    /// The person leaves.
    case left
    /// A signal ends the run.
    case killed(Int32)
    /// The terminal shows what is typed, although it was told not to.
    case echoes
  }

  let device: TerminalDevice
  let modes: TerminalModes
  let start: FillSession
  let reviews: Bool
  private var reader: TerminalLines
  private var questionnaire: Questionnaire
  private var hasHeldSecret = false
  private var hasChanged = false
  private var isUnsaved = false

  private var words: Words { start.words }

  /// A run on `device`, whose `modes` it changes while a secret is typed.
  init(_ start: FillSession, on device: TerminalDevice, modes: TerminalModes, reviews: Bool) {
    self.device = device
    self.modes = modes
    self.start = start
    self.reviews = reviews
    reader = TerminalLines(device: device, modes: modes)
    questionnaire = Questionnaire(start.session, words: start.words)
  }

  /// Fills the form.
  mutating func fill() -> FillOutcome {
    // What a crash has to set back is the echo.
    TerminalRescue.arm(input: device.input, modes: modes.asFound, output: device.output, leaving: [])
    let outcome = askAll()
    TerminalRescue.disarm()
    return device.close(after: outcome)
  }

  private mutating func askAll() -> FillOutcome {
    do throws(Interruption) {
      for notice in start.notices + [start.remark].compactMap(\.self) { say(notice) }
      try askForDraft()
      return .submitted(try ask())
    } catch {
      modes.restore(discardingInput: hasHeldSecret)
      if hasChanged { save() }
      switch error {
      case .left: return .ended(.left)
      case .killed(let number): return .killed(number)
      case .echoes:
        say(words.notice(.echoIsOn))
        return .ended(.unwritable)
      }
    }
  }

  private mutating func askForDraft() throws(Interruption) {
    guard let saved = start.saved else { return }
    say(words.notice(.draftFound(time: start.savedAt)))
    let (yes, no) = (words.buttons.yes, words.buttons.no)
    while true {
      let line = try line(after: "\(words.decisions.continueDraft) \(yes)/\(no): ")
      switch Questionnaire.yesOrNo(line, words) {
      case true?:
        questionnaire = Questionnaire(saved, words: words)
        return
      case false?: return start.drafts.remove()
      case nil: continue
      }
    }
  }

  /// Asks question after question.
  private mutating func ask() throws(Interruption) -> Submission {
    while true {
      let question = questionnaire.question
      if reviews, question.subject == .submit { for line in questionnaire.review { say(line) } }
      for line in questionnaire.introduction(namingCommands: true) { say(line) }
      let before = questionnaire.session.draft
      defer { keepAnswers(ifNot: before) }
      guard let answer = try answer(to: question) else { continue }
      questionnaire.setClock(start.now())
      switch questionnaire.answer(answer) {
      case .accepted(let notes): for note in notes { say(note) }
      case .rejected(let reason): say(words.notice(.notAccepted(reason)))
      case .refused(let reasons): for reason in reasons { say(reason) }
      case .alert(let title, let message):
        for text in [title, message].compactMap(\.self) where !text.isEmpty { say(text) }
        _ = try line(after: "\(words.decisions.pressReturn): ")
        questionnaire.dismissAlert()
      case .declined:
        say(":back - \(words.commands.back)")
        say(":quit - \(words.commands.quit)")
      case .submitted: if let submission = questionnaire.session.submission { return submission }
      }
    }
  }

  private mutating func keepAnswers(ifNot before: FormDraft) {
    guard questionnaire.session.draft != before else { return }
    hasChanged = true
    save()
  }

  /// Saves the answers; where that is not possible any more, the person is told once.
  private mutating func save() {
    let reason = start.drafts.save(questionnaire.session)
    if !isUnsaved, let reason { say(words.notice(.draftUnusable(reason: reason))) }
    isUnsaved = reason != nil
  }

  /// The answer to a question; nil after a command, when the question that is current then is to be asked.
  private mutating func answer(to question: Question) throws(Interruption) -> String? {
    let prompt = questionnaire.prompt
    if question.isSecret {
      hasHeldSecret = true
      let device = device
      while true {
        let bytes = try reader.silentLine(
          { Self.write(prompt, to: device) }, onEnd: { Self.write("\n", to: device) })
        if let text = whole(bytes) { return text }
      }
    }
    let first = try line(after: prompt)
    if first.hasPrefix("::") {
      return question.kind == .text(.paragraph)
        ? try paragraph(from: String(first.dropFirst())) : String(first.dropFirst())
    }
    if first.hasPrefix(":") {
      try perform(first.dropFirst())
      return nil
    }
    return question.kind == .text(.paragraph) ? try paragraph(from: first) : first
  }

  /// The lines of a paragraph up to one that holds only a full stop. An empty one at once keeps what is there; a full stop
  /// at once is a paragraph of no lines, which empties it.
  private mutating func paragraph(from first: String) throws(Interruption) -> String {
    var lines: [String] = []
    var line = first
    if first.isEmpty { return "" }
    if first == "." { questionnaire.clear() }
    while line != "." {
      lines.append(line.hasPrefix("..") ? String(line.dropFirst()) : line)
      line = try self.line(after: "")
    }
    return lines.joined(separator: "\n")
  }

  private mutating func perform(_ command: Substring) throws(Interruption) {
    let parts = command.split(separator: " ")
    switch parts.first {
    case "quit": throw .left
    case "back": if !questionnaire.goBack() { return }
    case "clear": questionnaire.clear()
    case "reset" where questionnaire.reset(): return
    case "open":
      guard parts.count == 2, let number = Int(parts[1]), questionnaire.openDocument(number),
        let document = questionnaire.session.document
      else {
        say(words.notice(.notAccepted(":open N - \(words.commands.open)")))
        return
      }
      try show(document)
    default:
      let list = words.commands
      for (name, meaning) in [
        (":help", list.help), (":back", list.back), (":clear", list.clear), (":open N", list.open),
        (":reset", list.reset),
        (":quit", list.quit), ("::", list.literal),
      ] { say("\(name) - \(meaning)") }
      say(list.keep)
      say(start.drafts.isKeeping && !isUnsaved ? words.decisions.answersAreKept : words.decisions.answersAreLost)
    }
  }

  /// Shows a document page by page.
  private mutating func show(_ document: ShownDocument) throws(Interruption) {
    defer { questionnaire.closeDocument(wasReadToEnd: false) }
    let title = document.title ?? document.name
    guard let bytes = document.bytes else {
      say(words.notice(.documentUnreadable(title: title)))
      return
    }
    say(title)
    let size = device.size
    let text = String(droppingInvalid: bytes).escapedForDisplay(lineBreaks: true)
    var lines = text.wrapped(to: size.columns)[...]
    while lines.last == "" { lines.removeLast() }
    while true {
      let page = lines.prefix(max(size.rows - 1, 1))
      lines = lines.dropFirst(page.count)
      for line in page { write(line + "\n") }
      if lines.isEmpty { break }
      let answer = try line(after: "\(words.decisions.documentPages): ")
      if answer.lowercased() == "q" { return }
    }
    questionnaire.closeDocument(wasReadToEnd: true)
  }

  // MARK: - Lines

  private mutating func line(after prompt: String) throws(Interruption) -> String {
    let device = device
    while true {
      write(prompt)
      if let text = whole(try reader.line(prompt: { Self.write(prompt, to: device) })) { return text }
    }
  }

  /// The text of a line; nil for one that the terminal may have cut off, which is told.
  private func whole(_ bytes: [UInt8]) -> String? {
    if bytes.count < TerminalLines.limit { return String(droppingInvalid: bytes) }
    say(words.notice(.notAccepted(words.reason(.lineTooLong(limit: TerminalLines.limit)))))
    return nil
  }

  private func say(_ line: String) { write(line + "\n") }

  private func write(_ text: String) { Self.write(text, to: device) }

  private static func write(_ text: String, to device: TerminalDevice) {
    _ = device.writeAll(Array(text.escapedForDisplay(lineBreaks: true).utf8))
  }
}
