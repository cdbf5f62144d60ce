import FormDocuments
import FormEngine
import FormExpressions
import FormModel
import FormText

/// One run of `formctl fill`: opens forms, has them filled in one of the three ways, and writes the results.
struct FillRun {
  let arguments: Arguments
  let console: Console
  let files: FileSystem
  let settings: FillSettings

  init(_ arguments: Arguments, _ console: Console, _ files: FileSystem) {
    self.arguments = arguments
    self.console = console
    self.files = files
    let isInteractive = arguments.has(FillOptions.tty) || SystemCalls.isTerminal(0)
    let colorOption = arguments.value(of: FillOptions.color).flatMap { $0 == "auto" ? nil : $0 }
    settings = FillSettings(
      mode: FillMode(
        isInteractive: isInteractive, isAccessible: arguments.has(FillOptions.accessible),
        readsNothing: arguments.has(FillOptions.noInput), variable: console.variable),
      asksForASCII: arguments.has(FillOptions.ascii), asksForMouse: arguments.has(FillOptions.mouse),
      usesColor: console.usesColor(isTerminal: true, colorOption), variable: console.variable)
  }

  /// Fills one form after another, as long as each leads to the next.
  func run() throws(UsageError) -> ExitStatus {
    guard SystemCalls.openMissingStreams() else {
      console.report("error: the result cannot be written: standard output is closed\n")
      return .unwritable
    }
    if arguments.has(FillOptions.resume), arguments.has(FillOptions.discardDraft) {
      throw UsageError(
        "`\(FillOptions.resume.spelling)` and `\(FillOptions.discardDraft.spelling)` contradict each other",
        hints: ["name one of them: go on with the answers that were saved, or begin without them"])
    }
    var operand: String?
    switch try FormOffer(run: self).choose() {
    case .form(let path): operand = path
    case .ended(.killed(let number)): SignalPipe.die(of: number)
    case .ended(.ended(let status)): return status
    case .ended(.submitted): return .unusable
    }
    var isFirst = true
    while let path = operand {
      let opened = FillableForm.open(path, isFirst: isFirst, for: self)
      guard case .form(let form) = opened else {
        if case .failed(let status) = opened { return status }
        return .unusable
      }
      let started = try start(form, isFirst: isFirst)
      guard case .session(let session) = started else {
        if case .failed(let status) = started { return status }
        return .unusable
      }
      let start = FillPreparation(run: self, form: form, isFirst: isFirst).start(session)
      defer { start.drafts.release() }
      switch fill(start) {
      case .submitted(let submission):
        let writer = SubmissionWriter(run: self)
        let next = submission.next.flatMap { form.pathOfNext($0) }
        if let failure = writer.write(submission, of: form, isFollowed: next != nil) { return failure }
        // What was written is safe; what was not must not be lost.
        start.drafts.remove()
        operand = next
        isFirst = false
      case .ended(let status): return status
      case .killed(let number):
        start.drafts.release()
        SignalPipe.die(of: number)
      }
    }
    return .success
  }

  /// What starting gave.
  enum Start {
    case session(FormSession)
    case failed(ExitStatus)
  }

  /// The session of a form with the answers that the command line gives.
  private func start(_ form: FillableForm, isFirst: Bool) throws(UsageError) -> Start {
    if let repository = arguments.value(of: FillOptions.url) {
      // A repository that is none is told before anything is asked.
      _ = try IssueExport.address.text(
        of: form.issueForm, Answers(), template: form.path, in: repository, console.silent)
    }
    var given = Answers()
    if isFirst, let path = arguments.value(of: FillOptions.answers) {
      let (answers, status) = FormOpener(console: console, files: files).answers(path, for: form.form)
      guard let answers else { return .failed(status) }
      given = answers
    }
    let language = try language(of: form.form)
    var session = FormSession(
      form.form, answers: given, surroundings: form.surroundings, language: language, now: now())
    guard isFirst else { return .session(session) }
    for text in arguments.values(of: FillOptions.set) {
      let answer = try GivenAnswer(text, for: form.form)
      if let reason = answer.apply(to: &session, words: words(of: session)) {
        console.report("error: \(reason.escapedForDisplay())\n")
        return .failed(.findings)
      }
    }
    return .session(session)
  }

  /// The language of the texts: the one that is asked for, else the best of the locale's that the form has, else its own.
  private func language(of form: Form) throws(UsageError) -> LanguageTag? {
    if let text = arguments.value(of: FillOptions.language) {
      guard let tag = LanguageTag(text) else {
        throw UsageError("`--language` needs a language tag such as `en` or `ko`", hints: [])
      }
      return tag
    }
    let known = form.languages
    for wanted in settings.wantedLanguages {
      var tag = LanguageTag(wanted)
      while let current = tag {
        if known.contains(current) { return current }
        tag = current.broader
      }
      // Whoever wants en-US can read en-GB.
      let base = LanguageTag(wanted)?.base
      if let near = known.first(where: { $0.base == base }) { return near }
    }
    return nil
  }

  /// The moment by the clock, to the second.
  var now: @Sendable () -> Timestamp {
    let clock = console.now
    return { clock().wholeSeconds }
  }

  func words(of session: FormSession) -> Words { Words.best(for: session.language.description) }

  private func fill(_ start: FillSession) -> FillOutcome {
    switch settings.mode {
    case .pipe:
      let pipe = PipeRun(words: start.words, console: console, showsPrompts: !arguments.has(FillOptions.quiet))
      pipe.tell(start.notices + (arguments.has(FillOptions.resume) ? [start.remark].compactMap(\.self) : []))
      return arguments.has(FillOptions.noInput) ? pipe.submit(start.session) : pipe.fill(start.session)
    case .lines, .full: return ask(start)
    }
  }

  /// Lets a person at a terminal fill a form.
  func ask(_ start: FillSession) -> FillOutcome {
    guard let device = TerminalDevice.open(usesTTY: arguments.has(FillOptions.tty)) else { return withoutTerminal }
    let reviews = arguments.has(FillOptions.review)
    if settings.mode == .lines {
      guard let modes = TerminalModes(of: device.input) else { return withoutTerminal }
      var run = LineRun(start, on: device, modes: modes, reviews: reviews)
      return run.fill()
    }
    guard var run = FullRun(start, on: device, settings: settings, reviews: reviews) else { return withoutTerminal }
    return run.fill()
  }

  private var withoutTerminal: FillOutcome {
    console.report(
      UsageError("there is no terminal to show the form on", hints: ["answers can also come from a pipe"])
        .text(in: console.errorStyle))
    return .ended(.unusable)
  }
}

extension LanguageTag {
  /// The language alone, without script and region.
  fileprivate var base: Substring { description.prefix { $0 != "-" } }
}
