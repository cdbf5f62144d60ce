import FormDiagnostics
import FormDocuments

extension DecodingContext {
  /// Reports a comment behind a text without quotes that was likely meant to be a part of it: `Room #12`, or
  /// `Line # ${index + 1}`, because no remark holds an expression.
  mutating func reportComment(behind scalar: Node.Scalar) {
    let bytes = source.bytes
    var sign = scalar.range.end
    guard scalar.style == .plain, sign < bytes.count, bytes[sign] == UInt8(ascii: " ") else { return }
    while sign < bytes.count, bytes[sign] == UInt8(ascii: " ") { sign += 1 }
    var end = sign + 1
    guard end < bytes.count, bytes[sign] == UInt8(ascii: "#") else { return }
    let holdsExpression = bytes[end...].starts(with: "${".utf8) || bytes[end...].starts(with: " ${".utf8)
    if holdsExpression {
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
      while bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    } else {
      guard bytes[end].isDigit else { return }
      while end < bytes.count, bytes[end].isDigit { end += 1 }
    }
    let written = SourceRange(sign, end)
    let whole = SourceRange(scalar.range.start, end)
    let quoted = source[whole].inQuotes
    let hint = "Put it in quotes\(whole.count <= 60 ? ": `\(quoted)`" : "")"
    report(
      Diagnostic(
        .commentInText, "The text ends before `\(source[written])`: behind a space, `#` begins a comment", at: written,
        hint: holdsExpression ? "\(hint)." : "\(hint); a comment has a space behind its `#`.",
        fix: holdsExpression ? Diagnostic.Fix("Put it in quotes", [Diagnostic.Edit(whole, quoted)]) : nil))
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
