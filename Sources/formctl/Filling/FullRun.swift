import FormEngine
import FormExpressions
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

/// Fills a form on the whole screen: one loop that waits, tells the screen what happened, and does what it asks for.
struct FullRun {
  private let device: TerminalDevice
  private let modes: TerminalModes
  private let settings: FillSettings
  private var decoder: KeyDecoder
  private var screen: FormScreen
  private let drafts: DraftKeeper
  private let words: Words
  private var terminal: TerminalScreen
  /// Until when a byte ESC may be the beginning of something.
  private var escapeDeadline: Int?
  private var draftDeadline: Int?
  private var savedCount: Int
  /// Why the answers are not saved as they are now; nil while they are.
  private var savingProblem: String?
  /// Whether the terminal is taken.
  private var isOnScreen = false
  /// The clock of the world, to the second, and what of it the form was told last.
  private let clock: @Sendable () -> Timestamp
  private var toldTime: Timestamp?

  /// How long answers wait before they are saved, in milliseconds.
  private static let draftDelay = 500

  /// A run on `device`; nil when its modes cannot be set.
  init?(_ start: FillSession, on device: TerminalDevice, settings: FillSettings, reviews: Bool) {
    guard let modes = TerminalModes(of: device.input) else { return nil }
    self.device = device
    self.modes = modes
    self.settings = settings
    drafts = start.drafts
    words = start.words
    clock = start.now
    terminal = TerminalScreen(device, usesColor: settings.usesColor)
    decoder = KeyDecoder(readsMouse: settings.usesMouse)
    let look = FormScreen.Look(
      words: start.words, glyphs: settings.usesASCII ? .ascii : .unicode, reviews: reviews,
      keepsAnswers: start.drafts.isKeeping)
    screen = FormScreen(
      start.session, saved: start.saved, savedAt: start.savedAt, isResumed: start.isResumed,
      notices: start.notices, remark: start.remark, look: look, size: device.size)
    savedCount = screen.changeCount
  }

  /// Fills the form.
  mutating func fill() -> FillOutcome {
    let outcome = enter(discardingInput: true) ? loop() : .ended(.unwritable)
    leave()
    let isSubmitted = if case .submitted = outcome { true } else { false }
    if !isSubmitted, let savingProblem {
      device.writeLast(Array("\(savingProblem.escapedForDisplay())\n".utf8))
    }
    return device.close(after: outcome, leaving: ScreenModes.leaving)
  }

  private mutating func loop() -> FillOutcome {
    while true {
      terminal.draw(screen.frame)
      let now = Self.milliseconds
      let deadlines = [escapeDeadline, draftDeadline, terminal.echoDeadline, screen.deadline].compactMap(\.self)
      let wakeup = device.wait(milliseconds: deadlines.min().map { $0 - now }, writing: terminal.isBusy)
      if wakeup.canWrite, !terminal.flush() { return .killed(SIGHUP) }
      if !wakeup.signals.isEmpty, let outcome = takeEchoed() { return outcome }
      for number in wakeup.signals { if let outcome = take(signal: number) { return outcome } }
      switch wakeup.input {
      case .bytes(let bytes):
        if let outcome = take(bytes) { return outcome }
        escapeDeadline = decoder.isUndecided ? Self.milliseconds + settings.escapeDelay : nil
      case .nothing: break
      case .ended: return .killed(SIGHUP)
      }
      if let outcome = passTime() { return outcome }
    }
  }

  private mutating func passTime() -> FillOutcome? {
    let now = Self.milliseconds
    if let deadline = terminal.echoDeadline, now >= deadline, let outcome = takeEchoed() { return outcome }
    if let deadline = escapeDeadline, now >= deadline {
      escapeDeadline = nil
      if let outcome = take(decoder.settle()) { return outcome }
    }
    if let deadline = draftDeadline, now >= deadline {
      draftDeadline = nil
      saveDraft()
    }
    if let deadline = screen.deadline, now >= deadline { return perform(screen.update(.timePassed, at: now)) }
    return nil
  }

  private mutating func take(_ bytes: [UInt8]) -> FillOutcome? {
    let events = decoder.decode(bytes)
    return terminal.echo(events, at: Self.milliseconds) ? nil : takeEchoed() ?? take(events)
  }

  private mutating func takeEchoed() -> FillOutcome? { take(terminal.takeEchoed()) }

  private mutating func take(_ events: [InputEvent]) -> FillOutcome? {
    if !events.isEmpty {
      let now = clock()
      if now != toldTime { screen.setClock(now) }
      toldTime = now
    }
    for event in events {
      if let outcome = perform(screen.update(.input(event), at: Self.milliseconds)) { return outcome }
    }
    return nil
  }

  private mutating func take(signal number: Int32) -> FillOutcome? {
    switch number {
    case SIGWINCH: return perform(screen.update(.resized(device.size), at: Self.milliseconds))
    case SIGTSTP: return suspend()
    case SIGCONT: return resume()
    default: return .killed(number)
    }
  }

  private mutating func perform(_ effects: [FormScreen.Effect]) -> FillOutcome? {
    for effect in effects {
      switch effect {
      case .submitted: if let submission = screen.session.submission { return .submitted(submission) }
      case .leave: return .ended(.left)
      case .interrupt: return .killed(SIGINT)
      case .quit: return .killed(SIGQUIT)
      case .suspend: if let outcome = suspend() { return outcome }
      case .repaint: terminal.repaint()
      case .discardDraft: drafts.remove()
      }
    }
    if screen.changeCount != savedCount {
      savedCount = screen.changeCount
      if draftDeadline == nil, drafts.isKeeping { draftDeadline = Self.milliseconds + Self.draftDelay }
    }
    return nil
  }

  /// Saves the answers, unless nobody has changed any.
  private mutating func saveDraft() {
    _ = takeEchoed()
    guard screen.changeCount > 0, drafts.isKeeping else { return }
    savingProblem = drafts.save(screen.session).map { words.notice(.draftUnusable(reason: $0)) }
    screen.setSaving(failure: savingProblem)
  }

  // MARK: - The terminal

  private mutating func enter(discardingInput: Bool) -> Bool {
    TerminalRescue.arm(input: device.input, modes: modes.asFound, output: device.output, leaving: ScreenModes.leaving)
    guard modes.setRaw(discardingInput: discardingInput) else { return false }
    isOnScreen = true
    terminal.reset()
    return device.writeAll(ScreenModes.entering(mouse: settings.usesMouse))
  }

  /// Gives the terminal back, and saves the answers. As long as that takes Ctrl-C is no signal yet, which would make the
  /// driver drop what the terminal has not read.
  private mutating func leave() {
    guard isOnScreen else { return saveDraft() }
    isOnScreen = false
    device.writeLast(ScreenModes.leaving)
    saveDraft()
    modes.restore(discardingInput: screen.hasHeldSecret)
    TerminalRescue.disarm()
  }

  private mutating func suspend() -> FillOutcome? {
    leave()
    device.stop()
    return resume()
  }

  /// Takes the terminal again after the program was continued, and not before it is in the foreground; how the run ends
  /// if it ends before that.
  private mutating func resume() -> FillOutcome? {
    if let number = device.awaitForeground() {
      // The terminal belongs to somebody else now.
      isOnScreen = isOnScreen && device.isForeground
      return .killed(number)
    }
    guard enter(discardingInput: false) else { return .killed(SIGHUP) }
    return perform(screen.update(.resized(device.size), at: Self.milliseconds))
  }

  private static var milliseconds: Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
