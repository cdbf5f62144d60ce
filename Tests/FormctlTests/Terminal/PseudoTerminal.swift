import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Both ends of a pseudo-terminal: the one that a person sits at, and the path of the one that a program gets.
struct PseudoTerminal {
  struct Unavailable: Error {}

  /// Linux's requests `TIOCSPTLCK` and `TIOCGPTN`.
  private static let unlock: UInt = 0x4004_5431
  private static let number: UInt = 0x8004_5430

  /// The person's end.
  let main: Int32
  /// The path of the program's end.
  let path: String
  /// The program's end, kept open here as well, so that it survives the program and its modes can be asked for.
  let program: Int32

  init(columns: Int, rows: Int) throws {
    #if canImport(Darwin)
      main = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard main >= 0, grantpt(main) == 0, unlockpt(main) == 0, let name = unsafe ptsname(main) else {
        throw Unavailable()
      }
      path = unsafe String(cString: name)
    #else
      // The functions of POSIX are hidden from Swift here, so this asks the driver itself, as they do.
      main = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var isLocked: Int32 = 0
      var number: Int32 = 0
      guard main >= 0, unsafe ioctl(main, Self.unlock, &isLocked) == 0,
        unsafe ioctl(main, Self.number, &number) == 0
      else { throw Unavailable() }
      path = "/dev/pts/\(number)"
    #endif
    program = unsafe open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard program >= 0 else { throw Unavailable() }
    _ = fcntl(main, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(main, UInt(TIOCSWINSZ), &size)
  }

  /// The modes of the driver, to be compared before and after.
  var modes: [UInt32] {
    var modes = termios()
    _ = unsafe tcgetattr(program, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map { UInt32($0) }
  }

  func turnOffEditing() {
    var modes = termios()
    _ = unsafe tcgetattr(program, &modes)
    modes.c_lflag &= ~tcflag_t(ECHO | ISIG)
    _ = unsafe tcsetattr(program, TCSANOW, &modes)
  }

  func close() {
    _ = closeDescriptor(main)
    _ = closeDescriptor(program)
  }

  /// What the program has written since the last call; nil when everyone has closed the other end.
  func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    #if canImport(Glibc)
      let count = unsafe Glibc.read(main, &bytes, bytes.count)
    #else
      let count = unsafe Darwin.read(main, &bytes, bytes.count)
    #endif
    if count > 0 { return Array(bytes[..<count]) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
  }

  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(main, $0.baseAddress, $0.count) }
      #else
        let count = unsafe rest.withUnsafeBytes { unsafe Darwin.write(main, $0.baseAddress, $0.count) }
      #endif
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EAGAIN, errno != EINTR { return }
    }
  }
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 {
  #if canImport(Glibc)
    Glibc.close(descriptor)
  #else
    Darwin.close(descriptor)
  #endif
}
