import FormExpressions

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calls of the operating system that this program makes, without their C types.
enum SystemCalls {
  /// Why the last call failed.
  static var lastProblem: FileProblem { problem(errno) }

  /// Why the last call failed, which was about `path`.
  static func lastProblem(at path: String) -> FileProblem {
    let problem = lastProblem
    // Swift puts the sign for what cannot be read into names that are no UTF-8.
    return problem == .missing && path.unicodeScalars.contains("\u{FFFD}") ? .nameIsNotUTF8 : problem
  }

  static func problem(_ code: Int32) -> FileProblem {
    switch code {
    case ENOENT: .missing
    case EACCES, EPERM: .notPermitted
    case EISDIR: .isFolder
    case ENOTDIR: .isNoFolder
    default: .other(description(of: code))
    }
  }

  static func description(of code: Int32) -> String { unsafe String(cString: strerror(code)).lowercasedFirstLetter }

  /// Calls `handler` when a signal comes. Calls of the system that it interrupts fail with `EINTR`, unless `flags` say
  /// otherwise.
  static func handle(_ number: Int32, flags: Int32 = 0, _ handler: @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.sa_flags = flags
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      unsafe action.__sa_handler.sa_handler = handler
    #else
      unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    unsafe sigaction(number, &action, nil)
  }

  /// The moment by the clock of this machine.
  static func now() -> Timestamp {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
      ?? Timestamp(CivilDate(daysSinceEpoch: 0))
  }

  /// Reads a descriptor to its end, but at most `limit` bytes.
  ///
  /// `size` is how many bytes are expected; there may be more or fewer.
  static func readAll(_ descriptor: Int32, limit: Int, size: Int = 1 << 16) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than expected, so that the end is met without a second read.
    var room = min(max(size, 1023) + 1, limit)
    while room > 0 {
      let part = try readPart(descriptor, limit: room)
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if part.count < room { break }
      room = min(bytes.count, limit - bytes.count)
    }
    return bytes
  }

  /// Reads a descriptor up to its end or `limit` bytes, into memory taken for all of them.
  private static func readPart(_ descriptor: Int32, limit: Int) throws(FileProblem) -> [UInt8] {
    var problem: FileProblem?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
      while filled < limit {
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        let count = unsafe Self.read(descriptor, rest, rest.count)
        if count == 0 { break }
        if count > 0 {
          filled += count
        } else if errno != EINTR {
          problem = lastProblem
          break
        }
      }
    }
    if let problem { throw problem }
    return bytes
  }

  /// Opens what is missing of the three standard streams on nothing, so that no file can take their place.
  ///
  /// - Returns: Whether standard output was open before.
  static func openMissingStreams() -> Bool {
    let hasOutput = fcntl(STDOUT_FILENO, F_GETFD) >= 0
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is taken, which is this one.
      _ = unsafe open("/dev/null", O_RDWR)
    }
    return hasOutput
  }

  /// Whether a descriptor leads to a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Reads what is there into `bytes`; the number of bytes, 0 at the end, -1 after a failure.
  static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Int {
    let wanted = bytes.count
    return unsafe bytes.withUnsafeMutableBytes { unsafe Self.read(descriptor, $0, wanted) }
  }

  /// The whole path of what `path` leads to through symbolic links; nil after a failure, such as that there is nothing.
  static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Reads what is there, at most `limit` bytes; empty at the end, nil after a failure.
  static func read(_ descriptor: Int32, atMost limit: Int) -> [UInt8]? {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
      count = unsafe read(descriptor, UnsafeMutableRawBufferPointer(buffer), limit)
      filled = max(0, count)
    }
    return count < 0 ? nil : bytes
  }

  /// Writes as much of `bytes` as is taken at once; the number of bytes, -1 after a failure.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
    unsafe bytes.withUnsafeBytes { unsafe Self.write(descriptor, $0) }
  }

  private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, buffer.baseAddress, count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, buffer.baseAddress, count)
    #elseif canImport(Darwin)
      unsafe Darwin.read(descriptor, buffer.baseAddress, count)
    #endif
  }

  /// Writes all of `bytes`; the code of the failure, if there is one.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Self.write(descriptor, UnsafeRawBufferPointer(rebasing: buffer[done...]))
      }
      if count > 0 {
        done += count
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        unsafe poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  private static func write(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Darwin)
      unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// The cells of a row of the terminal behind `descriptor`; nil when it is no terminal. A terminal that does not know
  /// its size has 80.
  static func terminalWidth(of descriptor: Int32) -> Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    if unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }

  /// The value of an environment variable; nil when it is not set.
  static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}

extension String {
  /// The messages of the system begin with a capital, ours stand in the middle of a sentence.
  fileprivate var lowercasedFirstLetter: String { prefix(1).lowercased() + dropFirst() }
}
