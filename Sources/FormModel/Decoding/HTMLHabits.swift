import FormDiagnostics
import FormDocuments
import FormText

/// The rules that an author wrote as keys of a field, as HTML has them: `required: true` beside the label.
///
/// Each is reported with the way out and then read as the validator it means, so that nothing else is said about it.
struct HTMLHabits {
  /// What the entries mean.
  private(set) var validators: [Validator] = []
  private let mapping: Node.Mapping
  private let type: FieldType
  /// Whether one of the habits already has a repair that writes the key `validators`.
  private var bringsValidators = false
  /// How many more repairs are looked for: each goes over the whole field.
  private var repairsLeft = 100

  /// The habits in the field `mapping` of type `type`, none of which is found yet.
  init(_ mapping: Node.Mapping, of type: FieldType) {
    self.mapping = mapping
    self.type = type
  }

  /// Takes `entry`, whose key is none of the type's, if it is a habit; reports it then.
  mutating func claim(_ entry: Node.Entry, _ context: inout DecodingContext) -> Bool {
    guard case .scalar(let key) = entry.key, let kind = kind(of: key, &context) else { return false }
    let item = ValidatorItem(kind, entry.value, context.source)
    let isMisspelt = ValidatorType.meant(by: key.text) == nil
    let written = item.isBare ? "`validators: [\(kind.name)]`" : "an item `\(item.text)` under `validators`"
    context.report(
      Diagnostic(
        .unknownKey,
        "`\(key.text)` is \(isMisspelt ? "no key of \(type.noun)" : "a validator, not a key of a field")",
        at: key.range,
        hint: item.isOff ? "Leave it out: only what is listed under `validators` holds." : "Write \(written).",
        fix: fix(entry, key, item, context.source)))
    guard !item.isOff else { return true }
    if let argument = item.argument ?? kind.argument.read(entry.value, of: kind, for: type, &context) {
      validators.append(
        Validator(
          type: kind, argument: Placed(argument, at: entry.value.range), message: nil, when: nil, severity: .error,
          alert: nil, nameRange: key.range))
    }
    return true
  }

  /// The validator that the key names, as it is called here or elsewhere, or misspelt.
  private func kind(of key: Node.Scalar, _ context: inout DecodingContext) -> ValidatorType? {
    if let kind = ValidatorType.meant(by: key.text) { return kind.applies(type) ? kind : nil }
    let known = type.keys.keys.map(\.name) + ValidatorType.all.filter { $0.applies(type) }.map(\.name)
    guard let near = context.suggestions.nearest(to: key.text, in: known), near.isCertain,
      let kind = ValidatorType.named(near.name), kind.applies(type)
    else { return nil }
    return kind
  }

  /// The edit that moves the entry under `validators`.
  ///
  /// Of several entries without a list to move to, only the first gets one: the others follow once it is there.
  private mutating func fix(
    _ entry: Node.Entry, _ key: Node.Scalar, _ item: ValidatorItem, _ source: SourceText
  ) -> Diagnostic.Fix? {
    guard case .scalar(let argument) = entry.value, argument.style != .literal, argument.style != .folded,
      !argument.range.isEmpty, !entry.isMerged, !item.isOff, repairsLeft > 0
    else { return nil }
    repairsLeft -= 1
    let range = key.range.union(argument.range)
    let title = "Move it under `validators`"
    guard let listed = mapping["validators"] else {
      if bringsValidators { return nil }
      bringsValidators = true
      return Diagnostic.Fix(title, [Diagnostic.Edit(range, "validators: [\(item.text)]")])
    }
    guard case .sequence(let sequence) = listed.value, !listed.isMerged,
      let removed = removal(of: entry, range, source)
    else { return nil }
    guard source[sequence.range].hasPrefix("[") else {
      let indentation = source[SourceRange(source.startOfLine(around: sequence.range.start), sequence.range.start)]
      guard source[sequence.range].hasPrefix("-"), indentation.allSatisfy({ $0 == " " }) else { return nil }
      let line = "- \(item.text)\(source.lineBreak(after: sequence.range.start))\(indentation)"
      return Diagnostic.Fix(
        title, [Diagnostic.Edit(removed, ""), Diagnostic.Edit(SourceRange(at: sequence.range.start), line)])
    }
    let separator = sequence.items.isEmpty ? "" : ", "
    return Diagnostic.Fix(
      title,
      [Diagnostic.Edit(removed, ""), Diagnostic.Edit(SourceRange(at: sequence.range.end - 1), separator + item.text)])
  }

  /// What goes with the entry at `range`: its line, or the comma before or behind it; nil when neither can be told.
  private func removal(of entry: Node.Entry, _ range: SourceRange, _ source: SourceText) -> SourceRange? {
    guard source[mapping.range].hasPrefix("{") else { return Self.wholeLine(of: range, in: source) }
    guard let place = mapping.entries.firstIndex(where: { $0.key.range == entry.key.range }) else { return nil }
    let isComma: (SourceRange) -> Bool = { source[$0].filter { !$0.isWhitespace } == "," }
    if place > 0 {
      let gap = SourceRange(mapping.entries[place - 1].value.range.end, range.start)
      if gap.start <= gap.end, isComma(gap) { return gap.union(range) }
    } else if mapping.entries.count > 1 {
      let gap = SourceRange(range.end, mapping.entries[1].key.range.start)
      if gap.start <= gap.end, isComma(gap) { return range.union(gap) }
    }
    return nil
  }

  /// The line that holds `range` and nothing else but white space, with its line break; nil when there is more on it.
  private static func wholeLine(of range: SourceRange, in source: SourceText) -> SourceRange? {
    let start = source.startOfLine(around: range.start)
    guard let end = source.bytes[range.end...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let rest = source[SourceRange(start, range.start)] + source[SourceRange(range.end, end)]
    return rest.allSatisfy(\.isWhitespace) ? SourceRange(start, end + 1) : nil
  }
}

extension SourceText {
  /// Where the line begins that holds the byte at `offset`; looked for in that line alone.
  func startOfLine(around offset: Int) -> Int {
    bytes[..<offset].lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { $0 + 1 } ?? 0
  }

  /// The line break that ends the line of the byte at `offset`.
  func lineBreak(after offset: Int) -> String {
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? offset
    return end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}
