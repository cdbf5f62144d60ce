import FormDiagnostics
import FormDocuments
import FormText

/// Options as other tools write them, read as what they mean after a finding.
extension Option {
  /// What is meant by `[m, Male]`: the option with that value and label, after a finding.
  static func tuple(_ node: Node, _ context: inout DecodingContext) -> Option? {
    guard case .sequence(let sequence) = node, sequence.items.count == 2, case .scalar(let value) = sequence.items[0],
      case .scalar(let label) = sequence.items[1], context.source[sequence.range].hasPrefix("["),
      !value.text.isEmpty, !label.text.isEmpty
    else { return nil }
    let meant = "{value: \(context.source[value.range]), label: \(context.source[label.range])}"
    context.reportWrongType(
      node, expected: "text, or a mapping of an option", of: "option", hint: "Write `\(meant)`.",
      fix: Diagnostic.Fix("Write it as an option", [Diagnostic.Edit(sequence.range, meant)]))
    return Option(
      Placed(value.text, at: value.range), label: LocalizedText.shape.read(sequence.items[1], "label", &context))
  }

  /// What is meant by `yes_please: Yes, please` or `자주: often`: the option with that value and label, after a finding.
  static func pair(_ mapping: Node.Mapping, _ context: inout DecodingContext) -> Option? {
    guard mapping.entries.count == 1, let entry = mapping.entries.first, case .scalar(let key) = entry.key,
      context.suggestions.nearest(to: key.text, in: Keys.all.keys.map(\.name)) == nil,
      Keys.foreign.meaning(of: key.text, in: Keys.all, isTaken: { _ in false }) == nil,
      case .scalar(let other) = entry.value,
      !entry.value.isHole
    else { return nil }
    // Where only what stands behind the colon could be a name, the label comes first.
    let isLabelFirst = !isIdentifier(key.text) && isIdentifier(other.text)
    let value = isLabelFirst ? other : key
    guard let label = LocalizedText.shape.read(.scalar(isLabelFirst ? key : other), "label", &context) else {
      return nil
    }
    let isInBraces = context.source[mapping.range].hasPrefix("{")
    let written = [value.range, label.range].map { range in
      isInBraces ? context.source[range] : writtenInBraces(context.source[range])
    }
    let option = "{value: \(written[0]), label: \(written[1])}"
    context.report(
      Diagnostic(
        .unknownKey, "`\(key.text)` is no key of an option", at: key.range,
        hint: "An option with a label is written `\(option)`.",
        fix: pairFix(isInBraces ? mapping.range : key.range.union(other.range), option, context.source)))
    return Option(Placed(value.text, at: value.range), label: label)
  }

  /// A key or value as it is written between braces, where some signs need quotes that need none outside; of one on
  /// several lines, that there is one.
  private static func writtenInBraces(_ text: String) -> String {
    if text.contains("\n") { return "…" }
    let isQuoted = text.hasPrefix("'") || text.hasPrefix("\"")
    return isQuoted || !text.contains { ",[]{}".contains($0) } ? text : "'\(text.replacing("'", with: "''"))'"
  }

  /// The edit that writes `option` in the place of the pair at `range`, if that stands on one line.
  private static func pairFix(_ range: SourceRange, _ option: String, _ source: SourceText) -> Diagnostic.Fix? {
    source[range].contains("\n") ? nil : Diagnostic.Fix("Write it as an option", [Diagnostic.Edit(range, option)])
  }
}
