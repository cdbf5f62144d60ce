import FormDiagnostics
import FormDocuments

/// A value that YAML does not see: behind `#`, which begins a comment, or behind `&`, which marks what follows.
struct SwallowedValue {
  private let range: SourceRange
  private let written: String

  /// What was meant for the empty value at `place`; nil when nothing stands there.
  init?(at place: SourceRange, in source: SourceText) {
    let bytes = source.bytes
    var end = place.start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
    while end > place.start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    var start = place.start
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    if start + 1 < end, bytes[start] == UInt8(ascii: "#"), bytes[start + 1] != UInt8(ascii: " ") {
      range = SourceRange(start, end)
    } else {
      start = place.start
      while start > 0, !" \n\r{[,:".utf8.contains(bytes[start - 1]) { start -= 1 }
      guard start < place.start, bytes[start] == UInt8(ascii: "&") else { return nil }
      range = SourceRange(start, place.start)
    }
    written = source[range]
    // Behind a comment's sign anything may stand; a longer text is a remark.
    guard written.utf8.count <= 60 else { return nil }
  }

  /// The finding that the value of the key `subject`, which must be `expected`, is not seen.
  func diagnostic(_ subject: String?, expected: String) -> Diagnostic {
    let isComment = written.hasPrefix("#")
    let why = isComment ? "without quotes `#` begins a comment" : "without quotes `&` marks what follows for repetition"
    let subject = subject.map { "`\($0)` must be" } ?? "Here must stand"
    return Diagnostic(
      .wrongType, "\(subject) \(expected), but \(why)", at: range, hint: "Put it in quotes: `\(written.inQuotes)`.",
      fix: Diagnostic.Fix("Put it in quotes", [Diagnostic.Edit(range, written.inQuotes)]))
  }
}
