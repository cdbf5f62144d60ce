import FormTerminal

/// The screen of a terminal: what it shows, and what it has not taken yet.
struct TerminalScreen {
  /// How long the form is not told of a letter that is shown, in milliseconds. A letter that is written is not seen yet:
  /// in this time the program that shows the terminal has the processor.
  private static let echoDelay = 2

  private let device: TerminalDevice
  private let painter: FramePainter
  /// What the terminal shows; nil for nothing that is known.
  private var shown: Frame?
  /// What the terminal has not taken yet.
  private var output: ArraySlice<UInt8> = []
  /// The letters that it shows and that the form was not told of yet.
  private var echoed: [InputEvent] = []
  /// When the form is to be told of them at the latest; nil while there are none.
  private(set) var echoDeadline: Int?

  init(_ device: TerminalDevice, usesColor: Bool) {
    self.device = device
    painter = FramePainter(usesColor: usesColor)
  }

  /// Whether something waits for the terminal to take it.
  var isBusy: Bool { !output.isEmpty }

  /// Draws what has changed, unless the terminal shows letters that `frame` does not know of yet, or is still busy with
  /// the frame before: then this one is skipped.
  mutating func draw(_ frame: @autoclosure () -> Frame) {
    guard echoed.isEmpty, !isBusy else { return }
    let frame = frame()
    output = painter.bytes(from: shown, to: frame)[...]
    _ = flush()
    // Only then the frame before goes, which takes its time.
    shown = frame
  }

  /// Shows a letter that does nothing but appear, before anything is worked out about it; false when it may do more.
  mutating func echo(_ events: [InputEvent], at now: Int) -> Bool {
    guard !isBusy, let letter = shown?.echo(of: events) else { return false }
    output = Array(letter.utf8)[...]
    _ = flush()
    shown?.show(echo: letter)
    echoed += events
    echoDeadline = echoDeadline ?? now + Self.echoDelay
    return true
  }

  /// The letters that the form has to be told of now.
  mutating func takeEchoed() -> [InputEvent] {
    defer { (echoed, echoDeadline) = ([], nil) }
    return echoed
  }

  /// Writes as much as the terminal takes; whether it takes anything any more.
  mutating func flush() -> Bool {
    while isBusy {
      guard let count = device.write(output) else { return false }
      if count == 0 { return true }
      output = output.dropFirst(count)
    }
    return true
  }

  /// Draws everything the next time.
  mutating func repaint() { shown = nil }

  /// Forgets what was shown and what was to be.
  mutating func reset() { (shown, output) = (nil, []) }
}
