import FormData

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Data that is read in pieces: a file or standard input.
struct DataInput {
  /// The name that messages show.
  let name: String
  /// The bytes of a file; nil for what has no length, such as a pipe.
  let size: Int?
  private let descriptor: Int32

  /// Opens the file at `path`, or standard input for `-`.
  init(_ path: String) throws(FileProblem) {
    name = path == "-" ? "<stdin>" : path
    descriptor = path == "-" ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw SystemCalls.lastProblem(at: path) }
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0 else { throw SystemCalls.lastProblem }
    if information.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
    size = information.st_mode & S_IFMT == S_IFREG ? Int(information.st_size) : nil
  }

  /// Gives the bytes piece by piece.
  var bytes: ByteSource {
    let descriptor = descriptor
    return { (bytes: inout [UInt8], start: Int) throws(InputProblem) in
      while true {
        let count = SystemCalls.read(descriptor, into: &bytes, from: start)
        if count >= 0 { return count }
        if errno != EINTR { throw InputProblem(SystemCalls.description(of: errno)) }
      }
    }
  }

  /// Closes a file.
  func close() {
    if descriptor != STDIN_FILENO { SystemCalls.close(descriptor) }
  }
}
