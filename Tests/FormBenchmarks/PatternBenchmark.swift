import FormPatterns

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What matching costs over the lines of a file, such as a million e-mail addresses.
struct PatternBenchmark {
  private static let address = "[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+"

  /// Prints nanoseconds of processor time for one line, the median of rounds, and how many lines match.
  static func run(_ text: [UInt8]) {
    guard case .success(let pattern) = Pattern.parse(address) else { return }
    let matcher = PatternMatcher(pattern, .wholeText)
    let lines = text.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    var times: [Double] = []
    var count = 0
    for _ in 0..<7 {
      times.append(
        seconds {
          count = 0
          for line in lines where matcher.matches(line) { count += 1 }
        })
    }
    print("Patterns, nanoseconds for one of \(lines.count) lines, of which \(count) match; median of rounds")
    print(column(median(times) / Double(max(1, lines.count)) * 1e9, digits: 1, width: 8) + "  \(address)")
  }
}

/// The bytes of the file at `path`; none when it cannot be read.
func readFile(_ path: String) -> [UInt8] {
  guard let file = unsafe fopen(path, "r") else { return [] }
  defer { unsafe fclose(file) }
  unsafe fseek(file, 0, SEEK_END)
  let size = unsafe max(0, ftell(file))
  unsafe rewind(file)
  return unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = unsafe fread(buffer.baseAddress, 1, size, file)
  }
}
