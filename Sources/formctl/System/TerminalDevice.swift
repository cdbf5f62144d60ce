import FormTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that a form is filled on: where answers are read, and where the form is shown.
struct TerminalDevice {
  /// What there is to do after waiting.
  struct Wakeup {
    /// What was read.
    var input = Reading.nothing
    /// Whether what could not be written before can be now.
    var canWrite = false
    /// The signals that have come.
    var signals: [Int32] = []
  }

  /// What reading gave.
  enum Reading: Equatable {
    case bytes([UInt8])
    case nothing
    /// The terminal is gone.
    case ended
  }

  /// The signals that a run takes between two of its steps.
  private static let collected = SignalPipe.ending + [SIGWINCH, SIGTSTP, SIGCONT]
  /// The signals that the driver sends when somebody types the key for one.
  private static let typed = [SIGINT, SIGQUIT, SIGTSTP]

  let input: Int32
  let output: Int32
  /// Where signals arrive as bytes.
  let signals: Int32

  /// The terminal for a run: input from standard input, or from the controlling terminal when `usesTTY` is true; output
  /// to the error stream when that is a terminal, else to the controlling terminal. Nil when there is none to draw on.
  static func open(usesTTY: Bool) -> TerminalDevice? {
    let path = "/dev/tty"
    var input = STDIN_FILENO
    if usesTTY {
      input = Self.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard input >= 0 else { return nil }
    }
    // A description of our own can be made non-blocking without others noticing, who share the one we were given.
    var output: Int32 = -1
    if isatty(STDERR_FILENO) == 1 {
      var name = [CChar](repeating: 0, count: 1024)
      if unsafe ttyname_r(STDERR_FILENO, &name, name.count) == 0 {
        output = Self.open(name, O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
      }
      if output < 0 { output = STDERR_FILENO }
    } else {
      output = Self.open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    }
    guard output >= 0 else { return nil }
    guard let signals = SignalPipe.open(collecting: Self.collected) else { return nil }
    return TerminalDevice(input: input, output: output, signals: signals)
  }

  private static func open(_ path: String, _ flags: Int32) -> Int32 {
    #if canImport(Glibc)
      unsafe Glibc.open(path, flags)
    #elseif canImport(Musl)
      unsafe Musl.open(path, flags)
    #elseif canImport(Darwin)
      unsafe Darwin.open(path, flags)
    #endif
  }

  private static func open(_ path: [CChar], _ flags: Int32) -> Int32 {
    let name = String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return open(name, flags)
  }

  /// The size of the screen: what the driver says, else `LINES` and `COLUMNS`, else 80 by 24.
  var size: ScreenSize {
    var size = winsize()
    if unsafe ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
      return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }
    func number(_ name: String, _ standard: Int) -> Int {
      SystemCalls.variable(name).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? standard
    }
    return ScreenSize(columns: number("COLUMNS", 80), rows: number("LINES", 24))
  }

  /// Waits until something happens, at most `milliseconds`; without a limit when that is nil.
  func wait(milliseconds: Int?, reading: Bool = true, writing: Bool) -> Wakeup {
    if reading, !writing {
      // Reading waits by itself; asking first whether there is something would be one more step between a key and what
      // is drawn.
      let (input, signals) = SignalPipe.interruptible(at: signals, milliseconds: milliseconds) { read() }
      return Wakeup(input: input ?? .nothing, signals: signals)
    }
    var descriptors = [
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: reading ? input : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: writing ? output : -1, events: Int16(POLLOUT), revents: 0),
    ]
    let limit = milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
    let count = unsafe poll(&descriptors, nfds_t(descriptors.count), limit)
    var wakeup = Wakeup()
    guard count > 0 else { return wakeup }
    wakeup.canWrite = descriptors[2].revents != 0
    if descriptors[0].revents != 0 { wakeup.signals = SignalPipe.received(at: signals) }
    // A signal comes first: what is typed may no longer be for this program.
    if descriptors[1].revents != 0, wakeup.signals.isEmpty { wakeup.input = read() }
    return wakeup
  }

  /// Reads what is there; waits for it when there is nothing. A signal ends that.
  private func read() -> Reading {
    // A terminal hands over no more than a line of 4096 bytes at a time.
    while true {
      if let bytes = SystemCalls.read(input, atMost: 4096) { return bytes.isEmpty ? .ended : .bytes(bytes) }
      guard errno == EAGAIN else { return errno == EINTR ? .nothing : .ended }
      // Somebody who shares the terminal has made it one that does not wait.
      var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&waiting, 1, -1) < 0 { return .nothing }
    }
  }

  /// Writes as much as the terminal takes now; the number of bytes, or nil when it takes nothing any more.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = SystemCalls.write(bytes, to: output)
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// Writes everything, however long it takes; whether that was possible.
  func writeAll(_ bytes: [UInt8]) -> Bool { SystemCalls.writeAll(bytes, to: output) == nil }

  /// Writes everything unless the terminal takes nothing for a second: a terminal that hangs must not keep a program
  /// from ending.
  func writeLast(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let count = write(rest) else { return }
      rest = rest.dropFirst(count)
      if rest.isEmpty { return }
      var waiting = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      if unsafe poll(&waiting, 1, 1000) <= 0 { return }
    }
  }

  /// Whether there still is a terminal.
  var isThere: Bool { TerminalModes(of: input) != nil }

  /// Whether this process may use the terminal now.
  var isForeground: Bool { tcgetpgrp(output) == getpgrp() }

  /// Stops the whole process group, as Ctrl-Z does, until it is continued.
  func stop() {
    SignalPipe.release(SIGTSTP)
    kill(0, SIGTSTP)
    SignalPipe.collect(SIGTSTP)
  }

  /// Waits until the shell has brought this process to the front; the signal that ends the run before that, if one
  /// comes.
  ///
  /// As long as others have the terminal the process group is stopped, as reading from it would do: a shell that brings
  /// a job to the front which is running does not tell it.
  func awaitForeground() -> Int32? {
    var limit = 0
    while true {
      let signals = wait(milliseconds: limit, reading: false, writing: false).signals
      if let ending = signals.first(where: SignalPipe.ending.contains) { return ending }
      if isForeground || tcgetpgrp(output) <= 0 { return nil }
      kill(0, SIGTTIN)
      // A group whose shell has ended cannot be stopped; it looks again from time to time.
      limit = 200
    }
  }

  /// Lets signals do what they do by default again. A run that had `outcome` is ended by a signal that came since.
  ///
  /// Once the modes are set back, a key such as Ctrl-C makes the driver drop what the terminal has not read yet. The
  /// signal of that key tells of it, so `leaving`, which gives the screen back, is then written once more.
  func close(after outcome: FillOutcome, leaving: [UInt8] = []) -> FillOutcome {
    var ending: Int32?
    func takeLate() -> Bool {
      let late = SignalPipe.received(at: signals)
      ending = ending ?? late.first(where: SignalPipe.ending.contains)
      if late.contains(where: Self.typed.contains) { writeLast(leaving) }
      return !late.isEmpty
    }
    while takeLate() {}
    for number in Self.collected { SignalPipe.release(number) }
    while takeLate() {}
    SystemCalls.close(signals)
    if case .killed = outcome { return outcome }
    return ending.map { .killed($0) } ?? outcome
  }
}
