#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written all or nothing.
enum DataFile {
  /// Writes `bytes` beside `path` and renames the file; why that failed, if it did. A new file is for its owner only,
  /// because answers are nobody else's concern; the mode of one that is there stays.
  static func write(_ bytes: [UInt8], to path: String) -> String? {
    var information = stat()
    var mode = mode_t(S_IRUSR | S_IWUSR)
    if unsafe stat(path, &information) == 0 {
      // A device or pipe cannot be renamed over; it is written as it is.
      guard information.st_mode & S_IFMT == S_IFREG else { return append(bytes, to: path) }
      mode = information.st_mode & 0o7777
    }
    // A link stays, and what it leads to is replaced.
    let target = SystemCalls.resolved(path) ?? path
    let temporary = "\(target).formctl-\(getpid()).tmp"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { return SystemCalls.description(of: errno) }
    let failure = SystemCalls.writeAll(bytes, to: descriptor) ?? (fsync(descriptor) == 0 ? nil : errno)
    close(descriptor)
    if failure == nil, unsafe rename(temporary, target) == 0 { return nil }
    let code = failure ?? errno
    unsafe unlink(temporary)
    return SystemCalls.description(of: code)
  }

  /// Whether what is written to `path` is shown on a terminal.
  static func isTerminal(_ path: String) -> Bool {
    var information = stat()
    guard unsafe stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFCHR else { return false }
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return SystemCalls.isTerminal(descriptor)
  }

  private static func append(_ bytes: [UInt8], to path: String) -> String? {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return SystemCalls.description(of: errno) }
    defer { close(descriptor) }
    return SystemCalls.writeAll(bytes, to: descriptor).map { SystemCalls.description(of: $0) }
  }
}
