import FormTestSupport
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A run of the built executable on a pseudo-terminal, with a person at it.
///
/// A class, because a run has to be ended once, whatever becomes of the test.
final class TerminalRun {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Where a standard stream of the program leads.
  enum Stream {
    case terminal
    case file(URL)
    case null
    case closed
  }

  private let terminal: PseudoTerminal
  private let modesBefore: [UInt32]
  /// The program, or the shell of a script.
  let process: pid_t
  private var waitStatus: Int32?
  private var isGone = false
  /// What the screen shows.
  private(set) var screen: ScreenModel
  /// Every byte that was written to the terminal.
  private(set) var written: [UInt8] = []

  /// Starts `formctl` with `words` in `folder`; or, where there is a `script`, a shell with job control that does it and
  /// finds them in `"$@"`. Of the environment only `variables` and a usual terminal are set. Where the driver `edits`, it
  /// echoes what is typed after the end of the program, and an interrupt takes away what nobody has read by then. Where
  /// the terminal is not `isControlling`, the program has no other terminal than its streams.
  init(
    _ words: [String], in folder: URL, columns: Int = 80, rows: Int = 24, variables: [String: String] = [:],
    input: Stream = .terminal, output: Stream = .terminal, errors: Stream = .terminal,
    edits: Bool = true, isControlling: Bool = true, typedBefore: String = "", script: String? = nil
  ) throws {
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    self.terminal = terminal
    if !edits { terminal.turnOffEditing() }
    terminal.write(Array(typedBefore.utf8))
    screen = ScreenModel(columns: max(columns, 1), rows: max(rows, 1))
    modesBefore = terminal.modes
    var environment = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": folder.path]
    environment.merge(variables) { $1 }
    let program = [Run.executable.path] + words
    process = try Self.spawn(
      script.map { ["/bin/bash", "-c", "set -m; " + $0, "bash"] + program } ?? program, in: folder,
      environment: environment.filter { !$0.value.isEmpty },
      streams: [input, output, errors].enumerated().map { place, stream in
        switch stream {
        case .terminal: (terminal.path, O_RDWR | (isControlling ? 0 : O_NOCTTY))
        case .file(let url): (url.path, place == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC)
        case .null: ("/dev/null", O_RDWR)
        case .closed: nil
        }
      }, controlling: isControlling ? terminal.path : nil)
  }

  deinit {
    if waitStatus == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      _ = unsafe waitpid(process, &status, 0)
    }
    if !isGone { terminal.close() }
  }

  /// The flag `POSIX_SPAWN_SETSID`, which Swift cannot see everywhere.
  #if canImport(Darwin)
    private static let newSession = Int16(POSIX_SPAWN_SETSID)
    private static let setsSignalMask = Int16(POSIX_SPAWN_SETSIGMASK)
  #else
    private static let newSession: Int16 = 0x80
    private static let setsSignalMask: Int16 = 0x08
  #endif

  private static func spawn(
    _ words: [String], in folder: URL, environment: [String: String], streams: [(path: String, flags: Int32)?],
    controlling: String?
  ) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that the leader of a session opens becomes its controlling terminal.
    // Threads of the test runner may have signals blocked, which a program would inherit.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, newSession | setsSignalMask)
    if let controlling {
      unsafe posix_spawn_file_actions_addopen(&actions, 9, controlling, O_RDWR, 0)
      unsafe posix_spawn_file_actions_addclose(&actions, 9)
    }
    for (descriptor, stream) in streams.enumerated() {
      guard let stream else {
        unsafe posix_spawn_file_actions_addclose(&actions, Int32(descriptor))
        continue
      }
      unsafe posix_spawn_file_actions_addopen(&actions, Int32(descriptor), stream.path, stream.flags, 0o600)
    }
    // Only a shell can be told the folder everywhere; it becomes the program.
    let line = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path] + words
    let arguments = unsafe line.map { unsafe strdup($0) } + [nil]
    let variables = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer { _ = unsafe (arguments + variables).map { unsafe free($0) } }
    var identifier: pid_t = 0
    let code = unsafe posix_spawn(&identifier, "/bin/sh", &actions, &attributes, arguments, variables)
    guard code == 0 else { throw Failure(description: "formctl cannot be started: \(code)") }
    return identifier
  }

  /// Types `text`, bytes as they are.
  func send(_ text: String) { terminal.write(Array(text.utf8)) }

  func signal(_ number: Int32) { kill(process, number) }

  func resize(columns: Int, rows: Int) throws {
    try drain()
    screen.resize(columns: columns, rows: rows)
    terminal.resize(columns: columns, rows: rows)
  }

  /// Takes the terminal away from the program, as when a connection is lost. Nothing can be seen any more.
  func hangUp() {
    terminal.close()
    isGone = true
  }

  /// Takes what the program has written so far.
  func drain() throws {
    if isGone { return }
    while let bytes = terminal.read(), !bytes.isEmpty {
      written += bytes
      try screen.write(bytes)
    }
  }

  /// Waits until the screen is as `condition` says; throws when it is not for a long time.
  func wait(_ what: String, until condition: (ScreenModel) -> Bool) throws {
    let end = ContinuousClock.now + .seconds(20)
    while true {
      try drain()
      if condition(screen), !screen.modes.contains(2026) { return }
      if ContinuousClock.now > end || hasEnded {
        try drain()
        if condition(screen) { return }
        throw Failure(description: "waited in vain for \(what); the screen shows:\n\(screen.text)")
      }
      pause()
    }
  }

  /// Waits until `text` is on the screen.
  func expect(_ text: String) throws {
    try wait("`\(text)`") { $0.text.contains(text) || $0.scrolledOut.contains { $0.contains(text) } }
  }

  /// Waits for the end; the exit status, or the negative number of the signal that ended it.
  @discardableResult func finish() throws -> Int32 {
    let end = ContinuousClock.now + .seconds(20)
    while !hasEnded {
      try drain()
      if ContinuousClock.now > end {
        throw Failure(description: "still running; the screen shows:\n\(screen.text)")
      }
      pause()
    }
    try drain()
    let status = waitStatus ?? 0
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }

  /// Whether the terminal is as it was before, for the driver and on the screen.
  var isRestored: Bool { screen.isRestored && terminal.modes == modesBefore }

  /// Every byte that was written to the terminal, as text.
  var writtenText: String { String(decoding: written, as: UTF8.self) }

  /// The processes that the shell of a script has started and that are still there.
  var children: [pid_t] {
    let run = Process()
    run.executableURL = URL(fileURLWithPath: "/bin/ps")
    run.arguments = ["-A", "-o", "pid=,ppid="]
    let pipe = Pipe()
    run.standardOutput = pipe
    guard (try? run.run()) != nil else { return [] }
    let lines = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
    return lines.compactMap { line in
      let numbers = line.split(separator: " ").compactMap { pid_t($0) }
      return numbers.count == 2 && numbers[1] == process ? numbers[0] : nil
    }
  }

  /// Whether the program has ended.
  var hasEnded: Bool {
    if waitStatus != nil { return true }
    var status: Int32 = 0
    if unsafe waitpid(process, &status, WNOHANG) == process { waitStatus = status }
    return waitStatus != nil
  }

  private func pause() {
    var waiting = pollfd(fd: isGone ? -1 : terminal.main, events: Int16(POLLIN), revents: 0)
    _ = unsafe poll(&waiting, 1, 5)
    // The other end stays open here, so that poll never tells of its end: only time can.
  }
}
