#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Console {
  /// The console of this process.
  ///
  /// A pipe that nobody reads any more must not kill the process before it has chosen its exit status, so SIGPIPE is
  /// ignored from here on.
  static func standard() -> Console {
    _ = signal(SIGPIPE, SIG_IGN)
    return Console(
      readInput: { limit throws(FileProblem) in try SystemCalls.readAll(STDIN_FILENO, limit: limit) },
      writeOutput: { written($0, to: STDOUT_FILENO) },
      writeError: { written($0, to: STDERR_FILENO) },
      variable: { SystemCalls.variable($0) },
      outputWidth: SystemCalls.terminalWidth(of: STDOUT_FILENO),
      errorWidth: SystemCalls.terminalWidth(of: STDERR_FILENO), now: { SystemCalls.now() })
  }

  private static func written(_ bytes: [UInt8], to descriptor: Int32) -> WriteResult {
    guard let code = SystemCalls.writeAll(bytes, to: descriptor) else { return .written }
    return code == EPIPE ? .closed : .failed(SystemCalls.description(of: code))
  }
}
