import FormDiagnostics
import FormDocuments

/// A list item that a dash too many has cut in two:
///
///     - value: f
///     - label: Female
///
/// It is told as one mistake, and read as one item.
struct SplitItem {
  /// The item as it was meant.
  let whole: Node
  /// The finding, at the first key behind the dash too many.
  let diagnostic: Diagnostic

  /// The item that `first` and `second`, which follow each other in a list of mappings with `keys`, were meant to be;
  /// nil when the second stands for itself.
  init?(_ first: Node, _ second: Node, keys: KeySet, _ source: SourceText) {
    guard case .mapping(let above) = first, case .mapping(let below) = second, let required = keys.required.first,
      !below.has(required.name), above.has(required.name), let start = below.entries.first?.key.range,
      let dash = Self.dash(before: start.start, source),
      below.entries.allSatisfy({ entry in
        guard case .scalar(let key) = entry.key else { return false }
        return keys.contains(key.text) && !above.has(key.text)
      })
    else { return nil }
    let isBlock = !source[above.range].hasPrefix("{") && !source[below.range].hasPrefix("{")
    whole = .mapping(
      Node.Mapping(entries: above.entries + below.entries, range: above.range.union(below.range)))
    diagnostic = Diagnostic(
      .missingKey, "This item lacks `\(required.name)`, which the item above has", at: start,
      related: [Diagnostic.Related(above.entries.first?.key.range ?? above.range, "the item above")],
      hint: "Write \(DecodingContext.enumeration(below.entries.map { source[$0.key.range] })) into the item above, "
        + "without a dash before it.",
      fix: isBlock ? Diagnostic.Fix("Write it into the item above", [Diagnostic.Edit(dash, " ")]) : nil)
  }

  /// The dash right before `offset`, if it is the first thing on its line; nil for others.
  private static func dash(before offset: Int, _ source: SourceText) -> SourceRange? {
    guard offset >= 2, source[SourceRange(offset - 2, offset)] == "- " else { return nil }
    let line = source.startOfLine(around: offset)
    guard source[SourceRange(line, offset - 2)].allSatisfy({ $0 == " " }) else { return nil }
    return SourceRange(offset - 2, offset - 1)
  }
}
