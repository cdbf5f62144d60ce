import FormTestSupport
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Random keys at the built program on a pseudo-terminal: whatever was typed and however it ends, the terminal is given
/// back, and nothing was written that the contract does not name.
@Suite struct RandomTerminalTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: repositoryRoot + "/Forms")) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  private static let contexts = [
    "signin.yaml": #"{"account": {"email": "mina@example.com", "password": "moonlight-77"}}"#,
    "detail.yaml": #"{"account": {"email": "mina@example.com"}}"#,
    "profile.yaml": #"{"account": {"email": "mina@example.com", "verified": true}}"#,
  ]

  @Test func theGalleryIsThere() { #expect(Self.names.count >= 4) }

  @Test(arguments: names) func theTerminalIsGivenBack(_ name: String) throws {
    var words = ["fill", name, "--mouse"]
    if let context = Self.contexts[name] { words += ["--context", try scratch.write("context.json", context).path] }
    let place = UInt64(Self.names.firstIndex(of: name) ?? 0)
    let run = try TerminalRun(
      words, in: URL(fileURLWithPath: repositoryRoot + "/Forms"),
      variables: ["HOME": scratch.folder.path, "ESCDELAY": "5"], output: .file(try scratch.write("output.json", "")),
      edits: false)
    try run.wait("the first frame") { $0.isAlternate && !$0.text.isEmpty }
    var keys = RandomKeys(seed: place)
    for _ in 0..<200 where !run.hasEnded {
      for step in keys.sequence() {
        switch step {
        case .bytes(let text), .character(let text): run.send(text)
        case .escape: run.send("\u{1B}")
        case .time: try run.drain()
        case .size(let columns, let rows): try run.resize(columns: columns, rows: rows)
        }
      }
      try run.drain()
    }
    let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    let signal = signals[Int(place) % signals.count]
    run.signal(signal)
    #expect([0, 130, -signal].contains(try run.finish()))
    #expect(run.isRestored)
    #expect(run.writtenText.hasSuffix("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"))
  }
}
