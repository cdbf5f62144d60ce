import FormDiagnostics
import FormDocuments
import FormExpressions

/// A value inside `{ }` that a comma has cut into pieces: in `{initial: name.substring(0, 2)}` YAML takes `2)` for a key.
///
/// The pieces are reported as one mistake, and what is left of the value is not read.
struct CutValue {
  /// The key whose value was cut.
  let key: Node.Scalar
  /// The places of the pieces, which YAML took for keys, in the mapping.
  let pieces: Range<Int>
  private let range: SourceRange

  /// The value before the entry at `index`, when that entry and those after it are pieces of it; nil when they are not.
  init?(before index: Int, in mapping: Node.Mapping, _ source: SourceText) {
    guard index > 0, case .scalar(let key) = mapping.entries[index - 1].key,
      case .scalar(let value) = mapping.entries[index - 1].value, value.style == .plain, !value.range.isEmpty
    else { return nil }
    var end = value.range.end
    var next = index
    while next < mapping.entries.count, let piece = Self.piece(mapping.entries[next], source),
      Self.isComma(source[SourceRange(end, max(end, piece.start))])
    {
      end = piece.end
      next += 1
    }
    guard next > index else { return nil }
    self.key = key
    pieces = index..<next
    range = SourceRange(value.range.start, end)
  }

  /// The finding, at the first piece.
  func diagnostic(in mapping: Node.Mapping, _ source: SourceText) -> Diagnostic {
    let whole = source[range]
    let quoted = "'" + whole.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    let piece = mapping.entries[pieces.lowerBound].key.range
    let isRule = Self.rules.contains(key.text)
    if isRule, case .failure = Expression.parse(whole) {
      return Diagnostic(
        .unknownKey, "`\(source[piece])` is taken for a key: inside `{ }` a comma ends the value of `\(key.text)`",
        at: piece, related: [Diagnostic.Related(range, "the whole value")],
        hint: "Join conditions with `&&` or `||`.")
    }
    if whole.utf8.count < 20, whole.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ",") }), pieces.count == 1 {
      // `default: 1,5`
      let number = String(whole.map { $0 == "," ? "." : $0 })
      return Diagnostic(
        .unknownKey, "`\(source[piece])` is taken for a key: inside `{ }` a comma ends the value of `\(key.text)`",
        at: piece, related: [Diagnostic.Related(range, "the whole value")],
        hint: "Write `\(number)` for a number with a fraction, or put the whole value in quotes for a text.")
    }
    if [FieldKeys.of.name, FieldKeys.options.name, FieldKeys.validators.name].contains(key.text) {
      return Diagnostic(
        .unknownKey, "`\(source[piece])` is taken for a key: inside `{ }` a comma ends the value of `\(key.text)`",
        at: piece, related: [Diagnostic.Related(range, "the whole value")], hint: "Write a list: `[\(whole)]`.",
        fix: Diagnostic.Fix("Make a list of it", [Diagnostic.Edit(range, "[\(whole)]")]))
    }
    return Diagnostic(
      .unknownKey, "`\(source[piece])` is taken for a key: inside `{ }` a comma ends the value of `\(key.text)`",
      at: piece, related: [Diagnostic.Related(range, "the whole value")], hint: "Put the whole value in quotes.",
      fix: whole.contains("\n") ? nil : Diagnostic.Fix("Put it in quotes", [Diagnostic.Edit(range, quoted)]))
  }

  /// The keys whose values are expressions.
  private static let rules: Set<String> = [
    FieldKeys.relevant.name, FieldKeys.enabled.name, FieldKeys.readOnly.name, "constraint", "when",
  ]

  /// The place of an entry that has a plain key and no value, as a piece of a text has: no colon stands behind it.
  private static func piece(_ entry: Node.Entry, _ source: SourceText) -> SourceRange? {
    guard case .scalar(let key) = entry.key, key.style == .plain, !key.holdsWideSign, !entry.isMerged,
      case .scalar(let value) = entry.value, value.range.isEmpty, value.style == .plain, value.tag == nil
    else { return nil }
    let next = source.bytes[key.range.end...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return next == UInt8(ascii: ":") ? nil : key.range
  }

  private static func isComma(_ text: String) -> Bool {
    text.contains(",") && text.allSatisfy { $0 == "," || $0.isWhitespace }
  }
}
