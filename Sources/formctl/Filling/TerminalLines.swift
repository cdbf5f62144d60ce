#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads lines that a person types and the driver of the terminal edits.
struct TerminalLines {
  /// A line of so many bytes may have been cut off by the driver.
  static let limit = 4_095

  private let device: TerminalDevice
  private let modes: TerminalModes
  private var pending: [UInt8] = []

  init(device: TerminalDevice, modes: TerminalModes) {
    self.device = device
    self.modes = modes
  }

  /// The next line without its end. `prompt` is written again after the program was suspended.
  mutating func line(prompt: () -> Void) throws(LineRun.Interruption) -> [UInt8] {
    try line(prompt: prompt, resuming: {})
  }

  /// The next line, which is not echoed. `prompt` is written once that is sure, `onEnd` whatever happens.
  mutating func silentLine(_ prompt: () -> Void, onEnd: () -> Void) throws(LineRun.Interruption) -> [UInt8] {
    let (device, modes) = (device, modes)
    func silence() throws(LineRun.Interruption) {
      guard modes.setSilent() else { throw device.isThere ? .echoes : .killed(SIGHUP) }
    }
    try silence()
    defer {
      modes.restore(discardingInput: false)
      onEnd()
    }
    prompt()
    return try line(prompt: prompt, resuming: silence)
  }

  private mutating func line(
    prompt: () -> Void, resuming: () throws(LineRun.Interruption) -> Void
  ) throws(LineRun.Interruption) -> [UInt8] {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(pending[..<end])
        pending.removeFirst(end + 1)
        return line
      }
      let wakeup = device.wait(milliseconds: nil, writing: false)
      // A terminal that goes away also continues the program, which cannot go on then.
      if let ending = wakeup.signals.first(where: SignalPipe.ending.contains) { throw .killed(ending) }
      for number in wakeup.signals {
        switch number {
        case SIGTSTP, SIGCONT:
          if number == SIGTSTP {
            modes.restore(discardingInput: false)
            device.stop()
          }
          if let ending = device.awaitForeground() { throw .killed(ending) }
          // Whoever had the terminal meanwhile may have turned the echo on.
          try resuming()
          prompt()
        default: break
        }
      }
      switch wakeup.input {
      case .bytes(let bytes): pending += bytes
      case .nothing: break
      case .ended:
        // The end of the file is Ctrl-D, unless there is no terminal any more.
        throw device.isThere ? .left : .killed(SIGHUP)
      }
    }
  }
}
