import Foundation
public import Testing

/// Compares `text` with the golden file at `path`, a path relative to `Tests/Golden`.
///
/// A missing file, or `RECORD_GOLDENS=1` in the environment, writes the file and fails, so that nobody takes a fresh
/// recording for a passed test. Read the difference of a golden as you read code.
public func expectGolden(_ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let url = URL(fileURLWithPath: "\(repositoryRoot)/Tests/Golden/\(path)")
  let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"
  if !isRecording, let golden = try? String(contentsOf: url, encoding: .utf8) {
    #expect(text == golden, "\(path) differs", sourceLocation: sourceLocation)
    return
  }
  do {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    Issue.record("\(path) was recorded; read it, then run the tests again", sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(path) cannot be written: \(error)", sourceLocation: sourceLocation)
  }
}
