#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Gives the terminal back when this program crashes.
///
/// A handler of a crash may call almost nothing and reach only global variables, so everything it needs is laid out
/// before.
enum TerminalRescue {
  private static let crashes = [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE]
  nonisolated(unsafe) private static var output: Int32 = -1
  nonisolated(unsafe) private static var input: Int32 = -1
  /// Not a variable of the type itself: the compiler gives such a one 57 bytes, without the padding in the middle, and
  /// copies 60 into it.
  nonisolated(unsafe) private static var modes: UnsafeMutablePointer<termios>?
  nonisolated(unsafe) private static var bytes: UnsafeMutableRawPointer?
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var stack: UnsafeMutableRawPointer?

  /// From now on a crash writes `leaving` to `output` and sets the modes of `input` back.
  static func arm(input: Int32, modes: termios, output: Int32, leaving: [UInt8]) {
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: max(leaving.count, 1), alignment: 1)
    unsafe leaving.withUnsafeBytes {
      unsafe buffer.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(buffer), byteCount: $0.count)
    }
    unsafe bytes?.deallocate()
    unsafe bytes = buffer
    unsafe count = leaving.count
    let kept = unsafe self.modes ?? UnsafeMutablePointer<termios>.allocate(capacity: 1)
    unsafe kept.initialize(to: modes)
    unsafe (self.input, self.output, self.modes) = (input, output, kept)
    if unsafe stack == nil { useOwnStack() }
    for number in crashes {
      SystemCalls.handle(number, flags: Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND)), rescue)
    }
  }

  /// From now on a crash is only a crash.
  static func disarm() { for number in crashes { _ = signal(number, SIG_DFL) } }

  /// A crash because the stack is full leaves none for the handler.
  private static func useOwnStack() {
    let size = 1 << 16
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var description = unsafe stack_t()
    unsafe description.ss_sp = memory
    unsafe description.ss_size = size
    unsafe sigaltstack(&description, nil)
    unsafe stack = memory
  }

  private static let rescue: @convention(c) (Int32) -> Void = { number in
    if let bytes = unsafe TerminalRescue.bytes {
      _ = unsafe write(TerminalRescue.output, bytes, TerminalRescue.count)
    }
    if let modes = unsafe TerminalRescue.modes { _ = unsafe tcsetattr(TerminalRescue.input, TCSANOW, modes) }
    // The handler was for one time: now the signal does what it does by default.
    raise(number)
  }
}
