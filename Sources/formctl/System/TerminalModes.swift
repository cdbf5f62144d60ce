#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How the terminal driver treats what is typed, read once and set back at the end.
struct TerminalModes {
  private let descriptor: Int32
  private let found: termios

  /// The modes of the terminal behind `descriptor` as they are now; nil when it is no terminal.
  init?(of descriptor: Int32) {
    var modes = termios()
    guard unsafe tcgetattr(descriptor, &modes) == 0 else { return nil }
    self.descriptor = descriptor
    found = modes
  }

  /// The modes as they were found.
  var asFound: termios { found }

  /// Every byte arrives as it is typed, none is echoed, and none of them is a signal or stops the output.
  func setRaw(discardingInput: Bool) -> Bool {
    var raw = found
    raw.c_iflag &= ~tcflag_t(IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON | IXOFF)
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    raw.c_oflag &= ~tcflag_t(OPOST)
    raw.c_cflag = raw.c_cflag & ~tcflag_t(CSIZE | PARENB) | tcflag_t(CS8)
    // VMIN and VTIME say how long a read waits: for one byte, without a limit.
    unsafe withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
    }
    return set(raw, discardingInput ? TCSAFLUSH : TCSADRAIN)
  }

  /// Lines are edited by the driver as found, but not echoed.
  func setSilent() -> Bool {
    var silent = found
    silent.c_lflag &= ~tcflag_t(ECHO | ECHOE | ECHOK | ECHONL)
    silent.c_lflag |= tcflag_t(ICANON | ISIG)
    guard set(silent, TCSAFLUSH) else { return false }
    // A driver may take the modes without doing what they say.
    var now = termios()
    return unsafe tcgetattr(descriptor, &now) == 0 && now.c_lflag & tcflag_t(ECHO) == 0
  }

  /// The modes as they were found, unless the terminal is somebody else's now. Typing that nobody has read goes with them
  /// when `discardingInput` is true.
  @discardableResult func restore(discardingInput: Bool) -> Bool {
    let owner = tcgetpgrp(descriptor)
    return owner > 0 && owner != getpgrp() || set(found, discardingInput ? TCSAFLUSH : TCSADRAIN)
  }

  private func set(_ modes: termios, _ when: Int32) -> Bool {
    var modes = modes
    while unsafe tcsetattr(descriptor, when, &modes) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }
}
