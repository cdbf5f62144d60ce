#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileSystem {
  /// The file system of this machine.
  static let standard = FileSystem(
    status: { path throws(FileProblem) in try status(of: path) },
    entries: { path throws(FileProblem) in try entries(of: path) },
    read: { path, limit throws(FileProblem) in try read(path, limit: limit) },
    replace: { path, bytes, expected throws(FileProblem) in try replace(path, bytes, expected: expected) })

  private static func status(of path: String) throws(FileProblem) -> Status {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else { throw SystemCalls.lastProblem(at: path) }
    return Status(information)
  }

  private static func entries(of path: String) throws(FileProblem) -> [Entry] {
    guard let folder = unsafe opendir(path) else { throw SystemCalls.lastProblem(at: path) }
    defer { unsafe closedir(folder) }
    var entries: [Entry] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      entries.append(Entry(name, isLink: unsafe entry.pointee.d_type == UInt8(DT_LNK)))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe that took the file's place would wait for ever.
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw SystemCalls.lastProblem(at: path) }
    defer { close(descriptor) }
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0 else { throw SystemCalls.lastProblem }
    switch Status(information).kind {
    case .file: return try SystemCalls.readAll(descriptor, limit: limit, size: Int(information.st_size))
    case .folder: throw .isFolder
    case .special(let kind): throw .isSpecial(kind)
    }
  }

  /// Writes a file beside the old one and renames it, so that a reader sees the one or the other, never a part.
  private static func replace(_ path: String, _ bytes: [UInt8], expected: [UInt8]) throws(FileProblem) {
    guard let target = SystemCalls.resolved(path) else { throw SystemCalls.lastProblem }
    var information = stat()
    guard unsafe stat(target, &information) == 0 else { throw SystemCalls.lastProblem }
    guard unsafe access(target, W_OK) == 0 else { throw .notWritable }
    let temporary = "\(target).formctl-\(getpid()).tmp"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR)
    guard descriptor >= 0 else { throw errno == EACCES ? .notWritable : SystemCalls.lastProblem }
    do throws(FileProblem) {
      defer { close(descriptor) }
      // Only root may give a file away; for everyone else the owner is the same already, or the group changes.
      _ = fchown(descriptor, information.st_uid, information.st_gid)
      guard fchmod(descriptor, information.st_mode & 0o7777) == 0 else { throw SystemCalls.lastProblem }
      if let code = SystemCalls.writeAll(bytes, to: descriptor) { throw SystemCalls.problem(code) }
      guard fsync(descriptor) == 0 else { throw SystemCalls.lastProblem }
      guard try read(target, limit: expected.count + 1) == expected else { throw .changed }
      guard unsafe rename(temporary, target) == 0 else { throw SystemCalls.lastProblem }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
  }
}

extension FileSystem.Status {
  fileprivate init(_ information: stat) {
    kind =
      switch information.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFIFO: .special("pipe")
      case S_IFSOCK: .special("socket")
      default: .special("device")
      }
    size = Int(information.st_size)
    identity = FileSystem.FileIdentity(
      device: UInt64(truncatingIfNeeded: information.st_dev), number: UInt64(truncatingIfNeeded: information.st_ino))
  }
}
