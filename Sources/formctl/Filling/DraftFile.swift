#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file that keeps the answers of one form until it is submitted, held by one run at a time.
struct DraftFile {
  /// Why there is no draft to work with.
  enum Problem: Error, Equatable {
    /// Another run holds it.
    case inUse
    /// The folder or a file in it cannot be used, in the words of the system.
    case unusable(String)
  }

  /// The largest draft that is read, in bytes.
  static let limit = 64 << 20

  /// The path of the draft.
  let path: String
  private let lock: Int32
  private let lockPath: String

  /// The folder of drafts: in `XDG_STATE_HOME`, or in `.local/state` of the home folder. Nil without either.
  static func folder(variable: (String) -> String?) -> String? {
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/formctl/drafts" }
    guard let home = variable("HOME"), !home.isEmpty else { return nil }
    return home + "/.local/state/formctl/drafts"
  }

  /// Takes hold of the draft called `name` in `folder`, which is made where it is missing.
  init(_ name: String, in folder: String) throws(Problem) {
    try Self.makeFolder(folder)
    path = "\(folder)/\(name).json"
    lockPath = "\(folder)/\(name).lock"
    lock = try Self.locked(lockPath)
  }

  private static func makeFolder(_ folder: String) throws(Problem) {
    var place = ""
    for part in folder.split(separator: "/") {
      place += "/" + part
      if unsafe mkdir(place, S_IRWXU) != 0, errno != EEXIST, errno != EISDIR, unsafe access(place, F_OK) != 0 {
        throw .unusable(SystemCalls.description(of: errno))
      }
    }
    guard unsafe chmod(folder, S_IRWXU) == 0 else { throw .unusable(SystemCalls.description(of: errno)) }
  }

  /// The descriptor of a file that is locked as long as it is open.
  private static func locked(_ path: String) throws(Problem) -> Int32 {
    while true {
      let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, S_IRUSR | S_IWUSR)
      guard descriptor >= 0 else { throw .unusable(SystemCalls.description(of: errno)) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let code = errno
        close(descriptor)
        throw code == EWOULDBLOCK ? .inUse : .unusable(SystemCalls.description(of: code))
      }
      // The run that held it before may have taken the file away after it was opened here.
      var opened = stat()
      var present = stat()
      let isSame =
        unsafe fstat(descriptor, &opened) == 0 && stat(path, &present) == 0 && opened.st_ino == present.st_ino
      if isSame { return descriptor }
      close(descriptor)
    }
  }

  /// What the draft holds; nil when there is none.
  func read() throws(Problem) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .unusable(SystemCalls.description(of: errno))
    }
    defer { close(descriptor) }
    do throws(FileProblem) {
      return try SystemCalls.readAll(descriptor, limit: Self.limit)
    } catch {
      throw .unusable(error.description)
    }
  }

  /// Puts `bytes` in the place of what the draft holds. Whoever reads it sees the one or the other, never a part.
  func save(_ bytes: [UInt8]) throws(Problem) {
    let temporary = "\(path).\(getpid()).tmp"
    unsafe unlink(temporary)
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR)
    guard descriptor >= 0 else { throw .unusable(SystemCalls.description(of: errno)) }
    let failure = SystemCalls.writeAll(bytes, to: descriptor) ?? (fsync(descriptor) == 0 ? nil : errno)
    close(descriptor)
    guard failure == nil, unsafe rename(temporary, path) == 0 else {
      let code = failure ?? errno
      unsafe unlink(temporary)
      throw .unusable(SystemCalls.description(of: code))
    }
  }

  /// Takes the draft away.
  func remove() { _ = unsafe unlink(path) }

  /// Renames a draft that cannot be read; the new name without its folder.
  func setAside() throws(Problem) -> String {
    for number in 1...1_000 {
      let place = "\(path).damaged-\(number)"
      if unsafe access(place, F_OK) == 0 { continue }
      guard unsafe rename(path, place) == 0 else { throw .unusable(SystemCalls.description(of: errno)) }
      return String(place.split(separator: "/").last ?? "")
    }
    throw .unusable("there are too many damaged drafts")
  }

  /// Lets go of the draft.
  func release() {
    unsafe unlink(lockPath)
    close(lock)
  }
}
