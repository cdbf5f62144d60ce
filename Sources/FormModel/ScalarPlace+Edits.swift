import FormDiagnostics
import FormDocuments

extension ScalarPlace {
  /// The edit that puts `text` in the place of the bytes `part` of the piece, spelt as the scalar spells its text.
  ///
  /// A scalar without quotes is put into quotes as a whole where its new text cannot stand without them. Nil when the
  /// text cannot be told from what was written.
  func edit(of part: Range<Int>, to text: String, in source: SourceText) -> Diagnostic.Edit? {
    let bytes = Array(scalar.text.utf8)
    let inside = part.lowerBound + offset..<part.upperBound + offset
    guard inside.upperBound <= bytes.count, !text.contains("\n") else { return nil }
    let place = range(of: part, in: source)
    switch scalar.style {
    case .literal, .folded: return Diagnostic.Edit(place, text)
    case .singleQuoted: return Diagnostic.Edit(place, text.doubling("'"))
    case .doubleQuoted: return Diagnostic.Edit(place, text.escaped)
    case .plain:
      let before = String(decoding: bytes[..<inside.lowerBound], as: UTF8.self)
      let whole = before + text + String(decoding: bytes[inside.upperBound...], as: UTF8.self)
      if whole.canStandPlain, !text.contains(where: { ",[]{}".contains($0) && !scalar.text.contains($0) }) {
        return Diagnostic.Edit(place, text)
      }
      return Diagnostic.Edit(scalar.range, whole.inQuotes)
    }
  }
}

extension String {
  /// The text as a scalar in quotes: in single ones, or in double ones where that leaves those in the text as they are.
  var inQuotes: String {
    contains("'") && !contains("\"") && !contains("\\") ? "\"\(self)\"" : "'\(doubling("'"))'"
  }

  /// Whether YAML reads the text without quotes as it stands, outside of brackets and on one line.
  fileprivate var canStandPlain: Bool {
    guard let first = unicodeScalars.first, first != " ", last != " ", last != ":" else { return false }
    if "[]{},#&*!|>'\"%@`".unicodeScalars.contains(first) { return false }
    if "-?:".unicodeScalars.contains(first), unicodeScalars.dropFirst().first.map({ $0 == " " }) ?? true {
      return false
    }
    return !contains(": ") && !contains(" #")
  }

  fileprivate func doubling(_ quote: Character) -> String {
    split(separator: quote, omittingEmptySubsequences: false).joined(separator: "\(quote)\(quote)")
  }

  /// The text with what double quotes want escaped.
  fileprivate var escaped: String {
    var result = ""
    for character in self {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
