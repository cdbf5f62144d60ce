import FormExpressions
import Synchronization

@testable import formctl

/// Files that exist only in a test: texts by path, folders by the paths of what they hold, and whatever goes wrong.
final class InventedFiles: Sendable {
  // A class, because what is written must be seen by the test that handed the functions out.
  private let texts: Mutex<[String: String]>
  private let problems: [String: FileProblem]

  /// `texts` by path; what stands in `problems` is listed in its folder and has a status, but cannot be used.
  init(_ texts: [String: String], problems: [String: FileProblem] = [:]) {
    self.texts = Mutex(texts)
    self.problems = problems
  }

  func text(at path: String) -> String? { texts.withLock { $0[path] } }

  var system: FileSystem {
    FileSystem(
      status: { path throws(FileProblem) in try self.status(of: path) },
      entries: { path throws(FileProblem) in try self.entries(of: path) },
      read: { path, limit throws(FileProblem) in
        if let problem = self.problems[path] { throw problem }
        guard let text = self.text(at: path) else { throw .missing }
        return Array(text.utf8.prefix(limit))
      },
      replace: { path, bytes, _ throws(FileProblem) in
        if let problem = self.problems["replace " + path] { throw problem }
        self.texts.withLock { $0[path] = String(decoding: bytes, as: UTF8.self) }
      })
  }

  private var paths: [String] { texts.withLock { Array($0.keys) } + problems.keys }

  private func status(of path: String) throws(FileProblem) -> FileSystem.Status {
    let plain = plain(path)
    let number = UInt64(truncatingIfNeeded: plain.hashValue)
    let identity = FileSystem.FileIdentity(device: 1, number: number)
    if let text = text(at: plain) { return .init(kind: .file, size: text.utf8.count, identity: identity) }
    if paths.contains(where: { $0.hasPrefix(plain + "/") }) || plain == "." {
      return .init(kind: .folder, size: 0, identity: identity)
    }
    if case .isSpecial(let kind) = problems[plain] { return .init(kind: .special(kind), size: 0, identity: identity) }
    if problems[plain] != nil, problems[plain] != .missing { return .init(kind: .file, size: 1, identity: identity) }
    throw .missing
  }

  private func entries(of path: String) throws(FileProblem) -> [FileSystem.Entry] {
    let plain = plain(path)
    if let problem = problems[plain] { throw problem }
    let start = plain == "." ? "" : plain + "/"
    let names = paths.filter { $0.hasPrefix(start) }.compactMap {
      $0.dropFirst(start.count).split(separator: "/").first
    }
    return Set(names.map(String.init)).sorted().map { FileSystem.Entry($0) }
  }

  private func plain(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}

/// A run of the program in this process, with invented files and streams.
struct InventedRun {
  let status: ExitStatus
  let output: String
  let errors: String

  init(
    _ words: String..., files: InventedFiles = InventedFiles([:]), input: String = "", width: Int? = nil,
    variables: [String: String] = [:], writing result: Console.WriteResult = .written
  ) {
    self.init(words, files: files, input: input, width: width, variables: variables, writing: result)
  }

  init(
    _ words: [String], files: InventedFiles = InventedFiles([:]), input: String = "", width: Int? = nil,
    variables: [String: String] = [:], writing result: Console.WriteResult = .written
  ) {
    let streams = Streams()
    let console = Console(
      readInput: { limit in Array(input.utf8.prefix(limit)) },
      writeOutput: { bytes in
        streams.output.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
        return result
      },
      writeError: { bytes in
        streams.errors.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
        return .written
      },
      variable: { variables[$0] }, outputWidth: width, errorWidth: width,
      now: { Timestamp(CivilDate(daysSinceEpoch: 20_485)) })
    status = Program.formctl.run(words, console: console, files: files.system)
    output = streams.output.withLock { $0 }
    errors = streams.errors.withLock { $0 }
  }

  /// What was written. A class, because the functions of a console share it with the test.
  private final class Streams: Sendable {
    let output = Mutex("")
    let errors = Mutex("")
  }
}
