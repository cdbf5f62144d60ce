import FormTestSupport
import Foundation

/// A finished run of the built executable.
struct Run {
  let status: Int32
  let output: String
  let errors: String

  /// The executable that stands beside the tests.
  static let executable: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("formctl")
    #else
      return Bundle.main.bundleURL.appendingPathComponent("formctl")
    #endif
  }()

  /// Runs `formctl` with `words` in `folder` and waits for its end. Of the environment only `variables` are set.
  init(_ words: String..., input: String = "", in folder: URL, variables: [String: String] = [:]) async throws {
    try await self.init(words: words, input: Data(input.utf8), in: folder, variables: variables)
  }

  init(words: [String], input: Data, in folder: URL, variables: [String: String]) async throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = variables
    // Files, not pipes: nothing can fill up, whatever is written first.
    let files = try Scratch()
    let inputFile = try files.write("input", input)
    let outputFile = try files.write("output", Data())
    let errorFile = try files.write("errors", Data())
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try await Self.run(process)
    status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
  }

  private static func run(_ process: Process) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
  }
}

/// A folder of its own for one test, removed at the end.
final class Scratch {
  // A class, because the folder goes with the last one who knows it.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("formctl-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file, making the folders it stands in.
  @discardableResult func write(_ path: String, _ data: Data) throws -> URL {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  @discardableResult func write(_ path: String, _ text: String) throws -> URL { try write(path, Data(text.utf8)) }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
  }
}
