import FormExpressions

/// A line on the error stream that tells a person how far a long check is, when the stream is a terminal.
struct CheckProgress {
  private let console: Console
  private var size: Int?
  private var bytes = 0
  private var records = 0
  private var next: Double
  private var isShown = false

  init(_ console: Console) {
    self.console = console
    // What ends within a second needs no line.
    next = Self.seconds(console) + 1
  }

  private static func seconds(_ console: Console) -> Double {
    let now = console.now()
    return Double(now.seconds) + Double(now.nanoseconds) / 1_000_000_000
  }

  /// Begins with an input of `size` bytes; nil when that is not known.
  mutating func begin(_ name: String, size: Int?) {
    self.size = size
    bytes = 0
  }

  /// Notes that so much more is done.
  mutating func advance(bytes: Int, records: Int) {
    self.bytes += bytes
    self.records += records
    guard let width = console.errorWidth else { return }
    let seconds = Self.seconds(console)
    guard seconds >= next else { return }
    next = seconds + 0.2
    isShown = true
    console.report("\r\u{1B}[K" + line(width))
  }

  /// Takes the line away.
  mutating func end() {
    if isShown { console.report("\r\u{1B}[K") }
    isShown = false
  }

  private func line(_ width: Int) -> String {
    let count = "\(records) records"
    guard let size, size > 0 else { return String(count.prefix(max(width - 1, 0))) }
    let share = min(Double(bytes) / Double(size), 1)
    let room = min(max(width - count.count - 10, 0), 40)
    let filled = Int(share * Double(room))
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: room - filled)
    return String("\(Int(share * 100))% \(bar) \(count)".prefix(max(width - 1, 0)))
  }
}
