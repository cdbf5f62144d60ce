import FormDiagnostics
import FormDocuments

extension DecodingContext {
  /// Reports a comment behind a text without quotes that was likely meant to be a part of it: `Room #12`.
  mutating func reportComment(behind scalar: Node.Scalar) {
    let bytes = source.bytes
    var sign = scalar.range.end
    guard scalar.style == .plain, sign < bytes.count, bytes[sign] == UInt8(ascii: " ") else { return }
    while sign < bytes.count, bytes[sign] == UInt8(ascii: " ") { sign += 1 }
    var end = sign + 1
    guard end < bytes.count, bytes[sign] == UInt8(ascii: "#"), bytes[end].isDigit else { return }
    while end < bytes.count, bytes[end].isDigit { end += 1 }
    let written = SourceRange(sign, end)
    let whole = SourceRange(scalar.range.start, end)
    let quoted = whole.count <= 60 ? ": `\(source[whole].inQuotes)`" : ""
    report(
      Diagnostic(
        .commentInText, "The text ends before `\(source[written])`: behind a space, `#` begins a comment", at: written,
        hint: "Put it in quotes\(quoted); a comment has a space behind its `#`."))
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
