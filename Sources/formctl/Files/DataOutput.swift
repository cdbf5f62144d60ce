#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file, or standard output, that whole records are written to.
struct DataOutput {
  /// The name that messages show.
  let name: String
  private let descriptor: Int32
  /// How many bytes of whole records stand in the file.
  private var wholeCount = 0

  /// Makes the file at `path`, or empties it; `-` is standard output.
  init(_ path: String) throws(FileProblem) {
    name = path == "-" ? "<stdout>" : path
    descriptor = path == "-" ? STDOUT_FILENO : unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw errno == EACCES ? .notWritable : SystemCalls.lastProblem }
  }

  /// Writes `bytes`, which are whole records. When that fails, what was written of them is cut off again where that is
  /// possible, so that the file ends in a whole record.
  mutating func write(_ bytes: [UInt8]) -> Console.WriteResult {
    guard let code = SystemCalls.writeAll(bytes, to: descriptor) else {
      wholeCount += bytes.count
      return .written
    }
    if descriptor != STDOUT_FILENO { _ = ftruncate(descriptor, off_t(wholeCount)) }
    return code == EPIPE ? .closed : .failed(SystemCalls.description(of: code))
  }

  /// Closes a file.
  func close() {
    if descriptor != STDOUT_FILENO { SystemCalls.close(descriptor) }
  }
}
