import FormDiagnostics
import FormDocuments

extension Diagnostic {
  /// The finding in a JSON file: a fix that is written in YAML is turned into JSON, or left out where it cannot be.
  func inJSON(_ source: SourceText) -> Diagnostic {
    guard let fix else { return self }
    let edits = fix.edits.compactMap { $0.inJSON(source) }
    var diagnostic = self
    diagnostic.fix = edits.count == fix.edits.count ? Fix(fix.title, edits) : nil
    return diagnostic
  }
}

extension Diagnostic.Edit {
  /// The edit as it leaves JSON; nil when it does not.
  fileprivate func inJSON(_ source: SourceText) -> Diagnostic.Edit? {
    let old = source[range]
    guard old.hasPrefix("\"") || Self.isLiteral(old) else {
      // Inside a text anything may stand; around texts, which have quotes, names without quotes may not.
      let isAroundTexts = old.first.map { "{[,".contains($0) && (old.contains("\"") || old.count < 3) } ?? true
      return isAroundTexts && replacement.contains { $0.isLetter } ? nil : self
    }
    if replacement.hasPrefix("\"") || Self.isLiteral(replacement) { return self }
    var text = Substring(replacement)
    if text.count > 1, text.hasPrefix("'"), text.hasSuffix("'") {
      text = text.dropFirst().dropLast()
    } else if !text.utf8.allSatisfy(Self.isWordByte) {
      return nil
    }
    guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !"'\"\\".unicodeScalars.contains($0) }) else {
      return nil
    }
    return Diagnostic.Edit(range, "\"\(text)\"")
  }

  /// Whether `text` is a number, `true`, `false` or `null`.
  private static func isLiteral(_ text: String) -> Bool {
    if ["true", "false", "null"].contains(text) { return true }
    guard let first = text.utf8.first, first == UInt8(ascii: "-") || isDigit(first) else { return false }
    return text.utf8.allSatisfy { isDigit($0) || "+-.eE".utf8.contains($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "-")
  }
}
