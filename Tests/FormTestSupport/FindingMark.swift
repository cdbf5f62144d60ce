public import FormDiagnostics

/// A finding that a text says it has: `# error: code` or `# warning: code` at the end of a line.
public struct FindingMark: Hashable, Sendable, CustomStringConvertible {
  /// The line that the finding points at, counted from 1.
  public let line: Int
  /// `error` or `warning`.
  public let severity: Severity
  /// The name of the code.
  public let code: String

  /// The mark for a finding with `code` on `line`.
  public init(line: Int, severity: Severity, code: String) {
    self.line = line
    self.severity = severity
    self.code = code
  }

  /// The mark that fits `diagnostic`, whose lines are those of `lines`.
  public init(_ diagnostic: Diagnostic, in lines: LineIndex) {
    self.init(
      line: lines.position(at: diagnostic.range.start).line, severity: diagnostic.severity, code: diagnostic.code.name)
  }

  /// The mark as it stands in the file, after the number of its line.
  public var description: String { "\(line): # \(severity.rawValue): \(code)" }

  /// The marks of `text`, in the order of its lines. JSON has no comments: there a mark may stand at the end of a
  /// string, so that quotes, brackets and commas may follow.
  public static func all(in text: SourceText) -> [FindingMark] {
    let lines = LineIndex(text)
    return (1...lines.lineCount).compactMap { line in
      let words = text[lines.contents(ofLine: line)].split(separator: " ").suffix(3)
      guard words.count == 3, words.first?.hasSuffix("#") == true, let last = words.last else { return nil }
      let code = last.prefix { $0.isLetter || $0 == "-" }
      guard last.dropFirst(code.count).allSatisfy({ "\"]},".contains($0) }) else { return nil }
      for severity in Severity.allCases where words.dropFirst().first == "\(severity.rawValue):" {
        return FindingMark(line: line, severity: severity, code: String(code))
      }
      return nil
    }
  }
}
